import Internationalization
import Languages
import Localization
import Presentation

extension ResolvedText {
  /// Whether some letter of it runs in the direction of its language: ‘OK’ in Arabic has none, and
  /// looks the same in either layout.
  var hasLettersOfItsDirection: Bool {
    // In a paragraph of the other direction, only strong letters make a run of this one.
    switch direction {
    case .rightToLeft:
      Bidi.line(string, base: .fixed(.leftToRight)).runs.contains { $0.direction == .rightToLeft }
    case .leftToRight:
      Bidi.line(string, base: .fixed(.rightToLeft)).runs.contains { $0.direction == .leftToRight }
    }
  }
}
