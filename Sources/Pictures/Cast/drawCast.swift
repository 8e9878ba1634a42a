package import Layout

/// A recording as asciicast, version 2 (asciinema): a line of JSON for what it is, then one for each
/// thing that happens. The first frame is written whole, each later one as what changed. At the end the
/// terminal is as it was before, with the last frame on it. Players that know themes show it on the
/// ground that its colours are made for; lines are in visual order, and a terminal is told not to turn
/// them round again (ECMA-48 BDSM).
package func drawCast(_ recording: Recording, palette: Palette) -> String {
  var lines = [
    "{\"version\":2,\"width\":\(recording.columns),\"height\":\(recording.rows),"
      + "\"title\":\(quoted(recording.title)),\"env\":{\"TERM\":\"xterm-256color\"},"
      + "\"theme\":\(theme(palette.ground))}"
  ]
  var before = CellGrid(columns: recording.columns, rows: recording.rows)
  var markers = recording.markers[...]
  for (index, frame) in recording.frames.enumerated() {
    while let marker = markers.first, marker.at < frame.at {
      lines.append(event(marker.at, "m", marker.label))
      markers.removeFirst()
    }
    let update = drawANSI(frame.grid, since: before, palette: palette)
    // No cursor, and no new line where the last column is full.
    let opening = index == 0 ? "\u{1B}[8l\u{1B}[?25l\u{1B}[?7l\u{1B}[0m\u{1B}[2J" : ""
    if !(opening + update).isEmpty { lines.append(event(frame.at, "o", opening + update)) }
    before = frame.grid
  }
  lines += markers.map { event($0.at, "m", $0.label) }
  lines.append(
    event(recording.end, "o", "\u{1B}[0m\u{1B}[\(recording.rows);1H\u{1B}[?7h\u{1B}[?25h\u{1B}[8h"))
  return lines.map { $0 + "\n" }.joined()
}

/// What a recording's words and ground look like. Its colours are among the 240 that are the same
/// everywhere, so the first eight are but what a theme must have: xterm's.
private func theme(_ ground: Ground) -> String {
  let palette = [
    "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
  ]
  return "{\"fg\":\"\(CellPicture.foreground(ground).hex)\","
    + "\"bg\":\"\(CellPicture.background(ground).hex)\","
    + "\"palette\":\"\(palette.joined(separator: ":"))\"}"
}

private func event(_ at: Duration, _ kind: String, _ text: String) -> String {
  let (seconds, attoseconds) = at.components
  let milliseconds = "\(attoseconds / 1_000_000_000_000_000)"
  let fraction = String(repeating: "0", count: 3 - milliseconds.count) + milliseconds
  return "[\(seconds).\(fraction),\"\(kind)\",\(quoted(text))]"
}

/// A string of JSON (RFC 8259); what could lead a reader of the file astray is written by number.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    default:
      switch scalar.value {
      case ..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}
