import Synchronization
import SystemCalls
import SystemPackage

/// What the items of a preview would bring into one directory, on top of what is there.
///
/// Of each name only a hash of 64 bits is kept, so that a million of them take little room; that two of these are
/// the same by chance is less likely than that the disk fails meanwhile.
final class PlannedNames: Sendable {
  /// What would have a name.
  struct Entry {
    /// Where its bytes come from.
    enum Content {
      /// `name` is nil where it is that in the destination.
      case file(directory: FilePath, name: [UInt8]?, followsLink: Bool)
      case bytes([UInt8])
      /// They are still to be made.
      case unmade
    }

    var content: Content
    var isDirectory: Bool
    /// What it would be known by.
    var identity: Destination.Identity
  }

  /// Whether the directory tells no letters apart by their case.
  private let folds: Bool
  private let entries = Mutex<[Int: Entry]>([:])

  init(folds: Bool) { self.folds = folds }

  func add(_ entry: Entry, as name: [UInt8]) {
    entries.withLock { $0[key(name)] = entry }
  }

  /// What would be found under a name, with what else a file in this directory has; nil where nothing would be.
  ///
  /// What is not known of it is like nothing else: its size is that of no file.
  func status(of name: [UInt8], like directory: FileStatus) -> FileStatus? {
    guard let entry = entry(name) else { return nil }
    var status = directory
    status.kind = entry.isDirectory ? .directory : .regular
    status.size = -1
    switch entry.content {
    case .file(let directory, let own, let followsLink):
      let path = directory.pushing(FilePath(bytes: own ?? name))
      if let source = try? FileSystem.status(of: path, followingLinks: followsLink) {
        status = source
      }
    case .bytes(let bytes): status.size = Int64(bytes.count)
    case .unmade: break
    }
    (status.device, status.inode) = (entry.identity.device, entry.identity.inode)
    return status
  }

  /// The file that would have a name, where it is now; nil where none of the preview would.
  func open(_ name: [UInt8]) throws(SystemFailure) -> OpenFile? {
    guard let entry = entry(name) else { return nil }
    switch entry.content {
    case .file(let directory, let own, let followsLink):
      return try OpenFile.open(
        directory.pushing(FilePath(bytes: own ?? name)),
        options: followsLink ? .nonBlocking : [.noFollow, .nonBlocking])
    case .bytes(let bytes):
      let file = try OpenFile.openInMemory()
      try file.writeAll(bytes)
      try file.seek(to: 0)
      return file
    case .unmade:
      throw SystemFailure("openat", FilePath(bytes: name), .noSuchFileOrDirectory)
    }
  }

  /// What the link would say that would have a name; nil where none of the preview would.
  func readLink(_ name: [UInt8]) throws(SystemFailure) -> [UInt8]? {
    guard case .file(let directory, let own, _)? = entry(name)?.content else { return nil }
    return try FileSystem.readLink(directory.pushing(FilePath(bytes: own ?? name)))
  }

  private func entry(_ name: [UInt8]) -> Entry? { entries.withLock { $0[key(name)] } }

  private func key(_ name: [UInt8]) -> Int {
    var hasher = Hasher()
    let name = folds ? Array(String(decoding: name, as: UTF8.self).lowercased().utf8) : name
    name.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
