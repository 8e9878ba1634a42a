#include <locale.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#ifdef __APPLE__
#include <util.h>
#include <xlocale.h>
#else
#include <pty.h>
#endif

#include "CBenchPeer.h"

// Declared by <wchar.h> only where X/Open is asked for.
extern int wcwidth(wchar_t character);

int bench_start(
    const char *path, char *const *arguments, char *const *environment, int columns, int rows,
    pid_t *process) {
  struct winsize size = {
    .ws_row = (unsigned short)rows,
    .ws_col = (unsigned short)columns,
  };
  int master = -1;
  pid_t child = forkpty(&master, NULL, NULL, &size);
  if (child < 0) return -1;
  if (child == 0) {
    execve(path, arguments, environment);
    _exit(127);
  }
  *process = child;
  return master;
}

int bench_width(uint32_t scalar) {
  // The process's own locale stays as it is: others in it work by that.
  static locale_t utf8;
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", NULL);
  if (!utf8) utf8 = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", NULL);
  if (!utf8) return wcwidth((wchar_t)scalar);
  locale_t before = uselocale(utf8);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}
