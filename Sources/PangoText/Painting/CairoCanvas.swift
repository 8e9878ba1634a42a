import CPango
import Layout

/// An image that Cairo draws on, one point being so many pixels.
final class CairoCanvas {
  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  private let height: Int
  private var writer = LineWriter()

  /// Nil where there is no memory for as many pixels.
  init?(width: Int, height: Int) {
    self.height = height
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    cairo = cairo_create(surface)
    guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  /// Whether there is any font to write texts with.
  var hasFont: Bool { writer.hasFont }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Draws everything of a picture.
  func paint(_ drawing: PointDrawing, scale: Double) {
    if let ground = drawing.ground {
      source(ground)
      cairo_paint(cairo)
    }
    cairo_scale(cairo, scale, scale)
    for shape in drawing.shapes { paint(shape) }
    cairo_surface_flush(surface)
  }

  /// The pixels row by row, `0xAARRGGBB`, colours multiplied by their opacity.
  var pixels: UnsafeBufferPointer<UInt32> {
    let count = Int(cairo_image_surface_get_stride(surface)) / 4 * height
    let start = UnsafeRawPointer(cairo_image_surface_get_data(surface))?
      .bindMemory(to: UInt32.self, capacity: count)
    return UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  }

  private func paint(_ shape: PointShape) {
    switch shape {
    case .fill(let path, let colour):
      source(colour)
      trace(path)
      cairo_fill(cairo)
    case .stroke(let path, let colour, let pen):
      source(colour)
      trace(path)
      stroke(pen)
    case .text(let text):
      source(text.colour)
      writer.write(text, on: cairo)
    case .group(let group):
      cairo_save(cairo)
      cairo_translate(cairo, group.x, group.y)
      if group.scale != 1 { cairo_scale(cairo, group.scale, group.scale) }
      if let clip = group.clip {
        trace(clip)
        cairo_clip(cairo)
      }
      for shape in group.shapes { paint(shape) }
      cairo_restore(cairo)
    }
  }

  private func source(_ colour: PointColour) {
    cairo_set_source_rgba(
      cairo, Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255,
      colour.opacity)
  }

  private func stroke(_ pen: PointPen) {
    cairo_set_line_width(cairo, pen.width)
    cairo_set_line_cap(cairo, pen.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(cairo, pen.isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(cairo, pen.dashes, Int32(pen.dashes.count), 0)
    cairo_stroke(cairo)
  }

  private func trace(_ path: PointPath) {
    cairo_new_path(cairo)
    var (x, y) = (0.0, 0.0)
    for element in path.elements {
      switch element {
      case .move(let toX, let toY):
        cairo_move_to(cairo, toX, toY)
        (x, y) = (toX, toY)
      case .line(let toX, let toY):
        cairo_line_to(cairo, toX, toY)
        (x, y) = (toX, toY)
      case .curve(let controlX, let controlY, let toX, let toY):
        // The same curve with two control points.
        cairo_curve_to(
          cairo, x + 2 / 3 * (controlX - x), y + 2 / 3 * (controlY - y),
          toX + 2 / 3 * (controlX - toX), toY + 2 / 3 * (controlY - toY), toX, toY)
        (x, y) = (toX, toY)
      case .rectangle(let frame, let radius): trace(frame, radius)
      case .close: cairo_close_path(cairo)
      }
    }
  }

  private func trace(_ frame: PointRectangle, _ radius: Double) {
    guard radius > 0 else {
      cairo_rectangle(cairo, frame.x, frame.y, frame.width, frame.height)
      return
    }
    cairo_new_sub_path(cairo)
    let corners = [
      (frame.maxX - radius, frame.y + radius), (frame.maxX - radius, frame.maxY - radius),
      (frame.x + radius, frame.maxY - radius), (frame.x + radius, frame.y + radius),
    ]
    for (index, corner) in corners.enumerated() {
      let start = Double(index - 1) * .pi / 2
      cairo_arc(cairo, corner.0, corner.1, radius, start, start + .pi / 2)
    }
    cairo_close_path(cairo)
  }
}
