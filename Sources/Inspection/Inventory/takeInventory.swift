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
      }
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
