#include <pthread.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/ushape.h>
#include <unicode/utext.h>

#include "text.h"

/// Byte offsets of each UTF-16 unit; both units of a pair have the pair's offset.
static int32_t *byte_offsets(const wide *text) {
  int32_t *offsets = malloc(sizeof(int32_t) * ((size_t)text->length + 1));
  if (!offsets) return NULL;
  int32_t bytes = 0;
  for (int32_t i = 0; i < text->length;) {
    UChar32 scalar;
    int32_t start = i;
    U16_NEXT(text->chars, i, text->length, scalar);
    for (int32_t unit = start; unit < i; unit++) offsets[unit] = bytes;
    bytes += U8_LENGTH(scalar) ? U8_LENGTH(scalar) : 3;
  }
  offsets[text->length] = bytes;
  return offsets;
}

int32_t cicu_bidi_runs(
    const char *text, int32_t length, int32_t base, int32_t *starts, int32_t *lengths,
    uint8_t *levels, int32_t capacity, int32_t *resolved_base) {
  UErrorCode status = U_ZERO_ERROR;
  wide content;
  if (!wide_open(&content, text, length)) return CICU_FAILED;
  int32_t result = CICU_FAILED;
  int32_t *offsets = byte_offsets(&content);
  UBiDi *bidi = ubidi_open();
  if (offsets && bidi) {
    UBiDiLevel level = base < 0 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
    ubidi_setPara(bidi, content.chars, content.length, level, NULL, &status);
    int32_t count = content.length > 0 ? ubidi_countRuns(bidi, &status) : 0;
    if (U_SUCCESS(status)) {
      for (int32_t i = 0; i < count && i < capacity; i++) {
        int32_t start, run;
        ubidi_getVisualRun(bidi, i, &start, &run);
        starts[i] = offsets[start];
        lengths[i] = offsets[start + run] - offsets[start];
        levels[i] = ubidi_getLevelAt(bidi, start);
      }
      *resolved_base = ubidi_getParaLevel(bidi);
      result = count;
    }
  }
  if (bidi) ubidi_close(bidi);
  free(offsets);
  wide_close(&content);
  return result;
}

int32_t cicu_first_strong(const char *text, int32_t length) {
  wide content;
  if (!wide_open(&content, text, length)) return CICU_FAILED;
  UBiDiDirection direction = ubidi_getBaseDirection(content.chars, content.length);
  wide_close(&content);
  return direction == UBIDI_LTR ? 0 : direction == UBIDI_RTL ? 1 : -1;
}

uint32_t cicu_mirror(uint32_t scalar) { return (uint32_t)u_charMirror((UChar32)scalar); }

bool cicu_shape_arabic(const uint16_t *text, int32_t count, uint16_t *out) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t written = u_shapeArabic(
      (const UChar *)text, count, (UChar *)out, count,
      U_SHAPE_LETTERS_SHAPE | U_SHAPE_LENGTH_FIXED_SPACES_NEAR | U_SHAPE_TEXT_DIRECTION_LOGICAL,
      &status);
  return U_SUCCESS(status) && written == count;
}

struct cicu_breaks {
  UBreakIterator *iterator;
  pthread_mutex_t mutex;
};

cicu_breaks *cicu_breaks_open(int32_t kind, const char *locale) {
  cicu_prepare();
  static const UBreakIteratorType kinds[] = {UBRK_WORD, UBRK_LINE, UBRK_SENTENCE};
  if (kind < 0 || kind > 2) return NULL;
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(kinds[kind], locale, NULL, 0, &status);
  cicu_breaks *breaks = U_SUCCESS(status) ? malloc(sizeof *breaks) : NULL;
  if (!breaks) {
    if (iterator) ubrk_close(iterator);
    return NULL;
  }
  breaks->iterator = iterator;
  pthread_mutex_init(&breaks->mutex, NULL);
  return breaks;
}

void cicu_breaks_close(cicu_breaks *breaks) {
  ubrk_close(breaks->iterator);
  pthread_mutex_destroy(&breaks->mutex);
  free(breaks);
}

int32_t cicu_breaks_find(
    cicu_breaks *breaks, const char *text, int32_t length, int32_t *offsets, int32_t *statuses,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UText *content = utext_openUTF8(NULL, text, length, &status);
  int32_t count = 0;
  pthread_mutex_lock(&breaks->mutex);
  ubrk_setUText(breaks->iterator, content, &status);
  if (U_SUCCESS(status)) {
    for (int32_t at = ubrk_first(breaks->iterator); at != UBRK_DONE;
         at = ubrk_next(breaks->iterator)) {
      if (count < capacity) {
        offsets[count] = at;
        statuses[count] = ubrk_getRuleStatus(breaks->iterator);
      }
      count++;
    }
  }
  // Let go of the text before its bytes go away.
  UErrorCode ignored = U_ZERO_ERROR;
  ubrk_setText(breaks->iterator, NULL, 0, &ignored);
  pthread_mutex_unlock(&breaks->mutex);
  utext_close(content);
  return U_SUCCESS(status) ? count : CICU_FAILED;
}

const char *cicu_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode code = uscript_getScript((UChar32)scalar, &status);
  return uscript_getShortName(U_SUCCESS(status) ? code : USCRIPT_UNKNOWN);
}

bool cicu_is_letter(uint32_t scalar) { return u_isUAlphabetic((UChar32)scalar); }

int32_t cicu_width(uint32_t scalar) {
  UChar32 c = (UChar32)scalar;
  if (c >= 0x20 && c < 0x7F) return 1;
  // Vowels and finals of conjoining Hangul stand in the cell of their initial.
  if ((c >= 0x1160 && c <= 0x11FF) || (c >= 0xD7B0 && c <= 0xD7FF)) return 0;
  if (c == 0x00AD) return 1;
  switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
      return 0;
    default:
      break;
  }
  int32_t width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

bool cicu_is_emoji_presentation(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

bool cicu_is_emoji(uint32_t scalar) { return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI); }

bool cicu_is_pictographic(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EXTENDED_PICTOGRAPHIC);
}
