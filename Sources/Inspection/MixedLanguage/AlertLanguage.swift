import Diagnostics
import Languages
import Localization
import Presentation
import Simulation

/// An alert was delivered in another language than the app had decided on: whoever looked its texts
/// up did not know that decision.
enum AlertLanguage {
  static let definition = CheckDefinition(
    id: "alert-language", scope: .render, severity: .error, boundary: .localeDecision,
    letter: "A",
    explanation: Explanation(
      meaning: """
        An alert was delivered in another language than the app had decided on. Four channels look \
        its texts up, each by what it knows: the system looks loc-keys up in the app's bundle, in \
        the language of the device or of the app's own setting there; the server in the language \
        that it was last told; the app's process in the one that it was launched with; a text \
        written out in the payload is in the language of whoever wrote it. Words whose language \
        nothing tells are a warning. Until a change of language is settled this is a note.
        """,
      onDevice: """
        The iPhone lights up and shows the right card; the Apple Watch taps the wrist and says it \
        in another language.
        """,
      mend: """
        A language that was chosen inside the app and is kept in a store of its own cannot reach \
        the system: have the server resolve the alert in the language that the app told it, and \
        tell it right after the choice is stored.
        """,
      inSwift: """
        In `AlertConfiguration` give each `LocalizedStringResource` the locale that was chosen; \
        send tag and revision to the server at the end of the procedure.
        """,
      inCatalog: """
        Nothing, if the server resolves; for loc-keys the app's own catalog needs every key.
        """,
      onServer: """
        Keep the tag of each device and resolve title and body in it, from resources of the \
        server's own; use loc-keys only where the system's language is the only choice.
        """,
      before: """
        "alert": { "title": { "loc-key": "alert.nearby.title" } }
        """,
      after: """
        // resolved for fr-CA, the tag on file
        "alert": { "title": "Votre livreur est tout près" }
        """))

  /// - Parameter language: the one that the run is in; nil where nothing tells.
  static func finding(_ run: RunOfText, _ language: LanguageTag?, _ moment: Moment) -> Finding {
    let fault = fault(run, language, moment)
    let severity: Severity? =
      moment.isUnsettled(run.surface.render.owner) ? .note : language == nil ? .warning : nil
    return run.finding(
      definition, fault.message, at: fault.place, severity: severity, notes: fault.notes, moment)
  }

  /// What lagged, why, and where to mend it.
  private struct Fault {
    var message: String
    var place: SourceLocation
    var notes: [Finding.Note] = []
  }

  private static func fault(
    _ run: RunOfText, _ language: LanguageTag?, _ moment: Moment
  ) -> Fault {
    let place = run.provenance.textPlace
    let spoken = language?.description ?? "a language that nothing tells"
    switch AlertChannel(of: run) {
    case .literal:
      return Fault(
        message: "‘\(run.string)’ stands in the payload in \(spoken), "
          + "and the app has decided on \(moment.expected): a literal follows nobody",
        place: place)
    case .system:
      return Fault(
        message: "the system looked ‘\(run.key)’ up in \(spoken), not in \(moment.expected): "
          + reasonOfSystem(moment),
        place: place)
    case .app:
      let isBound = run.provenance.binding?.source != .process
      return Fault(
        message: "the app looked ‘\(run.key)’ up in \(spoken), not in \(moment.expected): "
          + (isBound
            ? "that is what the resource's locale was"
            : "the resource follows the process; give it ‘locale: shared-store’"),
        place: place)
    case .server(let context):
      let fault = faultOfServer(context, run, moment)
      return Fault(
        message: "the server looked ‘\(run.key)’ up in \(spoken), not in \(moment.expected): "
          + fault.message,
        place: fault.place, notes: [Finding.Note("the text", at: place)])
    }
  }

  /// Why the language that the system goes by is not the app's.
  private static func reasonOfSystem(_ moment: Moment) -> String {
    let isChoice = moment.world.decision.rule == .appPreference
    switch moment.product.inAppLanguage {
    case .store where isChoice:
      return "a choice that the app keeps in its store never reaches it; resolve the alert on the "
        + "server"
    case .appleLanguages where moment.world.appleLanguages != nil:
      return "it learns the choice at the app's next launch"
    case .store, .appleLanguages, .none:
      return "it goes by its own list of languages"
    }
  }

  /// The server's copy did not hold the decision: because nobody told it, too early, or too late.
  private static func faultOfServer(
    _ context: RenderContext, _ run: RunOfText, _ moment: Moment
  ) -> Fault {
    let procedure = moment.product.onLanguageChange
    let cause = run.surface.render.cause.place
    let copy = context.store
    guard context.process.languages.first == copy.tag ?? moment.product.defaultLanguage else {
      return Fault(message: "a broadcast is resolved once for all that subscribe", place: cause)
    }
    let known = copy.tag == nil ? "it was never told a language" : "its copy is \(copy.words)"
    guard moment.world.decision.rule == .appPreference else {
      return Fault(message: known, place: cause)
    }
    guard let sync = procedure.firstIndex(where: { $0.value == .syncServer }) else {
      return Fault(
        message: "\(known), and the list has no ‘\(ProcedureItem.syncServer.rawValue)’",
        place: moment.product.onLanguageChangePlace)
    }
    let isEarly = procedure[(sync + 1)...].contains { $0.value == .raiseRevision }
    if isEarly, copy != moment.world.store.pair {
      return Fault(
        message: "\(known), told before the choice was stored", place: procedure[sync].place)
    }
    return Fault(message: "\(known), and the push was sent before it was told", place: cause)
  }
}

/// Who looked a text of an alert up.
private enum AlertChannel {
  /// The system, in the app's bundle.
  case system
  /// The server, under what it knew then.
  case server(RenderContext)
  /// The app's own process.
  case app
  /// Nobody: it was written out.
  case literal

  init(of run: RunOfText) {
    if run.provenance.lookup == nil, run.provenance.format == nil {
      self = .literal
    } else if let server = run.provenance.carried {
      self = .server(server)
    } else {
      // The app alone knows its decision.
      self = run.surface.render.context.decision == nil ? .system : .app
    }
  }
}

extension RunOfText {
  /// The key, or what was formatted.
  fileprivate var key: String { provenance.lookup?.key ?? string }
}
