import SystemCalls
package import SystemPackage

/// The names of hosts in the user's files of `ssh`, for completion; pure reading, no host is asked.
///
/// They are those after `Host` in `config`, also of included files, and those in `known_hosts` that are not hashed. A
/// pattern names no host. Files that cannot be read are skipped.
package struct HostNames {
  private let directory: FilePath
  private var names: [String] = []
  private var known: Set<String> = []

  private static let longestFile = 1 << 20
  private static let deepestInclude = 8

  /// - Parameter home: The home directory, with `.ssh` in it.
  package init(home: FilePath) { directory = home.appending(".ssh") }

  /// The names, those of the configuration first.
  package static func all(home: FilePath) -> [String] {
    var names = HostNames(home: home)
    names.readConfiguration(names.directory.appending("config"), depth: 0)
    for line in names.lines(of: names.directory.appending("known_hosts")) {
      names.addKnown(line)
    }
    return names.names
  }

  private func lines(of path: FilePath) -> [[Substring]] {
    guard let file = try? OpenFile.open(path, options: .nonBlocking),
      (try? file.status().kind) == .regular,
      let bytes = try? file.readAll(limit: Self.longestFile)
    else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map { line in
      line.split { $0 == " " || $0 == "\t" || $0 == "=" || $0 == "\"" }
    }
  }

  private mutating func readConfiguration(_ path: FilePath, depth: Int) {
    for words in lines(of: path) {
      switch words.first?.lowercased() {
      case "host": for word in words.dropFirst() { add(word) }
      case "include" where depth < Self.deepestInclude:
        for word in words.dropFirst() {
          for file in files(word) { readConfiguration(file, depth: depth + 1) }
        }
      default: break
      }
    }
  }

  /// The files that an `Include` means: relative to `.ssh`, with `*` and `?` in the last component.
  private func files(_ word: Substring) -> [FilePath] {
    let home = directory.directory
    let path =
      word.hasPrefix("~/")
      ? home.appending(String(word.dropFirst(2))) : directory.pushing(FilePath(String(word)))
    guard let pattern = path.lastComponent?.string, pattern.contains(where: { "*?".contains($0) })
    else { return [path] }
    guard let opened = try? OpenFile.openDirectory(path.directory),
      let entries = try? DirectoryReader.entries(of: opened)
    else { return [] }
    return entries.map { String(decoding: $0.name, as: UTF8.self) }.sorted()
      .filter { !$0.hasPrefix(".") && Self.matches($0[...], pattern[...]) }
      .map { path.directory.appending($0) }
  }

  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return matches(name, pattern.dropFirst())
        || !name.isEmpty && matches(name.dropFirst(), pattern)
    }
    return name.first.map { first == "?" || first == $0 } == true
      && matches(name.dropFirst(), pattern.dropFirst())
  }

  /// `name,name key…`, perhaps after a marker; a hashed name begins with `|`.
  private mutating func addKnown(_ words: [Substring]) {
    let names = words.first?.hasPrefix("@") == true ? words.dropFirst().first : words.first
    for name in (names ?? "").split(separator: ",") { add(name) }
  }

  private mutating func add(_ name: Substring) {
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
      default: false
      }
    }
    guard isName, let first = name.utf8.first, first != UInt8(ascii: "-"),
      known.insert(String(name)).inserted
    else { return }
    names.append(String(name))
  }
}
