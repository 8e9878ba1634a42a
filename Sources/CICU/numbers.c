#include <pthread.h>
#include <unicode/uenum.h>
#include <unicode/ulistformatter.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>

#include "text.h"

// UNumberFormatter, UPluralRules and UListFormatter are immutable once open: no locking.

struct cicu_number {
  UNumberFormatter *formatter;
};

cicu_number *cicu_number_open(const char *skeleton, const char *locale) {
  cicu_prepare();
  UErrorCode status = U_ZERO_ERROR;
  wide text;
  if (!wide_open(&text, skeleton, (int32_t)strlen(skeleton))) return NULL;
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale(text.chars, text.length, locale, &status);
  wide_close(&text);
  cicu_number *number = U_SUCCESS(status) ? malloc(sizeof *number) : NULL;
  if (!number) {
    unumf_close(formatter);
    return NULL;
  }
  number->formatter = formatter;
  return number;
}

void cicu_number_close(cicu_number *number) {
  unumf_close(number->formatter);
  free(number);
}

static pthread_key_t results;

static void close_result(void *result) { unumf_closeResult(result); }

static void create_results(void) { pthread_key_create(&results, close_result); }

/// One result a thread, kept: opening one takes as long as formatting a short number.
static UFormattedNumber *thread_result(UErrorCode *status) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, create_results);
  UFormattedNumber *result = pthread_getspecific(results);
  if (!result) {
    result = unumf_openResult(status);
    if (U_SUCCESS(*status)) pthread_setspecific(results, result);
  }
  return result;
}

static int32_t shown(const UFormattedNumber *formatted, char *out, int32_t capacity) {
  WRITE_WIDE(out, capacity, unumf_resultToString(formatted, buffer, room, &status));
}

int32_t cicu_number_format_int(
    const cicu_number *number, int64_t value, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *formatted = thread_result(&status);
  unumf_formatInt(number->formatter, value, formatted, &status);
  return U_SUCCESS(status) ? shown(formatted, out, capacity) : CICU_FAILED;
}

int32_t cicu_number_format_double(
    const cicu_number *number, double value, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *formatted = thread_result(&status);
  unumf_formatDouble(number->formatter, value, formatted, &status);
  return U_SUCCESS(status) ? shown(formatted, out, capacity) : CICU_FAILED;
}

int32_t cicu_number_format_digits(
    const cicu_number *number, const char *digits, int32_t length, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *formatted = thread_result(&status);
  unumf_formatDecimal(number->formatter, digits, length, formatted, &status);
  return U_SUCCESS(status) ? shown(formatted, out, capacity) : CICU_FAILED;
}

struct cicu_plural {
  UPluralRules *rules;
};

cicu_plural *cicu_plural_open(const char *locale) {
  cicu_prepare();
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_openForType(locale, UPLURAL_TYPE_CARDINAL, &status);
  cicu_plural *plural = U_SUCCESS(status) ? malloc(sizeof *plural) : NULL;
  if (!plural) {
    uplrules_close(rules);
    return NULL;
  }
  plural->rules = rules;
  return plural;
}

void cicu_plural_close(cicu_plural *plural) {
  uplrules_close(plural->rules);
  free(plural);
}

/// The code of a CLDR keyword, by the letters that tell the six apart.
static int32_t category(int first, int second) {
  switch (first) {
    case 'z': return 0;
    case 'o': return second == 'n' ? 1 : 5;
    case 't': return 2;
    case 'f': return 3;
    case 'm': return 4;
    default: return CICU_FAILED;
  }
}

int32_t cicu_plural_select_int(const cicu_plural *plural, int64_t value) {
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[32];
  uplrules_select(plural->rules, (double)value, keyword, 32, &status);
  return U_SUCCESS(status) ? category(keyword[0], keyword[1]) : CICU_FAILED;
}

int32_t cicu_plural_select_shown(
    const cicu_plural *plural, const cicu_number *number, const char *digits, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[32];
  UFormattedNumber *formatted = thread_result(&status);
  unumf_formatDecimal(number->formatter, digits, length, formatted, &status);
  uplrules_selectFormatted(plural->rules, formatted, keyword, 32, &status);
  return U_SUCCESS(status) ? category(keyword[0], keyword[1]) : CICU_FAILED;
}

int32_t cicu_plural_categories(const cicu_plural *plural) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *keywords = uplrules_getKeywords(plural->rules, &status);
  int32_t bits = 0;
  const char *keyword;
  while (U_SUCCESS(status) && (keyword = uenum_next(keywords, NULL, &status))) {
    int32_t code = category(keyword[0], keyword[1]);
    if (code >= 0) bits |= 1 << code;
  }
  uenum_close(keywords);
  return U_SUCCESS(status) ? bits : CICU_FAILED;
}

struct cicu_list {
  UListFormatter *formatter;
};

cicu_list *cicu_list_open(const char *locale, int32_t kind, int32_t width) {
  cicu_prepare();
  static const UListFormatterType kinds[] = {
      ULISTFMT_TYPE_AND, ULISTFMT_TYPE_OR, ULISTFMT_TYPE_UNITS};
  static const UListFormatterWidth widths[] = {
      ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW};
  if (kind < 0 || kind > 2 || width < 0 || width > 2) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  UListFormatter *formatter = ulistfmt_openForType(locale, kinds[kind], widths[width], &status);
  cicu_list *list = U_SUCCESS(status) ? malloc(sizeof *list) : NULL;
  if (!list) {
    if (formatter) ulistfmt_close(formatter);
    return NULL;
  }
  list->formatter = formatter;
  return list;
}

void cicu_list_close(cicu_list *list) {
  ulistfmt_close(list->formatter);
  free(list);
}

static int32_t format_list(
    const cicu_list *list, const UChar *const *items, const int32_t *counts, int32_t count,
    char *out, int32_t capacity) {
  WRITE_WIDE(
      out, capacity,
      ulistfmt_format(list->formatter, items, counts, count, buffer, room, &status));
}

int32_t cicu_list_format(
    const cicu_list *list, const char *items, const int32_t *lengths, int32_t count, char *out,
    int32_t capacity) {
  if (count <= 0) return count == 0 ? 0 : CICU_FAILED;
  int32_t bytes = 0;
  for (int32_t i = 0; i < count; i++) bytes += lengths[i];
  UChar *units = malloc(sizeof(UChar) * ((size_t)bytes + 1));
  const UChar **starts = malloc(sizeof(UChar *) * (size_t)count);
  int32_t *counts = malloc(sizeof(int32_t) * (size_t)count);
  int32_t result = CICU_FAILED;
  if (units && starts && counts) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t at = 0, from = 0;
    for (int32_t i = 0; i < count && U_SUCCESS(status); i++) {
      starts[i] = units + at;
      u_strFromUTF8WithSub(
          units + at, bytes - at + 1, &counts[i], items + from, lengths[i], 0xFFFD, NULL, &status);
      at += counts[i];
      from += lengths[i];
    }
    if (U_SUCCESS(status)) result = format_list(list, starts, counts, count, out, capacity);
  }
  free(units);
  free(starts);
  free(counts);
  return result;
}

int32_t cicu_duration_pattern(const char *locale, const char *key, char *out, int32_t capacity) {
  cicu_prepare();
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *units = ures_open(U_ICUDATA_NAME "-unit", locale, &status);
  int32_t result = CICU_FAILED;
  UResourceBundle *durations = ures_getByKey(units, "durationUnits", NULL, &status);
  int32_t count = 0;
  const UChar *pattern = ures_getStringByKey(durations, key, &count, &status);
  if (U_SUCCESS(status)) result = narrow(pattern, count, out, capacity);
  ures_close(durations);
  ures_close(units);
  return result;
}
