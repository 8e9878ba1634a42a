// ncurses with wide characters: `libncurses-dev` on Debian and Ubuntu, `ncurses` on Homebrew.
//
// The wrappers stand for what Swift cannot import: mutable globals, expression macros, and
// functions that want a mutable string.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <wchar.h>

/// Declared by `<wchar.h>` only where X/Open is asked for.
extern int wcwidth(wchar_t character);

// `<term.h>` defines a macro for each capability; these prototypes are all that is needed of it.
extern int setupterm(const char *term, int descriptor, int *error);
extern int tigetnum(const char *capability);
extern char *tigetstr(const char *capability);
extern char *tparm(const char *capability, ...);
extern int tputs(const char *string, int lines, int (*put)(int));

/// The whole screen; `stdscr` is a mutable global.
static inline WINDOW *curses_window(void) { return stdscr; }

/// A screen on the standard streams; unlike `initscr` it returns NULL instead of exiting.
static inline SCREEN *curses_open(void) { return newterm(NULL, stdout, stdin); }

/// The attributes are expression macros.
static inline attr_t curses_attributes(bool bold, bool underline, bool reverse) {
  return (bold ? A_BOLD : A_NORMAL) | (underline ? A_UNDERLINE : A_NORMAL)
    | (reverse ? A_REVERSE : A_NORMAL);
}

/// The pairs that there are; `COLOR_PAIRS` is a mutable global.
static inline int curses_pairs(void) { return COLOR_PAIRS; }

/// Results are macros.
static inline int curses_ok(void) { return OK; }

/// What `get_wch` answers for a key that is no character.
static inline int curses_function_key(void) { return KEY_CODE_YES; }

/// The first of the function keys F0, F1, …: a macro with an argument.
static inline int curses_f0(void) { return KEY_F0; }

/// A string capability, NULL where the terminal lacks it; the library also answers -1.
static inline const char *curses_capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

// What is written past the screen that curses keeps: it waits in standard output until
// `curses_flush`, and must not begin before an update of curses has ended.

static inline int curses_put(int byte) { return putchar(byte); }

/// Moves the terminal's cursor, whatever curses thinks of it; `tparm` is variadic.
static inline void curses_move(int row, int column) {
  const char *capability = curses_capability("cup");
  const char *sequence = capability ? tparm(capability, row, column) : NULL;
  if (sequence) tputs(sequence, 1, curses_put);
}

/// Gives what is written next a look; curses knows of it.
static inline void curses_look(attr_t attributes, short pair) {
  vid_puts(attributes, pair, NULL, curses_put);
}

static inline void curses_write(const char *bytes, int count) {
  fwrite(bytes, 1, count, stdout);
}

/// Sends it, with the cursor where curses left it.
static inline void curses_flush(void) {
  curses_move(getcury(stdscr), getcurx(stdscr));
  fflush(stdout);
}

/// The terminal's size by its driver; `ioctl` is variadic. False where it does not tell.
static inline bool curses_measure(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
    return false;
  }
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

/// The size of the terminal's window in pixels by its driver. False where it does not tell.
static inline bool curses_measure_pixels(int descriptor, int *width, int *height) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_xpixel == 0 || size.ws_ypixel == 0) {
    return false;
  }
  *width = size.ws_xpixel;
  *height = size.ws_ypixel;
  return true;
}

/// Bytes that wait to be read; -1 where the descriptor does not tell.
static inline int curses_waiting(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) == 0 ? count : -1;
}
