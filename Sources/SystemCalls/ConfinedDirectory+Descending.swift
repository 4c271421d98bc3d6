import CLinux
import Glibc
import Synchronization
import SystemPackage

// How a path below a directory is looked up: in one call, or name by name.
extension ConfinedDirectory {
  /// Whether this kernel lacks `openat2`, once that is known.
  private static let lacksOneCall = Atomic<Bool>(false)

  /// The names of a path, one after another, without those that do nothing; what would lead out of the
  /// directory is refused.
  func names(of path: FilePath) throws(SystemFailure) -> [FilePath] {
    let bytes = path.bytes
    let names = bytes.split(separator: UInt8(ascii: "/"))
      .filter { $0 != [UInt8(ascii: ".")] }
    guard bytes.first != UInt8(ascii: "/"), !names.contains([0x2E, 0x2E]) else {
      throw SystemFailure("openat2", whole(path), .notPermitted)
    }
    return names.map { FilePath(bytes: Array($0)) }
  }

  /// A path below the directory as messages name it.
  func whole(_ path: FilePath) -> FilePath {
    self.path.bytes == [UInt8(ascii: ".")] ? path : self.path.appending(bytes: path.bytes)
  }

  /// Has the kernel look it up; nil where it is to be done by hand.
  func openInOneCall(
    _ path: FilePath, flags: CInt, permissions: UInt32
  ) throws(SystemFailure) -> OpenFile? {
    // The kernel takes a mode only where something may be made.
    let mode = flags & O_CREAT == 0 ? 0 : permissions
    for _ in 0..<4 where !Self.lacksOneCall.load(ordering: .relaxed) {
      do throws(SystemFailure) {
        let number = try SystemCall.make("openat2", whole(path)) {
          path.withPlatformString { dnd_openat2(directory.number, $0, flags, mode) }
        }
        return OpenFile(FileDescriptor(rawValue: number), path: whole(path))
      } catch {
        switch error.errno {
        case .noFunction: Self.lacksOneCall.store(true, ordering: .relaxed)
        // A filter of system calls may refuse this one alone.
        case .notPermitted: return nil
        // Something was moved on the way meanwhile.
        case .resourceTemporarilyUnavailable: continue
        // A link at the end that is to be opened as a directory is told as what is none.
        case .tooManySymbolicLinkLevels, .notDirectory:
          if let link = try firstLink(of: path) { throw SystemFailure.refusedLink(link) }
          throw error
        default: throw error
        }
      }
    }
    return nil
  }

  /// The directory to take the end of a path from that is too long for one call, and that end; nil where it is
  /// to be done by hand.
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

  /// Goes down to the directory that holds the last name of a path.
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

  /// Opens one name of a directory, not followed where it is a link.
  func step(
    _ name: FilePath, in parent: OpenFile, flags: CInt, permissions: UInt32 = 0,
    isPassedThrough: Bool = false, as path: () -> FilePath
  ) throws(SystemFailure) -> OpenFile {
    do throws(SystemFailure) {
      let number = try SystemCall.make("openat") {
        name.withPlatformString { dnd_openat(parent.number, $0, flags, permissions) }
      }
      // What is only passed through needs no path, which would be as long as the way to it.
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

  /// The first name on a path that is a link; nil where there is none any more.
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
  /// A link is where none is followed.
  static func refusedLink(_ path: FilePath) -> SystemFailure {
    SystemFailure("openat2", path, .tooManySymbolicLinkLevels)
  }

  /// Whether a link is where none is followed; `path` names it.
  package var isRefusedLink: Bool {
    call == "openat2" && errno == .tooManySymbolicLinkLevels
  }
}
