/// Something that pictures and findings rest on though no document of the platform states it.
package struct PlatformEstimate: Hashable, Sendable {
  /// Where it counts.
  package let surfaces: [Surface]
  /// What is taken to be so, as a sentence without full stop.
  package let words: String

  private init(_ surfaces: [Surface], _ words: String) {
    self.surfaces = surfaces
    self.words = words
  }

  /// In the order of the surfaces.
  package static let all = [
    PlatformEstimate(
      Surface.activity + Surface.derived,
      "text sizes below Large are drawn at Large, as in widgets; the setting activity-text-sizes says "
        + "otherwise"),
    PlatformEstimate(
      Surface.activity + Surface.derived,
      "a text that is too long is tightened by up to 1/20, then scaled, then cut, each only where the "
        + "view allows it"),
    PlatformEstimate(
      Surface.activity + Surface.derived,
      "a running timer takes all the width that it is offered, as developers observe; relative dates "
        + "and offsets take what they need"),
    PlatformEstimate(
      [.compactLeading, .compactTrailing, .minimal, .expandedLeading, .expandedTrailing],
      "leading and trailing change sides with the layout direction of the app’s views; it may be that "
        + "of the phone’s language which decides"),
    PlatformEstimate(
      [.expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom],
      "expanded: how leading, trailing and center share the width; each is offered all the height that "
        + "is left; the camera reaches 36.67 pt down"),
    PlatformEstimate(
      [.compactLeading, .compactTrailing, .minimal, .expandedLeading, .expandedTrailing],
      "pictures: the camera’s lens stands at the right end of the sensors, whatever the direction of "
        + "the text"),
    PlatformEstimate(
      [.standby],
      "pictures: StandBy is dark, in light as well, with corners of 55 pt; night’s red is not drawn"
    ),
    PlatformEstimate(
      [.smartStack, .carPlay, .macMenuBar],
      "pictures: watch, car and Mac have 10 pt beside the room that is measured"),
    PlatformEstimate(
      [.smartStack, .carPlay, .macMenuBar],
      "watch, car and Mac: no margins; leading and trailing have what they need, and the wider one "
        + "gives way, down to half"),
    PlatformEstimate(
      [.smartStack, .carPlay, .macMenuBar],
      "watch, car and Mac: text in the size that the phone has, which they may scale"),
    PlatformEstimate(
      [.carPlay, .macMenuBar], "CarPlay and the Mac show activities from iOS 26 on"),
  ]
}
