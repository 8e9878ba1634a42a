/// The keys that a mapping may have. Readers refuse any other, and the JSON Schemas are made from
/// the same tables, so that an editor and a reader never disagree.
struct KeyTable: Sendable {
  /// The name of the definition in a schema, as `view`.
  let name: String
  let keys: [Key]
  /// Whether a file that extends another may hold a part of it, and null to remove a key.
  let isMerged: Bool

  init(_ name: String, isMerged: Bool = false, _ keys: [Key]) {
    self.name = name
    self.keys = keys
    self.isMerged = isMerged
  }

  /// In the order of the table.
  var names: [String] { keys.map(\.name) }

  /// One key.
  struct Key: Sendable {
    let name: String
    let shape: Shape
    let isRequired: Bool
    /// A sentence for whoever hovers over the key.
    let summary: String

    init(_ name: String, _ shape: Shape, required: Bool = false, _ summary: String) {
      self.name = name
      self.shape = shape
      isRequired = required
      self.summary = summary
    }
  }
}

/// What a value may be, as far as a schema says it.
indirect enum Shape: Sendable {
  case any
  case null
  case string
  case boolean
  case integer
  case number
  /// A string, a number or a boolean: for names such as `26.0`.
  case scalar
  /// `90s 12m 4h 2d`.
  case duration
  /// A string that a regular expression matches.
  case pattern(String)
  /// An expression over fields.
  case expression
  case word([String])
  case list(Shape)
  case map(Shape)
  case oneOf([Shape])
  /// A mapping with the keys of a table.
  case table(KeyTable)
  /// A shape by name, for those that contain themselves.
  case named(String)
}
