package import Diagnostics
import SystemCalls
package import SystemPackage

/// The installed applications: the entries in the `applications` subdirectories of the XDG data directories.
///
/// The user's own entries come first and hide others with the same ID.
package struct InstalledApplications {
  private let directories: [FilePath]
  private let warn: (Diagnostic) -> Void
  /// The maximum size of a desktop file; larger ones are ignored.
  private static let largest = 1 << 18
  /// The maximum depth of entries below `applications`.
  private static let deepest = 3

  /// - Parameters:
  ///   - dataDirectories: The XDG data directories, most important first.
  ///   - warn: Called for each entry that is ignored because somebody else may decide what it says.
  package init(
    dataDirectories: [FilePath], warn: @escaping (Diagnostic) -> Void = { _ in }
  ) {
    self.warn = warn
    directories = dataDirectories.map { $0.appending("applications") }
  }

  /// The application with this identifier, with or without `.desktop`, or else with this display name.
  package func named(_ word: String) -> DesktopEntry? {
    let ending = ".desktop"
    let identifier = word.hasSuffix(ending) ? String(word.dropLast(ending.count)) : word
    let all = all()
    return all.first { ByteString(carried: $0.identifier) == ByteString(carried: identifier) }
      ?? all.first { $0.name.lowercased() == word.lowercased() }
      ?? all.first { $0.identifier.lowercased() == identifier.lowercased() }
      // `gimp` is sufficient for org.gimp.gimp, unless it is ambiguous.
      ?? only(
        all.filter {
          $0.identifier.lowercased().split(separator: ".").last.map(String.init)
            == identifier.lowercased()
        })
  }

  private func only(_ entries: [DesktopEntry]) -> DesktopEntry? {
    entries.count == 1 ? entries[0] : nil
  }

  /// All applications, sorted by identifier.
  package func all() -> [DesktopEntry] {
    var seen: Set<ByteString> = []
    var found: [DesktopEntry] = []
    for directory in directories {
      for (identifier, file) in files(in: directory, below: "", depth: 0)
      where !seen.contains(ByteString(carried: identifier)) {
        guard let content = read(file) else { continue }
        // What is ignored hides nothing.
        seen.insert(ByteString(carried: identifier))
        guard
          content.count <= Self.largest,
          let entry = DesktopEntry(content, identifier: identifier, file: file)
        else { continue }
        found.append(entry)
      }
    }
    return found.sorted { ByteString(carried: $0.identifier) < ByteString(carried: $1.identifier) }
  }

  private func read(_ file: FilePath) -> [UInt8]? {
    switch try? TrustedFile(file) {
    case .trusted(let open): return try? open.readAll(limit: Self.largest + 1)
    case .ignored(let warning): warn(warning)
    case nil: break
    }
    return nil
  }

  private func files(
    in directory: FilePath, below prefix: String, depth: Int
  ) -> [(identifier: String, file: FilePath)] {
    let ending = ".desktop"
    var found: [(String, FilePath)] = []
    guard let open = try? OpenFile.openDirectory(directory),
      let entries = try? DirectoryReader.entries(of: open)
    else { return [] }
    for entry in entries {
      let path = directory.pushing(entry.path)
      let text = CarriedText.text(entry.name)
      let kind = (try? FileSystem.status(of: path))?.kind
      if kind == .regular, text.hasSuffix(ending) {
        found.append((prefix + text.dropLast(ending.count), path))
      } else if kind == .directory, depth < Self.deepest {
        found += files(in: path, below: "\(prefix)\(text)-", depth: depth + 1)
      }
    }
    return found
  }
}
