#include <pango/pangocairo.h>
#include <stdlib.h>

#include "CPangoPeer.h"

struct bench_layout {
  PangoFontMap *map;
  PangoLayout **layouts;
  int32_t count;
};

static PangoLayout *open_layout(
    PangoFontMap *map, const PangoFontDescription *description, const char *language) {
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string(language));
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, description);
  g_object_unref(context);
  return layout;
}

bench_layout *bench_layout_open(
    const char *families, double size, const char *const *languages, int32_t count) {
  bench_layout *layout = malloc(sizeof *layout);
  PangoLayout **layouts = calloc((size_t)count, sizeof *layouts);
  if (!layout || !layouts) {
    free(layout);
    free(layouts);
    return NULL;
  }
  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family(description, families);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  layout->map = pango_cairo_font_map_new();
  layout->layouts = layouts;
  layout->count = count;
  for (int32_t i = 0; i < count; i++) {
    layouts[i] = open_layout(layout->map, description, languages[i]);
  }
  pango_font_description_free(description);
  return layout;
}

void bench_layout_close(bench_layout *layout) {
  for (int32_t i = 0; i < layout->count; i++) g_object_unref(layout->layouts[i]);
  g_object_unref(layout->map);
  free(layout->layouts);
  free(layout);
}

double bench_layout_measure(bench_layout *layout, const char *const *texts, int32_t count) {
  double sum = 0;
  for (int32_t i = 0; i < count; i++) {
    PangoLayout *one = layout->layouts[i % layout->count];
    PangoRectangle extents;
    pango_layout_set_text(one, texts[i], -1);
    pango_layout_get_extents(one, NULL, &extents);
    sum += (double)extents.width / PANGO_SCALE;
  }
  return sum;
}
