import SystemCalls
import SystemPackage

/// A file that gets its name, or takes another one's place, only when it is whole.
final class ReplacedFile {
  let path: FilePath
  let file: OpenFile
  private let temporary: FilePath
  private var isPublished = false

  /// Begins a file beside `path`, under a hidden name of its own; what is at `path` stays as it is.
  ///
  /// A link at `path` is followed, also where nothing is there yet: what it leads to is replaced, not the link.
  init(_ path: FilePath) throws(SystemFailure) {
    var target = path
    for _ in 0..<40
    where try FileSystem.statusIfPresent(of: target, followingLinks: false)?.kind == .link {
      let next = FilePath(bytes: try FileSystem.readLink(target))
      target = next.isAbsolute ? next : target.removingLastComponent().appending(next.components)
    }
    self.path = target
    let mark = try Machine.randomBytes(6).map { String($0, radix: 36) }.joined()
    temporary = target.removingLastComponent().appending(".dnd-\(mark)")
    file = try OpenFile.open(temporary, .writeOnly, options: [.create, .exclusiveCreate])
    if let existing = try FileSystem.statusIfPresent(of: target) {
      // Never set-user-ID or set-group-ID: the content is another's.
      try file.setMode(existing.mode & 0o777)
    }
  }

  /// Puts the file in its place; it is on disk then.
  func publish() throws(SystemFailure) {
    try file.synchronize()
    try FileSystem.rename(temporary, to: path, .replace)
    isPublished = true
    let directory = path.removingLastComponent()
    try OpenFile.openPath(directory.isEmpty ? "." : directory).synchronizeNames()
  }

  deinit {
    if !isPublished { try? FileSystem.removeFile(temporary) }
  }
}
