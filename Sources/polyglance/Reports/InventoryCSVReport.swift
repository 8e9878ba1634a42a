import Diagnostics
import Inspection
import Languages
import Presentation

/// An inventory for spreadsheets: a row a part of a message. Paths are relative to the product.
struct InventoryCSVReport {
  var inventory: Inventory
  /// The folder of the product, as typed.
  var root: String

  private static let columns = [
    "owner", "surface", "target", "element", "role", "copy", "source", "key", "table", "nature",
    "arguments", "variants", "changes", "when", "accessibility", "covered", "missing", "reviewed",
    "not reviewed", "comment", "file", "line", "column", "gaps",
  ]

  /// The rows, each with its end, under a row of headings.
  var text: String {
    let rows = inventory.surfaces.flatMap { surface in
      surface.elements.flatMap { element -> [[String]] in
        let parts = element.messages.flatMap { message in
          message.parts.map { row(message.role.rawValue, $0, element, surface) }
        }
        // What has nothing to say is a row too: it is what a reader looks for.
        return parts.isEmpty ? [row("", nil, element, surface)] : parts
      }
    }
    return CSVText.table([InventoryCSVReport.columns] + rows)
  }

  private func row(
    _ role: String, _ part: InventoryPart?, _ element: InventoryElement,
    _ surface: InventorySurface
  ) -> [String] {
    let source = part.map { self.source($0) } ?? ("", "", "")
    let coverage = part?.coverage ?? []
    let place = part?.place ?? element.place
    let pending = coverage.compactMap { coverage -> String? in
      guard case .pending(let state) = coverage.review else { return nil }
      return "\(coverage.locale) \(state)"
    }
    return [
      surface.owner, surface.surface.id, surface.target.name,
      element.name.map { "\(element.kind) \($0)" } ?? element.kind, role, part?.copy ?? "",
      source.0, source.1, source.2, part?.nature.rawValue ?? "",
      part?.arguments.joined(separator: "; ") ?? "", part?.variants.joined(separator: "; ") ?? "",
      element.updates.map(\.rawValue).joined(separator: " "),
      element.conditions.joined(separator: "; "), element.voice.rawValue,
      tags(coverage.filter(\.isCovered)), tags(coverage.filter { !$0.isCovered }),
      tags(coverage.filter { $0.review == .reviewed }), pending.joined(separator: "; "),
      part?.comment ?? "", PathStyle.folder(root).show(place.file), "\(place.line)",
      "\(place.column)", element.gaps.map(\.id).joined(separator: " "),
    ]
  }

  private func tags(_ coverage: [LocaleCoverage]) -> String {
    coverage.map(\.locale.description).joined(separator: " ")
  }

  private func source(_ part: InventoryPart) -> (String, String, String) {
    switch part.source {
    case .key(let key, table: let table, target: _): ("key", key, table)
    case .literal: ("literal", "", "")
    case .field(let name, type: let type): ("field", "\(name): \(type)", "")
    case .format(let written): ("format", written, "")
    case .code: ("code", "", "")
    }
  }
}
