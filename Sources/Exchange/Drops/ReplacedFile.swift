import SystemCalls
import SystemPackage

/// A file that gets its name, or takes another one's place, only when it is whole.
final class ReplacedFile {
  let path: FilePath
  let file: OpenFile
  private let temporary: FilePath
  private var isPublished = false

  /// Begins a file beside `path`, under a hidden name of its own; what stands at `path` stays as it is.
  ///
  /// A link at `path` is followed: what it leads to is replaced, not the link.
  init(_ path: FilePath) throws(SystemFailure) {
    let target =
      try FileSystem.statusIfPresent(of: path, followingLinks: false)?.kind == .link
      ? (try? FileSystem.realPath(of: path)) ?? path : path
    self.path = target
    let mark = try Machine.randomBytes(6).map { String($0, radix: 36) }.joined()
    temporary = target.removingLastComponent().appending(".dnd-\(mark)")
    file = try OpenFile.open(temporary, .writeOnly, options: [.create, .exclusiveCreate])
    if let existing = try FileSystem.statusIfPresent(of: target) {
      try file.setMode(existing.mode & 0o7777)
    }
  }

  /// Puts the file in its place; it is on disk then.
  func publish() throws(SystemFailure) {
    try file.synchronize()
    try FileSystem.rename(temporary, to: path, .replace)
    isPublished = true
    let folder = path.removingLastComponent()
    try OpenFile.openFolder(folder.isEmpty ? "." : folder).synchronize()
  }

  deinit {
    if !isPublished { try? FileSystem.removeFile(temporary) }
  }
}
