/// Pictures with everything that they say, as a page that needs nothing but itself: no script, no
/// file beside it, and every text and every finding also in words.
package struct HTMLPage: Hashable, Sendable {
  package var title: String
  /// A line under the title, as `after step 7 of 15`; empty for none.
  package var subtitle: String
  package var pictures: [Picture]
  /// What each surface shows and what VoiceOver reads of it.
  package var surfaces: [Section]
  /// In order; the table stands even where there are none, and says so.
  package var findings: [Finding]
  /// Said at the foot; empty for nothing.
  package var note: String

  package init(
    title: String, subtitle: String = "", pictures: [Picture] = [], surfaces: [Section] = [],
    findings: [Finding] = [], note: String = ""
  ) {
    self.title = title
    self.subtitle = subtitle
    self.pictures = pictures
    self.surfaces = surfaces
    self.findings = findings
    self.note = note
  }

  /// An SVG with its caption.
  package struct Picture: Hashable, Sendable {
    /// As `drawSVG` makes it; ids in it differ from those of the other pictures.
    package var svg: String
    /// Empty where the title of the page says it.
    package var caption: String
    package var detail: String

    package init(svg: String, caption: String = "", detail: String = "") {
      self.svg = svg
      self.caption = caption
      self.detail = detail
    }
  }

  /// A surface in words.
  package struct Section: Hashable, Sendable {
    package var title: String
    package var shown: [Words]
    package var spoken: [Words]

    package init(title: String, shown: [Words], spoken: [Words]) {
      self.title = title
      self.shown = shown
      self.spoken = spoken
    }
  }

  /// A text, and how it is to be read.
  package struct Words: Hashable, Sendable {
    package var string: String
    /// As `fr-CA`; nil where none is known.
    package var language: String?
    package var isRightToLeft: Bool
    /// What is to be said of it, as `cut, 16.1 pt over`; empty for nothing.
    package var note: String

    package init(
      _ string: String, language: String?, isRightToLeft: Bool, note: String = ""
    ) {
      self.string = string
      self.language = language
      self.isRightToLeft = isRightToLeft
      self.note = note
    }
  }

  /// A row of the table.
  package struct Finding: Hashable, Sendable {
    package var severity: String
    package var id: String
    package var place: String
    package var surface: String
    package var message: String

    package init(severity: String, id: String, place: String, surface: String, message: String) {
      self.severity = severity
      self.id = id
      self.place = place
      self.surface = surface
      self.message = message
    }
  }
}
