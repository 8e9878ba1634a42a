import CPango

/// A PNG taken apart again, as far as this program writes them: no interlacing, no filters.
struct DecodedPNG {
  private(set) var width = 0
  private(set) var height = 0
  /// 2 for colours, 3 for a palette, 6 for colours with opacity.
  private(set) var kind = 0
  /// Row by row, red, green, blue and opacity.
  private(set) var pixels: [[UInt8]] = []

  /// Nil for bytes that are no PNG, or not one whole.
  init?(_ file: [UInt8]) {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0xD, 0xA, 0x1A, 0xA]) else { return nil }
    var at = 8
    var (palette, packed, hasEnd): ([UInt8], [UInt8], Bool) = ([], [], false)
    func number(_ start: Int) -> Int { file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    while at + 12 <= file.count {
      let length = number(at)
      guard at + 12 + length <= file.count else { return nil }
      let body = Array(file[at + 4..<at + 8 + length])
      guard Int(crc32(0, body, UInt32(body.count))) == number(at + 8 + length) else { return nil }
      let data = Array(body.dropFirst(4))
      switch String(decoding: body.prefix(4), as: UTF8.self) {
      case "IHDR":
        width = number(at + 8)
        height = number(at + 12)
        kind = Int(data[9])
        guard data[8] == 8, Array(data[10...]) == [0, 0, 0] else { return nil }
      case "PLTE": palette = data
      case "IDAT": packed += data
      case "IEND": hasEnd = true
      default: return nil
      }
      at += 12 + length
    }
    guard hasEnd, at == file.count else { return nil }
    let size = kind == 2 ? 3 : kind == 6 ? 4 : 1
    var length = UInt((width * size + 1) * height)
    var rows = [UInt8](repeating: 0, count: Int(length))
    guard uncompress(&rows, &length, packed, UInt(packed.count)) == Z_OK,
      Int(length) == rows.count
    else { return nil }
    for y in 0..<height {
      let start = y * (width * size + 1)
      guard rows[start] == 0 else { return nil }
      for x in 0..<width {
        let first = start + 1 + x * size
        switch kind {
        case 3:
          let colour = Int(rows[first]) * 3
          guard colour + 3 <= palette.count else { return nil }
          pixels.append(Array(palette[colour..<colour + 3]) + [255])
        case 2: pixels.append(Array(rows[first..<first + 3]) + [255])
        default: pixels.append(Array(rows[first..<first + 4]))
        }
      }
    }
  }

  subscript(x: Int, y: Int) -> [UInt8] { pixels[y * width + x] }
}
