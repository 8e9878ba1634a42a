/// How heavy letters are (SwiftUI, `Font.Weight`), lightest first. The raw values are the spelling
/// of files.
package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case ultraLight = "ultra-light"
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  /// The weight as OpenType and CSS count it, from 100 to 900.
  package var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
