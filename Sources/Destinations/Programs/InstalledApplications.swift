import Diagnostics
import SystemCalls
package import SystemPackage

/// The applications that are installed: the entries in the `applications` directories of the XDG data
/// directories, of which the user's own come first and hide others of their names.
package struct InstalledApplications: Sendable {
  private let directories: [FilePath]
  /// An entry of more bytes than any has is passed over.
  private static let largest = 1 << 18
  /// So deep may entries be below `applications`.
  private static let deepest = 3

  /// - Parameter dataDirectories: The most important first.
  package init(dataDirectories: [FilePath]) {
    directories = dataDirectories.map { $0.appending("applications") }
  }

  /// The application that a word names: its identifier, with or without `.desktop`, else what it calls itself.
  package func named(_ word: String) -> DesktopEntry? {
    let ending = ".desktop"
    let identifier = word.hasSuffix(ending) ? String(word.dropLast(ending.count)) : word
    let all = all()
    return all.first { $0.identifier.utf8.elementsEqual(identifier.utf8) }
      ?? all.first { $0.name.lowercased() == word.lowercased() }
      ?? all.first { $0.identifier.lowercased() == identifier.lowercased() }
      // `gimp` is enough for org.gimp.gimp, where that is the only one.
      ?? only(
        all.filter {
          $0.identifier.lowercased().split(separator: ".").last.map(String.init)
            == identifier.lowercased()
        })
  }

  private func only(_ entries: [DesktopEntry]) -> DesktopEntry? {
    entries.count == 1 ? entries[0] : nil
  }

  /// All of them, by their identifiers.
  package func all() -> [DesktopEntry] {
    var seen: Set<String> = []
    var found: [DesktopEntry] = []
    for directory in directories {
      for (identifier, file) in files(in: directory, below: "", depth: 0)
      where seen.insert(identifier).inserted {
        guard let content = try? OpenFile.open(file).readAll(limit: Self.largest + 1),
          content.count <= Self.largest,
          let entry = DesktopEntry(content, identifier: identifier, file: file)
        else { continue }
        found.append(entry)
      }
    }
    return found.sorted { $0.identifier < $1.identifier }
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
