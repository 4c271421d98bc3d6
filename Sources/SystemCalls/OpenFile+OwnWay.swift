package import SystemPackage

// Directories from which files are removed. A symbolic link that another user created on the path could
// redirect the removal, and could be replaced during the lookup.
extension OpenFile {
  /// The maximum number of symbolic links in one path, as in the kernel.
  private static let mostLinks = 40

  /// Opens a directory as a base for names, through a path that only this user and root control.
  ///
  /// Symbolic links of this user and of root are followed. Any other link causes a failure whose
  /// `isRefusedLink` is true and whose `path` is the link. The corresponding C function is `openat2` with
  /// `RESOLVE_NO_SYMLINKS`; if that finds a link, the path is resolved name by name.
  package static func openOwnWay(to path: FilePath) throws(SystemFailure) -> OpenFile {
    let top = try open(path.isAbsolute ? "/" : ".", options: [.directory, .pathOnly])
    do throws(SystemFailure) {
      let below = FilePath(bytes: Array(path.bytes.drop { $0 == UInt8(ascii: "/") }))
      return try ConfinedDirectory(top).openPath(below).directory
    } catch {
      // `ConfinedDirectory` rejects `..`, which is allowed here.
      guard error.isRefusedLink || error.errno == .notPermitted else { throw error }
    }
    return try openPath(".", in: followOwnLinks(path.bytes, from: top))
  }

  /// The status of the file at a path whose symbolic links all belong to this user or root and are old enough.
  ///
  /// - Parameter latest: The time before which the links must have been changed last, in nanoseconds since
  ///   1970. The status change time of a link cannot be set back.
  package static func statusOnOwnWay(
    to path: FilePath, linksBefore latest: Int64
  ) throws(SystemFailure) -> FileStatus {
    let top = try open(path.isAbsolute ? "/" : ".", options: [.directory, .pathOnly])
    return try followOwnLinks(path.bytes, from: top, linksBefore: latest).status()
  }

  private static func followOwnLinks(
    _ path: [UInt8], from top: OpenFile, linksBefore latest: Int64 = .max
  ) throws(SystemFailure) -> OpenFile {
    let slash = UInt8(ascii: "/")
    var current = top
    var names = path.split(separator: slash).reversed().map(Array.init)
    var passed: [UInt8] = path.first == slash ? [slash] : []
    var links = 0
    while let name = names.popLast() {
      let next = try open(FilePath(bytes: name), in: current, options: [.pathOnly, .noFollow])
      let status = try next.status()
      guard status.kind == .link else {
        current = next
        passed += name + [slash]
        continue
      }
      let link = FilePath(bytes: passed + name)
      guard status.isOwned(orRoot: true), status.changed < latest else {
        throw SystemFailure.refusedLink(link)
      }
      links += 1
      guard links <= mostLinks else {
        throw SystemFailure("openat", link, .tooManySymbolicLinkLevels)
      }
      let text = try FileSystem.readLink("", in: next)
      if text.first == slash {
        current = try open("/", options: [.directory, .pathOnly])
        passed = [slash]
      }
      names += text.split(separator: slash).reversed().map(Array.init)
    }
    return current
  }
}
