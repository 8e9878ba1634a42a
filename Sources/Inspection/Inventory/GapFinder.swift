import Languages
import Presentation
import Simulation

/// Says what is missing for an element. A gap whose id the product has switched off is none.
struct GapFinder {
  let product: Product
  let wording: Wording

  func gaps(of element: InventoryElement, texts: [TextExpression]) -> [InventoryGap] {
    let parts = element.messages.flatMap(\.parts)
    var gaps: [InventoryGap] = []
    if element.kind == "unresolved" {
      gaps.append(InventoryGap("unresolved", "the view could not be read: \(element.name ?? "")"))
    } else if element.voice == .missing {
      gaps.append(InventoryGap("unlabelled", "VoiceOver has nothing to say for it"))
    }
    gaps += parts.flatMap(gaps(of:))
    gaps += texts.filter(isGlued).map { _ in
      InventoryGap(
        "concatenated-fragments", "its parts are glued in code, in one order for every language")
    }
    if element.reached == .never {
      gaps.append(InventoryGap("unreached", "no state that was looked at shows it"))
    }
    let order = InventoryGap.ids
    var seen: Set<InventoryGap> = []
    return gaps.filter { seen.insert($0).inserted && !isSwitchedOff($0.id) }
      .sorted {
        (order.firstIndex(of: $0.id) ?? 0, $0.detail)
          < (order.firstIndex(of: $1.id) ?? 0, $1.detail)
      }
  }

  private func isSwitchedOff(_ id: String) -> Bool { product.severities[id] == .some(nil) }

  private func gaps(of part: InventoryPart) -> [InventoryGap] {
    switch part.source {
    case .key(let key, table: let table, target: let target):
      return keyGaps(part, key, table, target)
    case .literal:
      guard let copy = part.copy, wording.letters(of: copy) > 1 else { return [] }
      if part.nature == .carried {
        return [
          InventoryGap("payload-prose", "whoever sends writes ‘\(copy)’, in one language")
        ]
      }
      return [InventoryGap("hardcoded-literal", "‘\(copy)’ is a literal, no table is asked for it")]
    case .field(let name, type: let type):
      return fieldGaps(part, name, type)
    case .code: return [InventoryGap("unresolved", "made by code that could not be read")]
    case .format: return []
    }
  }

  private func fieldGaps(
    _ part: InventoryPart, _ name: String, _ type: String
  ) -> [InventoryGap] {
    guard part.nature == .carried else { return [] }
    if type.hasPrefix("one of ") {
      return [InventoryGap("raw-code", "the code ‘\(name)’ is shown as it is")]
    }
    if part.isMadeByApp {
      return [
        InventoryGap(
          "frozen-text", "the app looks ‘\(name)’ up and sends the words: they keep their language")
      ]
    }
    return [
      InventoryGap("payload-prose", "whoever sends writes the words of ‘\(name)’, in one language")
    ]
  }

  private func keyGaps(
    _ part: InventoryPart, _ key: String, _ table: String, _ target: TargetID
  ) -> [InventoryGap] {
    var gaps: [InventoryGap] = []
    if !part.isInTable {
      return part.otherTargets.isEmpty
        ? [InventoryGap("missing-key", "no target has ‘\(key)’ in its table ‘\(table)’")]
        : [
          InventoryGap(
            "target-membership",
            "‘\(key)’ is not in the table ‘\(table)’ of \(target), but in that of "
              + part.otherTargets.map(\.name).joined(separator: ", "))
        ]
    }
    let missing = part.coverage.filter { !$0.isCovered }
    if !missing.isEmpty {
      gaps.append(
        InventoryGap(
          "untranslated",
          "‘\(key)’ says nothing in \(missing.map(\.locale.description).joined(separator: ", "))"))
    }
    let pending = part.coverage.compactMap { coverage -> String? in
      guard case .pending(let state) = coverage.review else { return nil }
      return "\(coverage.locale) (\(state))"
    }
    if !pending.isEmpty {
      gaps.append(
        InventoryGap(
          "not-reviewed", "‘\(key)’ is not reviewed in \(pending.joined(separator: ", "))"))
    }
    if part.comment == nil {
      gaps.append(InventoryGap("comment-missing", "‘\(key)’ has no comment for translators"))
    }
    return gaps
  }

  /// Words beside words, or beside anything that is filled in.
  private func isGlued(_ text: TextExpression) -> Bool {
    guard case .joined(let parts) = text else { return false }
    let words = parts.count(where: \.isWords)
    return words > 1
      || words == 1 && parts.count > 1 && parts.contains { !$0.isWords && !$0.isSign }
  }
}

extension TextExpression {
  fileprivate var isWords: Bool {
    switch self {
    case .message: true
    case .verbatim(.literal(.text(let text, _))): text.contains { $0.isLetter }
    case .joined(let parts): parts.contains(where: \.isWords)
    case .verbatim, .formatted, .live: false
    }
  }

  /// A literal without letters, as a dot between two texts.
  fileprivate var isSign: Bool {
    if case .verbatim(.literal(.text(let text, _))) = self {
      !text.contains { $0.isLetter }
    } else {
      false
    }
  }
}
