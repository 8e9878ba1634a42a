import CNcurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether the terminal takes UTF-8, as the locale says.
enum CharacterEncoding: Hashable {
  case utf8
  case other

  /// What the environment asks for; nil where it asks for nothing.
  ///
  /// - Parameter variables: `LC_ALL`, `LC_CTYPE`, `LANG` in this order; the first that is not empty
  ///   counts (POSIX, 8.2 Internationalization Variables).
  static func asked(_ variables: [String?]) -> CharacterEncoding? {
    guard let name = variables.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) else {
      return nil
    }
    let folded = name.lowercased()
    return folded.contains("utf-8") || folded.contains("utf8") ? .utf8 : .other
  }

  /// Sets the process's character locale and says what came of it.
  ///
  /// A machine without any locale set, as a container, and one that lacks the locale it names are
  /// given the C locale in UTF-8; a person who asked for another encoding keeps it.
  static func claim() -> CharacterEncoding {
    let asked = asked(["LC_ALL", "LC_CTYPE", "LANG"].map(environment))
    if setlocale(LC_CTYPE, "") != nil, codeset == "UTF-8" { return .utf8 }
    guard asked != .other else { return .other }
    let names: [String] = ["C.UTF-8", "C.utf8", "en_US.UTF-8"]
    return names.contains { setlocale(LC_CTYPE, $0) != nil } ? .utf8 : .other
  }

  private static var codeset: String {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? ""
  }
}

/// A variable of the process's environment; nil where it is not set.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
