import CYAML

/// The one owner of a `yaml_parser_t`, which it frees.
///
/// The bytes must outlive it.
final class YAMLEventParser {
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let isReady: Bool

  /// Over UTF-8 bytes without a byte-order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    isReady = yaml_parser_initialize(parser) == 1
    guard isReady else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
  }

  /// The next event; not to be asked after `streamEnd` or a failure.
  func next() throws(YAMLFailure) -> YAMLEvent {
    var event = yaml_event_t()
    guard isReady, yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(
      range: event.start_mark.index..<max(event.start_mark.index, event.end_mark.index),
      kind: kind(event))
  }

  private func kind(_ event: yaml_event_t) -> YAMLEvent.Kind {
    switch event.type {
    case YAML_STREAM_END_EVENT: .streamEnd
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_ALIAS_EVENT: .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT: scalar(event.data.scalar)
    case YAML_SEQUENCE_START_EVENT:
      .sequenceStart(properties(event.data.sequence_start.anchor, event.data.sequence_start.tag))
    case YAML_SEQUENCE_END_EVENT: .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      .mappingStart(
        properties(event.data.mapping_start.anchor, event.data.mapping_start.tag),
        isBlock: event.data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE)
    case YAML_MAPPING_END_EVENT: .mappingEnd
    default: .streamStart
    }
  }

  private func scalar(
    _ scalar: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar
  )
    -> YAMLEvent.Kind
  {
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return .scalar(
      text: String(decoding: bytes, as: UTF8.self),
      isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
      properties: properties(scalar.anchor, scalar.tag))
  }

  private func properties(
    _ anchor: UnsafePointer<UInt8>?, _ tag: UnsafePointer<UInt8>?
  )
    -> YAMLEvent.Properties
  {
    YAMLEvent.Properties(anchor: text(anchor), tag: text(tag))
  }

  private func text(_ pointer: UnsafePointer<UInt8>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private func failure() -> YAMLFailure {
    guard isReady else {
      return YAMLFailure(
        problem: "out of memory", place: .scalar(0), context: "", contextScalar: 0)
    }
    let state = parser.pointee
    return YAMLFailure(
      problem: state.problem.map { String(cString: $0) } ?? "out of memory",
      place: state.error == YAML_READER_ERROR
        ? .byte(state.problem_offset) : .scalar(state.problem_mark.index),
      context: state.context.map { String(cString: $0) } ?? "",
      contextScalar: state.context_mark.index)
  }
}
