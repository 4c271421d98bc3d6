import CLinux
import Glibc
import Synchronization
package import SystemPackage

/// An open file, directory or stream, closed when its last reference is released.
///
/// Started programs never inherit the descriptor. `path` is the path that was opened, for messages; the file
/// may have been renamed since.
package final class OpenFile: Sendable {
  package let descriptor: FileDescriptor
  package let path: FilePath
  private let isOwned: Bool

  /// Wraps an open descriptor.
  ///
  /// - Parameter isOwned: Whether to close the descriptor when this value is destroyed.
  package init(_ descriptor: FileDescriptor, path: FilePath, isOwned: Bool = true) {
    self.descriptor = descriptor
    self.path = path
    self.isOwned = isOwned
  }

  deinit {
    if isOwned { _ = Glibc.close(descriptor.rawValue) }
  }

  var number: CInt { descriptor.rawValue }

  /// A path to this file for this process, even if the file has been renamed or replaced.
  package var pathOfDescriptor: FilePath { FilePath("/proc/self/fd/\(number)") }

  /// A path to this file for this user's other processes that are not confined.
  package var pathForOthers: FilePath { FilePath("/proc/\(getpid())/fd/\(number)") }

  package static let standardInput = OpenFile(
    FileDescriptor(rawValue: 0), path: "standard input", isOwned: false)
  package static let standardOutput = OpenFile(
    FileDescriptor(rawValue: 1), path: "standard output", isOwned: false)
  package static let standardError = OpenFile(
    FileDescriptor(rawValue: 2), path: "standard error", isOwned: false)

  /// Opens a file.
  ///
  /// The corresponding C function is `openat`.
  ///
  /// - Parameters:
  ///   - path: Relative to `directory`; nil means the working directory.
  ///   - permissions: The mode of a new file, before the umask.
  package static func open(
    _ path: FilePath, in directory: OpenFile? = nil,
    _ access: FileDescriptor.AccessMode = .readOnly,
    options: FileDescriptor.OpenOptions = [], permissions: UInt32 = 0o666
  ) throws(SystemFailure) -> OpenFile {
    let flags = access.rawValue | options.rawValue | O_CLOEXEC | O_NOCTTY
    if directory == nil,
      let file = try openWithoutLinks(path, flags: flags, permissions: permissions)
    {
      return file
    }
    let place = try path.place(in: directory, following: !options.contains(.noFollow))
    let number = try SystemCall.make("openat", path) {
      place.withBase { dnd_openat($0, $1, place.isFinal ? flags | O_NOFOLLOW : flags, permissions) }
    }
    return OpenFile(FileDescriptor(rawValue: number), path: path)
  }

  /// Opens the root or the working directory, where the lookup of a path begins.
  static func openStart(isRoot: Bool) throws(SystemFailure) -> OpenFile {
    let path: FilePath = isRoot ? "/" : "."
    let number = try SystemCall.make("openat", path) {
      path.withPlatformString { dnd_openat(AT_FDCWD, $0, ConfinedDirectory.asPath, 0) }
    }
    return OpenFile(FileDescriptor(rawValue: number), path: path)
  }

  /// Opens a path without any link on it, as nearly all are; nil if it has to be looked up name by name.
  private static func openWithoutLinks(
    _ path: FilePath, flags: CInt, permissions: UInt32
  ) throws(SystemFailure) -> OpenFile? {
    if path.isTooLong || ConfinedDirectory.lacksOneCall.load(ordering: .relaxed) { return nil }
    // This call rejects what `openat` ignores.
    let further: CInt = O_NOCTTY | O_NONBLOCK
    let flags = flags & FileDescriptor.OpenOptions.pathOnly.rawValue == 0 ? flags : flags & ~further
    let mode = flags & O_CREAT == 0 ? 0 : permissions & 0o7777
    do throws(SystemFailure) {
      let number = try SystemCall.make("openat", path) {
        path.withPlatformString { dnd_openat2(AT_FDCWD, $0, flags, mode, 0) }
      }
      return OpenFile(FileDescriptor(rawValue: number), path: path)
    } catch {
      switch error.errno {
      case .noFunction: ConfinedDirectory.lacksOneCall.store(true, ordering: .relaxed)
      // A seccomp filter may reject this call only; a link that is opened as a directory is none.
      case .notPermitted, .tooManySymbolicLinkLevels, .notDirectory, .invalidArgument: break
      case .permissionDenied: throw FileSystem.refusal(of: path, flags & O_NOFOLLOW == 0) ?? error
      default: throw error
      }
      return nil
    }
  }

  /// Opens a directory, for reading its entries and as a base for relative paths.
  ///
  /// The corresponding C function is `openat`.
  package static func openDirectory(
    _ path: FilePath, in directory: OpenFile? = nil, followingLinks: Bool = true
  ) throws(SystemFailure) -> OpenFile {
    try open(path, in: directory, options: followingLinks ? .directory : [.directory, .noFollow])
  }

  /// Creates an unnamed file on the file system of `directory`; `FileSystem.link` gives it a name.
  ///
  /// If the file system does not support this (NFS, FAT, FUSE), the failure's `isUnsupported` is true. The
  /// corresponding C function is `openat` with `O_TMPFILE`.
  package static func openUnnamed(
    in directory: OpenFile, permissions: UInt32 = 0o600
  ) throws(SystemFailure) -> OpenFile {
    let flags = O_RDWR | dnd_o_tmpfile() | O_CLOEXEC
    let number = try SystemCall.make("openat", directory.path) {
      dnd_openat(directory.number, ".", flags, permissions)
    }
    return OpenFile(FileDescriptor(rawValue: number), path: directory.path)
  }

  /// Creates a pipe.
  ///
  /// The corresponding C function is `pipe`.
  package static func makePipe() throws(SystemFailure) -> (reader: OpenFile, writer: OpenFile) {
    var ends: (CInt, CInt) = (-1, -1)
    _ = try SystemCall.make("pipe") {
      withUnsafeMutablePointer(to: &ends) {
        $0.withMemoryRebound(to: CInt.self, capacity: 2) { Glibc.pipe($0) }
      }
    }
    _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
    return (
      OpenFile(FileDescriptor(rawValue: ends.0), path: "pipe"),
      OpenFile(FileDescriptor(rawValue: ends.1), path: "pipe")
    )
  }
}

extension FileDescriptor.OpenOptions {
  /// Opens only the location in the file system, not the content, which needs no read permission.
  ///
  /// The corresponding C constant is `O_PATH`.
  package static var pathOnly: Self { Self(rawValue: 0o10000000) }
}
