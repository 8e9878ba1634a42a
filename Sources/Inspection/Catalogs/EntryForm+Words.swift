import Catalogs
import Internationalization

extension EntryForm {
  /// Whether any text of it has a letter outside its specifiers.
  var holdsLetters: Bool {
    units.contains { CharacterScripts.letterCount(FormatString($0.text).words) > 0 }
  }
}

extension FormatString {
  /// The text with a space for each specifier and reference.
  var words: String {
    pieces.map { piece in
      switch piece.kind {
      case .literal(let text): text
      case .percent: "%"
      case .specifier, .substitution, .variationArgument: " "
      }
    }.joined()
  }
}
