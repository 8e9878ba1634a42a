extension SuiteRegistry {
  /// Suite LA, the life of a Live Activity.
  static let liveActivity = VerificationSuite(
    id: "LA", title: "Live Activity",
    cases: [
      StartedInDeviceLanguage.self, StartedInChosenLanguage.self, PushedFromTheStart.self,
      EveryPresentation.self, ReadByVoiceOver.self, ChangedWhileRunning.self,
      UpdatedAfterChange.self, MarkedStale.self, EndedOnScreen.self, OneTranslationRemoved.self,
      CountsAndClocks.self, UnknownStateCode.self, MalformedPush.self, AlertInLanguage.self,
      PushMissed.self, Restarted.self, OneTagEverywhere.self, UpdateBeforeChoice.self,
      TwoActivities.self, EveryKeyThere.self, StoredTagRefused.self, StaleAndEndedTold.self,
      EveryCodeShown.self, BroadcastToMany.self,
    ])
}
