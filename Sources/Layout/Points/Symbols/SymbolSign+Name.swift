extension SymbolSign {
  /// By the words of a symbol's name, the first that is known: `box.truck` is a truck.
  init(words: [Substring]) {
    let words = Set(words)
    let sign = SymbolSign.meanings.first { !$0.words.isDisjoint(with: words) }?.sign ?? .unknown
    let isArrow = words.contains("arrow") || words.contains("arrowshape")
    self = isArrow ? SymbolSign.arrows[sign] ?? sign : sign
  }

  /// An angle says only where it points; an arrow has a shaft.
  private static let arrows: [SymbolSign: SymbolSign] = [
    .forward: .arrowForward, .back: .arrowBack, .up: .arrowUp, .down: .arrowDown,
  ]

  /// Things first, then what is done to them.
  private static let meanings: [(words: Set<Substring>, sign: SymbolSign)] = [
    (["truck"], .truck),
    (["car", "taxi"], .car),
    (["bus", "tram", "train", "cablecar", "lightrail"], .bus),
    (["bicycle", "scooter", "moped", "motorcycle"], .bicycle),
    (["airplane"], .airplane),
    (["ferry", "sailboat"], .ship),
    (["stopwatch", "timer"], .stopwatch),
    (["alarm"], .alarm),
    (["clock", "deskclock", "watch"], .clock),
    (["hourglass"], .hourglass),
    (["calendar"], .calendar),
    (["mappin"], .pin),
    (["location", "signpost"], .location),
    (["map"], .map),
    (["house"], .house),
    (["building", "building2"], .building),
    (["storefront"], .shop),
    (["shippingbox", "box", "cube"], .parcel),
    (["cabinet", "refrigerator", "locker"], .cabinet),
    (["archivebox", "tray"], .tray),
    (["gift"], .gift),
    (["bag", "handbag", "basket", "takeoutbag", "backpack"], .bag),
    (["cart"], .cart),
    (["suitcase", "briefcase"], .suitcase),
    (["creditcard", "wallet", "ticket", "banknote"], .card),
    (["figure"], .figure),
    (["person", "people"], .person),
    (["phone", "iphone"], .telephone),
    (["message", "bubble", "quote"], .bubble),
    (["bell"], .bell),
    (["envelope"], .envelope),
    (["megaphone", "speaker"], .speaker),
    (["star"], .star),
    (["heart"], .heart),
    (["trophy", "medal", "crown"], .trophy),
    (["soccerball", "basketball", "sportscourt", "football", "volleyball"], .ball),
    (["fork"], .cutlery),
    (["cup", "mug", "wineglass"], .cup),
    (["bolt"], .bolt),
    (["flame"], .flame),
    (["drop"], .drop),
    (["cloud"], .cloud),
    (["sun"], .sun),
    (["moon"], .moon),
    (["lock", "key"], .lock),
    (["camera", "photo", "video"], .camera),
    (["music", "headphones"], .note),
    (["gear", "gearshape", "wrench"], .gear),
    (["magnifyingglass"], .glass),
    (["doc", "document", "list", "text", "note", "clipboard"], .page),
    (["battery"], .battery),
    (["checkered"], .chequeredFlag),
    (["flag"], .flag),
    (["checkmark"], .tick),
    (["xmark", "trash", "nosign"], .cross),
    (["exclamationmark", "exclamationmark2"], .exclamation),
    (["questionmark"], .question),
    (["info"], .info),
    (["ellipsis"], .ellipsis),
    (["clockwise", "counterclockwise", "circlepath"], .again),
    (["pause"], .pause),
    (["play"], .play),
    (["stop"], .stop),
    (["plus"], .plus),
    (["minus"], .minus),
    (["forward", "right", "trailing", "next"], .forward),
    (["backward", "left", "leading", "back"], .back),
    (["up"], .up),
    (["down"], .down),
    (["circle"], .circle),
    (["square", "rectangle"], .square),
  ]
}
