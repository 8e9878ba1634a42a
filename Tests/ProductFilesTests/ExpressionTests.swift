import Diagnostics
import Documents
import Presentation
import Simulation
import Testing

@testable import ProductFiles

/// Expressions, and the trees that they become.
@Suite struct ExpressionTests {
  static let scope = FieldScope(
    state: [
      field("phase", .optional(.codes(["packing", "on-the-way", "2nd"], unknown: .reject))),
      field("last", .codes(["packing", "packed"], unknown: .keep)), field("stops", .int),
      field("packed", .bool),
      field("place", .optional(.record([field("name", .string)]))),
      field("isStale", .bool),
    ],
    attributes: [field("order", .string)], locals: [("stop", .record([field("street", .string)]))],
    isActivityView: true)

  static func field(_ name: String, _ type: FieldType) -> FieldDeclaration {
    FieldDeclaration(name: name, type: type, place: Place(file: "p", line: 1, column: 1))
  }

  /// Reads the expression as the only value of a document, in plain style.
  static func read(_ text: String) throws(InputProblem) -> TypedExpression {
    let document = try readYAML(Array("if: \(text)".utf8), file: "v")
    return try ExpressionReader(document: document, scope: scope)
      .read(try document.requireMember("if", of: document.root))
  }

  @Test(arguments: [
    ("stops", "stops"), ("attributes.order", "attributes:order"), ("place.name", "place.name"),
    ("stop.street", "local:stop.street"), ("isStale", "isStale"), ("state.isStale", "isStale!"),
    ("context.isStale", "isStale"), ("context.store.tag", "context:store.tag"),
    ("3", "3"), ("-3", "-3"), ("2.5", "2.5"), ("true", "true"), ("nil", "null"),
    ("attributes.order ?? 'none'", "(attributes:order ?? 'none')"),
    (
      "stops == 1 or stops == 2 and not packed", "((stops == 1) or ((stops == 2) and (not packed)))"
    ),
    ("(stops == 1 or packed) and isStale", "(((stops == 1) or packed) and isStale)"),
    ("not stops > 1 and packed", "((not (stops > 1)) and packed)"),
    ("stops ?? 0 < 3", "((stops ?? 0) < 3)"), ("stops ?? stops ?? 1", "(stops ?? (stops ?? 1))"),
    ("not not packed", "(not (not packed))"), ("stops != nil", "(stops != null)"),
    ("stops<=2", "(stops <= 2)"), ("attributes.order == \"it's\"", "(attributes:order == 'it's')"),
  ])
  func isReadAs(text: String, expected: String) throws {
    #expect(description(try Self.read(text).expression) == expected)
  }

  @Test(arguments: [
    ("phase == packing", "(phase == packing@phase)"),
    ("on-the-way != phase", "(on-the-way@phase != phase)"),
    ("phase == '2nd'", "(phase == '2nd')"),
    ("(phase ?? packing) == on-the-way", "((phase ?? packing@phase) == on-the-way@phase)"),
    // A field of that name exists: beside a codes field that declares the code, the code is meant.
    ("last == packed", "(last == packed@last)"), ("packed == true", "(packed == true)"),
    ("phase == last", "(phase == last)"),
  ])
  func aBareCodeStandsBesideItsField(text: String, expected: String) throws {
    #expect(description(try Self.read(text).expression) == expected)
  }

  @Test(arguments: [
    ("if: stosp > 1", 5, 5), ("if: 'stosp > 1'", 6, 5), ("if:   \"stops > stosp\"", 16, 5),
    ("if: 'stosp == ''x'''", 5, 16), ("if: >\n  stosp > 1", 5, 1),
  ])
  func aProblemPointsInsideTheScalar(text: String, column: Int, length: Int) throws {
    let document = try readYAML(Array(text.utf8), file: "v")
    let node = try document.requireMember("if", of: document.root)
    #expect {
      _ = try ExpressionReader(document: document, scope: Self.scope).read(node)
    } throws: { error in
      let problem = error as? InputProblem
      return problem?.location.line == 1 && problem?.location.column == column
        && problem?.length == length
    }
  }

  @Test func aTextLiteralKnowsItsPlace() throws {
    guard case .call(_, let operands) = try Self.read("attributes.order == 'A-1'").expression
    else { throw InputProblem("no call", at: Place(file: "", line: 1, column: 1)) }
    let place = Place(file: "v", line: 1, column: 25)
    #expect(operands[1] == .literal(.text("A-1", .literal(place, path: []))))
  }

  @Test func nestingHasAnEnd() {
    let text = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
    #expect {
      _ = try Self.read(text)
    } throws: { ($0 as? InputProblem)?.message == "the expression is nested too deeply" }
  }

  @Test(arguments: ["(", "isStale or ", "not "])
  func soHasLength(_ word: String) {
    #expect {
      _ = try Self.read(String(repeating: word, count: 5000) + "1")
    } throws: { ($0 as? InputProblem)?.message == "the expression has more than 500 words" }
  }

  private func description(_ expression: StateExpression) -> String {
    switch expression {
    case .literal(.text(let text, _)): "'\(text)'"
    case .literal(.int(let value)): "\(value)"
    case .literal(.double(let value)): "\(value)"
    case .literal(.bool(let value)): "\(value)"
    case .literal(.null): "null"
    case .literal(.code(let code, let field)): "\(code)@\(field)"
    case .literal: "?"
    case .field(.state, ["isStale"]): "isStale!"
    case .field(.state, let path): path.joined(separator: ".")
    case .field(let root, let path): "\(root):" + path.joined(separator: ".")
    case .isStale: "isStale"
    case .call(.not, let operands): "(not \(description(operands[0])))"
    case .call(let operation, let operands):
      "(" + operands.map(description).joined(separator: " \(operation.rawValue) ") + ")"
    case .string, .opaque: "?"
    }
  }
}
