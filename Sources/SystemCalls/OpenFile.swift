import CLinux
import Glibc
package import SystemPackage

/// An open file, directory or stream, closed when the last reference to it goes.
///
/// Descriptors are never inherited by a started program. `path` is what it was opened as, for
/// messages; the file may have been renamed since.
package final class OpenFile: Sendable {
  package let descriptor: FileDescriptor
  package let path: FilePath
  private let isOwned: Bool

  /// Takes over a descriptor.
  ///
  /// - Parameter isOwned: Whether it is closed when this value goes.
  package init(_ descriptor: FileDescriptor, path: FilePath, isOwned: Bool = true) {
    self.descriptor = descriptor
    self.path = path
    self.isOwned = isOwned
  }

  deinit {
    if isOwned { _ = Glibc.close(descriptor.rawValue) }
  }

  var number: CInt { descriptor.rawValue }

  /// What this process can reach the very file by, whatever has its name by now.
  package var pathOfDescriptor: FilePath { FilePath("/proc/self/fd/\(number)") }

  /// What other processes of this user's can reach it by that are not confined.
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
  ///   - path: Relative to `directory`, or to the working directory where that is nil.
  ///   - permissions: Those of a file that is made, less the umask.
  package static func open(
    _ path: FilePath, in directory: OpenFile? = nil,
    _ access: FileDescriptor.AccessMode = .readOnly,
    options: FileDescriptor.OpenOptions = [], permissions: UInt32 = 0o666
  ) throws(SystemFailure) -> OpenFile {
    if path.isTooLong {
      let (path, directory) = try path.shortened(in: directory)
      return try open(path, in: directory, access, options: options, permissions: permissions)
    }
    let flags = access.rawValue | options.rawValue | O_CLOEXEC | O_NOCTTY
    let number = try SystemCall.make("openat", path) {
      path.withPlatformString { dnd_openat(directory?.number ?? AT_FDCWD, $0, flags, permissions) }
    }
    return OpenFile(FileDescriptor(rawValue: number), path: path)
  }

  /// Opens a directory, for reading its entries and as the base of relative paths.
  ///
  /// The corresponding C function is `openat`.
  package static func openDirectory(
    _ path: FilePath, in directory: OpenFile? = nil, followingLinks: Bool = true
  ) throws(SystemFailure) -> OpenFile {
    try open(path, in: directory, options: followingLinks ? .directory : [.directory, .noFollow])
  }

  /// Makes a file without a name on the file system of `directory`; `FileSystem.link` gives it one.
  ///
  /// Fails with a failure whose `isUnsupported` is true where the file system has none (NFS, FAT,
  /// FUSE). The corresponding C function is `openat` with `O_TMPFILE`.
  package static func openUnnamed(
    in directory: OpenFile, permissions: UInt32 = 0o600
  ) throws(SystemFailure) -> OpenFile {
    let flags = O_RDWR | dnd_o_tmpfile() | O_CLOEXEC
    let number = try SystemCall.make("openat", directory.path) {
      dnd_openat(directory.number, ".", flags, permissions)
    }
    return OpenFile(FileDescriptor(rawValue: number), path: directory.path)
  }

  /// Makes a pipe.
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
  /// Opens only the place in the file system, not the content: no right to read it is needed.
  ///
  /// The corresponding C constant is `O_PATH`.
  package static var pathOnly: Self { Self(rawValue: 0o10000000) }
}
