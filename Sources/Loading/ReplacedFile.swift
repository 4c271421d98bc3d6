import SystemCalls
import SystemPackage

/// A file that gets its name, replacing an existing file, only when it is complete.
final class ReplacedFile {
  let path: FilePath
  let file: OpenFile
  private let temporary: FilePath
  private var isPublished = false

  /// Creates a hidden temporary file beside `path`, which is not changed.
  ///
  /// A symbolic link at `path` is followed, even if it is broken: its target is replaced, not the link.
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
      // Never set-user-ID or set-group-ID, because the content is new.
      try file.setModeIfPossible(existing.mode & 0o777)
    }
  }

  /// Synchronizes the file to disk, renames it to its final name and synchronizes the directory.
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
