/// A page as one HTML file; the same page gives the same bytes.
package func drawHTML(_ page: HTMLPage) -> String {
  var lines = [
    "<!doctype html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
    "<title>\(escaped(page.title))</title>", "<style>", style, "</style>", "</head>", "<body>",
    "<header><h1>\(escaped(page.title))</h1>",
  ]
  if !page.subtitle.isEmpty { lines.append("<p>\(escaped(page.subtitle))</p>") }
  lines += ["</header>", "<main>"]
  if !page.pictures.isEmpty {
    lines.append("<div class=\"pictures\">")
    for picture in page.pictures { lines += figure(picture) }
    lines.append("</div>")
  }
  if !page.surfaces.isEmpty { lines += words(page.surfaces) }
  lines += findings(page.findings)
  lines.append("</main>")
  if !page.note.isEmpty { lines.append("<footer><p>\(escaped(page.note))</p></footer>") }
  return (lines + ["</body>", "</html>"]).joined(separator: "\n") + "\n"
}

private let style = """
  :root { color-scheme: light dark; --ink: #1c1c1e; --quiet: #5a5d66; --line: #d8dae0; --paper: #fbfbfd; --bad: #b3261e; --warn: #8a5a00 }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #ececf0; --quiet: #a5a8b2; --line: #3a3c43; --paper: #17181b; --bad: #ff8a80; --warn: #ffc466 }
  }
  body { margin: 0 auto; max-width: 76rem; padding: 2rem 1.25rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  h1 { margin: 0; font-size: 1.6rem; line-height: 1.2 }
  h2 { margin: 2.5rem 0 .5rem; font-size: 1.2rem }
  h3 { margin: 1.5rem 0 .25rem; font-size: 1rem }
  h4 { margin: .75rem 0 .25rem; font-size: .85rem; font-weight: 600; color: var(--quiet) }
  header p, figcaption span, footer, .note { color: var(--quiet) }
  .pictures { display: flex; flex-wrap: wrap; gap: 1.25rem; margin-top: 1.5rem }
  figure { margin: 0; max-width: 100% }
  figcaption { font-size: .85rem } figcaption span { display: block }
  svg { display: block; max-width: 100%; height: auto; border-radius: 12px }
  ul, ol { margin: 0; padding-inline-start: 1.5rem }
  table { border-collapse: collapse; width: 100%; font-size: .9rem }
  th, td { text-align: start; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line) }
  td { overflow-wrap: anywhere } code { font-size: .85em }
  .error { color: var(--bad); font-weight: 600 } .warning { color: var(--warn); font-weight: 600 }
  footer { margin-top: 2.5rem; font-size: .85rem }
  """

private func figure(_ picture: HTMLPage.Picture) -> [String] {
  var lines = [
    "<figure>", picture.svg.hasSuffix("\n") ? String(picture.svg.dropLast()) : picture.svg,
  ]
  if !picture.caption.isEmpty {
    let detail = picture.detail.isEmpty ? "" : "<span>\(escaped(picture.detail))</span>"
    lines.append("<figcaption><b>\(escaped(picture.caption))</b>\(detail)</figcaption>")
  }
  return lines + ["</figure>"]
}

private func words(_ sections: [HTMLPage.Section]) -> [String] {
  var lines = ["<section>", "<h2>In words</h2>"]
  for section in sections {
    lines.append("<h3>\(escaped(section.title))</h3>")
    for (title, list, words) in [
      ("Shown", "ul", section.shown), ("VoiceOver reads", "ol", section.spoken),
    ] where !words.isEmpty {
      lines += ["<h4>\(title)</h4>", "<\(list)>"] + words.map(item) + ["</\(list)>"]
    }
  }
  return lines + ["</section>"]
}

private func item(_ words: HTMLPage.Words) -> String {
  let language = words.language.map { " lang=\"\(escaped($0))\"" } ?? ""
  let note = words.note.isEmpty ? "" : " <span class=\"note\">\(escaped(words.note))</span>"
  return "<li><bdi\(language) dir=\"\(words.isRightToLeft ? "rtl" : "ltr")\">"
    + "\(escaped(words.string))</bdi>\(note)</li>"
}

private func findings(_ findings: [HTMLPage.Finding]) -> [String] {
  var lines = ["<section>", "<h2>Findings</h2>"]
  guard !findings.isEmpty else {
    return lines + ["<p>Nothing was found at this moment.</p>", "</section>"]
  }
  lines += [
    "<table>",
    "<thead><tr><th scope=\"col\">Severity</th><th scope=\"col\">Finding</th>"
      + "<th scope=\"col\">Surface</th><th scope=\"col\">What is wrong</th></tr></thead>",
    "<tbody>",
  ]
  lines += findings.map { finding in
    "<tr><td class=\"\(escaped(finding.severity))\">\(escaped(finding.severity))</td>"
      + "<td><code>\(escaped(finding.id))</code></td><td>\(escaped(finding.surface))</td>"
      + "<td>\(escaped(finding.message))<br><code>\(escaped(finding.place))</code></td></tr>"
  }
  return lines + ["</tbody>", "</table>", "</section>"]
}
