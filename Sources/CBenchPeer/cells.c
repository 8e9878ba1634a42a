#include <stdlib.h>
#include <string.h>
#include <unicode/udat.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

#include "CBenchPeer.h"

enum { ROOM = 256 };

typedef struct {
  UPluralRules *plural;
  UNumberFormat *number;
  UNumberFormat *percent;
  UDateFormat *date;
} formatters;

struct bench_cells {
  int32_t count;
  formatters *all;
};

static bool open_all(formatters *all, const char *locale, const char *pattern, const char *zone) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide_zone[64], wide_pattern[ROOM];
  int32_t length = 0;
  u_strFromUTF8(wide_zone, 64, NULL, zone, -1, &status);
  u_strFromUTF8(wide_pattern, ROOM, &length, pattern, -1, &status);
  all->plural = uplrules_open(locale, &status);
  all->number = unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, &status);
  all->percent = unum_open(UNUM_PERCENT, NULL, 0, locale, NULL, &status);
  all->date =
      udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, wide_zone, -1, wide_pattern, length, &status);
  return U_SUCCESS(status);
}

bench_cells *bench_cells_open(
    const char *const *locales, const char *const *patterns, int32_t count, const char *zone) {
  bench_cells *cells = malloc(sizeof *cells);
  if (!cells) return NULL;
  cells->count = count;
  cells->all = calloc((size_t)count, sizeof *cells->all);
  bool is_open = cells->all != NULL && count > 0;
  for (int32_t i = 0; is_open && i < count; i++) {
    is_open = open_all(&cells->all[i], locales[i], patterns[i], zone);
  }
  if (is_open) return cells;
  bench_cells_close(cells);
  return NULL;
}

void bench_cells_close(bench_cells *cells) {
  for (int32_t i = 0; cells->all && i < cells->count; i++) {
    if (cells->all[i].plural) uplrules_close(cells->all[i].plural);
    if (cells->all[i].number) unum_close(cells->all[i].number);
    if (cells->all[i].percent) unum_close(cells->all[i].percent);
    if (cells->all[i].date) udat_close(cells->all[i].date);
  }
  free(cells->all);
  free(cells);
}

typedef struct {
  UChar chars[ROOM];
  int32_t length;
} part;

static UErrorCode write_cell(bench_cells *cells, int64_t number, double start, part parts[4]) {
  UErrorCode status = U_ZERO_ERROR;
  const formatters *all = &cells->all[number % cells->count];
  parts[0].length =
      uplrules_select(all->plural, (double)(number % 113), parts[0].chars, ROOM, &status);
  parts[1].length =
      unum_formatInt64(all->number, number % 113, parts[1].chars, ROOM, NULL, &status);
  parts[2].length = unum_formatDouble(
      all->percent, (double)(number % 100) / 100, parts[2].chars, ROOM, NULL, &status);
  parts[3].length = udat_format(
      all->date, (start + 61 * (double)number) * 1000, parts[3].chars, ROOM, NULL, &status);
  return status;
}

int64_t bench_cells_write(bench_cells *cells, int64_t first, int64_t end, double start) {
  int64_t sum = 0;
  part parts[4];
  for (int64_t number = first; number < end; number++) {
    if (U_FAILURE(write_cell(cells, number, start, parts))) return -1;
    for (int i = 0; i < 4; i++) sum += parts[i].length;
  }
  return sum;
}

int32_t bench_cells_text(
    bench_cells *cells, int64_t number, double start, char *out, int32_t capacity) {
  part parts[4];
  UErrorCode status = write_cell(cells, number, start, parts);
  int32_t used = 0;
  for (int i = 0; i < 4 && U_SUCCESS(status); i++) {
    int32_t length = 0;
    if (i > 0 && used < capacity) out[used++] = '|';
    u_strToUTF8(
        out + used, capacity - used, &length, parts[i].chars, parts[i].length, &status);
    used += length;
  }
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING ? used : -1;
}
