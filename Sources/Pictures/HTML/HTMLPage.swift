/// Pictures with everything that they say, as a page that needs nothing but itself: no script, no
/// file beside it, and every text and every finding also in words.
package struct HTMLPage: Hashable, Sendable {
  package var title: String
  /// A line under the title, as `after step 7 of 15`; empty for none.
  package var subtitle: String
  package var pictures: [Picture]
  /// Figures that belong to the pictures.
  package var tables: [Table]
  /// In order; the heading stands even where there are none, and says so. Nil where nobody looked.
  package var findings: [Finding]?
  /// What each surface shows and what VoiceOver reads of it.
  package var surfaces: [Section]
  /// Said at the foot; empty for nothing.
  package var note: String

  package init(
    title: String, subtitle: String = "", pictures: [Picture] = [], tables: [Table] = [],
    findings: [Finding]? = [], surfaces: [Section] = [], note: String = ""
  ) {
    self.title = title
    self.subtitle = subtitle
    self.pictures = pictures
    self.tables = tables
    self.findings = findings
    self.surfaces = surfaces
    self.note = note
  }

  /// An SVG with its caption.
  package struct Picture: Hashable, Sendable {
    /// As `drawSVG` makes it; ids in it differ from those of the other pictures.
    package var svg: String
    /// Empty where the title of the page says it.
    package var caption: String
    package var detail: String
    /// Whether something is wrong in it.
    package var isWrong: Bool
    /// Whether it is too wide to be read on a phone as a whole: it is scrolled there.
    package var isWide: Bool

    package init(
      svg: String, caption: String = "", detail: String = "", isWrong: Bool = false,
      isWide: Bool = false
    ) {
      self.svg = svg
      self.caption = caption
      self.detail = detail
      self.isWrong = isWrong
      self.isWide = isWide
    }
  }

  /// A surface in words.
  package struct Section: Hashable, Sendable {
    package var title: String
    /// As `delivery#1`; empty for none.
    package var detail: String
    package var shown: [Words]
    package var spoken: [Words]

    package init(title: String, detail: String = "", shown: [Words], spoken: [Words]) {
      self.title = title
      self.detail = detail
      self.shown = shown
      self.spoken = spoken
    }
  }

  /// A text, and how it is to be read.
  package struct Words: Hashable, Sendable {
    package var string: String
    /// As `fr-CA`; nil where it is the page's.
    package var language: String?
    package var isRightToLeft: Bool
    /// What is to be said of it, as `cut, 16.1 pt over`; empty for nothing.
    package var note: String

    package init(
      _ string: String, language: String? = nil, isRightToLeft: Bool = false, note: String = ""
    ) {
      self.string = string
      self.language = language
      self.isRightToLeft = isRightToLeft
      self.note = note
    }
  }

  /// Rows of words under headings; the first column names the row.
  package struct Table: Hashable, Sendable {
    package var title: String
    package var columns: [Column]
    /// Each as long as `columns`.
    package var rows: [[Words]]

    /// A heading, and whether its cells are numbers.
    package struct Column: Hashable, Sendable {
      package var title: String
      package var isNumber: Bool

      package init(_ title: String, isNumber: Bool = false) {
        self.title = title
        self.isNumber = isNumber
      }
    }

    package init(title: String, columns: [Column], rows: [[Words]]) {
      self.title = title
      self.columns = columns
      self.rows = rows
    }
  }

  /// Something that is wrong.
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
