import Languages
import Presentation

extension Reducer {
  /// Launches the app: what its process sees is fixed now, the decision is made anew from what is
  /// stored, and `on-launch` runs.
  mutating func launch(inForeground: Bool) {
    if let chosen = world.appleLanguages {
      world.perAppLanguage = chosen
      world.appleLanguages = nil
    }
    let facts = ProcessFacts(
      target: product.appTarget?.id ?? TargetID("app"), launchedAt: world.clock,
      languages: languages(ofApp: true), resources: world.resources)
    world.app = AppProcess(facts: facts, isForeground: inForeground)
    log("launch", facts.target.name, [("state", inForeground ? "foreground" : "background")])
    decideAnew()
    run(product.onLaunch, atLaunch: true)
    world.awaitsProcedure = false
  }

  mutating func bringToForeground() {
    if world.app == nil { launch(inForeground: true) }
    world.isLocked = false
    world.app?.isForeground = true
  }

  /// Locking takes the device from whatever was in use, and ends transient activities.
  mutating func setLocked(_ isLocked: Bool) {
    world.isLocked = isLocked
    guard isLocked else { return }
    world.app?.isForeground = false
    for id in world.activities.keys.sorted() where world.activities[id]?.isTransient == true {
      endTransient(id, "locked")
    }
  }

  /// A local verb needs the app; the system launches it in the background for an intent.
  mutating func wakeApp() {
    if world.app == nil { launch(inForeground: false) }
  }

  mutating func endApp(_ reason: String) {
    guard let app = world.app else { return }
    world.app = nil
    world.renders[.appScreen] = nil
    log("terminate", app.facts.target.name, [("reason", reason)])
  }

  /// An update of the app: its processes end, and the next ones see the newest resources.
  mutating func install() {
    endApp("install")
    world.extensions = [:]
  }

  mutating func reboot() {
    endApp("reboot")
    world.extensions = [:]
    if world.settings[.activitiesSurviveReboot] == "true" {
      renderAll("reboot")
    } else {
      for id in world.activities.keys.sorted() where world.activities[id]?.phase != .dismissed {
        remove(id, "reboot")
      }
    }
  }

  /// The process that renders for a target: the one alive, or one launched now.
  mutating func rendering(_ target: TargetID) -> ProcessFacts {
    if let alive = world.extensions[target] { return alive }
    let facts = ProcessFacts(
      target: target, launchedAt: world.clock,
      languages: languages(ofApp: world.settings[.extensionLanguage] == "app"),
      resources: world.resources)
    if world.settings[.extensionLifetime] == "kept" { world.extensions[target] = facts }
    return facts
  }

  private func languages(ofApp followsApp: Bool) -> [LanguageTag] {
    world.processLanguages(followingApp: followsApp)
  }
}

extension World {
  /// What a process launched now would be given: the app's own language first, where it follows it.
  func processLanguages(followingApp: Bool) -> [LanguageTag] {
    guard followingApp, let own = perAppLanguage else { return device.languages }
    return [own] + device.languages.filter { $0 != own }
  }
}
