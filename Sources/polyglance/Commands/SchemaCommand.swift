import ProductFiles

/// `polyglance schema`: JSON Schemas of the files that people write.
struct SchemaCommand: Command {
  static let name = "schema"
  static let usage = "polyglance schema KIND"
  static let summary = "the JSON Schema of product, views or scenario files, for editors"
  static let help = """
    usage: \(usage)

    KIND is \(SchemaKind.allCases.map(\.rawValue).joined(separator: ", ")).
    """

  private let kind: SchemaKind

  init(arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: [])
    let names = SchemaKind.allCases.map(\.rawValue)
    guard let name = parsed.operands.first, parsed.operands.count == 1 else {
      throw UsageError("‘schema’ takes one kind of file: \(names.joined(separator: ", "))")
    }
    guard let kind = SchemaKind(rawValue: name) else {
      throw UsageError(
        "there is no schema ‘\(name)’, only \(names.joined(separator: ", "))",
        nearest: nearest(name, among: names))
    }
    self.kind = kind
  }

  func run(in tool: ToolEnvironment) -> ExitStatus {
    tool.write(schema(for: kind))
    return .success
  }
}
