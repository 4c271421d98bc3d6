import CLinux
import Glibc
import Synchronization
package import SystemPackage

/// Calls that act on names: looking up, creating, renaming and removing.
///
/// If a call takes a directory, the path is relative to it; nil means the working directory.
package enum FileSystem {
  /// The status of a file.
  ///
  /// The corresponding C function is `fstatat`.
  package static func status(
    of path: FilePath, in directory: OpenFile? = nil, followingLinks: Bool = true
  ) throws(SystemFailure) -> FileStatus {
    var status = stat()
    try looking("fstatat", at: path, in: directory, following: followingLinks) {
      base, name, follows in
      Glibc.fstatat(base, name, &status, follows ? 0 : AT_SYMLINK_NOFOLLOW)
    }
    return FileStatus(status)
  }

  /// The status of a file, or nil when it does not exist.
  package static func statusIfPresent(
    of path: FilePath, in directory: OpenFile? = nil, followingLinks: Bool = true
  ) throws(SystemFailure) -> FileStatus? {
    do throws(SystemFailure) {
      return try status(of: path, in: directory, followingLinks: followingLinks)
    } catch {
      if error.errno == .noSuchFileOrDirectory || error.errno == .notDirectory { return nil }
      throw error
    }
  }

  /// Whether the name certainly does not exist; false if looking it up fails for another reason.
  package static func isGone(
    _ path: FilePath, in directory: OpenFile? = nil, followingLinks: Bool = false
  ) -> Bool {
    do throws(SystemFailure) {
      return try statusIfPresent(of: path, in: directory, followingLinks: followingLinks) == nil
    } catch {
      return false
    }
  }

  /// Creates a directory.
  ///
  /// The corresponding C function is `mkdirat`.
  package static func makeDirectory(
    _ path: FilePath, in directory: OpenFile? = nil, mode: UInt32 = 0o777
  ) throws(SystemFailure) {
    try acting("mkdirat", on: path, in: directory) { Glibc.mkdirat($0, $1, mode_t(mode)) }
  }

  /// Creates a directory and its parents; it is not an error if the directory exists.
  package static func makeDirectories(_ path: FilePath, mode: UInt32 = 0o777) throws(SystemFailure)
  {
    var missing: [FilePath] = []
    var next = path
    var isOnWayUp = true
    while true {
      do throws(SystemFailure) {
        try makeDirectory(next, mode: mode)
      } catch {
        switch error.errno {
        case .fileExists where try status(of: next).kind == .directory: break
        case .noSuchFileOrDirectory where isOnWayUp && next.components.count > 1:
          missing.append(next)
          next = next.directory
          continue
        default: throw error
        }
      }
      isOnWayUp = false
      guard let lower = missing.popLast() else { return }
      next = lower
    }
  }

  /// Removes a name that is not a directory.
  ///
  /// The corresponding C function is `unlinkat`.
  package static func removeFile(
    _ path: FilePath, in directory: OpenFile? = nil
  ) throws(SystemFailure) {
    try acting("unlinkat", on: path, in: directory) { Glibc.unlinkat($0, $1, 0) }
  }

  /// Removes an empty directory.
  ///
  /// The corresponding C function is `unlinkat` with `AT_REMOVEDIR`.
  package static func removeDirectory(
    _ path: FilePath, in directory: OpenFile? = nil
  ) throws(SystemFailure) {
    try acting("unlinkat", on: path, in: directory) { Glibc.unlinkat($0, $1, AT_REMOVEDIR) }
  }

  /// What a rename does if the new name is taken.
  package enum Replacement: Sendable {
    /// Fails with `.fileExists`.
    case none
    /// Replaces the other file atomically.
    case replace
    /// Exchanges the two names.
    case exchange
  }

  /// Renames a file.
  ///
  /// If the file system does not support `none` or `exchange`, the failure's `isUnsupported` is true; so it is
  /// when a directory would be moved into itself. The corresponding C function is `renameat2`.
  package static func rename(
    _ path: FilePath, in directory: OpenFile? = nil, to newPath: FilePath,
    in newDirectory: OpenFile? = nil, _ replacement: Replacement = .none
  ) throws(SystemFailure) {
    let flags: UInt32 =
      switch replacement {
      case .replace: 0
      case .none: 1
      case .exchange: 2
      }
    let old = try path.place(in: directory)
    try acting("renameat2", on: newPath, in: newDirectory) { newBase, new in
      old.withBase { dnd_renameat2($0, $1, newBase, new, flags) }
    }
  }

  /// Whether this process may link a file by its descriptor alone, which is faster.
  private static let linksByDescriptor = Atomic<Bool>(true)

  /// Creates a hard link to an open file, which may be unnamed; never replaces a file.
  ///
  /// The corresponding C function is `linkat` with `AT_EMPTY_PATH`, or through `/proc/self/fd` if this process
  /// lacks the required capability.
  package static func link(
    _ file: OpenFile, to path: FilePath, in directory: OpenFile? = nil
  ) throws(SystemFailure) {
    try acting("linkat", on: path, in: directory) { base, name in
      if linksByDescriptor.load(ordering: .relaxed) {
        // `AT_EMPTY_PATH` requires `_GNU_SOURCE`.
        let answer = Glibc.linkat(file.number, "", base, name, 0x1000)
        // Without the capability the kernel reports `ENOENT`.
        guard answer != 0 && errno == ENOENT else { return answer }
      }
      let answer = Glibc.linkat(
        AT_FDCWD, "/proc/self/fd/\(file.number)", base, name, AT_SYMLINK_FOLLOW)
      if answer == 0 { linksByDescriptor.store(false, ordering: .relaxed) }
      return answer
    }
  }

  /// Creates a hard link to a file; a symbolic link is not followed, and no file is ever replaced.
  ///
  /// The corresponding C function is `linkat`.
  package static func link(
    _ path: FilePath, in directory: OpenFile? = nil, to newPath: FilePath,
    in newDirectory: OpenFile? = nil
  ) throws(SystemFailure) {
    let old = try path.place(in: directory)
    do throws(SystemFailure) {
      try acting("linkat", on: newPath, in: newDirectory) { newBase, new in
        old.withBase { Glibc.linkat($0, $1, newBase, new, 0) }
      }
    } catch  where error.errno == .ioError {
      // Drivers without hard links may say so with this error, as that of rclone does.
      let volume = try? newDirectory?.volume() ?? volume(of: newPath.directory)
      throw volume?.kind == .fuse ? SystemFailure("linkat", newPath, .notSupported) : error
    }
  }

  /// Creates a symbolic link with the text `target`.
  ///
  /// The corresponding C function is `symlinkat`.
  package static func makeLink(
    _ path: FilePath, in directory: OpenFile? = nil, saying target: [UInt8]
  ) throws(SystemFailure) {
    let text = target.map { CInterop.PlatformChar(bitPattern: $0) } + [0]
    try acting("symlinkat", on: path, in: directory) { Glibc.symlinkat(text, $0, $1) }
  }

  /// Creates a FIFO, socket or device of the kind and the number of another, for this user alone; returns the other's
  /// status.
  ///
  /// The corresponding C function is `mknodat`.
  package static func makeNode(
    _ path: FilePath, in directory: OpenFile, like other: FilePath, in parent: OpenFile? = nil
  ) throws(SystemFailure) -> FileStatus {
    let model = try node(other, in: parent)
    let status = FileStatus(model)
    guard status.kind.isSpecial else { throw SystemFailure.stale(other) }
    do throws(SystemFailure) {
      try acting("mknodat", on: path, in: directory) {
        Glibc.mknodat($0, $1, model.st_mode & S_IFMT | 0o600, model.st_rdev)
      }
    } catch {
      // A file system of FUSE may have made a plain file instead, at which the kernel fails.
      if error.errno == .ioError,
        let made = try? Self.status(of: path, in: directory, followingLinks: false),
        made.kind == .regular, made.size == 0
      {
        try? removeFile(path, in: directory)
      }
      throw error
    }
    return status
  }

  /// Creates an empty file without permissions, and does not open it.
  ///
  /// The corresponding C function is `mknodat`.
  static func makeEmptyFile(
    _ path: FilePath, in directory: OpenFile?
  ) throws(SystemFailure) {
    try acting("mknodat", on: path, in: directory) { Glibc.mknodat($0, $1, S_IFREG, 0) }
  }

  /// Whether two FIFOs, sockets or devices are of the same kind and number, so that either serves as well.
  package static func areAlike(_ node: FilePath, _ other: FilePath) throws(SystemFailure) -> Bool {
    let (one, two) = (try self.node(node), try self.node(other))
    return FileStatus(one).kind.isSpecial && one.st_mode & S_IFMT == two.st_mode & S_IFMT
      && one.st_rdev == two.st_rdev
  }

  private static func node(
    _ path: FilePath, in directory: OpenFile? = nil
  ) throws(SystemFailure) -> stat {
    var found = stat()
    try looking("fstatat", at: path, in: directory, following: false) { base, name, _ in
      Glibc.fstatat(base, name, &found, AT_SYMLINK_NOFOLLOW)
    }
    return found
  }

  /// The text of a symbolic link as raw bytes.
  ///
  /// The corresponding C function is `readlinkat`.
  package static func readLink(
    _ path: FilePath, in directory: OpenFile? = nil
  ) throws(SystemFailure) -> [UInt8] {
    var text = [CChar](repeating: 0, count: 4097)
    let count = try looking("readlinkat", at: path, in: directory, following: false) {
      base, name, _ in
      Glibc.readlinkat(base, name, &text, text.count)
    }
    return text.prefix(count).map { UInt8(bitPattern: $0) }
  }
}
