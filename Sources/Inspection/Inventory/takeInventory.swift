import Diagnostics
package import Localization
import Presentation
package import Simulation

/// Lists every message surface of a product: each presentation over all branches of its views.
///
/// - Parameters:
///   - resolver: one over the product's resources.
///   - states: in which the surfaces are looked at.
package func takeInventory(
  of product: Product, resolver: Resolver, states: InventoryStates
) -> Inventory {
  let version = ResourceVersion(edits: product.edits)
  let wording = Wording(
    sets: resolver.library.sets(at: version, settings: product.settings), brands: product.brands,
    supported: product.supported, source: product.defaultLanguage)
  let taker = InventoryTaker(
    product: product, resolver: resolver, states: states,
    gaps: GapFinder(product: product, wording: wording))
  return Inventory(
    product: product.name, source: product.defaultLanguage, supported: product.supported,
    states: states.count, surfaces: taker.surfaces)
}

/// Lists the presentations of a product.
private struct InventoryTaker {
  let product: Product
  let resolver: Resolver
  let states: InventoryStates
  let gaps: GapFinder

  var surfaces: [InventorySurface] {
    let activities = product.activities.flatMap { activity in
      activity.views.sorted { $0.key < $1.key }.compactMap { surface, view in
        self.surface(
          surface, of: activity.kind, view, target: activity.target,
          InventoryScope(state: activity.contentState, attributes: activity.attributes))
      } + [alerts(of: activity.kind)].compactMap { $0 }
    }
    let screens = product.targets.compactMap { target in
      target.screen.flatMap { view in
        surface(.appScreen, of: InventoryStates.app, view, target: target.id, InventoryScope())
      }
    }
    return activities + screens
  }

  private func surface(
    _ surface: Surface, of owner: String, _ view: PresentationID, target: TargetID,
    _ scope: InventoryScope
  ) -> InventorySurface? {
    guard let root = product.presentations[view] else { return nil }
    let brought = shown(root, in: states.brought[owner] ?? [])
    let allowed = shown(root, in: states.allowed[owner] ?? [])
    var reader = ElementReader(
      messages: MessageReader(
        keys: KeyFactsReader(product: product, resolver: resolver, target: target),
        appKeys: KeyFactsReader(
          product: product, resolver: resolver, target: resolver.library.app),
        situations: states.brought[owner] ?? [], scope: scope),
      gaps: gaps, senders: senders(of: owner)
    ) { id in
      brought.contains(id) ? .scenario : allowed.contains(id) ? .types : .never
    }
    reader.read(root)
    return InventorySurface(
      owner: owner, surface: surface, target: target, place: root.place,
      elements: reader.elements)
  }

  /// What alerts said in the scenarios, each message once; nil where none came.
  private func alerts(of owner: String) -> InventorySurface? {
    let alerts = (states.alerts[owner] ?? []).sorted {
      (place(of: $0), $0.cause.kind) < (place(of: $1), $1.cause.kind)
    }
    var elements: [InventoryElement] = []
    for alert in alerts {
      let target = alert.context.process.target
      for element in self.elements(of: alert, from: target) {
        let same = elements.firstIndex { $0.isSameMessage(as: element) }
        guard let same else {
          elements.append(element)
          continue
        }
        let sources = Set(elements[same].updates + element.updates)
        elements[same].updates = InventoryElement.UpdateSource.allCases.filter(sources.contains)
      }
    }
    guard let first = alerts.first, !elements.isEmpty else { return nil }
    return InventorySurface(
      owner: owner, surface: .alert, target: first.context.process.target, place: place(of: first),
      elements: elements)
  }

  private func place(of alert: KeptRender) -> SourceLocation {
    alert.content?.place ?? alert.cause.place
  }

  private func elements(of alert: KeptRender, from target: TargetID) -> [InventoryElement] {
    guard let content = alert.content else { return [] }
    let keys = KeyFactsReader(product: product, resolver: resolver, target: target)
    var reader = ElementReader(
      messages: MessageReader(
        keys: keys, appKeys: keys.asking(resolver.library.app), situations: [],
        scope: InventoryScope()),
      gaps: gaps, senders: []
    ) { _ in .scenario }
    reader.read(content)
    return reader.elements.map { element in
      var element = element
      element.updates = [alert.cause.kind == "push" ? .push : .local]
      return element
    }
  }

  /// Without a scenario that sends to it, an activity can be updated both ways (ActivityKit).
  private func senders(of owner: String) -> Set<InventoryElement.UpdateSource> {
    if owner == InventoryStates.app { return [.local] }
    return states.senders[owner] ?? [.local, .push]
  }

  /// The ids of the views that are left in some situation; elements of a loop share their node's.
  private func shown(
    _ root: ViewNode, in situations: Set<InventoryStates.Situation>
  ) -> Set<String> {
    var ids: Set<String> = []
    func collect(_ view: BoundView) {
      ids.insert(String(view.id.prefix { $0 != "[" }))
      view.children.forEach(collect)
    }
    for situation in situations {
      collect(Evaluator(situation.input, context: situation.context).view(root))
    }
    return ids
  }
}

extension InventoryElement {
  /// Whether both say the same, wherever it was sent from.
  fileprivate func isSameMessage(as other: InventoryElement) -> Bool {
    id == other.id && visible?.parts.map(\.source) == other.visible?.parts.map(\.source)
      && visible?.parts.map(\.copy) == other.visible?.parts.map(\.copy)
  }
}
