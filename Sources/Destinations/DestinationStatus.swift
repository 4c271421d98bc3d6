import SystemCalls
package import SystemPackage

extension DestinationStatus {
  /// Looks at what a word names: `-`, `trash:`, or a path seen from the working directory.
  ///
  /// Paths in the answer are absolute, with the links to their directories followed. A link counts as what it leads
  /// to; one that leads nowhere is an existing file, so that nothing is written through it.
  ///
  /// - Parameter word: As carried text; nil is the working directory itself.
  package static func look(
    at word: String?, from workingDirectory: FilePath
  ) throws(DestinationError) -> DestinationStatus {
    guard let word else { return .directory(workingDirectory) }
    if word.isEmpty { throw .empty }
    if word == "-" { return .stream }
    if word == "trash:" { return .trash }
    let typed = FilePath(carried: word)
    let path = typed.isAbsolute ? typed : workingDirectory.pushing(typed).withoutDots()
    let endsInSlash = word.utf8.last == UInt8(ascii: "/")
    switch try kind(of: path) {
    case .directory?: return .directory((try? FileSystem.realPath(of: path)) ?? path)
    case nil: return endsInSlash ? .missingDirectory(settled(path)) : .missing(settled(path))
    case .some:
      if endsInSlash { throw .notADirectory(path) }
      return .file(settled(path))
    }
  }

  /// The path with its directory spelt out, so that one place has one name from wherever it is said.
  private static func settled(_ path: FilePath) -> FilePath {
    guard let name = path.lastComponent, name.kind == .regular,
      let directory = try? FileSystem.realPath(of: path.removingLastComponent())
    else { return path }
    return directory.appending(name)
  }

  private static func kind(
    of path: FilePath
  ) throws(DestinationError) -> FileStatus.Kind? {
    do throws(SystemFailure) {
      if let status = try FileSystem.statusIfPresent(of: path) { return status.kind }
      return try FileSystem.statusIfPresent(of: path, followingLinks: false)?.kind
    } catch {
      throw .system(error)
    }
  }
}

extension FilePath {
  /// The same path without `.` components; `..` stays, for it may lead through a link.
  fileprivate func withoutDots() -> FilePath {
    guard components.contains(where: { $0.kind == .currentDirectory }) else { return self }
    return FilePath(root: root, components.filter { $0.kind != .currentDirectory })
  }
}
