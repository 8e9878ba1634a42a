import Layout

/// What pictures are made with, and what measures texts.
func examinePictures() -> DoctorGroup {
  let cell = "\(Int(CellTextShaper.cellWidth))x\(Int(CellTextShaper.cellHeight))"
  return DoctorGroup(
    "Pictures and measuring",
    [
      DoctorLine(
        .ok, "fonts",
        "none needed here: an SVG draws its lines itself and takes letters from its viewer's fonts"),
      DoctorLine(
        .note, "measuring",
        "counts cells of \(cell) points, no font is shaped: a cut near the edge is an estimate"),
    ])
}
