import CPango

/// Packs pixels as PNG (ISO/IEC 15948): by a palette where there are few colours, else as they are.
/// Pictures of interfaces are flat, so the quickest packing is nearly the smallest.
enum PNGEncoder {
  /// - Parameter pixels: row by row, `0xAARRGGBB`, colours multiplied by their opacity.
  static func encode(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int
  ) -> [UInt8] {
    let palette = Palette(pixels)
    let isOpaque = pixels.reduce(UInt32.max, &) >= 0xFF00_0000
    var header = bytes(UInt32(width)) + bytes(UInt32(height))
    let rows: [UInt8]
    if let palette, isOpaque {
      header += [8, 3, 0, 0, 0]
      rows = palette.rows(pixels, width: width, height: height)
    } else {
      header += [8, isOpaque ? 2 : 6, 0, 0, 0]
      rows = self.rows(pixels, width: width, height: height, hasOpacity: !isOpaque)
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0xD, 0xA, 0x1A, 0xA]
    append("IHDR", header, to: &file)
    if let palette, isOpaque {
      append(
        "PLTE",
        palette.colours.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] },
        to: &file)
    }
    append("IDAT", deflated(rows), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// Up to 256 colours and the way to their numbers.
  private struct Palette {
    private(set) var colours: [UInt32] = []
    /// Number by colour, open addressing; 1024 slots for 256 colours.
    private var slots = [Int16](repeating: -1, count: 1024)

    /// Nil where there are more.
    init?(_ pixels: UnsafeBufferPointer<UInt32>) {
      var last: UInt32?
      for pixel in pixels where pixel != last {
        last = pixel
        var slot = Palette.slot(pixel)
        while slots[slot] >= 0, colours[Int(slots[slot])] != pixel { slot = (slot + 1) & 1023 }
        if slots[slot] < 0 {
          guard colours.count < 256 else { return nil }
          slots[slot] = Int16(colours.count)
          colours.append(pixel)
        }
      }
    }

    func rows(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: (width + 1) * height) { rows, count in
        var (last, number) = (UInt32?.none, UInt8(0))
        var at = 0
        for y in 0..<height {
          rows[at] = 0
          at += 1
          for x in 0..<width {
            let pixel = pixels[y * width + x]
            if pixel != last {
              var slot = Palette.slot(pixel)
              while colours[Int(slots[slot])] != pixel { slot = (slot + 1) & 1023 }
              (last, number) = (pixel, UInt8(slots[slot]))
            }
            rows[at] = number
            at += 1
          }
        }
        count = at
      }
    }

    private static func slot(_ colour: UInt32) -> Int { Int((colour &* 2_654_435_761) >> 22) }
  }

  private static func rows(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, hasOpacity: Bool
  ) -> [UInt8] {
    let length = width * (hasOpacity ? 4 : 3) + 1
    return [UInt8](unsafeUninitializedCapacity: length * height) { rows, count in
      for y in 0..<height {
        let line = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
        let row = UnsafeMutableBufferPointer(rebasing: rows[y * length..<(y + 1) * length])
        row[0] = 0
        hasOpacity ? writeTransparent(line, to: row) : writeOpaque(line, to: row)
      }
      count = length * height
    }
  }

  private static func writeOpaque(
    _ line: UnsafeBufferPointer<UInt32>, to row: UnsafeMutableBufferPointer<UInt8>
  ) {
    var at = 1
    for pixel in line {
      row[at] = UInt8(truncatingIfNeeded: pixel >> 16)
      row[at + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      row[at + 2] = UInt8(truncatingIfNeeded: pixel)
      at += 3
    }
  }

  /// Colours as they are without their opacity.
  private static func writeTransparent(
    _ line: UnsafeBufferPointer<UInt32>, to row: UnsafeMutableBufferPointer<UInt8>
  ) {
    var at = 1
    for pixel in line {
      let opacity = pixel >> 24
      func channel(_ shift: UInt32) -> UInt8 {
        let value = pixel >> shift & 255
        return UInt8(opacity == 0 || opacity == 255 ? value : min(255, value * 255 / opacity))
      }
      row[at] = channel(16)
      row[at + 1] = channel(8)
      row[at + 2] = channel(0)
      row[at + 3] = UInt8(opacity)
      at += 4
    }
  }

  private static func deflated(_ rows: [UInt8]) -> [UInt8] {
    let most = Int(compressBound(UInt(rows.count)))
    return [UInt8](unsafeUninitializedCapacity: most) { packed, count in
      var length = UInt(most)
      compress2(packed.baseAddress, &length, rows, UInt(rows.count), 1)
      count = Int(length)
    }
  }

  private static func append(_ type: String, _ data: [UInt8], to file: inout [UInt8]) {
    let name = Array(type.utf8)
    file += bytes(UInt32(data.count)) + name
    file += data
    let check = crc32(crc32(0, name, UInt32(name.count)), data, UInt32(data.count))
    file += bytes(UInt32(truncatingIfNeeded: check))
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
