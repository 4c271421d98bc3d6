import Synchronization
import SystemCalls
import SystemPackage

/// The entries that a preview would add to one directory, in addition to the existing ones.
///
/// Millions of names fit in little memory: for each only a 64-bit hash is stored, and for a file that keeps its
/// name only its number in the preview. Hash collisions are accepted as less likely than a disk failure.
final class PlannedNames: Sendable {
  /// A planned entry.
  struct Entry {
    /// Where its content comes from.
    enum Content {
      /// `name` is nil if it is the same as in the destination.
      case file(directory: FilePath, name: [UInt8]?, followsLink: Bool)
      case bytes([UInt8])
      /// The content is still to be produced.
      case unmade
    }

    var content: Content
    var isDirectory: Bool
    /// The identity that it would have.
    var identity: Destination.Identity
  }

  /// Whether the directory ignores case.
  private let folds: Bool
  private let held = Mutex(Held())

  private struct Held {
    /// By the hash of the name: the number of a file that keeps its name, or, with the highest bit set, an
    /// index into `others`.
    var numbers: [Int: UInt32] = [:]
    /// The source directories of files that keep their names, each with its lowest number, in ascending order.
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

  /// The status of the planned entry with this name, with the directory's values for what is unknown; nil if
  /// there is none.
  ///
  /// If the size is unknown, it is -1, which no file has.
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

  /// Opens the source of the planned entry with this name; nil if there is none.
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

  /// The target of the symbolic link planned under this name; nil if there is none.
  func readLink(_ name: [UInt8]) throws(SystemFailure) -> [UInt8]? {
    guard case .file(let directory, let own, _)? = entry(name)?.content else { return nil }
    return try FileSystem.readLink(directory.pushing(FilePath(bytes: own ?? name)))
  }

  /// A made-up identity for a preview's entry, with inode numbers counted down from the maximum, which no file
  /// has.
  static func identity(_ number: UInt32, device: UInt64) -> Destination.Identity {
    Destination.Identity(device: device, inode: .max - UInt64(number))
  }

  /// The number of the preview's entry with this identity; nil for that of a real file.
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
