import SystemCalls
import SystemPackage

/// The environment of a confined tool: the user's language, and the directories of system programs.
///
/// Other directories are removed from `PATH`, since the tool could not read a script's interpreter there. All
/// other variables could carry a secret, lead to an agent, or change the tool's behaviour, as `TAR_OPTIONS` and
/// `MAGICK_CONFIGURE_PATH` do.
enum ConfinedEnvironment {
  private static let passed: Set<String> = [
    "PATH", "LANG", "LANGUAGE", "LOCPATH", "LOCALE_ARCHIVE", "TZ", "TZDIR", "SOURCE_DATE_EPOCH",
  ]

  /// - Parameter home: A private directory without settings, in which the tool may write; nil if it has none.
  static func of(
    _ environment: [(name: String, value: String)], home: FilePath?
  ) -> [(name: String, value: String)] {
    var kept = environment.filter { passed.contains($0.name) || $0.name.hasPrefix("LC_") }
    kept.removeAll { $0.name == "PATH" }
    kept.append(
      ("PATH", systemDirectories(of: environment.first { $0.name == "PATH" }?.value ?? "")))
    // In other encodings, tools cannot name every file, and pandoc finds no picture with an umlaut.
    if !isUTF8(kept) {
      kept.removeAll { $0.name == "LC_ALL" }
      kept.append(("LC_ALL", "C.UTF-8"))
    }
    // A document contains the time when it was made, unless the tool is told another one: the same source becomes the
    // same bytes. It is that of the oldest file in a ZIP archive, the container of most documents.
    if !kept.contains(where: { $0.name == "SOURCE_DATE_EPOCH" }) {
      kept.append(("SOURCE_DATE_EPOCH", "315532800"))
    }
    guard let home = home?.carried else { return kept }
    return kept + [("HOME", home), ("TMPDIR", home)]
  }

  /// Whether the locale's encoding is UTF-8, by the first variable that says one.
  private static func isUTF8(_ environment: [(name: String, value: String)]) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = environment.first(where: { $0.name == name })?.value, !value.isEmpty else {
        continue
      }
      return value.lowercased().replacing("-", with: "").contains(".utf8")
    }
    return false
  }

  /// Never empty, because an empty `PATH` means the working directory.
  private static func systemDirectories(of path: String) -> String {
    let directories = path.utf8.split(separator: UInt8(ascii: ":")).map { String($0) ?? "" }
      .filter { Confinement.isOfSystem(FilePath(carried: $0)) }.joined(separator: ":")
    return directories.isEmpty ? "/usr/bin:/bin" : directories
  }
}

extension CommandRunner.Command {
  /// Confines a program of the built-in table, with a minimal environment.
  ///
  /// The program is found by the user's own `PATH`, which it does not itself receive.
  ///
  /// - Parameter home: See `ConfinedEnvironment.of`.
  mutating func confine(
    to confinement: Confinement, _ environment: [(name: String, value: String)], home: FilePath?
  ) {
    if case .name(let name) = program {
      let path = environment.first { $0.name == "PATH" }
      guard let found = ProgramSearch(path: path?.value).find(name) else {
        // Keeps `PATH`, so that the tool is reported as missing and not searched for among the system's
        // programs.
        self.environment = [path].compactMap(\.self)
        return
      }
      program = .path(found)
    }
    self.environment = ConfinedEnvironment.of(environment, home: home)
    self.confinement = confinement
    self.confinement?.home = environment.first { $0.name == "HOME" }
      .map { FilePath(carried: $0.value) }
  }
}
