/// A page as one HTML file; the same page gives the same bytes.
package func drawHTML(_ page: HTMLPage) -> String {
  var lines = [
    "<!doctype html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
    "<title>\(escaped(page.title))</title>", "<style>", pageStyle, "</style>", "</head>", "<body>",
    "<header>", "<h1>\(escaped(page.title))</h1>",
  ]
  if !page.subtitle.isEmpty { lines.append("<p>\(escaped(page.subtitle))</p>") }
  lines += ["</header>", "<main>"]
  if !page.pictures.isEmpty {
    lines.append("<div class=\"pictures\">")
    for picture in page.pictures { lines += figure(picture) }
    lines.append("</div>")
  }
  for table in page.tables { lines += section(table) }
  if let found = page.findings { lines += findings(found) }
  if !page.surfaces.isEmpty { lines += words(page.surfaces) }
  lines.append("</main>")
  if !page.note.isEmpty { lines.append("<footer><p>\(escaped(page.note))</p></footer>") }
  return (lines + ["</body>", "</html>"]).joined(separator: "\n") + "\n"
}

private func figure(_ picture: HTMLPage.Picture) -> [String] {
  let svg = picture.svg.hasSuffix("\n") ? String(picture.svg.dropLast()) : picture.svg
  var lines = [picture.isWrong ? "<figure class=\"wrong\">" : "<figure>"]
  // What is scrolled must be reached by the keyboard.
  lines +=
    picture.isWide
    ? ["<div class=\"wide\" role=\"group\" aria-label=\"Picture\" tabindex=\"0\">", svg, "</div>"]
    : [svg]
  if !picture.caption.isEmpty {
    let detail = picture.detail.isEmpty ? "" : "<span>\(escaped(picture.detail))</span>"
    lines.append("<figcaption><b>\(escaped(picture.caption))</b>\(detail)</figcaption>")
  }
  return lines + ["</figure>"]
}

private func findings(_ findings: [HTMLPage.Finding]) -> [String] {
  var lines = ["<section>", "<h2>Findings</h2>"]
  guard !findings.isEmpty else {
    return lines + ["<p>Nothing was found at this moment.</p>", "</section>"]
  }
  lines += [
    "<table>",
    "<thead><tr><th scope=\"col\">Severity</th><th scope=\"col\">What is wrong</th>"
      + "<th scope=\"col\">Where</th></tr></thead>",
    "<tbody>",
  ]
  lines += findings.map { finding in
    let surface = finding.surface.isEmpty ? "" : "<br>\(escaped(finding.surface))"
    return "<tr><td class=\"\(escaped(finding.severity))\">\(escaped(finding.severity))</td>"
      + "<td>\(escaped(finding.message))<br><code>\(escaped(finding.place))</code></td>"
      + "<td><code>\(escaped(finding.id))</code>\(surface)</td></tr>"
  }
  return lines + ["</tbody>", "</table>", "</section>"]
}

private func section(_ table: HTMLPage.Table) -> [String] {
  let title = escaped(table.title)
  var lines = [
    "<section>", "<h2>\(title)</h2>",
    "<div class=\"scroll\" role=\"group\" aria-label=\"\(title)\" tabindex=\"0\">", "<table>",
    "<thead><tr>"
      + table.columns.map {
        "<th scope=\"col\"\($0.isNumber ? " class=\"number\"" : "")>\(escaped($0.title))</th>"
      }.joined() + "</tr></thead>", "<tbody>",
  ]
  lines += table.rows.map { row in
    let cells = zip(table.columns, row).enumerated().map { index, cell in
      let attributes = cell.0.isNumber ? " class=\"number\"" : ""
      let content = inline(cell.1)
      return index == 0
        ? "<th scope=\"row\"\(attributes)>\(content)</th>" : "<td\(attributes)>\(content)</td>"
    }
    return "<tr>\(cells.joined())</tr>"
  }
  return lines + ["</tbody>", "</table>", "</div>", "</section>"]
}

private func words(_ sections: [HTMLPage.Section]) -> [String] {
  var lines = ["<section>", "<h2>In words</h2>", "<div class=\"surfaces\">"]
  for section in sections {
    let detail = section.detail.isEmpty ? "" : " <span>\(escaped(section.detail))</span>"
    lines += ["<article>", "<h3>\(escaped(section.title))\(detail)</h3>"]
    for (title, list, words) in [
      ("Shown", "ul", section.shown), ("VoiceOver reads", "ol", section.spoken),
    ] where !words.isEmpty {
      // Markers and numbers stand where the lines begin.
      let direction = words.contains { !$0.isRightToLeft } ? "" : " dir=\"rtl\""
      lines += ["<h4>\(title)</h4>", "<\(list)\(direction)>"]
      lines += words.map { "<li>\(inline($0))</li>" } + ["</\(list)>"]
    }
    lines.append("</article>")
  }
  return lines + ["</div>", "</section>"]
}

private func inline(_ words: HTMLPage.Words) -> String {
  let note = words.note.isEmpty ? "" : " <span class=\"note\">\(escaped(words.note))</span>"
  guard words.language != nil || words.isRightToLeft else { return escaped(words.string) + note }
  let language = words.language.map { " lang=\"\(escaped($0))\"" } ?? ""
  return "<bdi\(language) dir=\"\(words.isRightToLeft ? "rtl" : "ltr")\">"
    + "\(escaped(words.string))</bdi>\(note)"
}
