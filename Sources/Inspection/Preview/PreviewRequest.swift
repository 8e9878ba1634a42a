package import Languages
package import Presentation

/// What a preview is asked for: every surface in every locale, on every device, at every text size
/// that are named.
package struct PreviewRequest: Sendable, Hashable {
  /// Empty: every surface that has a place on some device asked for, but those that show the Lock
  /// Screen's presentation once more in the same room.
  package var surfaces: [Surface]
  /// In the order in which equals are listed.
  package var locales: [LanguageTag]
  /// Those that give a surface the same room make one cell; one without a place for it makes none.
  package var devices: [DeviceModel]
  /// Of the places that several displays show.
  package var displays: PreviewDisplays
  package var textSizes: [DynamicTypeSize]
  /// ISO 3166; nil is that of the scenarios' phone. It goes apart from the language.
  package var region: String?
  package var appearance: PreviewAppearance

  package init(
    surfaces: [Surface] = [], locales: [LanguageTag], devices: [DeviceModel],
    displays: PreviewDisplays = .smallest, textSizes: [DynamicTypeSize] = [.large],
    region: String? = nil,
    appearance: PreviewAppearance = .light
  ) {
    self.surfaces = surfaces
    self.locales = locales
    self.devices = devices
    self.displays = displays
    self.textSizes = textSizes
    self.region = region
    self.appearance = appearance
  }
}
