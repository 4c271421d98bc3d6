import SystemCalls
import SystemPackage

/// What a confined tool is told of the user's environment: its language and where the system's programs are.
///
/// Directories of other programs are left out of `PATH`: a script whose interpreter was found there could not be
/// run, as the tool does not reach them. Every other variable could carry a secret, lead to an agent, or
/// change what the tool does, as `TAR_OPTIONS` and `MAGICK_CONFIGURE_PATH` would.
enum ConfinedEnvironment {
  private static let passed: Set<String> = [
    "PATH", "LANG", "LANGUAGE", "LOCPATH", "LOCALE_ARCHIVE", "TZ", "TZDIR", "SOURCE_DATE_EPOCH",
  ]

  /// - Parameter home: A private directory, where it finds no settings and may put what it likes; nil where it
  ///   has none.
  static func of(
    _ environment: [(name: String, value: String)], home: FilePath?
  ) -> [(name: String, value: String)] {
    var kept = environment.filter { passed.contains($0.name) || $0.name.hasPrefix("LC_") }
    kept.removeAll { $0.name == "PATH" }
    kept.append(
      ("PATH", systemDirectories(of: environment.first { $0.name == "PATH" }?.value ?? "")))
    guard let home = home?.carried else { return kept }
    return kept + [("HOME", home), ("TMPDIR", home)]
  }

  /// Never nothing: that would mean the working directory.
  private static func systemDirectories(of path: String) -> String {
    let directories = path.utf8.split(separator: UInt8(ascii: ":")).map { String($0) ?? "" }
      .filter { Confinement.isOfSystem(FilePath(carried: $0)) }.joined(separator: ":")
    return directories.isEmpty ? "/usr/bin:/bin" : directories
  }
}

extension CommandRunner.Command {
  /// Confines a program of the built-in table, and tells it no more of the user's environment than it needs.
  ///
  /// The user's own search path says which program of a name is meant, not the one that the program is given.
  ///
  /// - Parameter home: As `ConfinedEnvironment.of` takes it.
  mutating func confine(
    to confinement: Confinement, _ environment: [(name: String, value: String)], home: FilePath?
  ) {
    if case .name(let name) = program {
      let path = environment.first { $0.name == "PATH" }
      guard let found = ProgramSearch(path: path?.value).find(name) else {
        // So that it is missed, and not looked for among the system's programs.
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
