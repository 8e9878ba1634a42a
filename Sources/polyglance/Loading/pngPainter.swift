import Pictures

#if POLYGLANCE_PANGO
  import PangoText
#endif

/// What paints with real fonts in this program; nil where Pango was not built in.
func pngPainter() -> (any PNGPainting)? {
  #if POLYGLANCE_PANGO
    return PangoPainter()
  #else
    return nil
  #endif
}
