extension SuiteRegistry {
  /// Suite LA, the life of a Live Activity.
  static let liveActivity = VerificationSuite(
    id: "LA", title: "Live Activity",
    cases: [
      StartedInDeviceLanguage.self, StartedInChosenLanguage.self, ChangedWhileRunning.self,
      MarkedStale.self,
    ])
}
