#ifndef POLYGLANCE_CICU_H
#define POLYGLANCE_CICU_H

// An opaque façade over ICU. No ICU header and no ICU type is visible here, because ICU's types
// clash with those of Foundation's private copy; names are stable across ICU versions.
//
// Text is UTF-8 with a length in bytes. A function that writes text returns the number of bytes
// that the text needs: when that is more than `capacity`, nothing useful was written and the call
// is to be repeated with more room. A negative result is a failure. Every handle may be used from
// several threads at once. `open` functions return NULL on failure.

#include <stdbool.h>
#include <stdint.h>

#define CICU_FAILED (-1)

// Locking, so that the Swift side needs no Foundation for its caches.
typedef struct cicu_lock cicu_lock;
cicu_lock *cicu_lock_open(void);
void cicu_lock_close(cicu_lock *lock);
void cicu_lock_acquire(cicu_lock *lock);
void cicu_lock_release(cicu_lock *lock);

// Versions of the library and its data.
int32_t cicu_version_icu(char *out, int32_t capacity);
int32_t cicu_version_cldr(char *out, int32_t capacity);
int32_t cicu_version_time_zones(char *out, int32_t capacity);

// Whether a regular expression is found in a text: 1, 0, 2 when it gave up after about that many
// thousand steps; failed for what is no regular expression.
int32_t cicu_pattern_found(
    const char *pattern, int32_t pattern_length, const char *text, int32_t length, int32_t limit);

// Numbers, by ICU number skeleton. `digits` is a decimal literal as "-12.50" or "1e6".
typedef struct cicu_number cicu_number;
cicu_number *cicu_number_open(const char *skeleton, const char *locale);
void cicu_number_close(cicu_number *number);
int32_t cicu_number_format_int(
    const cicu_number *number, int64_t value, char *out, int32_t capacity);
int32_t cicu_number_format_double(
    const cicu_number *number, double value, char *out, int32_t capacity);
int32_t cicu_number_format_digits(
    const cicu_number *number, const char *digits, int32_t length, char *out, int32_t capacity);

// Cardinal plural categories: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other.
typedef struct cicu_plural cicu_plural;
cicu_plural *cicu_plural_open(const char *locale);
void cicu_plural_close(cicu_plural *plural);
int32_t cicu_plural_select_int(const cicu_plural *plural, int64_t value);
// The category of a number as `number` would show it: visible fraction digits and a compact
// exponent count.
int32_t cicu_plural_select_shown(
    const cicu_plural *plural, const cicu_number *number, const char *digits, int32_t length);
// The categories of the language, a bit each.
int32_t cicu_plural_categories(const cicu_plural *plural);

// Lists. `items` holds all items end to end; `lengths` the bytes of each.
enum { CICU_LIST_AND = 0, CICU_LIST_OR = 1, CICU_LIST_UNITS = 2 };
enum { CICU_WIDE = 0, CICU_SHORT = 1, CICU_NARROW = 2 };
typedef struct cicu_list cicu_list;
cicu_list *cicu_list_open(const char *locale, int32_t kind, int32_t width);
void cicu_list_close(cicu_list *list);
int32_t cicu_list_format(
    const cicu_list *list, const char *items, const int32_t *lengths, int32_t count, char *out,
    int32_t capacity);

// The pattern of a running duration, as "h:mm:ss" (key "hms") or "m:ss" (key "ms").
int32_t cicu_duration_pattern(const char *locale, const char *key, char *out, int32_t capacity);

// Dates. Styles: -1 none, 0 full, 1 long, 2 medium, 3 short. Times are milliseconds since 1970.
typedef struct cicu_date cicu_date;
cicu_date *cicu_date_open_styles(
    const char *locale, const char *zone, int32_t date_style, int32_t time_style);
cicu_date *cicu_date_open_pattern(
    const char *locale, const char *zone, const char *pattern, int32_t length);
void cicu_date_close(cicu_date *date);
int32_t cicu_date_format(cicu_date *date, double milliseconds, char *out, int32_t capacity);
int32_t cicu_date_pattern(cicu_date *date, char *out, int32_t capacity);

// From a skeleton ("yMMMdjm") to the pattern that the locale writes it with.
typedef struct cicu_skeletons cicu_skeletons;
cicu_skeletons *cicu_skeletons_open(const char *locale);
void cicu_skeletons_close(cicu_skeletons *skeletons);
int32_t cicu_skeletons_pattern(
    cicu_skeletons *skeletons, const char *skeleton, char *out, int32_t capacity);

// Relative dates ("in 5 minutes"). Units: 0 year, 2 month, 3 week, 4 day, 5 hour, 6 minute,
// 7 second.
typedef struct cicu_relative cicu_relative;
cicu_relative *cicu_relative_open(const char *locale, int32_t width);
void cicu_relative_close(cicu_relative *relative);
int32_t cicu_relative_format(
    cicu_relative *relative, double value, int32_t unit, bool numeric, char *out,
    int32_t capacity);

// Time zones by IANA name.
typedef struct cicu_zone cicu_zone;
bool cicu_zone_known(const char *name);
cicu_zone *cicu_zone_open(const char *name);
void cicu_zone_close(cicu_zone *zone);
// Seconds east of UTC at that instant, or INT32_MIN on failure.
int32_t cicu_zone_offset(cicu_zone *zone, double milliseconds);

// The name of `locale` in the language of `display`; `standalone` capitalizes it for a list.
int32_t cicu_language_name(
    const char *locale, const char *display, bool standalone, char *out, int32_t capacity);

// What the library itself knows of a locale, to compare our tables with.
bool cicu_right_to_left(const char *locale);
int32_t cicu_available_count(void);
const char *cicu_available(int32_t index);  // in static memory
int32_t cicu_likely(const char *locale, char *out, int32_t capacity);
// The parent that is listed for a locale; empty where none is listed.
int32_t cicu_listed_parent(const char *locale, char *out, int32_t capacity);
// The numbering system that ICU itself would use.
int32_t cicu_default_numbering(const char *locale, char *out, int32_t capacity);

// Bidirectional text. `base`: 0 left to right, 1 right to left, -1 by the first strong letter,
// left to right without one. Runs come in visual order, as byte ranges; the result is their
// number, and `capacity` counts runs. `resolved_base` gets the paragraph's level.
int32_t cicu_bidi_runs(
    const char *text, int32_t length, int32_t base, int32_t *starts, int32_t *lengths,
    uint8_t *levels, int32_t capacity, int32_t *resolved_base);
// 0 left to right, 1 right to left, -1 without a strong letter.
int32_t cicu_first_strong(const char *text, int32_t length);
uint32_t cicu_mirror(uint32_t scalar);
// Presentation forms, unit by unit: where lam and alef join, one of the two becomes a blank.
bool cicu_shape_arabic(const uint16_t *text, int32_t count, uint16_t *out);

// Text boundaries as byte offsets, 0 and the end among them; `capacity` counts offsets.
enum { CICU_BREAK_WORD = 0, CICU_BREAK_LINE = 1, CICU_BREAK_SENTENCE = 2 };
typedef struct cicu_breaks cicu_breaks;
cicu_breaks *cicu_breaks_open(int32_t kind, const char *locale);
void cicu_breaks_close(cicu_breaks *breaks);
// `statuses` gets the rule status that ended at each offset: for words 0–99 is no word, for lines
// 100 and above is mandatory.
int32_t cicu_breaks_find(
    cicu_breaks *breaks, const char *text, int32_t length, int32_t *offsets, int32_t *statuses,
    int32_t capacity);

// Properties of one scalar.
const char *cicu_script(uint32_t scalar);  // four letters, in static memory
bool cicu_is_letter(uint32_t scalar);

// The letters that a language is written with (CLDR's main exemplar characters), in lower case, as
// pairs of first and last scalar. Returns how many numbers there are; none where CLDR lists none.
int32_t cicu_exemplars(const char *locale, uint32_t *ranges, int32_t capacity);
int32_t cicu_width(uint32_t scalar);  // 0, 1 or 2 terminal cells
bool cicu_is_emoji_presentation(uint32_t scalar);
bool cicu_is_emoji(uint32_t scalar);
bool cicu_is_pictographic(uint32_t scalar);

#endif
