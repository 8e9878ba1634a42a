#ifndef POLYGLANCE_CPANGOPEER_H
#define POLYGLANCE_CPANGOPEER_H

// What measuring text is measured against: C that asks Pango for the extents of a layout and does
// nothing else. Lengths are points.

#include <stdint.h>

// A layout for each language, with these families at that size, without hinting and without
// rounding. NULL on failure.
typedef struct bench_layout bench_layout;
bench_layout *bench_layout_open(
    const char *families, double size, const char *const *languages, int32_t count);
void bench_layout_close(bench_layout *layout);
// Measures each text, one after the other; text n is in language n % count. Returns the sum of
// their widths.
double bench_layout_measure(bench_layout *layout, const char *const *texts, int32_t count);

#endif
