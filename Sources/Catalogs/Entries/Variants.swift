/// The variants of one text by a name, as plural category, device or width, in file order.
///
/// Names are those of the file, known or not; of a name that stands twice the last value counts.
package struct Variants<Value: Hashable & Sendable>: Hashable, Sendable {
  /// One variant.
  package struct Variant: Hashable, Sendable {
    /// As `few`, `iphone`, `20`.
    package var name: String
    package var value: Value
  }

  /// In the order of the file, every name once.
  package private(set) var list: [Variant]

  package init(_ pairs: [(String, Value)] = []) {
    list = []
    for (name, value) in pairs { self[name] = value }
  }

  /// The variant with exactly that name; nil where there is none: no fallback to `other` here.
  package subscript(name: String) -> Value? {
    get { list.first { $0.name == name }?.value }
    set {
      guard let index = list.firstIndex(where: { $0.name == name }) else {
        if let newValue { list.append(Variant(name: name, value: newValue)) }
        return
      }
      if let newValue { list[index].value = newValue } else { list.remove(at: index) }
    }
  }

  package var names: [String] { list.map(\.name) }
  package var isEmpty: Bool { list.isEmpty }

  /// The variants for which the closure returns a value.
  package func compactMap(_ transform: (Value) -> Value?) -> Variants {
    var rest = Variants()
    rest.list = list.compactMap { variant in
      transform(variant.value).map { Variant(name: variant.name, value: $0) }
    }
    return rest
  }
}
