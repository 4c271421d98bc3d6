package import SystemCalls
package import SystemPackage

/// A trash directory: `files` contains the trashed files, `info` their original paths.
package struct TrashDirectory: Equatable, Hashable, Sendable {
  package let path: FilePath
  /// The directory to which paths in info files are relative; nil in the home trash, where they are absolute.
  package let top: FilePath?

  package init(_ path: FilePath, top: FilePath?) {
    self.path = path
    self.top = top
  }

  package var files: FilePath { path.appending("files") }
  package var info: FilePath { path.appending("info") }

  /// The name of the info file for a file name.
  package static func infoName(of name: [UInt8]) -> [UInt8] { name + suffix }

  /// The maximum length of a file name, so that the name of its info file is valid.
  package static let longestName = 255 - suffix.count

  static let suffix = Array(".trashinfo".utf8)

  /// The path of the info file for a file name.
  package func infoPath(of name: [UInt8]) -> FilePath {
    info.pushing(FilePath(bytes: Self.infoName(of: name)))
  }

  /// The content of the info file for a file with this original path.
  package func info(of original: FilePath, trashedAt moment: Int64) -> TrashInfo {
    var path = original
    if let top { _ = path.removePrefix(top) }
    return TrashInfo(path: path, trashedAt: moment)
  }

  /// The original path in an info file of this trash.
  package func original(_ info: TrashInfo) -> FilePath {
    info.path.isAbsolute
      ? info.path : (top ?? path.directory).pushing(info.path)
  }

  /// The trash whose `files` directory contains a path; nil if there is none.
  package init?(holding file: FilePath) {
    let files = file.directory
    guard files.lastComponent == "files" else { return nil }
    let path = files.directory
    let above = path.directory
    self.init(path, top: above.lastComponent == ".Trash" ? above.directory : above)
  }

  /// Whether a name is unused; an error is thrown, not treated as unused.
  package func isFree(_ name: [UInt8]) throws(SystemFailure) -> Bool {
    for path in [files.pushing(FilePath(bytes: name)), infoPath(of: name)] {
      if try FileSystem.statusIfPresent(of: path, followingLinks: false) != nil { return false }
    }
    return true
  }

  // MARK: - Creation

  /// Creates the missing directories, accessible only to the user.
  ///
  /// - Throws: Also if one of its directories is a link or does not belong to the user.
  package func make(for user: UInt32) throws(SystemFailure) {
    if top == nil { try FileSystem.makeOwnDirectories(path.directory) }
    for directory in [path, files, info] {
      try Self.makeDirectory(directory)
      guard try Self.isOwn(directory, user) == true else {
        throw SystemFailure("mkdirat", directory, .notPermitted)
      }
    }
  }

  /// Whether the trash could be used or created, as far as that can be checked without creating it.
  package func isUsable(by user: UInt32) -> Bool {
    for directory in [path, files, info] {
      do { if try Self.isOwn(directory, user) == false { return false } } catch { return false }
    }
    for directory in [files, info] {
      var ancestor = directory
      while (try? FileSystem.status(of: ancestor)) == nil, ancestor.removeLastComponent() {}
      guard (try? FileSystem.status(of: ancestor).kind) == .directory,
        (try? FileSystem.checkAccess(.change, to: ancestor)) != nil
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

  /// Whether the path is a directory that belongs to the user, is not writable by everyone and is not a link;
  /// nil if it does not exist.
  private static func isOwn(_ path: FilePath, _ user: UInt32) throws(SystemFailure) -> Bool? {
    guard let status = try FileSystem.statusIfPresent(of: path, followingLinks: false) else {
      return nil
    }
    return status.kind == .directory && status.user == user && status.mode & 0o002 == 0
  }

  /// Opens the trash directory without following a link in its last component; nil if it does not exist.
  func opened() throws(SystemFailure) -> ConfinedDirectory? {
    guard let name = path.lastComponent else { return nil }
    do throws(SystemFailure) {
      return try ConfinedDirectory(opening: path.directory)
        .openDirectoryIfPresent(FilePath(name: name))
    } catch {
      if error.errno == .noSuchFileOrDirectory { return nil }
      throw error
    }
  }

  /// The paths of a file and its info file, relative to the trash directory.
  static func filePath(of name: [UInt8]) -> FilePath { FilePath("files").appending(bytes: name) }
  static func placeOfInfo(of name: [UInt8]) -> FilePath {
    FilePath("info").appending(bytes: infoName(of: name))
  }
}
