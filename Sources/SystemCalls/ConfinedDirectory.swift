import CLinux
import Glibc
import Synchronization
package import SystemPackage

/// The one door to what is below a directory, for names that somebody else may have made: what a view, a list,
/// a manifest or a name template says.
///
/// A path given here is relative and has no `..`. None of its names is followed where it is a link, the last
/// one included, so nothing outside the directory is ever reached, whoever changes what while it is looked up.
/// A link is told by a failure whose `isRefusedLink` is true and whose `path` names it.
package struct ConfinedDirectory: Sendable {
  /// How paths are looked up.
  package enum Way: Sendable {
    /// By the kernel in one call (`openat2`); by hand where it has no such call.
    case kernel
    /// Name by name.
    case byHand
  }

  package let directory: OpenFile
  package let way: Way

  /// Takes a directory that is open, whichever way it was reached.
  package init(_ directory: OpenFile, way: Way = .kernel) {
    self.directory = directory
    self.way = way
  }

  /// Opens the directory itself, which need not be readable; links on the way to it are followed.
  package init(opening path: FilePath, way: Way = .kernel) throws(SystemFailure) {
    try self.init(OpenFile.openPath(path), way: way)
  }

  /// Opens a directory that is below another, or is that one.
  ///
  /// - Parameter confinement: What is below it is reached through no link; nil where the whole path is the
  ///   user's own word, in which links are followed.
  package static func open(
    _ path: FilePath, below confinement: FilePath?, options: FileDescriptor.OpenOptions = []
  ) throws(SystemFailure) -> OpenFile {
    let options = options.union(.directory)
    guard let confinement, confinement != path else {
      return try OpenFile.open(path, options: options)
    }
    // The directory above need not be readable to be passed through.
    let above = try OpenFile.open(confinement, options: [.directory, .pathOnly])
    return try ConfinedDirectory(above).open(path.below(confinement), options: options)
  }

  /// The path that the directory was opened as, for messages.
  package var path: FilePath { directory.path }

  // MARK: Opening

  /// Opens whatever has this name; `openFile` is for content.
  package func open(
    _ path: FilePath, _ access: FileDescriptor.AccessMode = .readOnly,
    options: FileDescriptor.OpenOptions = [], permissions: UInt32 = 0o666
  ) throws(SystemFailure) -> OpenFile {
    let names = try names(of: path)
    // The kernel takes no other flag beside that for a place only.
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

  /// Opens a regular file, or makes one; what is none is refused, and a FIFO is not waited for.
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

  /// Opens a directory as the base of names, for reading its entries too where this user may.
  package func openPath(_ path: FilePath) throws(SystemFailure) -> ConfinedDirectory {
    do throws(SystemFailure) {
      return try openDirectory(path)
    } catch  where error.errno == .permissionDenied {
      return ConfinedDirectory(try open(path, options: [.directory, .pathOnly]), way: way)
    }
  }

  /// Goes into a directory by one name, as the base of further names; a level costs the same at any depth.
  ///
  /// Messages name the directory alone, without the way to it, and so does a failure.
  package func enter(_ name: FilePath) throws(SystemFailure) -> ConfinedDirectory {
    let directory = try step(name, in: directory, flags: Self.asPath, isPassedThrough: true) {
      name
    }
    return ConfinedDirectory(directory, way: way)
  }

  /// The same as `openDirectory`, or nil where there is nothing of that name.
  package func openDirectoryIfPresent(_ path: FilePath) throws(SystemFailure) -> ConfinedDirectory?
  {
    do throws(SystemFailure) {
      return try openDirectory(path)
    } catch {
      guard error.errno == .noSuchFileOrDirectory else { throw error }
      return nil
    }
  }

  /// Opens a directory, making it and those above it where they are missing.
  ///
  /// - Parameter mode: Of those that are made, less the umask.
  package func makeDirectories(
    _ path: FilePath, mode: UInt32 = 0o777
  ) throws(SystemFailure) -> ConfinedDirectory {
    let names = try names(of: path)
    var current = self
    for (index, name) in names.enumerated() {
      // One that is only passed through need not be readable.
      current = try current.makeDirectory(
        name, mode: mode, options: index == names.count - 1 ? [] : .pathOnly)
    }
    return current
  }

  private func makeDirectory(
    _ name: FilePath, mode: UInt32, options: FileDescriptor.OpenOptions
  ) throws(SystemFailure) -> ConfinedDirectory {
    // Whoever removes it in between may do so only so often.
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

  /// What the file system says about a name; of a link, about the link.
  package func status(of path: FilePath) throws(SystemFailure) -> FileStatus {
    guard try !names(of: path).isEmpty else { return try directory.status() }
    let (parent, name) = try parent(of: path)
    do throws(SystemFailure) {
      return try FileSystem.status(of: name, in: parent, followingLinks: false)
    } catch {
      throw SystemFailure(error.call, whole(path), error.errno)
    }
  }

  /// The same, or nil where there is nothing of that name.
  ///
  /// It is also nil when a parent is not a directory; a link among the parents throws.
  package func statusIfPresent(of path: FilePath) throws(SystemFailure) -> FileStatus? {
    do throws(SystemFailure) {
      return try status(of: path)
    } catch {
      if error.errno == .noSuchFileOrDirectory || error.errno == .notDirectory { return nil }
      throw error
    }
  }

  /// Fails as if it was opened where a path is, or leads through, a link; whatever else it is does not matter.
  package func refuseLink(at path: FilePath) throws(SystemFailure) {
    if try statusIfPresent(of: path)?.kind == .link { throw SystemFailure.refusedLink(whole(path)) }
  }

  /// The directory that holds a path, and the path's last name in it: for the calls that act on names.
  ///
  /// The directory is open as a place only: it can be the base of names, but not be read or synced.
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
