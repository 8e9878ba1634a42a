import Testing

/// Ten texts as products show them, in each of several scripts.
struct WrittenTexts: CustomTestStringConvertible, Sendable {
  var script: String
  var language: String
  /// The face that answers beside Inter; nil where Inter has all.
  var family: String?
  var isRightToLeft = false
  var texts: [String]

  var testDescription: String { script }

  static let all = [
    WrittenTexts(
      script: "Latin", language: "de", family: nil,
      texts: [
        "Ankunft in 4 Min.", "Bestellung aufgegeben", "Wird vorbereitet", "illi", "WWWW",
        "Geliefert um 18:42", "Ihr Fahrer ist 1,2 km entfernt", "AVATAR To Ty Te", "Łódź – Øresund",
        "L’été à Orléans « déjà »",
      ]),
    WrittenTexts(
      script: "Cyrillic", language: "ru", family: nil,
      texts: [
        "Прибытие через 4 мин.", "Заказ принят", "Готовится", "Щука и жук", "Доставлено в 18:42",
        "Курьер в 1,2 км от вас", "Подъезжает", "Київ, вул. Їжакевича", "ГТА ТАЮ АУ", "№ 5",
      ]),
    WrittenTexts(
      script: "Arabic", language: "ar", family: "Noto Sans Arabic", isRightToLeft: true,
      texts: [
        "يصل خلال ٤ دقائق", "تم استلام الطلب", "قيد التحضير", "لا إله إلا الله", "سلام عليكم",
        "تم التوصيل", "السائق على بعد", "طلبك في الطريق", "مُحَمَّد", "شكرًا جزيلًا",
      ]),
    WrittenTexts(
      script: "Devanagari", language: "hi", family: "Noto Sans Devanagari",
      texts: [
        "४ मिनट में पहुँचेगा", "ऑर्डर मिल गया", "तैयार हो रहा है", "क्षत्रिय", "डिलीवर हो गया",
        "ड्राइवर पास है", "धन्यवाद", "श्री कृष्ण", "आपका ऑर्डर रास्ते में है", "स्थिति",
      ]),
    WrittenTexts(
      script: "Kana and Han", language: "ja", family: "Noto Sans CJK JP",
      texts: [
        "あと4分で到着", "ご注文を承りました", "準備中", "配達中です", "お届け済み", "ドライバーは近くにいます",
        "到着時刻18:42", "東京都渋谷区", "「ありがとうございます」", "ラーメン・ギョーザ",
      ]),
    WrittenTexts(
      script: "Hebrew", language: "he", family: "Noto Sans Hebrew", isRightToLeft: true,
      texts: [
        "מגיע בעוד 4 דקות", "ההזמנה התקבלה", "בהכנה", "שלום", "נמסר", "הנהג קרוב אליך", "תודה רבה",
        "ההזמנה בדרך", "שָׁלוֹם", "תל אביב",
      ]),
    WrittenTexts(
      script: "Thai", language: "th", family: "Noto Sans Thai",
      texts: [
        "จะถึงใน 4 นาที", "รับคำสั่งซื้อแล้ว", "กำลังเตรียม", "สวัสดี", "จัดส่งแล้ว", "คนขับอยู่ใกล้คุณ",
        "ขอบคุณ", "น้ำใจ", "กรุงเทพ", "กำลังมา",
      ]),
  ]
}
