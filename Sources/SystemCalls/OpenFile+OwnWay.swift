package import SystemPackage

// Directories from which something is taken away. A link that somebody else made on the way there would let them
// choose what goes, and exchange it while it is looked at.
extension OpenFile {
  /// How many links one way may have, as in the kernel.
  private static let mostLinks = 40

  /// Opens a directory as the base of names, on a way that nobody but this user and root decides.
  ///
  /// Links of this user and of root are followed. A link of anybody else is told by a failure whose
  /// `isRefusedLink` is true and whose `path` names it. The corresponding C function is `openat2` with
  /// `RESOLVE_NO_SYMLINKS`; where that meets a link, the way is gone name by name.
  package static func openOwnWay(to path: FilePath) throws(SystemFailure) -> OpenFile {
    let top = try open(path.isAbsolute ? "/" : ".", options: [.directory, .pathOnly])
    do throws(SystemFailure) {
      let below = FilePath(bytes: Array(path.bytes.drop { $0 == UInt8(ascii: "/") }))
      return try ConfinedDirectory(top).openPath(below).directory
    } catch {
      // `..` is refused in that call, and is a name like others here.
      guard error.isRefusedLink || error.errno == .notPermitted else { throw error }
    }
    return try openPath(".", in: followOwnLinks(path.bytes, from: top))
  }

  /// The status of what a path leads to on such a way, with no link on it that is younger than a time.
  ///
  /// - Parameter latest: In nanoseconds since 1970. Nobody can set back when a link was last moved or changed.
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
