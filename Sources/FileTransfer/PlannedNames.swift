import Synchronization
import SystemCalls
import SystemPackage

/// What the items of a preview would bring into one directory, on top of what is there.
///
/// A million names take little room: of each only a hash of 64 bits is kept, and of a file that keeps its name
/// only its number in the preview. That two hashes are the same by chance is less likely than that the disk fails
/// meanwhile.
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
  private let held = Mutex(Held())

  private struct Held {
    /// By the hash of the name: the number of a file that keeps its name, or, with the highest bit, an index in
    /// `others`.
    var numbers: [Int: UInt32] = [:]
    /// The directories that files which keep their names come from, each from the lowest number on, ascending.
    var runs: [Run] = []
    var others: [Entry] = []

    mutating func number(of entry: Entry) -> UInt32 {
      guard case .file(let directory, nil, let followsLink) = entry.content, !entry.isDirectory,
        let number = PlannedNames.number(of: entry.identity), number < isOther
      else {
        others.append(entry)
        return isOther | UInt32(others.count - 1)
      }
      let device = entry.identity.device
      if runs.last?.directory != directory || runs.last?.followsLink != followsLink
        || runs.last?.device != device
      {
        runs.append(
          Run(first: number, directory: directory, followsLink: followsLink, device: device))
      }
      return number
    }

    func entry(_ number: UInt32) -> Entry {
      if number & isOther != 0 { return others[Int(number & ~isOther)] }
      var (low, high) = (0, runs.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if runs[middle].first <= number { low = middle } else { high = middle }
      }
      let run = runs[low]
      return Entry(
        content: .file(directory: run.directory, name: nil, followsLink: run.followsLink),
        isDirectory: false, identity: PlannedNames.identity(number, device: run.device))
    }
  }

  private struct Run {
    var first: UInt32
    var directory: FilePath
    var followsLink: Bool
    var device: UInt64
  }

  private static let isOther: UInt32 = 1 << 31

  init(folds: Bool) { self.folds = folds }

  func add(_ entry: Entry, as name: [UInt8]) {
    held.withLock { $0.numbers[key(name)] = $0.number(of: entry) }
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

  /// What the next thing of a preview would be known by, of which there have been some before: numbers from the end,
  /// which no file has.
  static func identity(_ number: UInt32, device: UInt64) -> Destination.Identity {
    Destination.Identity(device: device, inode: .max - UInt64(number))
  }

  /// Which thing of a preview has an identity; nil for that of a file.
  static func number(of identity: Destination.Identity) -> UInt32? {
    UInt32(exactly: .max - identity.inode)
  }

  private func entry(_ name: [UInt8]) -> Entry? {
    held.withLock { held in held.numbers[key(name)].map(held.entry) }
  }

  private func key(_ name: [UInt8]) -> Int {
    var hasher = Hasher()
    let name = folds ? Array(String(decoding: name, as: UTF8.self).lowercased().utf8) : name
    name.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
