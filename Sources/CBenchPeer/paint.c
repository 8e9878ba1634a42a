#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>

#include "CBenchPeer.h"

enum { MOST_SCALARS = 5 };

typedef struct {
  int width, attributes, foreground, background;
  wchar_t text[MOST_SCALARS + 1];
} painted_cell;

typedef struct {
  int columns, rows, count;
  painted_cell *cells;
} recording;

static bool read_cell(FILE *file, painted_cell *cell) {
  int scalars = 0;
  if (fscanf(
          file, "%d %d %d %d %d", &cell->width, &cell->attributes, &cell->foreground,
          &cell->background, &scalars)
          != 5
      || scalars < 0 || scalars > MOST_SCALARS)
    return false;
  for (int i = 0; i < scalars; i++) {
    unsigned scalar = 0;
    if (fscanf(file, "%u", &scalar) != 1) return false;
    cell->text[i] = (wchar_t)scalar;
  }
  cell->text[scalars] = 0;
  return true;
}

static bool read_recording(const char *name, recording *all) {
  FILE *file = fopen(name, "r");
  if (!file) return false;
  bool is_good = fscanf(file, "%d %d %d", &all->columns, &all->rows, &all->count) == 3
    && all->columns > 0 && all->columns <= 1000 && all->rows > 0 && all->rows <= 1000
    && all->count > 0 && all->count <= 10000;
  size_t cells = is_good ? (size_t)all->columns * all->rows * all->count : 0;
  all->cells = is_good ? calloc(cells, sizeof *all->cells) : NULL;
  is_good = all->cells != NULL;
  for (size_t i = 0; is_good && i < cells; i++) is_good = read_cell(file, &all->cells[i]);
  fclose(file);
  return is_good;
}

// The pair of two colours; made when it is first needed.
static short pair(int foreground, int background) {
  static short colours[1024][2];
  static short known;
  if (foreground < 0 && background < 0) return 0;
  for (short i = 1; i <= known; i++) {
    if (colours[i][0] == foreground && colours[i][1] == background) return i;
  }
  if (known + 1 >= COLOR_PAIRS || known + 1 >= 1024) return 0;
  known++;
  colours[known][0] = (short)foreground;
  colours[known][1] = (short)background;
  init_pair(known, (short)foreground, (short)background);
  return known;
}

static void paint(const recording *all, int number, cchar_t *line) {
  const painted_cell *cell = all->cells + (size_t)number * all->columns * all->rows;
  for (int row = 0; row < all->rows; row++) {
    int count = 0;
    for (int column = 0; column < all->columns; column++, cell++) {
      if (cell->width == 0) continue;
      attr_t attributes = (cell->attributes & 1 ? A_BOLD : A_NORMAL)
        | (cell->attributes & 2 ? A_UNDERLINE : A_NORMAL)
        | (cell->attributes & 4 ? A_REVERSE : A_NORMAL);
      setcchar(
          &line[count++], cell->text, attributes, pair(cell->foreground, cell->background), NULL);
    }
    mvadd_wchnstr(row, 0, line, count);
  }
  refresh();
}

int bench_paint(const char *file) {
  recording all;
  if (!read_recording(file, &all)) return 2;
  if (!setlocale(LC_CTYPE, "")) setlocale(LC_CTYPE, "C.UTF-8");
  if (!initscr()) return 2;
  raw();
  noecho();
  nonl();
  curs_set(0);
  set_escdelay(25);
  keypad(stdscr, TRUE);
  start_color();
  use_default_colors();
  cchar_t *line = calloc((size_t)all.columns + 1, sizeof *line);
  bool fits = COLS == all.columns && LINES == all.rows;
  int number = 0;
  while (line && fits) {
    paint(&all, number, line);
    wint_t key = 0;
    if (get_wch(&key) == ERR || key == 'q') break;
    number = number + 1 < all.count ? number + 1 : all.count > 1 ? 1 : 0;
  }
  endwin();
  free(line);
  free(all.cells);
  return fits ? 0 : 2;
}
