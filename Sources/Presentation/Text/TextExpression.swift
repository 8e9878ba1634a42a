/// How a text will be made, not yet made: a Text knows how it will be looked up.
package indirect enum TextExpression: Hashable, Sendable {
  /// `Text(LocalizedStringKey)` or `String(localized:)`: looked up in `language`, its arguments
  /// formatted in `formats`.
  case message(MessageKey, [StateExpression], language: LocaleBinding, formats: LocaleBinding)
  /// Shown as it is.
  case verbatim(StateExpression)
  /// Glued in code, in this order.
  case joined([TextExpression])
  case formatted(StateExpression, Format, LocaleBinding)
  /// A text that the system keeps running after the render.
  case live(LiveFormat, StateExpression, LocaleBinding)
}

/// The mirror of `TextExpression` after evaluation: values for expressions, a bound locale for each
/// binding. The evaluator returns it and never a finished string.
package indirect enum BoundText: Hashable, Sendable {
  case message(MessageKey, [Value], language: BoundLocale, formats: BoundLocale)
  case verbatim(Value)
  case joined([BoundText])
  case formatted(Value, Format, BoundLocale)
  case live(LiveFormat, Value, BoundLocale)
}
