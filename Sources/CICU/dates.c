#include <pthread.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/udisplaycontext.h>
#include <unicode/ureldatefmt.h>

#include "text.h"

// UDateFormat, UDateTimePatternGenerator and UCalendar change while they work: each has its lock.

struct cicu_lock {
  pthread_mutex_t mutex;
};

cicu_lock *cicu_lock_open(void) {
  cicu_lock *lock = malloc(sizeof *lock);
  if (lock) pthread_mutex_init(&lock->mutex, NULL);
  return lock;
}

void cicu_lock_close(cicu_lock *lock) {
  pthread_mutex_destroy(&lock->mutex);
  free(lock);
}

void cicu_lock_acquire(cicu_lock *lock) { pthread_mutex_lock(&lock->mutex); }

void cicu_lock_release(cicu_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

struct cicu_date {
  UDateFormat *format;
  pthread_mutex_t mutex;
};

static cicu_date *open_date(
    const char *locale, const char *zone, UDateFormatStyle date_style,
    UDateFormatStyle time_style, const UChar *pattern, int32_t pattern_length) {
  cicu_prepare();
  UErrorCode status = U_ZERO_ERROR;
  wide name;
  if (!wide_open(&name, zone, (int32_t)strlen(zone))) return NULL;
  UDateFormat *format = udat_open(
      time_style, date_style, locale, name.chars, name.length, pattern, pattern_length, &status);
  wide_close(&name);
  cicu_date *date = U_SUCCESS(status) ? malloc(sizeof *date) : NULL;
  if (!date) {
    if (format) udat_close(format);
    return NULL;
  }
  date->format = format;
  pthread_mutex_init(&date->mutex, NULL);
  return date;
}

cicu_date *cicu_date_open_styles(
    const char *locale, const char *zone, int32_t date_style, int32_t time_style) {
  if (date_style < -1 || date_style > 3 || time_style < -1 || time_style > 3) return NULL;
  return open_date(
      locale, zone, (UDateFormatStyle)date_style, (UDateFormatStyle)time_style, NULL, 0);
}

cicu_date *cicu_date_open_pattern(
    const char *locale, const char *zone, const char *pattern, int32_t length) {
  wide text;
  if (!wide_open(&text, pattern, length)) return NULL;
  cicu_date *date =
      open_date(locale, zone, UDAT_PATTERN, UDAT_PATTERN, text.chars, text.length);
  wide_close(&text);
  return date;
}

void cicu_date_close(cicu_date *date) {
  udat_close(date->format);
  pthread_mutex_destroy(&date->mutex);
  free(date);
}

static int32_t format_date(UDateFormat *format, double milliseconds, char *out, int32_t capacity) {
  WRITE_WIDE(out, capacity, udat_format(format, milliseconds, buffer, room, NULL, &status));
}

int32_t cicu_date_format(cicu_date *date, double milliseconds, char *out, int32_t capacity) {
  pthread_mutex_lock(&date->mutex);
  int32_t result = format_date(date->format, milliseconds, out, capacity);
  pthread_mutex_unlock(&date->mutex);
  return result;
}

static int32_t date_pattern(UDateFormat *format, char *out, int32_t capacity) {
  WRITE_WIDE(out, capacity, udat_toPattern(format, false, buffer, room, &status));
}

int32_t cicu_date_pattern(cicu_date *date, char *out, int32_t capacity) {
  pthread_mutex_lock(&date->mutex);
  int32_t result = date_pattern(date->format, out, capacity);
  pthread_mutex_unlock(&date->mutex);
  return result;
}

struct cicu_skeletons {
  UDateTimePatternGenerator *generator;
  pthread_mutex_t mutex;
};

cicu_skeletons *cicu_skeletons_open(const char *locale) {
  cicu_prepare();
  UErrorCode status = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
  cicu_skeletons *skeletons = U_SUCCESS(status) ? malloc(sizeof *skeletons) : NULL;
  if (!skeletons) {
    udatpg_close(generator);
    return NULL;
  }
  skeletons->generator = generator;
  pthread_mutex_init(&skeletons->mutex, NULL);
  return skeletons;
}

void cicu_skeletons_close(cicu_skeletons *skeletons) {
  udatpg_close(skeletons->generator);
  pthread_mutex_destroy(&skeletons->mutex);
  free(skeletons);
}

static int32_t best_pattern(
    UDateTimePatternGenerator *generator, const wide *text, char *out, int32_t capacity) {
  WRITE_WIDE(
      out, capacity,
      udatpg_getBestPattern(generator, text->chars, text->length, buffer, room, &status));
}

int32_t cicu_skeletons_pattern(
    cicu_skeletons *skeletons, const char *skeleton, char *out, int32_t capacity) {
  wide text;
  if (!wide_open(&text, skeleton, (int32_t)strlen(skeleton))) return CICU_FAILED;
  pthread_mutex_lock(&skeletons->mutex);
  int32_t result = best_pattern(skeletons->generator, &text, out, capacity);
  pthread_mutex_unlock(&skeletons->mutex);
  wide_close(&text);
  return result;
}

struct cicu_relative {
  URelativeDateTimeFormatter *formatter;
  pthread_mutex_t mutex;
};

cicu_relative *cicu_relative_open(const char *locale, int32_t width) {
  cicu_prepare();
  static const UDateRelativeDateTimeFormatterStyle widths[] = {
      UDAT_STYLE_LONG, UDAT_STYLE_SHORT, UDAT_STYLE_NARROW};
  if (width < 0 || width > 2) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  URelativeDateTimeFormatter *formatter =
      ureldatefmt_open(locale, NULL, widths[width], UDISPCTX_CAPITALIZATION_NONE, &status);
  cicu_relative *relative = U_SUCCESS(status) ? malloc(sizeof *relative) : NULL;
  if (!relative) {
    ureldatefmt_close(formatter);
    return NULL;
  }
  relative->formatter = formatter;
  pthread_mutex_init(&relative->mutex, NULL);
  return relative;
}

void cicu_relative_close(cicu_relative *relative) {
  ureldatefmt_close(relative->formatter);
  pthread_mutex_destroy(&relative->mutex);
  free(relative);
}

static int32_t format_relative(
    URelativeDateTimeFormatter *formatter, double value, int32_t unit, bool numeric, char *out,
    int32_t capacity) {
  if (numeric) {
    WRITE_WIDE(
        out, capacity,
        ureldatefmt_formatNumeric(
            formatter, value, (URelativeDateTimeUnit)unit, buffer, room, &status));
  }
  WRITE_WIDE(
      out, capacity,
      ureldatefmt_format(formatter, value, (URelativeDateTimeUnit)unit, buffer, room, &status));
}

int32_t cicu_relative_format(
    cicu_relative *relative, double value, int32_t unit, bool numeric, char *out,
    int32_t capacity) {
  if (unit < 0 || unit > 7) return CICU_FAILED;
  pthread_mutex_lock(&relative->mutex);
  int32_t result = format_relative(relative->formatter, value, unit, numeric, out, capacity);
  pthread_mutex_unlock(&relative->mutex);
  return result;
}

bool cicu_zone_known(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UChar canonical[64];
  UBool system = false;
  wide text;
  if (!wide_open(&text, name, (int32_t)strlen(name))) return false;
  ucal_getCanonicalTimeZoneID(text.chars, text.length, canonical, 64, &system, &status);
  wide_close(&text);
  return U_SUCCESS(status) && system && strcmp(name, "Etc/Unknown") != 0;
}

struct cicu_zone {
  UCalendar *calendar;
  pthread_mutex_t mutex;
};

cicu_zone *cicu_zone_open(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  wide text;
  if (!cicu_zone_known(name) || !wide_open(&text, name, (int32_t)strlen(name))) return NULL;
  UCalendar *calendar = ucal_open(text.chars, text.length, "en", UCAL_GREGORIAN, &status);
  wide_close(&text);
  cicu_zone *zone = U_SUCCESS(status) ? malloc(sizeof *zone) : NULL;
  if (!zone) {
    if (calendar) ucal_close(calendar);
    return NULL;
  }
  zone->calendar = calendar;
  pthread_mutex_init(&zone->mutex, NULL);
  return zone;
}

void cicu_zone_close(cicu_zone *zone) {
  ucal_close(zone->calendar);
  pthread_mutex_destroy(&zone->mutex);
  free(zone);
}

int32_t cicu_zone_offset(cicu_zone *zone, double milliseconds) {
  UErrorCode status = U_ZERO_ERROR;
  pthread_mutex_lock(&zone->mutex);
  ucal_setMillis(zone->calendar, milliseconds, &status);
  int32_t offset = ucal_get(zone->calendar, UCAL_ZONE_OFFSET, &status);
  offset += ucal_get(zone->calendar, UCAL_DST_OFFSET, &status);
  pthread_mutex_unlock(&zone->mutex);
  return U_SUCCESS(status) ? offset / 1000 : INT32_MIN;
}
