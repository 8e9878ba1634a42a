import Diagnostics
import Documents
import Foundation
import TestSupport
import Testing

/// Real files by other people; skipped where there are none.
@Suite(.enabled(if: Repository.corpus != nil))
struct CorpusTests {
  @Test func everyCatalogIsStrictJSON() throws {
    let files = Repository.corpusFiles("xcstrings", ending: ".xcstrings")
    #expect(files.count > 20)
    for url in files {
      let data = try Data(contentsOf: url)
      let document = try readJSON(Array(data), file: url.lastPathComponent)
      #expect(document.problems.isEmpty)
      let peer = try JSONSerialization.jsonObject(with: data)
      #expect(isSame(document.root, peer), "\(url.lastPathComponent)")
    }
  }

  @Test func everyPayloadIsReadOrRefusedWithAPlace() throws {
    let files = [".apns", ".json", ".jsonc"].flatMap {
      Repository.corpusFiles("payloads", ending: $0)
    }
    #expect(files.count > 60)
    var tolerated: [String] = []
    var refused: [String] = []
    for url in files {
      let bytes = Array(try Data(contentsOf: url))
      let name = url.lastPathComponent
      do {
        let document = try readJSON(bytes, file: name, strictness: .lenient)
        if !document.problems.isEmpty { tolerated.append(name) }
      } catch {
        #expect(error.location.file == name)
        #expect(!error.excerpt.isEmpty)
        refused.append("\(error.location): \(error.message)")
      }
    }
    #expect(tolerated.contains("homeassistant-dynamic.apns"))
    #expect(refused == ["flutter-fcm-0-start.jsonc:5:14: unknown word ‘eventType’"])
  }

  @Test func everyTableIsReadAsCoreFoundationDoes() throws {
    let files = [".strings", ".stringsdict"].flatMap {
      Repository.corpusFiles("strings", ending: $0)
    }
    #expect(files.count > 30)
    var refused: [String] = []
    var compared = 0
    var marked = 0
    for url in files {
      let data = try Data(contentsOf: url)
      let path = url.pathComponents.suffix(2).joined(separator: "/")
      do {
        let document = try readPropertyList(Array(data), file: path)
        if let peer = try? PropertyListSerialization.propertyList(from: data, format: nil) {
          #expect(isSame(document.root, peer), "\(path)")
          compared += 1
        } else {
          #expect(
            document.problems.map(\.message) == ["byte-order mark stands twice (FF FE FF FE)"])
          marked += 1
        }
      } catch {
        refused.append("\(error.location): \(error.message)")
      }
    }
    #expect(marked > 0)
    #expect(compared == files.count - refused.count - marked)
    // Its quotes within quotes are not escaped.
    let bad = "encodings/fastlane-translations-bad-utf16be.strings"
    #expect(refused == ["\(bad):2:9: expected ‘=’ or ‘;’ after key ‘do not’"])
  }

  @Test func commentsOfARealTableAreKept() throws {
    let url = try #require(
      Repository.corpusFiles("strings/pocketcasts/en.lproj", ending: "/Localizable.strings").first)
    let file = try readStrings(Array(Data(contentsOf: url)), file: "Localizable.strings")
    #expect(file.entries.count > 1000)
    let commented = file.entries.filter { $0.comment != nil }
    #expect(commented.count > file.entries.count / 2)
  }
}

/// Whether a value is what Foundation read; of a key that stands twice the last one counts.
private func isSame(_ node: Node, _ peer: Any) -> Bool {
  switch node.kind {
  case .mapping(let members):
    guard let peer = peer as? [String: Any] else { return false }
    let last = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    return last.count == peer.count
      && last.allSatisfy { key, value in peer[key].map { isSame(value, $0) } ?? false }
  case .sequence(let elements):
    guard let peer = peer as? [Any], peer.count == elements.count else { return false }
    return zip(elements, peer).allSatisfy { isSame($0, $1) }
  case .string(let text):
    return (peer as? String).map { Array($0.utf16) == Array(text.utf16) } ?? false
  case .number(let digits): return (peer as? NSNumber)?.doubleValue == Double(digits)
  case .bool(let value): return (peer as? Bool) == value
  case .data(let bytes): return (peer as? Data) == Data(bytes)
  case .null: return peer is NSNull
  }
}
