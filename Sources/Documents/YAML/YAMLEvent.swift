/// One event of a YAML stream, translated once from the C library's unions.
struct YAMLEvent {
  /// Where it starts and ends, in Unicode scalars from 0, counted after a byte-order mark.
  var range: Range<Int>
  var kind: Kind

  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias(String)
    case scalar(text: String, isPlain: Bool, properties: Properties)
    case sequenceStart(Properties)
    case sequenceEnd
    case mappingStart(Properties, isBlock: Bool)
    case mappingEnd
  }

  /// What may stand before a value.
  struct Properties {
    var anchor: String?
    var tag: String?
  }
}

/// What the C library says when it gives up.
struct YAMLFailure: Error {
  var problem: String
  var place: Place
  /// As `while parsing a block mapping`.
  var context: String
  /// In Unicode scalars from 0; where the construct of the context begins.
  var contextScalar: Int

  enum Place {
    case scalar(Int)
    case byte(Int)
  }
}
