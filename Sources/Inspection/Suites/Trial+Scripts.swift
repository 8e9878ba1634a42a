import Languages
import Simulation

extension Trial {
  /// A script in whose first step the locale is chosen in the app against the phone; on a phone in
  /// the locale where that cannot be.
  func scriptInLocale(_ activity: ActivityMaterial) -> Script {
    scriptAfterChoice(activity) ?? script(activity, languages: [locale])
  }

  /// Changes the language from another to the locale: in the app where it offers that, else on the
  /// phone; an app that hands its choice to the system has it from its next launch.
  func change(_ script: inout Script) {
    guard whyNoChoice == nil else {
      script.play(.languageOfDevice([locale]))
      return script.play(.launch)
    }
    script.play(.languageInApp(locale), at: product.onLanguageChangePlace)
    guard product.inAppLanguage == .appleLanguages else { return }
    script.play(.terminate)
    script.play(.launch)
  }

  /// Brings the change to an activity that leaves it to the next content, from the server where a
  /// server could send it.
  func settle(_ script: inout Script, _ activity: ActivityMaterial) {
    guard activity.declaration.onLanguageChange == .nothing || product.inAppLanguage != .store
    else { return }
    script.play(.wait(2))
    if product.syncsOnChange, let payload = activity.payload(activity.opening) {
      script.push(payload, to: activity)
    } else {
      script.update(activity, with: activity.opening)
    }
  }
}
