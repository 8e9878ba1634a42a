#ifndef POLYGLANCE_CICU_SYSTEM_H
#define POLYGLANCE_CICU_SYSTEM_H
// ICU's own headers are deliberately absent: their types clash with those of Foundation's private
// ICU in any target that imports both. Only CICU's C file includes them; this module links them.
// Debian and Ubuntu: libicu-dev. Homebrew: icu4c.
#endif
