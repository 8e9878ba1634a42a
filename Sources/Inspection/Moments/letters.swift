/// What people call the signs of a script (ISO 15924 code), as `Latin letters`; the code where it
/// has no name that everybody knows.
func letters(ofScript script: String) -> String {
  switch script {
  case "Arab": "Arabic letters"
  case "Armn": "Armenian letters"
  case "Beng": "Bengali letters"
  case "Cyrl": "Cyrillic letters"
  case "Deva": "Devanagari letters"
  case "Geor": "Georgian letters"
  case "Grek": "Greek letters"
  case "Hang": "Korean letters"
  case "Hani": "Chinese characters"
  case "Hebr": "Hebrew letters"
  case "Hira", "Kana": "Japanese kana"
  case "Latn": "Latin letters"
  case "Taml": "Tamil letters"
  case "Telu": "Telugu letters"
  case "Thai": "Thai letters"
  default: "letters of the script \(script)"
  }
}
