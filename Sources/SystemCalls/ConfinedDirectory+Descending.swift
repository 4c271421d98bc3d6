import CLinux
import Glibc
import Synchronization
import SystemPackage

// Lookup of a path below a directory: with one call, or name by name.
extension ConfinedDirectory {
  /// Whether this kernel is known to lack `openat2`.
  static let lacksOneCall = Atomic<Bool>(false)

  /// The names of a path in order, without empty names and `.`.
  ///
  /// - Throws: A failure for an absolute path or one with `..`, which could lead out of the directory.
  func names(of path: FilePath) throws(SystemFailure) -> [FilePath] {
    let bytes = path.bytes
    let names = bytes.split(separator: UInt8(ascii: "/"))
      .filter { $0 != [UInt8(ascii: ".")] }
    guard bytes.first != UInt8(ascii: "/"), !names.contains([0x2E, 0x2E]) else {
      throw SystemFailure("openat2", whole(path), .notPermitted)
    }
    return names.map { FilePath(bytes: Array($0)) }
  }

  /// The full path for messages.
  func whole(_ path: FilePath) -> FilePath {
    self.path.bytes == [UInt8(ascii: ".")] ? path : self.path.appending(bytes: path.bytes)
  }

  /// Opens a path with `openat2`; nil when it must be looked up name by name.
  func openInOneCall(
    _ path: FilePath, flags: CInt, permissions: UInt32
  ) throws(SystemFailure) -> OpenFile? {
    // The kernel rejects a mode unless the flags include `O_CREAT`.
    let mode = flags & O_CREAT == 0 ? 0 : permissions
    for _ in 0..<4 where !Self.lacksOneCall.load(ordering: .relaxed) {
      do throws(SystemFailure) {
        let number = try SystemCall.make("openat2", whole(path)) {
          path.withPlatformString { dnd_openat2_below(directory.number, $0, flags, mode) }
        }
        return OpenFile(FileDescriptor(rawValue: number), path: whole(path))
      } catch {
        switch error.errno {
        case .noFunction: Self.lacksOneCall.store(true, ordering: .relaxed)
        // A seccomp filter may reject this call only.
        case .notPermitted: return nil
        // A directory on the path was moved during the lookup.
        case .resourceTemporarilyUnavailable: continue
        // Opening a symbolic link as a directory is reported as `ENOTDIR`.
        case .tooManySymbolicLinkLevels, .notDirectory:
          if let link = try firstLink(of: path) { throw SystemFailure.refusedLink(link) }
          throw error
        default: throw error
        }
      }
    }
    return nil
  }

  /// For a path that is too long for one call, the directory and the remaining path that fits; nil when it must
  /// be looked up name by name.
  func openAbove(_ path: FilePath) throws(SystemFailure) -> (ConfinedDirectory, FilePath)? {
    var current = self
    var rest = path.bytes[...]
    while rest.count >= PathLimit.bytes {
      guard
        let cut = rest.prefix(PathLimit.bytes - 1).lastIndex(of: UInt8(ascii: "/")),
        cut > rest.startIndex,
        let directory = try current.openInOneCall(
          FilePath(bytes: Array(rest[..<cut])), flags: Self.asPath, permissions: 0)
      else { return nil }
      current = ConfinedDirectory(directory, way: way)
      rest = rest[(cut + 1)...]
    }
    return (current, FilePath(bytes: Array(rest)))
  }

  /// Opens the directory that holds the last of these names.
  func descend(
    _ names: [FilePath]
  ) throws(SystemFailure) -> (directory: OpenFile, name: FilePath) {
    guard let last = names.last else { return (directory, ".") }
    var current = directory
    for (index, name) in names.dropLast().enumerated() {
      current = try step(name, in: current, flags: Self.asPath, isPassedThrough: true) {
        whole(names[...index])
      }
    }
    return (current, last)
  }

  static let asPath =
    O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    | FileDescriptor.OpenOptions.pathOnly.rawValue

  /// Opens one name in a directory; a symbolic link is not followed.
  func step(
    _ name: FilePath, in parent: OpenFile, flags: CInt, permissions: UInt32 = 0,
    isPassedThrough: Bool = false, as path: () -> FilePath
  ) throws(SystemFailure) -> OpenFile {
    do throws(SystemFailure) {
      let number = try SystemCall.make("openat") {
        name.withPlatformString { dnd_openat(parent.number, $0, flags, permissions) }
      }
      // A directory that is only passed through needs no full path, which could be very long.
      return OpenFile(
        FileDescriptor(rawValue: number), path: isPassedThrough ? name : path())
    } catch {
      let mayBeLink = error.errno == .tooManySymbolicLinkLevels || error.errno == .notDirectory
      if mayBeLink,
        try FileSystem.statusIfPresent(of: name, in: parent, followingLinks: false)?.kind == .link
      {
        throw SystemFailure.refusedLink(path())
      }
      throw SystemFailure(error.call, path(), error.errno)
    }
  }

  private func whole(_ names: ArraySlice<FilePath>) -> FilePath {
    whole(FilePath(bytes: Array(names.map(\.bytes).joined(separator: [UInt8(ascii: "/")]))))
  }

  /// The first symbolic link on a path; nil when there is none any more.
  private func firstLink(of path: FilePath) throws(SystemFailure) -> FilePath? {
    var current = directory
    let names = try names(of: path)
    for (index, name) in names.enumerated() {
      do throws(SystemFailure) {
        current = try step(name, in: current, flags: Self.asPath) { whole(names[...index]) }
      } catch {
        return error.isRefusedLink ? error.path : nil
      }
    }
    return nil
  }
}

extension SystemFailure {
  /// The failure for a symbolic link where none is followed.
  static func refusedLink(_ path: FilePath) -> SystemFailure {
    SystemFailure("openat2", path, .tooManySymbolicLinkLevels)
  }

  /// Whether a symbolic link was found where none is followed; `path` is the link.
  package var isRefusedLink: Bool {
    call == "openat2" && errno == .tooManySymbolicLinkLevels
  }
}
