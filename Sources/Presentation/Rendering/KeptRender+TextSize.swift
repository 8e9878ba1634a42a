extension KeptRender {
  /// The text size that its texts are drawn at, before any view says otherwise.
  ///
  /// Widgets leave out what is below Large (Human Interface Guidelines, Widgets). Nothing is
  /// published for Live Activities: setting `activity-text-sizes`.
  package var drawnTextSize: DynamicTypeSize {
    let isActivity = Surface.activity.contains(surface) || Surface.derived.contains(surface)
    guard isActivity, context.settings[.activityTextSizes] == "widgets" else {
      return context.textSize
    }
    return max(.large, context.textSize)
  }
}
