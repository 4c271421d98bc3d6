import SystemCalls
import SystemPackage

/// Looks for what is in a copied tree and was touched since, or is nowhere else.
///
/// Whatever is done to a file, a link or a folder's list of names sets its time of change, which nobody
/// can set back.
struct TreeCheck {
  /// In nanoseconds since 1970.
  let since: Int64
  /// The tree that it was copied from.
  let source: FilePath
  /// Whether the times of folders count; not where some of what was in them has been removed.
  let checksFolders: Bool

  enum Finding {
    case changed(FilePath)
    /// Its counterpart in the source is gone or other than it is.
    case onlyHere(FilePath, counterpart: FilePath)
  }

  /// The first such thing; nil where there is none.
  ///
  /// - Parameters:
  ///   - name: What the tree is called in the answer.
  ///   - includingRoot: Whether the tree's own time counts: a rename sets it.
  func find(at path: FilePath, named name: FilePath, includingRoot: Bool) -> Finding? {
    guard let tree = try? OpenFile.openFolder(path, followingLinks: false),
      let status = try? tree.status()
    else { return .changed(name) }
    if includingRoot && checksFolders && status.changed > since { return .changed(name) }
    guard (try? FileSystem.status(of: source))?.kind == .folder else {
      return .onlyHere(name, counterpart: source)
    }
    return find(in: tree, name, source)
  }

  private func find(in folder: OpenFile, _ path: FilePath, _ counterpart: FilePath) -> Finding? {
    guard let entries = try? FolderReader.entries(of: folder) else { return .changed(path) }
    for entry in entries {
      let name = entry.path
      let here = path.pushing(name)
      guard let status = try? FileSystem.status(of: name, in: folder, followingLinks: false) else {
        return .changed(here)
      }
      let isFolder = status.kind == .folder
      if status.changed > since && (checksFolders || !isFolder) { return .changed(here) }
      let there = counterpart.pushing(name)
      guard let other = try? FileSystem.status(of: there, followingLinks: false),
        other.kind == status.kind,
        isFolder || isSame(status, name, in: folder, as: other, there)
      else { return .onlyHere(here, counterpart: there) }
      guard isFolder else { continue }
      guard let inner = try? OpenFile.openFolder(name, in: folder, followingLinks: false) else {
        return .changed(here)
      }
      if let found = find(in: inner, here, there) { return found }
    }
    return nil
  }

  /// Size and time tell; where the time does not agree, as on file systems that round it, the bytes do.
  private func isSame(
    _ status: FileStatus, _ name: FilePath, in folder: OpenFile, as other: FileStatus,
    _ counterpart: FilePath
  ) -> Bool {
    if status.kind == .link {
      let text = try? FileSystem.readLink(name, in: folder)
      return text != nil && text == (try? FileSystem.readLink(counterpart))
    }
    guard status.kind == .regular, status.size == other.size else { return false }
    if status.modified == other.modified { return true }
    let same = SameContent(watch: Watch(progress: { _ in }, isCancelled: { false }))
    guard let one = try? FileCopy.open(name, in: folder, followingLinks: false).file,
      let two = try? FileCopy.open(counterpart, followingLinks: false).file
    else { return false }
    return (try? same.isSame(one, two)) ?? false
  }
}
