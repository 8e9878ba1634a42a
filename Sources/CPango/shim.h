#ifndef POLYGLANCE_CPANGO_H
#define POLYGLANCE_CPANGO_H
// Pango, Cairo, HarfBuzz and fontconfig: `libpango1.0-dev` on Debian and Ubuntu, `pango` on Homebrew. What to
// link, pkg-config says. zlib, which packs PNGs, comes with Cairo.
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>
#include <zlib.h>
#endif
