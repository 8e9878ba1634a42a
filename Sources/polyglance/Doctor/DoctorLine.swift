/// One thing that was looked at.
struct DoctorLine: Hashable {
  /// What it means for the person.
  enum Status: String, Hashable, CaseIterable {
    case ok
    /// Works, but less well than it could, or worth knowing.
    case note
    /// Something needed is missing.
    case problem
  }

  var status: Status
  /// A word or two, as `colours`.
  var subject: String
  /// What is the case, and after a semicolon what to do about it.
  var finding: String

  init(_ status: Status, _ subject: String, _ finding: String) {
    self.status = status
    self.subject = subject
    self.finding = finding
  }
}

/// What was looked at together.
struct DoctorGroup: Hashable {
  var title: String
  var lines: [DoctorLine]

  init(_ title: String, _ lines: [DoctorLine]) {
    self.title = title
    self.lines = lines
  }
}

/// Groups as printed: a title, a line for each thing, and a sum at the end.
struct DoctorReport: Hashable {
  var groups: [DoctorGroup]

  private var lines: [DoctorLine] { groups.flatMap(\.lines) }

  /// Whether nothing needed is missing.
  var isSound: Bool { !lines.contains { $0.status == .problem } }

  var text: String {
    let statusWidth = DoctorLine.Status.allCases.map(\.rawValue.count).max() ?? 0
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let blocks = groups.map { group in
      let subjectWidth = group.lines.map(\.subject.count).max() ?? 0
      let rows = group.lines.map { line in
        "  \(padded(line.status.rawValue, statusWidth))"
          + "  \(padded(line.subject, subjectWidth))  \(line.finding)"
      }
      return ([group.title] + rows).joined(separator: "\n")
    }
    return (blocks + [sum]).joined(separator: "\n\n") + "\n"
  }

  private var sum: String {
    func count(_ status: DoctorLine.Status) -> Int { lines.count { $0.status == status } }
    let notes = counted(count(.note), "note")
    return isSound
      ? "Everything that is needed is there; \(notes)."
      : "\(counted(count(.problem), "problem")), \(notes)."
  }
}
