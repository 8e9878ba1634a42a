import Catalogs
import Diagnostics
import Documents
import Presentation
import Simulation

/// The verbs that name files: payloads and folders of resources.
extension StepReader {
  mutating func push(
    _ member: Node.Member, _ options: Node
  ) throws(InputProblem) -> PushEvent {
    var node = member.value
    if case .mapping = node.kind {
      guard let file = document.member("file", of: options) else {
        throw document.problem("‘\(member.key)’ needs ‘file’", atKey: member)
      }
      node = file
    } else {
      try refuse("file", in: options, because: "the file stands after the verb")
    }
    var event = PushEvent(
      payload: try payload(node), activity: try activityName(options["activity"]))
    if let asWritten = document.member("as-written", of: options) {
      event.asWritten = try document.requireBool(asWritten)
    }
    if let to = document.member("to", of: options) {
      event.isBroadcast =
        try document.requireChoice(to, among: ["broadcast"], noun: "receiver") == "broadcast"
    }
    event.alert = try alerts.ofPush(document.member("alert", of: options))
    if event.asWritten, event.alert != nil,
      let alert = options.members.first(where: { $0.key == "alert" })
    {
      throw document.problem(
        "‘as-written’ sends the bytes, and ‘alert’ would change them", atKey: alert,
        hints: ["leave one of them out"])
    }
    return event
  }

  private mutating func payload(_ node: Node) throws(InputProblem) -> Payload {
    let name = try document.requireText(node, expected: "the path of a payload")
    let located = layers.locate(name, standingIn: node.place.file)
    guard let path = located, let bytes = layers.files.read(path) else {
      let folder = FilePath.folder(of: FilePath.normalised(name))
      throw document.problem(
        unreadable(name, path: located, files: layers.files), at: node,
        hints: located == nil ? missingHints(name, in: layers.list(folder)) : [])
    }
    if let known = payloads[path], known.file == name { return known }
    let payload = try readPayload(bytes, named: name, path: path)
    documents.note(path)
    if payloads[path] == nil { problems += payload.syntaxProblems }
    payloads[path] = payload
    return payload
  }

  mutating func replacement(_ member: Node.Member) throws(InputProblem) -> ResourceEdit {
    _ = try document.requireMapping(member.value, keys: ScenarioKeys.translationVersion.names)
    let target = try editReader.target(member.value)
    let folder = try document.requireMember("folder", of: member.value)
    let name = try document.requireText(folder, expected: "the path of a folder")
    let kind = product.product.targets.first { $0.id == target }?.kind ?? .app
    let reader = ResourceFolders(layers: layers, defaultLanguage: product.product.defaultLanguage)
    let document = document
    let read = try reader.read([name], kind: kind) { _, message, hints in
      document.problem(message, at: folder, hints: hints)
    }
    for file in read.files { documents.note(file) }
    problems += read.set.problems
    folders[name] = read.set
    resources[target] = read.set
    return .replace(target: target, folder: name, place: member.keyPlace)
  }
}
