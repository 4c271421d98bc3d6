import SystemCalls
package import SystemPackage

extension DestinationStatus {
  /// Examines the destination that an argument names: `trash:`, or a path relative to the working
  /// directory.
  ///
  /// The returned paths are absolute, with all links in their directories resolved. A link is followed; a
  /// broken link counts as an existing file, so that nothing is written through it.
  ///
  /// - Parameter word: The argument as carried text; nil for the working directory.
  package static func look(
    at word: String?, from workingDirectory: FilePath
  ) throws(DestinationError) -> DestinationStatus {
    guard let word else {
      // Its path is known although it was removed.
      return try kind(of: workingDirectory) == nil
        ? .missingDirectory(workingDirectory) : .directory(workingDirectory)
    }
    if word.isEmpty { throw .empty }
    if word == "trash:" { return .trash }
    let typed = FilePath(carried: word)
    let path = typed.isAbsolute ? typed : workingDirectory.pushing(typed).withoutDots()
    let endsInSlash = word.utf8.last == UInt8(ascii: "/")
    switch try kind(of: path) {
    case .directory?: return .directory(try realPath(of: path) ?? path)
    case nil:
      return endsInSlash ? .missingDirectory(try settled(path)) : .missing(try settled(path))
    case .some:
      if endsInSlash { throw .notADirectory(path) }
      return .file(try settled(path))
    }
  }

  /// The path with the real path of its directory, so that a file has the same path from every working
  /// directory.
  private static func settled(_ path: FilePath) throws(DestinationError) -> FilePath {
    guard let name = path.lastComponent, name.kind == .regular,
      let directory = try realPath(of: path.directory)
    else { return path }
    return directory.appending(name)
  }

  /// The real path, unless a link on it must not be followed; nil if there is none.
  private static func realPath(of path: FilePath) throws(DestinationError) -> FilePath? {
    do throws(SystemFailure) {
      return try FileSystem.realPath(of: path)
    } catch {
      if error.isRefusedLink { throw .system(error) }
      return nil
    }
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
  /// The path without `.` components.
  ///
  /// `..` components are kept, because they may follow a symbolic link.
  fileprivate func withoutDots() -> FilePath {
    guard components.contains(where: { $0.kind == .currentDirectory }) else { return self }
    return FilePath(root: root, components.filter { $0.kind != .currentDirectory })
  }
}
