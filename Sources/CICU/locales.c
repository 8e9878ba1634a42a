#include <pthread.h>
#include <unicode/ucal.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
#include <unicode/uset.h>

#include "text.h"

static void set_root(void) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_setDefault("root", &status);
}

void cicu_prepare(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, set_root);
}

int32_t cicu_version_icu(char *out, int32_t capacity) {
  UVersionInfo version;
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_getVersion(version);
  u_versionToString(version, text);
  return ascii(text, out, capacity);
}

int32_t cicu_version_cldr(char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UVersionInfo version;
  char text[U_MAX_VERSION_STRING_LENGTH];
  ulocdata_getCLDRVersion(version, &status);
  if (U_FAILURE(status)) return CICU_FAILED;
  u_versionToString(version, text);
  return ascii(text, out, capacity);
}

int32_t cicu_version_time_zones(char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const char *version = ucal_getTZDataVersion(&status);
  return U_SUCCESS(status) ? ascii(version, out, capacity) : CICU_FAILED;
}

static int32_t language_name(
    const ULocaleDisplayNames *names, const char *locale, char *out, int32_t capacity) {
  WRITE_WIDE(out, capacity, uldn_localeDisplayName(names, locale, buffer, room, &status));
}

int32_t cicu_language_name(
    const char *locale, const char *display, bool standalone, char *out, int32_t capacity) {
  cicu_prepare();
  UErrorCode status = U_ZERO_ERROR;
  UDisplayContext contexts[] = {
      UDISPCTX_STANDARD_NAMES, standalone ? UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
                                          : UDISPCTX_CAPITALIZATION_NONE};
  ULocaleDisplayNames *names = uldn_openForContext(display, contexts, 2, &status);
  if (U_FAILURE(status)) return CICU_FAILED;
  int32_t result = language_name(names, locale, out, capacity);
  uldn_close(names);
  return result;
}

bool cicu_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }

int32_t cicu_available_count(void) { return uloc_countAvailable(); }

const char *cicu_available(int32_t index) { return uloc_getAvailable(index); }

int32_t cicu_likely(const char *locale, char *out, int32_t capacity) {
  cicu_prepare();
  UErrorCode status = U_ZERO_ERROR;
  int32_t needed = uloc_addLikelySubtags(locale, out, capacity, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? needed : CICU_FAILED;
}

/// Whether a resource, a string or an array of strings, holds that text.
static bool holds(UResourceBundle *resource, const UChar *text, int32_t length) {
  for (int32_t i = 0; i < ures_getSize(resource); i++) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = 0;
    const UChar *item = ures_getStringByIndex(resource, i, &count, &status);
    if (U_SUCCESS(status) && count == length && u_memcmp(item, text, length) == 0) return true;
  }
  return false;
}

int32_t cicu_listed_parent(const char *locale, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t result = CICU_FAILED;
  wide name;
  if (!wide_open(&name, locale, (int32_t)strlen(locale))) return CICU_FAILED;
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &status);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", NULL, &status);
  if (U_SUCCESS(status)) result = 0;
  UResourceBundle *children = NULL;
  while (U_SUCCESS(status) && ures_hasNext(parents)) {
    children = ures_getNextResource(parents, children, &status);
    if (U_SUCCESS(status) && holds(children, name.chars, name.length)) {
      result = ascii(ures_getKey(children), out, capacity);
      break;
    }
  }
  ures_close(children);
  ures_close(parents);
  ures_close(data);
  wide_close(&name);
  return result;
}

int32_t cicu_default_numbering(const char *locale, char *out, int32_t capacity) {
  cicu_prepare();
  UErrorCode status = U_ZERO_ERROR;
  UNumberingSystem *system = unumsys_open(locale, &status);
  if (U_FAILURE(status)) return CICU_FAILED;
  int32_t result = ascii(unumsys_getName(system), out, capacity);
  unumsys_close(system);
  return result;
}

int32_t cicu_exemplars(const char *locale, uint32_t *ranges, int32_t capacity) {
  cicu_prepare();
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale, &status);
  USet *letters = ulocdata_getExemplarSet(data, NULL, 0, ULOCDATA_ES_STANDARD, &status);
  int32_t count = 0;
  if (U_SUCCESS(status) && letters) {
    for (int32_t i = 0; i < uset_getItemCount(letters); i++) {
      UChar32 first, last;
      // Items of several letters, as digraphs, are no ranges.
      if (uset_getItem(letters, i, &first, &last, NULL, 0, &status) != 0) continue;
      if (count + 2 <= capacity) {
        ranges[count] = (uint32_t)first;
        ranges[count + 1] = (uint32_t)last;
      }
      count += 2;
    }
  }
  if (letters) uset_close(letters);
  ulocdata_close(data);
  return U_SUCCESS(status) ? count : CICU_FAILED;
}
