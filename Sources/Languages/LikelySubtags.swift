/// The script and the region that a language has where none is written.
///
/// Source: CLDR 48 `likelySubtags.json`, for the languages that CLDR or Apple has data for.
package enum LikelySubtags {
  /// The script a tag is written in; nil for a language that the table lacks.
  package static func script(of tag: LanguageTag) -> String? {
    if let script = tag.script { return script }
    if let region = tag.region, let script = scriptsByRegion["\(tag.language) \(region)"] {
      return script
    }
    return languages[tag.language]?.script
  }

  /// The tag with script and region filled in as far as they are known.
  package static func maximized(_ tag: LanguageTag) -> LanguageTag {
    var full = tag
    full.script = script(of: tag)
    if full.region == nil, let script = full.script {
      full.region =
        regionsByScript["\(tag.language) \(script)"]
        ?? languages[tag.language]?.region
    }
    return full
  }

  /// Whether the region says no more than language and script do, as `FR` in `fr-FR`.
  package static func isDefaultRegion(of tag: LanguageTag) -> Bool {
    guard let region = tag.region else { return true }
    let full = maximized(tag)
    var bare = tag
    (bare.script, bare.region) = (nil, nil)
    let plain = maximized(bare)
    // In the order of UTS 35, "Remove Likely Subtags": language, language and region, then script.
    if plain.script == full.script, plain.region == region { return true }
    bare.region = region
    if maximized(bare).script == full.script { return false }
    bare.region = nil
    bare.script = full.script
    return maximized(bare).region == region
  }

  private static let languages: [String: (script: String, region: String)] = {
    var table: [String: (script: String, region: String)] = [:]
    for (script, pairs) in likely {
      let words = pairs.split { $0 == " " || $0 == "\n" }
      for i in stride(from: 0, to: words.count, by: 2) {
        table[String(words[i])] = (script, String(words[i + 1]))
      }
    }
    return table
  }()

  private static let scriptsByRegion: [String: String] = {
    var table: [String: String] = [:]
    for (language, script, regions) in regional {
      for region in regions.split(separator: " ") { table["\(language) \(region)"] = script }
    }
    return table
  }()

  private static let regionsByScript: [String: String] = [
    "az Arab": "IR", "cu Glag": "BG", "ff Adlm": "GN", "hak Hant": "TW", "kk Arab": "CN",
    "ku Arab": "IQ", "ku Cyrl": "AM", "ky Arab": "CN", "ky Latn": "TR", "mn Mong": "CN",
    "nan Hant": "TW", "pa Arab": "PK", "pi Deva": "IN", "pi Sinh": "LK", "pi Thai": "TH",
    "sd Deva": "IN", "sd Khoj": "IN", "sd Sind": "IN", "tg Arab": "PK", "ug Cyrl": "KZ",
    "uz Arab": "AF", "yue Hans": "CN", "zh Bopo": "TW", "zh Hant": "TW",
  ]

  private static let regional: [(language: String, script: String, regions: String)] = [
    ("az", "Arab", "IQ IR"), ("az", "Cyrl", "RU"), ("ha", "Arab", "CM SD"), ("hak", "Hant", "TW"),
    ("kk", "Arab", "AF CN IR MN"), ("ku", "Cyrl", "AM AZ GE TM"), ("ku", "Arab", "IQ IR LB"),
    ("ky", "Arab", "CN"), ("ky", "Latn", "TR"), ("mn", "Mong", "CN"), ("ms", "Arab", "CC"),
    ("nan", "Hant", "MO TW"), ("pa", "Arab", "PK"), ("pi", "Deva", "IN"), ("pi", "Sinh", "LK"),
    ("pi", "Mymr", "MM"), ("pi", "Thai", "TH"), ("sd", "Deva", "IN"), ("sr", "Latn", "ME RO TR"),
    ("tg", "Arab", "PK"), ("ug", "Cyrl", "KZ MN"), ("uz", "Arab", "AF"), ("uz", "Cyrl", "CN"),
    ("yue", "Hans", "CN"),
    ("zh", "Hant", "AU BN GB GF HK ID MO PA PF PH SR TH TW US VN"),
  ]

  private static let likely: [(script: String, languages: String)] = [
    (
      "Latn",
      """
      aa ET af ZA agq CM ak GH an ES asa TZ ast ES ay BO az AZ bas CM bem ZM bez TZ bi VU blo BJ \
      bm ML br FR bs BA ca ES ceb PH cgg UG ch GU cho US chy US co FR cs CZ cy GB da DK dav KE \
      de DE dje NE dsb DE dua CM dyo SN ebu KE ee GH en US eo 001 es ES et EE eu ES ewo CM ff SN \
      fi FI fil PH fj FJ fo FO fr FR fur IT fy NL ga IE gaa GH gd GB gl ES gn PY gsw CH guz KE \
      gv IM ha NG haw US ho PG hr HR hsb DE ht HT hu HU hz NA ia 001 id ID ie EE ig NG ik US io \
      001 is IS it IT jgo CM jmc TZ jv ID kab DZ kam KE kde TZ kea CV kg CD kgp BR khq ML ki KE \
      kj NA kkj CM kl GL kln KE kr NG ksb TZ ksf CM ksh DE ku TR kw GB kxv IN la VA lag TZ lb LU \
      lg UG li NL lij IT lkt US lmo IT ln CD lt LT lu CD luo KE luy KE lv LV mas KE mer KE mfe \
      MU mg MG mgh MZ mgo CM mh MH mi NZ ms MY mt MT mua CM mus US na NR naq NA nb NO nd ZW nds \
      DE ng NA nl NL nmg CM nn NO nnh CM no NO nr ZA nso ZA nus SS nv US ny MW nyn UG oc FR om \
      ET pcm NG pi GB pl PL pms IT prg PL pt BR qu PE rif MA rm CH rn BI ro RO rof TZ rw RW rwk \
      TZ saq KE sbp TZ sc IT scn IT se NO seh MZ ses ML sg CF sk SK sl SI sm WS smn FI sn ZW so \
      SO sq AL ss ZA st ZA su ID sv SE sw TZ szl PL teo UG tk TM tl PH tly AZ tn ZA to TO tok \
      001 tr TR ts ZA twq NE ty PF tzm MA uz UZ ve ZA vec IT vi VN vmw MZ vo 001 vun TZ wa BE \
      wae CH wo SN xh ZA xog UG yav CM yo NG yrl BR za CN zu ZA
      """
    ),
    (
      "Arab",
      """
      acm IQ apc SY ar EG ars SA ary MA arz EG bal PK ckb IQ fa IR ks IN lrc IR mzn IR ps AF \
      sd PK skr PK ug CN ur PK
      """
    ),
    ("Armn", "hy AM"),
    ("Avst", "ae IR"),
    ("Beng", "as IN bn BD mni IN"),
    ("Cakm", "ccp BD"),
    ("Cans", "cr CA csw CA iu CA oj CA"),
    ("Cher", "chr US"),
    (
      "Cyrl",
      """
      ab GE av RU ba RU be BY bg BG bua RU ce RU cu RU cv RU kk KZ kv RU ky KG lez RU mk MK mn \
      MN os GE ru RU sah RU sr RS tg TJ tt RU tyv RU uk UA
      """
    ),
    ("Deva", "bgc IN bho IN brx IN doi IN hi IN kok IN mai IN mr IN ne NP raj IN sa IN xnr IN"),
    ("Ethi", "am ET byn ER gez ET ti ET tig ER"),
    ("Geor", "ka GE"),
    ("Grek", "el GR"),
    ("Gujr", "gu IN"),
    ("Guru", "pa IN"),
    ("Hans", "hak CN nan CN wuu CN zh CN"),
    ("Hant", "lzh CN yue HK"),
    ("Hebr", "he IL yi UA"),
    ("Hmnp", "hnj US"),
    ("Jpan", "ja JP"),
    ("Khmr", "km KH"),
    ("Knda", "kn IN"),
    ("Kore", "ko KR"),
    ("Laoo", "lo LA"),
    ("Mlym", "ml IN"),
    ("Mymr", "my MM shn MM"),
    ("Nkoo", "nqo GN"),
    ("Olck", "sat IN"),
    ("Orya", "or IN"),
    ("Osge", "osa US"),
    ("Rohg", "rhg MM"),
    ("Sinh", "si LK"),
    ("Syrc", "syr IQ"),
    ("Taml", "ta IN"),
    ("Telu", "te IN"),
    ("Tfng", "shi MA zgh MA"),
    ("Thaa", "dv MV"),
    ("Thai", "th TH"),
    ("Tibt", "bo CN dz BT"),
    ("Vaii", "vai LR"),
    ("Yiii", "ii CN"),
  ]
}
