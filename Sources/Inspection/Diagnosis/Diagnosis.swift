package import Diagnostics
package import Presentation

/// At which boundary a text broke, from evidence: every boundary that a text crosses between the
/// decision on a language and the eye, in order, with how it fared there and the facts that say so.
///
/// Facts are ids, codes, tags, revisions, places and times; never content of people, and never a
/// text that somebody reads.
package struct Diagnosis: Sendable, Hashable {
  /// In the order of the boundaries; delivery only where it broke there.
  package var links: [Link]
  /// Id of the finding that it explains; nil for a text that is sound.
  package var finding: String?

  package init(links: [Link], finding: String?) {
    self.links = links
    self.finding = finding
  }

  /// The first boundary that broke; nil where all held.
  package var broken: Boundary? { links.first { $0.state == .broke }?.boundary }

  package subscript(boundary: Boundary) -> Link? { links.first { $0.boundary == boundary } }

  /// One boundary.
  package struct Link: Sendable, Hashable {
    package var boundary: Boundary
    package var state: State
    /// What weighs most comes first.
    package var facts: [Fact]

    package init(boundary: Boundary, state: State, facts: [Fact]) {
      self.boundary = boundary
      self.state = state
      self.facts = facts
    }
  }

  /// How a text fared at a boundary.
  package enum State: String, Sendable, Hashable, CaseIterable {
    case passed
    case broke
    /// It would have crossed this one, had it not broken before.
    case notReached = "not reached"
    /// A text of its kind does not cross this one.
    case notCrossed = "not crossed"
  }

  /// One fact of the evidence.
  package struct Fact: Sendable, Hashable {
    /// Stable, as `asked`.
    package var name: String
    package var value: Value
    /// How it reads, with `{}` where the value stands; one that begins with a space or a comma goes
    /// on where the fact before it ends.
    package var phrase: String
    /// Whether it can wait for a second line.
    package var isDetail: Bool

    /// What a fact is made of.
    package enum Value: Sendable, Hashable {
      /// An id, a code, tags, a revision.
      case code(String)
      case place(SourceLocation)
      /// A file, as the product names it.
      case file(String)
      case time(Instant)
    }

    package init(_ name: String, _ value: Value, _ phrase: String = "{}", isDetail: Bool = false) {
      self.name = name
      self.value = value
      self.phrase = phrase
      self.isDetail = isDetail
    }

    /// A fact that is a code.
    package init(
      _ name: String, _ value: String, _ phrase: String = "{}", isDetail: Bool = false
    ) {
      self.init(name, .code(value), phrase, isDetail: isDetail)
    }
  }
}
