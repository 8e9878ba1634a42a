#ifndef POLYGLANCE_CICU_TEXT_H
#define POLYGLANCE_CICU_TEXT_H

// Private to the C files: UTF-8 at the border, UTF-16 inside.

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ustring.h>
#include <unicode/utypes.h>

#include "CICU.h"

#define WIDE_ROOM 256

/// UTF-16 text, on the stack as long as it is short.
typedef struct {
  UChar room[WIDE_ROOM];
  UChar *chars;
  int32_t length;
} wide;

/// Ill-formed bytes become U+FFFD. False when memory is out.
static inline bool wide_open(wide *text, const char *bytes, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  text->chars = text->room;
  text->length = 0;
  if (length >= WIDE_ROOM) {
    text->chars = malloc(sizeof(UChar) * ((size_t)length + 1));
    if (!text->chars) return false;
  }
  // UTF-16 never needs more units than UTF-8 needs bytes.
  int32_t capacity = text->chars == text->room ? WIDE_ROOM : length + 1;
  u_strFromUTF8WithSub(
      text->chars, capacity, &text->length, bytes, length, 0xFFFD, NULL, &status);
  if (U_SUCCESS(status)) return true;
  if (text->chars != text->room) free(text->chars);
  text->chars = text->room;
  return false;
}

static inline void wide_close(wide *text) {
  if (text->chars != text->room) free(text->chars);
}

static inline int32_t narrow(const UChar *chars, int32_t length, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t needed = 0;
  u_strToUTF8WithSub(out, capacity, &needed, chars, length, 0xFFFD, NULL, &status);
  if (U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR) return needed;
  return CICU_FAILED;
}

/// Makes the root locale ICU's default, once: a language without data must not fall back to the
/// machine's. Whatever takes a locale calls this first.
void cicu_prepare(void);

/// Plain ASCII from ICU, copied under the convention for text.
static inline int32_t ascii(const char *text, char *out, int32_t capacity) {
  int32_t length = (int32_t)strlen(text);
  if (length <= capacity) memcpy(out, text, (size_t)length);
  return length;
}

/// Evaluates `call`, which writes to `buffer` of `room` units and sets `status`, at most twice;
/// it must not use the names declared here for anything else.
#define WRITE_WIDE(out, capacity, call)                                         \
  do {                                                                          \
    UChar stack[WIDE_ROOM];                                                     \
    UChar *buffer = stack;                                                      \
    int32_t room = WIDE_ROOM;                                                   \
    UErrorCode status = U_ZERO_ERROR;                                           \
    int32_t needed = (call);                                                    \
    if (status == U_BUFFER_OVERFLOW_ERROR) {                                    \
      room = needed + 1;                                                        \
      buffer = malloc(sizeof(UChar) * (size_t)room);                            \
      if (!buffer) return CICU_FAILED;                                          \
      status = U_ZERO_ERROR;                                                    \
      needed = (call);                                                          \
    }                                                                           \
    int32_t result =                                                            \
        U_SUCCESS(status) ? narrow(buffer, needed, out, capacity) : CICU_FAILED; \
    if (buffer != stack) free(buffer);                                          \
    return result;                                                              \
  } while (0)

#endif
