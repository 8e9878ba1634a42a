import Catalogs
import Testing

/// Catalog texts as formats. A piece renders as it would be taken: `‘text’`, `%%`, `2:lld` (the
/// argument, `=` before it where the position is written), `#name`, `arg`.
struct FormatStringTests {
  static func rendered(_ format: FormatString) -> String {
    format.pieces.map { piece in
      switch piece.kind {
      case .literal(let text): "‘\(text)’"
      case .percent: "%%"
      case .specifier(let specifier): rendered(specifier)
      case .substitution(let name, let argument, let isPositional):
        "\(isPositional ? "=" : "")\(argument):#\(name)"
      case .variationArgument: "arg"
      }
    }.joined(separator: " ")
  }

  static func rendered(_ specifier: FormatSpecifier) -> String {
    func extent(_ extent: FormatSpecifier.Extent?) -> String {
      switch extent {
      case .fixed(let value): "\(value)"
      case .argument(let argument): "*\(argument)"
      case nil: ""
      }
    }
    let flags = [
      (FormatSpecifier.Flags.left, "-"), (.sign, "+"), (.alternative, "#"), (.zeros, "0"),
      (.grouping, "'"),
    ]
    return (specifier.isPositional ? "=" : "") + "\(specifier.argument):"
      + flags.filter { specifier.flags.contains($0.0) }.map(\.1).joined()
      + extent(specifier.width) + (specifier.precision.map { ".\(extent($0))" } ?? "")
      + specifier.length.rawValue + String(specifier.conversion)
  }

  @Test(arguments: [
    ("", ""),
    ("Arriving", "‘Arriving’"),
    ("%@ is %lld min away", "1:@ ‘ is ’ 2:lld ‘ min away’"),
    ("%2$@ — %1$lld", "=2:@ ‘ — ’ =1:lld"),
    ("%d%ld%llu%u%f%lf%s%c%x%%", "1:d 2:ld 3:llu 4:u 5:f 6:lf 7:s 8:c 9:x %%"),
    ("%.1f %5.2f %-8@ %+d %'d", "1:.1f ‘ ’ 2:5.2f ‘ ’ 3:-8@ ‘ ’ 4:+d ‘ ’ 5:'d"),
    ("%04$f %007$@ %8$3.2f", "=4:f ‘ ’ =7:@ ‘ ’ =8:3.2f"),
    ("%04d %05.1f", "1:04d ‘ ’ 2:05.1f"),
    ("%*d %.*f %@", "2:*1d ‘ ’ 4:.*3f ‘ ’ 5:@"),
    ("%2$*1$d", "=2:*1d"),
    ("%.f", "1:.0f"),
    ("%#@count@", "1:#count"),
    ("%2$#@the count@ of %1$#@all@", "=2:#the count ‘ of ’ =1:#all"),
    ("%8$3.2#@size@", "=8:#size"),
    ("%arg birds, %args", "arg ‘ birds, ’ arg ‘s’"),
    ("%@%", "1:@ ‘%’"),
    ("100%", "‘100%’"),
    ("%hhd %hd %qd %zd %td %jd %Lf", "1:hhd ‘ ’ 2:hd ‘ ’ 3:qd ‘ ’ 4:zd ‘ ’ 5:td ‘ ’ 6:jd ‘ ’ 7:Lf"),
    ("5%lld 5%@x %ds %lldkm", "‘5’ 1:lld ‘ 5’ 2:@ ‘x ’ 3:d ‘s ’ 4:lld ‘km’"),
    ("${applicationName} %@", "‘${applicationName} ’ 1:@"),
    ("é%@ü", "‘é’ 1:@ ‘ü’"),
  ])
  func `a text is taken apart`(_ text: String, _ pieces: String) {
    let format = FormatString(text)
    #expect(Self.rendered(format) == pieces)
  }

  @Test(arguments: [
    ("20% off", FormatString.Problem.Kind.lonePercent, 2..<3),
    ("5 % d'intérêt", .lonePercent, 2..<3),
    ("100 % de descuento", .lonePercent, 4..<5),
    ("100%", .lonePercent, 3..<4),
    ("100%!", .lonePercent, 3..<4),
    ("%100 indirim", .lonePercent, 0..<1),
    ("100%-ig", .readsLikeProse, 3..<6),
    ("100%ig", .readsLikeProse, 3..<5),
    ("100%'i", .readsLikeProse, 3..<6),
    ("%50eko", .readsLikeProse, 0..<4),
    ("50%-os", .readsLikeProse, 2..<5),
    ("%n", .unsafe, 0..<2),
    ("%#@count", .openReference, 0..<3),
    ("%#@@", .openReference, 0..<3),
    ("%0$@", .outOfRange, 0..<3),
    ("%99999999999999999999d", .outOfRange, 0..<21),
    ("%1000$@", .outOfRange, 0..<6),
    ("%l@", .lonePercent, 0..<1),
    ("%y", .lonePercent, 0..<1),
  ])
  func `prose and broken specifiers are text`(
    _ text: String, _ kind: FormatString.Problem.Kind, _ range: Range<Int>
  ) {
    let format = FormatString(text)
    #expect(Self.rendered(format) == "‘\(text)’")
    #expect(format.problems.map(\.kind) == [kind])
    #expect(format.problems.map(\.range) == [range])
    #expect(!format.takesArguments)
  }

  @Test func `a percent sign of prose leaves the specifiers beside it whole`() {
    let format = FormatString("Save 20% on %@ — 5% of %lld")
    #expect(Self.rendered(format) == "‘Save 20% on ’ 1:@ ‘ — 5% of ’ 2:lld")
    #expect(format.problems.map(\.kind) == [.lonePercent, .lonePercent])
  }

  @Test func `mixed positions count apart and are told where they begin`() {
    let format = FormatString("%2$@ %1$lld %% %5.2f")
    #expect(Self.rendered(format) == "=2:@ ‘ ’ =1:lld ‘ ’ %% ‘ ’ 1:5.2f")
    #expect(format.problems.map(\.kind) == [.mixedPositions])
    #expect(format.problems.map(\.range) == [15..<20])
  }

  @Test(arguments: [
    ("%@", FormatSpecifier.ArgumentType.object), ("%d", .signed(bits: 32)),
    ("%hhd", .signed(bits: 8)), ("%ld", .signed(bits: 64)), ("%lld", .signed(bits: 64)),
    ("%i", .signed(bits: 32)), ("%u", .unsigned(bits: 32)), ("%llu", .unsigned(bits: 64)),
    ("%x", .unsigned(bits: 32)), ("%f", .double), ("%lf", .double), ("%g", .double),
    ("%s", .cString), ("%c", .character), ("%p", .pointer), ("%D", .signed(bits: 64)),
  ])
  func `a specifier has a type`(_ text: String, _ type: FormatSpecifier.ArgumentType) {
    #expect(FormatString(text).specifiers.map(\.type) == [type])
  }

  @Test(arguments: [
    ("lld", "1:lld"), ("d", "1:d"), ("li", "1:li"), ("@", "1:@"), ("%ld", "1:ld"),
    (".1f", "1:.1f"), ("", "nothing"), ("lldx", "nothing"), ("arg", "nothing"),
  ])
  func `the specifier of a substitution reads without its sign`(_ text: String, _ read: String) {
    #expect(FormatSpecifier(bare: text).map(Self.rendered) ?? "nothing" == read)
  }

  @Test func `pieces cover any text without gaps`() {
    var random = SeededGenerator(state: 7)
    let parts = [
      "%", "%%", "1", "$", "#", "@", "l", "d", "-", " ", ".", "*", "é", "漢", "arg", "0", "n",
    ]
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 0...9, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let pieces = FormatString(text).pieces
      var end = 0
      for piece in pieces {
        #expect(piece.range.lowerBound == end && !piece.range.isEmpty, "\(text)")
        end = piece.range.upperBound
      }
      #expect(end == text.utf8.count, "\(text)")
    }
  }
}

/// SplitMix64: the same numbers every time.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
