package import SystemCalls
package import SystemPackage

/// One trash directory: `files` holds what was trashed, `info` says of each where it came from.
package struct TrashDirectory: Equatable, Hashable, Sendable {
  package let path: FilePath
  /// The directory that paths in its info files are relative to; nil in the home trash, where they are absolute.
  package let top: FilePath?

  package init(_ path: FilePath, top: FilePath?) {
    self.path = path
    self.top = top
  }

  package var files: FilePath { path.appending("files") }
  package var info: FilePath { path.appending("info") }

  /// What the info file of a name is called.
  package static func infoName(of name: [UInt8]) -> [UInt8] { name + suffix }

  /// The longest name that leaves room for that of its info file.
  package static let longestName = 255 - suffix.count

  static let suffix = Array(".trashinfo".utf8)

  /// The path of the info file of a name.
  package func infoPath(of name: [UInt8]) -> FilePath {
    info.pushing(FilePath(bytes: Self.infoName(of: name)))
  }

  /// What the info file says of a file that was at this path.
  package func info(of original: FilePath, trashedAt moment: Int64) -> TrashInfo {
    var path = original
    if let top { _ = path.removePrefix(top) }
    return TrashInfo(path: path, trashedAt: moment)
  }

  /// Where a thing was that an info file of this trash tells of.
  package func original(_ info: TrashInfo) -> FilePath {
    info.path.isAbsolute
      ? info.path : (top ?? path.removingLastComponent()).pushing(info.path)
  }

  /// The trash that a path in some `files` directory belongs to; nil where it is in none.
  package init?(holding file: FilePath) {
    let files = file.removingLastComponent()
    guard files.lastComponent == "files" else { return nil }
    let path = files.removingLastComponent()
    let above = path.removingLastComponent()
    self.init(path, top: above.lastComponent == ".Trash" ? above.removingLastComponent() : above)
  }

  /// Whether nothing has this name; what cannot be seen is not free.
  package func isFree(_ name: [UInt8]) throws(SystemFailure) -> Bool {
    for path in [files.pushing(FilePath(bytes: name)), infoPath(of: name)] {
      if try FileSystem.statusIfPresent(of: path, followingLinks: false) != nil { return false }
    }
    return true
  }

  // MARK: - Making

  /// Makes it where it is missing, open to nobody else.
  ///
  /// - Throws: Also where one of its directories is there and is not this user's own, or is only a link to one.
  package func make(for user: UInt32) throws(SystemFailure) {
    if top == nil { try FileSystem.makeOwnDirectories(path.removingLastComponent()) }
    for directory in [path, files, info] {
      try Self.makeDirectory(directory)
      guard try Self.isOwn(directory, user) == true else {
        throw SystemFailure("mkdirat", directory, .notPermitted)
      }
    }
  }

  /// Whether it could be made or used, as far as that can be told without doing so.
  package func isUsable(by user: UInt32) -> Bool {
    for directory in [path, files, info] {
      do { if try Self.isOwn(directory, user) == false { return false } } catch { return false }
    }
    for directory in [files, info] {
      var ancestor = directory
      while (try? FileSystem.status(of: ancestor)) == nil, ancestor.removeLastComponent() {}
      guard (try? FileSystem.status(of: ancestor).kind) == .directory,
        (try? FileSystem.checkAccess([.write, .execute], to: ancestor)) != nil
      else { return false }
    }
    return true
  }

  private static func makeDirectory(_ path: FilePath) throws(SystemFailure) {
    do throws(SystemFailure) {
      try FileSystem.makeDirectory(path, mode: 0o700)
    } catch {
      if error.errno != .fileExists { throw error }
    }
  }

  /// Whether this is a directory of the user's own that not everybody may change, and not a link; nil where there
  /// is nothing.
  private static func isOwn(_ path: FilePath, _ user: UInt32) throws(SystemFailure) -> Bool? {
    guard let status = try FileSystem.statusIfPresent(of: path, followingLinks: false) else {
      return nil
    }
    return status.kind == .directory && status.user == user && status.mode & 0o002 == 0
  }

  /// The directory itself, with a link at its own name not followed; nil where there is none.
  func opened() throws(SystemFailure) -> ConfinedDirectory? {
    guard let name = path.lastComponent else { return nil }
    do throws(SystemFailure) {
      return try ConfinedDirectory(opening: path.removingLastComponent())
        .openDirectoryIfPresent(FilePath(name: name))
    } catch {
      if error.errno == .noSuchFileOrDirectory { return nil }
      throw error
    }
  }

  /// Where its `files` and `info` have something of this name, seen from the directory itself.
  static func filePath(of name: [UInt8]) -> FilePath { FilePath("files").appending(bytes: name) }
  static func placeOfInfo(of name: [UInt8]) -> FilePath {
    FilePath("info").appending(bytes: infoName(of: name))
  }
}
