internal import CICU

/// Arabic letters in the forms that their neighbours give them, for terminals that do not join.
package enum ArabicShaping {
  /// The text in presentation forms (U+FB50 and above), marks unchanged.
  package static func shaped(_ text: String) -> String {
    clusters(text).map(\.text).joined()
  }

  /// The clusters of a text in presentation forms, in logical order; ranges are those of the text.
  package static func clusters(_ text: String) -> [GraphemeClusters.Cluster] {
    let plain = GraphemeClusters.of(text)
    guard text.unicodeScalars.contains(where: isArabicLetter) else { return plain }
    let units = Array(text.utf16)
    // Marks are taken out, for the library would turn them into letters of their own.
    let kept = units.indices.filter { !isMark(units[$0]) }
    let letters = kept.map { units[$0] }
    var forms = letters
    guard cicu_shape_arabic(letters, Int32(letters.count), &forms) else { return plain }
    var shaped = units
    var absorbed = Set<Int>()
    for (form, unit) in zip(forms, kept) {
      shaped[unit] = form
      if form == 0x20, units[unit] != 0x20 { absorbed.insert(unit) }
    }
    return join(plain, shaped, absorbed)
  }

  /// Lays the shaped units over the clusters; one whose letter a ligature took joins that ligature.
  private static func join(
    _ plain: [GraphemeClusters.Cluster], _ shaped: [UInt16], _ absorbed: Set<Int>
  ) -> [GraphemeClusters.Cluster] {
    var result: [GraphemeClusters.Cluster] = []
    var unit = 0
    var carried: (text: String, start: Int)?
    for cluster in plain {
      let end = unit + cluster.text.utf16.count
      let rest = (unit..<end).filter { !absorbed.contains($0) }.map { shaped[$0] }
      let text = String(decoding: rest, as: UTF16.self)
      let lost = (unit..<end).first(where: absorbed.contains)
      unit = end
      if lost == nil {
        let start = carried?.start ?? cluster.range.lowerBound
        let marks = carried?.text ?? ""
        result.append(.init(text: text + marks, range: start..<cluster.range.upperBound))
        carried = nil
      } else if let last = result.last, isLigature(last.text) {
        result[result.count - 1].text += text
        result[result.count - 1].range = last.range.lowerBound..<cluster.range.upperBound
      } else {
        // The ligature stands at its second letter: this one's marks wait for it.
        carried = (text, cluster.range.lowerBound)
      }
    }
    return result
  }

  private static func isLigature(_ text: String) -> Bool {
    text.unicodeScalars.first.map { (0xFEF5...0xFEFC).contains($0.value) } ?? false
  }

  private static func isArabicLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x620...0x6FF).contains(scalar.value)
  }

  private static func isMark(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8,
      0x6EA...0x6ED:
      true
    default: false
    }
  }
}
