import Catalogs
import Internationalization

extension FormatSpecifier {
  /// The fraction digits that a double has under it; 6 without a precision, as in C.
  func fractionStyle(precision: Int?) -> NumberStyle {
    let digits = min(precision ?? 6, 100)
    // `%g`, `%e`, `%a` write no trailing zeros here; the rest of their forms is not for people.
    let isFixed = conversion == "f" || conversion == "F"
    return NumberStyle(minimumFraction: isFixed ? digits : 0, maximumFraction: digits)
  }
}
