import Diagnostics

/// What the C library's message means to whoever wrote the file, at the place to mend.
///
/// `offset` is where it gave up, `context` where the construct began that it was reading.
func yamlProblem(
  _ failure: YAMLFailure, at offset: Int, context: Int, in source: SourceBytes
) -> InputProblem {
  func problem(
    _ message: String, at place: Int, length: Int = 1, hints: [String] = []
  )
    -> InputProblem
  {
    source.problem(message, at: place, length: length, hints: hints)
  }
  let begin = problem("", at: context).location
  let here = problem("", at: offset).location
  switch failure.problem {
  case "found character that cannot start any token",
    "found a tab character that violates indentation",
    "found a tab character where an indentation space is expected":
    if source[offset] == 0x09 {
      return problem("tab used for indentation", at: offset, hints: ["YAML indents with spaces"])
    }
    return problem(
      "\(source.quoted(at: offset)) cannot begin a value", at: offset,
      hints: ["quote text that begins with it"])
  case "mapping values are not allowed in this context":
    return problem(
      "unexpected ‘:’", at: offset,
      hints: ["quote text that holds ‘: ’", "a key of a mapping begins its own line"])
  case "mapping keys are not allowed in this context":
    return problem("a key cannot begin here", at: offset)
  case "block sequence entries are not allowed in this context":
    return problem(
      "a list cannot begin here", at: offset, hints: ["‘- ’ begins on a line of its own"])
  case "could not find expected ':'":
    let word = context..<max(context, source.lineEnd(from: context))
    return problem(
      "expected ‘:’ after this key", at: context, length: source.extent(word),
      hints: word.contains { source[$0] == UInt8(ascii: ":") } ? ["a space follows the ‘:’"] : [])
  case "did not find expected key":
    if source[offset] == UInt8(ascii: ":") {
      return problem("expected a key before ‘:’", at: offset)
    }
    if source.isFirstOnLine(offset) {
      return problem(
        "expected a key at column \(begin.column)", at: offset,
        hints: ["the mapping around it begins at line \(begin.line), column \(begin.column)"])
    }
    return problem(
      "unexpected \(source.quoted(at: offset)) after the value", at: offset,
      hints: ["quote the whole text if it belongs together"])
  case "did not find expected '-' indicator":
    return problem(
      "expected ‘- ’ at column \(begin.column)", at: offset,
      hints: ["the list around it begins at line \(begin.line), column \(begin.column)"])
  case "did not find expected ',' or ']'":
    if offset >= source.count {
      return problem("list is not closed", at: context, hints: ["expected ‘]’"])
    }
    return problem(
      "expected ‘,’ or ‘]’", at: offset,
      hints: ["the list begins at line \(begin.line), column \(begin.column)"])
  case "did not find expected ',' or '}'":
    if offset >= source.count {
      return problem("mapping is not closed", at: context, hints: ["expected ‘}’"])
    }
    return problem(
      "expected ‘,’ or ‘}’", at: offset,
      hints: ["the mapping begins at line \(begin.line), column \(begin.column)"])
  case "found unexpected end of stream", "found unexpected document indicator":
    return problem(
      "quote is not closed", at: context, hints: ["the text runs to line \(here.line)"])
  case "found unknown escape character":
    return problem(
      "unknown escape ‘\\’ before \(source.quoted(at: offset + 1))", at: offset, length: 2,
      hints: ["in single quotes a backslash is a backslash"])
  case "did not find expected node content":
    return problem("expected a value, found \(source.quoted(at: offset))", at: offset)
  case "did not find expected <document start>":
    return problem(
      "unexpected text after the document's end", at: offset,
      hints: ["a mapping or list goes on at the same indentation"])
  case "found undefined tag handle":
    return problem("unknown tag handle", at: offset)
  case "did not find expected alphabetic or numeric character":
    return problem(
      "expected a name after \(source.quoted(at: context))", at: context,
      hints: ["quote text that begins with it"])
  case "control characters are not allowed":
    return problem(
      "\(source.quoted(at: offset)) is not allowed in YAML", at: offset,
      hints: ["in double quotes it can be written as an escape"])
  default:
    return problem(
      failure.context.isEmpty ? failure.problem : "\(failure.problem) \(failure.context)",
      at: offset)
  }
}

extension SourceBytes {
  fileprivate func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < count, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
    return end
  }

  fileprivate func isFirstOnLine(_ offset: Int) -> Bool {
    var before = offset - 1
    while before >= start, self[before] == 0x20 || self[before] == 0x09 { before -= 1 }
    return before < start || self[before] == 0x0A || self[before] == 0x0D
  }
}
