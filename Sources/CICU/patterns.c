#include <unicode/uregex.h>

#include "text.h"

int32_t cicu_pattern_found(
    const char *pattern, int32_t pattern_length, const char *text, int32_t length, int32_t limit) {
  wide source;
  wide subject;
  if (!wide_open(&source, pattern, pattern_length)) return CICU_FAILED;
  if (!wide_open(&subject, text, length)) {
    wide_close(&source);
    return CICU_FAILED;
  }
  UErrorCode status = U_ZERO_ERROR;
  URegularExpression *expression = uregex_open(source.chars, source.length, 0, NULL, &status);
  int32_t result = CICU_FAILED;
  if (U_SUCCESS(status)) {
    // Steps of the matching engine, not time: the same input always gives the same answer.
    uregex_setTimeLimit(expression, limit, &status);
    uregex_setText(expression, subject.chars, subject.length, &status);
    UBool found = uregex_find(expression, 0, &status);
    if (U_SUCCESS(status)) {
      result = found ? 1 : 0;
    } else if (status == U_REGEX_TIME_OUT || status == U_REGEX_STACK_OVERFLOW) {
      result = 2;
    }
  }
  uregex_close(expression);
  wide_close(&subject);
  wide_close(&source);
  return result;
}
