import Presentation

/// The fonts of a family, lent to one caller after the other.
final class SharedFonts: @unchecked Sendable {
  // Sound because they are made, used and freed under the lock alone.
  private let fonts: Unmanaged<PangoFonts>
  /// The family that answers.
  let family: String

  /// - Parameter family: nil for Inter or whatever answers in its place.
  /// - Throws: where a family is asked for that is not installed, and where no font is.
  init(family: String?) throws(FontProblem) {
    let asked = family ?? PangoTextShaper.defaultFamily
    let found = try FreeTypeLock.locked { () throws(FontProblem) in
      try SharedFonts.find(asked, isRequired: family != nil)
    }
    self.family = found.family
    fonts = Unmanaged.passRetained(found.fonts)
  }

  deinit { FreeTypeLock.locked { fonts.release() } }

  /// Fonts on their way out of the lock.
  private struct Found: @unchecked Sendable {
    var fonts: PangoFonts
    var family: String
  }

  private static func find(_ asked: String, isRequired: Bool) throws(FontProblem) -> Found {
    let first = PangoFonts(family: asked)
    guard first.hasFont else { throw .noFonts }
    let found = first.face(.regular).traits.family
    if isRequired, found.lowercased() != asked.lowercased() {
      let installed = first.installedFamilies
      guard installed.contains(where: { $0.lowercased() == asked.lowercased() }) else {
        throw .notInstalled(family: asked, answered: found, installed: installed)
      }
    }
    return Found(fonts: found == asked ? first : PangoFonts(family: found), family: found)
  }

  /// Lends the fonts to one caller.
  func lend<Result: Sendable>(_ body: (PangoFonts) -> Result) -> Result {
    FreeTypeLock.locked { body(fonts.takeUnretainedValue()) }
  }
}
