#ifndef POLYGLANCE_CBENCHPEER_H
#define POLYGLANCE_CBENCHPEER_H

// What polyglance is measured against, written in C on the same libraries, and the two calls for a
// pseudo-terminal that Swift cannot make: after a fork nothing but C may run.

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

// Starts a program on a new pseudo-terminal of that size, which is its controlling terminal.
// `arguments` and `environment` end with NULL. Returns the master's descriptor, -1 on failure.
int bench_start(
    const char *path, char *const *arguments, char *const *environment, int columns, int rows,
    pid_t *process);

// Columns that a scalar takes in a UTF-8 terminal: 0, 1, 2, or -1 for what cannot be shown.
int bench_width(uint32_t scalar);

// Paints recorded frames through ncurses on the standard streams: the first at once, the next one
// on every key, from the second again after the last; `q` leaves. The file holds numbers in ASCII:
// columns, rows and how many frames, then each cell in reading order as
//   width attributes foreground background count scalar…
// where width 0 is the second half of a wide cell, attributes are a sum of 1 bold, 2 underlined,
// 4 reversed, a colour of -1 is the terminal's own. Returns an exit status.
int bench_paint(const char *file);

// A cell of a matrix in ICU's own C: a plural category, a whole number, a percentage and a date,
// each with its formatter kept open. Locales as ICU spells them, each with the pattern of its date.
typedef struct bench_cells bench_cells;
bench_cells *bench_cells_open(
    const char *const *locales, const char *const *patterns, int32_t count, const char *zone);
void bench_cells_close(bench_cells *cells);
// Writes the cells from `first` to before `end`; returns the sum of their lengths in UTF-16, -1 on
// failure. Cell n is of locale n % count, with the number n % 113, the share (n % 100) / 100 and
// the instant `start` + 61 n seconds.
int64_t bench_cells_write(bench_cells *cells, int64_t first, int64_t end, double start);
// The text of one cell in UTF-8, its parts divided by `|`; the length, -1 on failure.
int32_t bench_cells_text(
    bench_cells *cells, int64_t number, double start, char *out, int32_t capacity);

#endif
