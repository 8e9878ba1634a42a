import Languages
import Presentation

/// A word that the system says, never the app.
///
/// The wording is ours: it stands for what VoiceOver says in that language and does not quote it.
enum SystemWord: Int, CaseIterable {
  case button, link, image, searchField, toggle, heading, tabBar, selected, dimmed, adjustable
  case on, off

  /// The word of a trait; nil for traits that are not spoken.
  init?(_ trait: AccessibilityTrait) {
    switch trait {
    case .button: self = .button
    case .link: self = .link
    case .image: self = .image
    case .searchField: self = .searchField
    case .toggleButton: self = .toggle
    case .header: self = .heading
    case .tabBar: self = .tabBar
    case .selected: self = .selected
    case .notEnabled: self = .dimmed
    case .adjustable: self = .adjustable
    case .keyboardKey, .staticText, .summaryElement, .allowsDirectInteraction, .updatesFrequently,
      .causesPageTurn, .playsSound, .startsMediaSession:
      return nil
    }
  }

  /// The word on a device in that language; English where there is no word in it.
  func text(in language: LanguageTag) -> String {
    (SystemWord.table[language.language] ?? SystemWord.english)[rawValue]
  }

  /// The language of that word.
  func language(near language: LanguageTag) -> LanguageTag {
    SystemWord.table[language.language] == nil ? LanguageTag(language: "en") : language
  }

  private static let english = [
    "button", "link", "image", "search field", "switch", "heading", "tab bar", "selected",
    "dimmed", "adjustable", "on", "off",
  ]

  private static let table: [String: [String]] = [
    "en": english,
    "ar": [
      "زر", "رابط", "صورة", "حقل بحث", "مفتاح تبديل", "عنوان", "شريط علامات تبويب", "محدد", "معتم",
      "قابل للتعديل", "مفعّل", "معطّل",
    ],
    "de": [
      "Taste", "Link", "Bild", "Suchfeld", "Schalter", "Überschrift", "Titelleiste", "ausgewählt",
      "grau", "anpassbar", "ein", "aus",
    ],
    "fr": [
      "bouton", "lien", "image", "champ de recherche", "commutateur", "titre", "barre d’onglets",
      "sélectionné", "grisé", "ajustable", "activé", "désactivé",
    ],
    "he": [
      "כפתור", "קישור", "תמונה", "שדה חיפוש", "מתג", "כותרת", "סרגל כרטיסיות", "נבחר", "מעומעם",
      "ניתן לכוונון", "מופעל", "כבוי",
    ],
    "hi": [
      "बटन", "लिंक", "चित्र", "खोज फ़ील्ड", "स्विच", "शीर्षक", "टैब बार", "चुना गया", "धुँधला", "समायोज्य",
      "चालू", "बंद",
    ],
    "ja": [
      "ボタン", "リンク", "イメージ", "検索フィールド", "スイッチ", "見出し", "タブバー", "選択中", "薄い表示", "調整可能",
      "オン", "オフ",
    ],
    "pl": [
      "przycisk", "łącze", "obrazek", "pole wyszukiwania", "przełącznik", "nagłówek", "pasek kart",
      "zaznaczone", "przyciemnione", "z regulacją", "włączone", "wyłączone",
    ],
    "pt": [
      "botão", "link", "imagem", "campo de busca", "alternador", "título", "barra de abas",
      "selecionado", "escurecido", "ajustável", "ativado", "desativado",
    ],
    "ru": [
      "кнопка", "ссылка", "изображение", "поле поиска", "переключатель", "заголовок",
      "панель вкладок", "выбрано", "недоступно", "регулируемый", "включено", "выключено",
    ],
    "zh": [
      "按钮", "链接", "图像", "搜索栏", "开关", "标题", "标签栏", "已选定", "变暗", "可调整", "打开", "关闭",
    ],
  ]
}
