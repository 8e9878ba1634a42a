package import Diagnostics

/// An expression over state: what a view or an app computes before it shows or sends.
package indirect enum StateExpression: Hashable, Sendable {
  case literal(Value)
  /// A field by path, as `attributes.orderID`; a missing one is `null`.
  case field(FieldRoot, [String])
  /// `context.isStale`: a view is told that it is stale, never that it has ended.
  case isStale
  case call(Operation, [StateExpression])
  /// A String made of a text: looked up, formatted or joined at evaluation, then carried.
  case string(TextExpression)
  /// Code that nobody here understands; evaluates to `null`.
  case opaque(SourceLocation)
}

/// Where the first name of a field path is looked for.
package enum FieldRoot: String, Hashable, Sendable {
  /// The content state of an activity.
  case state
  case attributes
  /// The entry of a widget's timeline.
  case entry
  /// What surrounds the view: `store.tag`, `store.revision`, `decision`, `isStale`, and what
  /// `ActivitySurroundings` names.
  case context
  /// A name bound by `each`.
  case local
}

/// The operations of the expression language.
package enum Operation: String, Hashable, Sendable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case and
  case or
  case not
  /// The first that is not null.
  case coalesce = "??"
}
