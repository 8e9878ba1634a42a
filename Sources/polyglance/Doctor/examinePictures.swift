import Layout

/// What pictures are made with, and what measures texts.
func examinePictures(_ fonts: FontFacts) -> DoctorGroup {
  DoctorGroup(
    "Pictures and measuring",
    [
      DoctorLine(
        .ok, "pictures",
        "an SVG draws its lines itself and takes letters from its viewer's fonts, a PNG from these"),
      measuring(fonts),
    ] + fonts.scripts.map(answer))
}

private func measuring(_ fonts: FontFacts) -> DoctorLine {
  switch fonts.measure {
  case .cells:
    let cell = "\(Int(CellTextShaper.cellWidth))x\(Int(CellTextShaper.cellHeight))"
    return DoctorLine(
      .note, "measuring",
      "counts cells of \(cell) points, no font is shaped: nothing is said of what a device cuts; "
        + (fonts.isChosen ? "asked for by --font" : needForPoints))
  case .face("Inter"):
    return DoctorLine(.ok, "measuring", "in points, with Inter in place of the system's face")
  case .face(let family):
    return fonts.isChosen
      ? DoctorLine(.ok, "measuring", "in points, with \(family), asked for by --font")
      : DoctorLine(
        .note, "measuring",
        "in points, with \(family), whose letters may be wider or narrower than a device's, as Inter is "
          + "not installed; install it, as the package fonts-inter")
  }
}

private func answer(_ fonts: FontFacts.Script) -> DoctorLine {
  guard fonts.missing.isEmpty else {
    return DoctorLine(
      .note, fonts.name,
      "no face has \(fonts.missing), whose widths are guessed; install one, as the package "
        + fonts.package)
  }
  return DoctorLine(.ok, fonts.name, fonts.families.joined(separator: ", "))
}
