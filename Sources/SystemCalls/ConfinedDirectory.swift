import CLinux
import Glibc
import Synchronization
package import SystemPackage

/// Access to files below a directory by names that somebody else may have chosen: names from views, lists,
/// manifests and name templates.
///
/// Paths are relative and without `..`. Symbolic links are not followed, not even as the last name, so nothing
/// outside the directory is ever reached, even if others change the tree during the lookup. A symbolic link
/// causes a failure whose `isRefusedLink` is true and whose `path` is the link.
package struct ConfinedDirectory: Sendable {
  /// The method of looking up paths.
  package enum Way: Sendable {
    /// With one call, `openat2`; name by name if the kernel lacks it.
    case kernel
    /// Name by name.
    case byHand
  }

  package let directory: OpenFile
  package let way: Way

  /// Uses a directory that is already open.
  package init(_ directory: OpenFile, way: Way = .kernel) {
    self.directory = directory
    self.way = way
  }

  /// Opens the directory, which need not be readable; symbolic links in `path` are followed.
  package init(opening path: FilePath, way: Way = .kernel) throws(SystemFailure) {
    try self.init(OpenFile.openPath(path), way: way)
  }

  /// Opens a directory at or below another.
  ///
  /// - Parameter confinement: The directory below which symbolic links are not followed; nil if the user typed
  ///   the whole path, so that all links are followed.
  package static func open(
    _ path: FilePath, below confinement: FilePath?, options: FileDescriptor.OpenOptions = []
  ) throws(SystemFailure) -> OpenFile {
    let options = options.union(.directory)
    guard let confinement, confinement != path else {
      return try OpenFile.open(path, options: options)
    }
    // The confining directory need not be readable.
    let above = try OpenFile.open(confinement, options: [.directory, .pathOnly])
    return try ConfinedDirectory(above).open(path.below(confinement), options: options)
  }

  /// The path by which the directory was opened, for messages.
  package var path: FilePath { directory.path }

  // MARK: Opening

  /// Opens a file of any kind; to read content, use `openFile`.
  package func open(
    _ path: FilePath, _ access: FileDescriptor.AccessMode = .readOnly,
    options: FileDescriptor.OpenOptions = [], permissions: UInt32 = 0o666
  ) throws(SystemFailure) -> OpenFile {
    let names = try names(of: path)
    // The kernel allows few other flags with `O_PATH`.
    let further = options.contains(.pathOnly) ? 0 : O_NOCTTY
    let flags = access.rawValue | options.rawValue | O_CLOEXEC | O_NOFOLLOW | further
    if way == .kernel, !names.isEmpty {
      let pieces = path.isTooLong ? try openAbove(path) : (self, path)
      if let (above, rest) = pieces,
        let file = try above.openInOneCall(rest, flags: flags, permissions: permissions)
      {
        return file
      }
    }
    let (parent, name) = try descend(names)
    return try step(name, in: parent, flags: flags, permissions: permissions) { whole(path) }
  }

  /// Opens or creates a regular file; throws for other kinds, without blocking on a FIFO.
  package func openFile(
    _ path: FilePath, _ access: FileDescriptor.AccessMode = .readOnly,
    options: FileDescriptor.OpenOptions = [], permissions: UInt32 = 0o666
  ) throws(SystemFailure) -> OpenFile {
    let file = try open(
      path, access, options: options.union(.nonBlocking), permissions: permissions)
    guard try file.status().kind == .regular else {
      throw SystemFailure("openat2", file.path, .invalidArgument)
    }
    return file
  }

  /// Opens a directory.
  package func openDirectory(_ path: FilePath) throws(SystemFailure) -> ConfinedDirectory {
    ConfinedDirectory(try open(path, options: .directory), way: way)
  }

  /// Opens a directory as a base for relative paths, and for reading its entries if this user may read it.
  package func openPath(_ path: FilePath) throws(SystemFailure) -> ConfinedDirectory {
    do throws(SystemFailure) {
      return try openDirectory(path)
    } catch  where error.errno == .permissionDenied {
      return ConfinedDirectory(try open(path, options: [.directory, .pathOnly]), way: way)
    }
  }

  /// Opens a subdirectory as a base for relative paths; the cost does not depend on the depth.
  ///
  /// Messages and failures contain only the directory's own name, not its full path.
  package func enter(_ name: FilePath) throws(SystemFailure) -> ConfinedDirectory {
    let directory = try step(name, in: directory, flags: Self.asPath, isPassedThrough: true) {
      name
    }
    return ConfinedDirectory(directory, way: way)
  }

  /// The directory as from `openDirectory`; nil when the name does not exist.
  package func openDirectoryIfPresent(_ path: FilePath) throws(SystemFailure) -> ConfinedDirectory?
  {
    do throws(SystemFailure) {
      return try openDirectory(path)
    } catch {
      guard error.errno == .noSuchFileOrDirectory else { throw error }
      return nil
    }
  }

  /// Opens a directory; creates it and its parents if missing.
  ///
  /// - Parameter mode: The mode of new directories, before the umask.
  package func makeDirectories(
    _ path: FilePath, mode: UInt32 = 0o777
  ) throws(SystemFailure) -> ConfinedDirectory {
    let names = try names(of: path)
    var current = self
    for (index, name) in names.enumerated() {
      // Directories that are only passed through need not be readable.
      current = try current.makeDirectory(
        name, mode: mode, options: index == names.count - 1 ? [] : .pathOnly)
    }
    return current
  }

  private func makeDirectory(
    _ name: FilePath, mode: UInt32, options: FileDescriptor.OpenOptions
  ) throws(SystemFailure) -> ConfinedDirectory {
    // Retry a limited number of times if another process keeps removing the directory.
    for _ in 0..<8 {
      do throws(SystemFailure) {
        return ConfinedDirectory(try open(name, options: options.union(.directory)), way: way)
      } catch {
        guard error.errno == .noSuchFileOrDirectory else { throw error }
      }
      do throws(SystemFailure) {
        try FileSystem.makeDirectory(name, in: directory, mode: mode)
      } catch {
        guard error.errno == .fileExists else {
          throw SystemFailure(error.call, whole(name), error.errno)
        }
      }
    }
    throw SystemFailure.stale(whole(name))
  }

  // MARK: Names

  /// The status of a path; the last name is not followed if it is a symbolic link.
  package func status(of path: FilePath) throws(SystemFailure) -> FileStatus {
    guard try !names(of: path).isEmpty else { return try directory.status() }
    let (parent, name) = try parent(of: path)
    do throws(SystemFailure) {
      return try FileSystem.status(of: name, in: parent, followingLinks: false)
    } catch {
      throw SystemFailure(error.call, whole(path), error.errno)
    }
  }

  /// The status of a path, or nil when it does not exist.
  ///
  /// It is also nil when a parent is not a directory; a symbolic link among the parents throws.
  package func statusIfPresent(of path: FilePath) throws(SystemFailure) -> FileStatus? {
    do throws(SystemFailure) {
      return try status(of: path)
    } catch {
      if error.errno == .noSuchFileOrDirectory || error.errno == .notDirectory { return nil }
      throw error
    }
  }

  /// Throws the same failure as opening if the path is, or leads through, a symbolic link; ignores missing
  /// files.
  package func refuseLink(at path: FilePath) throws(SystemFailure) {
    if try statusIfPresent(of: path)?.kind == .link { throw SystemFailure.refusedLink(whole(path)) }
  }

  /// The directory that contains a path and the path's last name, for calls that act on names.
  ///
  /// The directory is opened with `O_PATH`: it can be a base for names but cannot be read or synchronized.
  package func parent(
    of path: FilePath
  ) throws(SystemFailure) -> (directory: OpenFile, name: FilePath) {
    let names = try names(of: path)
    guard let last = names.last else { return (directory, ".") }
    guard names.count > 1 else { return (directory, last) }
    let above = names.dropLast().map(\.bytes).joined(separator: [UInt8(ascii: "/")])
    return (try open(FilePath(bytes: Array(above)), options: [.directory, .pathOnly]), last)
  }
}
