/// How a page looks: by the reader's choice light or dark, in as many columns as there is room for.
/// All words have 4.5 : 1 on what they stand on.
let pageStyle = """
  :root { color-scheme: light dark; --ink: #1c1c1e; --quiet: #5a5d66; --line: #d8dae0; --paper: #fbfbfd; --card: #fff; --bad: #b3261e; --warn: #8a5a00 }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #ececf0; --quiet: #a9acb5; --line: #3a3c43; --paper: #17181b; --card: #1f2024; --bad: #ff8a80; --warn: #ffc466 }
  }
  * { box-sizing: border-box }
  body { margin: 0 auto; max-width: 84rem; padding: 2rem 1.25rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  h1 { margin: 0; font-size: 1.6rem; line-height: 1.2 }
  h2 { margin: 2.5rem 0 .75rem; font-size: 1.2rem }
  h3 { margin: 0; font-size: 1rem } h3 span { font-weight: 400 }
  h4 { margin: .75rem 0 .25rem; font-size: .85rem; font-weight: 600; color: var(--quiet) }
  header p { margin: .25rem 0 0 }
  header p, figcaption span, h3 span, footer, .note { color: var(--quiet) }
  .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem 1.25rem; margin-top: 1.5rem }
  figure { margin: 0; max-width: 100%; width: max-content; break-inside: avoid }
  figcaption { width: 0; min-width: 100%; margin-top: .4rem; font-size: .85rem } figcaption span { display: block }
  svg { display: block; max-width: 100%; height: auto; border-radius: 16px }
  figure.wrong svg { outline: 2px solid var(--bad) } figure.wrong b { color: var(--bad) }
  .wide, .scroll { overflow-x: auto; max-width: calc(100vw - 2.5rem) } .wide svg { max-width: none; min-width: 45rem; width: 100% }
  figure:has(.wide) { width: 100% }
  .surfaces { columns: 19rem; column-gap: 1rem }
  article { margin-bottom: 1rem; padding: 1rem 1.25rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; break-inside: avoid }
  ul, ol { margin: 0; padding-inline-start: 1.5rem } ol { padding-inline-start: 1.9rem } li::marker { color: var(--quiet) }
  table { border-collapse: collapse; width: 100%; font-size: .9rem }
  th, td { text-align: start; vertical-align: top; padding: .45rem 1rem .45rem 0; border-bottom: 1px solid var(--line) }
  thead th { font-weight: 600; color: var(--quiet) } tbody th { font-weight: 600 }
  .number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
  td { overflow-wrap: anywhere } td.error, td.warning, td.note { overflow-wrap: normal } .scroll td { overflow-wrap: normal } code { font-size: .85em; color: var(--quiet) }
  td.error { color: var(--bad); font-weight: 600 } td.warning { color: var(--warn); font-weight: 600 }
  footer { margin-top: 2.5rem; font-size: .85rem }
  """
