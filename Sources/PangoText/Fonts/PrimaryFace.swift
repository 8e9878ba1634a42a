import CPango

/// The family that measures, in one weight and size.
struct PrimaryFace {
  let description: OpaquePointer
  /// The family that fontconfig answers with: the one asked for where it is installed; without a name
  /// where no font is.
  let traits: FontTraits

  init(description: OpaquePointer, _ fonts: PangoFonts) {
    self.description = description
    guard let font = pango_font_map_load_font(fonts.map, fonts.context, description) else {
      traits = .none
      return
    }
    traits = fonts.traits(of: font)
    g_object_unref(font)
  }
}
