import CLinux
import Glibc
import Synchronization
package import SystemPackage

/// The open directory to which a path leads, and its last name: what a call acts on.
///
/// Nobody can put a link in between: the directory is open, and the name is not followed.
struct PathPlace {
  /// nil for the working directory.
  var directory: OpenFile?
  var name: FilePath
  /// Whether the name must not be followed: it was no link, or was not to be followed.
  var isFinal = false

  /// Calls `body` with the number of the directory, which stays open, and the name.
  func withBase<Answer>(_ body: (CInt, UnsafePointer<CInterop.PlatformChar>) -> Answer) -> Answer {
    withExtendedLifetime(directory) {
      name.withPlatformString { body(directory?.number ?? AT_FDCWD, $0) }
    }
  }
}

extension FilePath {
  /// Looks a path up by the rule in force, as far as its last name.
  ///
  /// - Parameter following: Whether a link with the last name is followed as well.
  /// - Throws: A failure whose `isRefusedLink` is true, and whose `path` is the link, if the rule forbids to follow it.
  func place(in directory: OpenFile?, following: Bool = false) throws(SystemFailure) -> PathPlace {
    if directory != nil {
      let (path, directory) = try shortened(in: directory)
      return PathPlace(directory: directory, name: path)
    }
    // In bytes, because this is done for every call, and components of paths take long.
    let bytes = self.bytes
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { $0 + 1 } ?? 0
    if start < bytes.count {
      if !following, slash == nil { return PathPlace(name: self) }
      let above = slash.map { FilePath(bytes: Array(bytes[..<max($0, 1)])) } ?? "."
      if let parent = OpenFile.openWithoutLinks(above) {
        let name = slash == nil ? self : FilePath(bytes: Array(bytes[start...]))
        let status =
          following
          ? try FileSystem.statusIfPresent(of: name, in: parent, followingLinks: false) : nil
        if status?.kind != .link {
          return PathPlace(directory: parent, name: name, isFinal: true)
        }
      }
    }
    var walk = try LinkWalk(bytes, .current)
    return try walk.run(following: following)
  }
}

extension OpenFile {
  /// Opens a directory without following any link; nil if that fails.
  fileprivate static func openWithoutLinks(_ path: FilePath) -> OpenFile? {
    if path.isTooLong || ConfinedDirectory.lacksOneCall.load(ordering: .relaxed) { return nil }
    let number = path.withPlatformString {
      dnd_openat2(AT_FDCWD, $0, ConfinedDirectory.asPath, 0, 0)
    }
    return number < 0 ? nil : OpenFile(FileDescriptor(rawValue: number), path: path)
  }
}

extension FileSystem {
  /// The open directory in which the file at a path is or would be, and its name there; links are followed as the rule
  /// in force allows.
  package static func place(
    of path: FilePath
  ) throws(SystemFailure) -> (directory: OpenFile, name: FilePath) {
    var walk = try LinkWalk(path.bytes, .current)
    let place = try walk.run(following: true)
    let directory = try OpenFile.openPath(".", in: place.directory)
    return (directory, place.name)
  }

  /// The status of the file to which a path leads by the rule in force.
  package static func allowedStatus(of path: FilePath) throws(SystemFailure) -> FileStatus {
    try OpenFile.open(path, options: .pathOnly).status()
  }

  /// Makes a call that changes something at a path, as the rule in force looks it up.
  static func acting(
    _ call: String, on path: FilePath, in directory: OpenFile?, following: Bool = false,
    _ body: (CInt, UnsafePointer<CInterop.PlatformChar>) -> CInt
  ) throws(SystemFailure) {
    let place = try path.place(in: directory, following: following)
    _ = try SystemCall.make(call, path) { place.withBase(body) }
  }

  /// Makes a call that only looks at a path.
  ///
  /// The kernel looks a typed path up: whatever is then opened or changed is looked up by the rule.
  @discardableResult
  static func looking<Answer: FixedWidthInteger>(
    _ call: String, at path: FilePath, in directory: OpenFile?, following: Bool,
    _ body: (CInt, UnsafePointer<CInterop.PlatformChar>, _ follows: Bool) -> Answer
  ) throws(SystemFailure) -> Answer {
    let isTyped = LinkRule.current == .typed && !path.isTooLong
    let place =
      isTyped
      ? PathPlace(directory: directory, name: path)
      : try path.place(in: directory, following: following)
    do throws(SystemFailure) {
      return try SystemCall.make(call, path) {
        place.withBase { body($0, $1, following && !place.isFinal) }
      }
    } catch {
      guard isTyped, directory == nil, error.errno == .permissionDenied else { throw error }
      throw refusal(of: path, following) ?? error
    }
  }

  /// The link on a path that the rule in force does not allow, after the kernel has denied access: its own guard does
  /// not say which link it refuses.
  static func refusal(of path: FilePath, _ following: Bool) -> SystemFailure? {
    do throws(SystemFailure) {
      _ = try path.place(in: nil, following: following)
      return nil
    } catch {
      return error.isRefusedLink ? error : nil
    }
  }
}
