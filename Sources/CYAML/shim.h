// libyaml: `libyaml-dev` on Debian and Ubuntu, `libyaml` on Homebrew.
#include <yaml.h>
