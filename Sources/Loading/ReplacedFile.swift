import SystemCalls
import SystemPackage

/// A file that gets its name, replacing an existing file, only when it is complete.
final class ReplacedFile {
  let path: FilePath
  let file: OpenFile
  /// What is replaced: a link at `path` was followed when this was created, and is not looked at again.
  private let directory: OpenFile
  private let name: FilePath
  private let temporary: FilePath
  private var isPublished = false

  /// Creates a hidden temporary file beside `path`, which is not changed.
  ///
  /// A symbolic link at `path` is followed, even if it is broken: its target is replaced, not the link.
  init(_ path: FilePath) throws(SystemFailure) {
    self.path = path
    (directory, name) = try FileSystem.place(of: path)
    let mark = try Machine.randomBytes(6).map { String($0, radix: 36) }.joined()
    temporary = FilePath(".dnd-\(mark)")
    file = try OpenFile.open(
      temporary, in: directory, .writeOnly, options: [.create, .exclusiveCreate])
    if let existing = try FileSystem.statusIfPresent(
      of: name, in: directory, followingLinks: false)
    {
      // Never set-user-ID or set-group-ID, because the content is new.
      try file.setModeIfPossible(existing.mode & 0o777)
    }
  }

  /// Synchronizes the file to disk, renames it to its final name and synchronizes the directory.
  func publish() throws(SystemFailure) {
    try file.synchronize()
    try FileSystem.rename(temporary, in: directory, to: name, in: directory, .replace)
    isPublished = true
    try directory.synchronizeNames()
  }

  deinit {
    if !isPublished { try? FileSystem.removeFile(temporary, in: directory) }
  }
}
