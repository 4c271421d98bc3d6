import Synchronization
import SystemCalls
import SystemPackage

/// The entries that a preview would add to one directory, in addition to the existing ones.
///
/// Millions of names fit in little memory: for each only a 64-bit hash is stored, and for a file that keeps its
/// name, or whose content is still to be produced, only its number in the preview. Hash collisions are accepted
/// as less likely than a disk failure.
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
    var identity: Folder.Identity
  }

  /// Whether the directory ignores case.
  private let folds: Bool
  private let held: Mutex<Held>

  private struct Held {
    /// By the hash of the name: the number of a file that keeps its name, or, with `isUnmade` set, of one that
    /// is still to be produced, or, with `isOther` set, an index into `others`.
    ///
    /// In several parts, because a part that grows exists twice for a moment.
    var numbers: [[Int: UInt32]] = Array(repeating: [:], count: 16)
    /// The source directories of files that keep their names, each with its lowest number, in ascending order.
    var runs: [Run] = []
    var others: [Entry] = []
    /// The device of the entries that are still to be produced.
    let device: UInt64

    mutating func add(_ entry: Entry, _ key: Int) { numbers[key & 15][key] = number(of: entry) }

    mutating func remove(_ key: Int) { numbers[key & 15][key] = nil }

    func entry(named key: Int) -> Entry? { numbers[key & 15][key].map(entry) }

    private mutating func number(of entry: Entry) -> UInt32 {
      guard !entry.isDirectory, let number = PlannedNames.number(of: entry.identity),
        number < isUnmade
      else { return add(entry) }
      let device = entry.identity.device
      switch entry.content {
      case .file(let directory, nil, let followsLink):
        note(directory, followsLink, device, from: number)
        return number
      case .unmade where device == self.device: return isUnmade | number
      case .file, .bytes, .unmade: return add(entry)
      }
    }

    private mutating func add(_ entry: Entry) -> UInt32 {
      others.append(entry)
      return isOther | UInt32(others.count - 1)
    }

    /// Records the source directory of the files from this number on, unless it is that of the file before.
    private mutating func note(
      _ directory: FilePath, _ followsLink: Bool, _ device: UInt64, from number: UInt32
    ) {
      if runs.last?.directory != directory || runs.last?.followsLink != followsLink
        || runs.last?.device != device
      {
        runs.append(
          Run(first: number, directory: directory, followsLink: followsLink, device: device))
      }
    }

    private func entry(_ number: UInt32) -> Entry {
      if number & isOther != 0 { return others[Int(number & ~isOther)] }
      if number & isUnmade != 0 {
        return Entry(
          content: .unmade, isDirectory: false,
          identity: PlannedNames.identity(number & ~isUnmade, device: device))
      }
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
  private static let isUnmade: UInt32 = 1 << 30

  /// - Parameters:
  ///   - device: The device of the directory.
  ///   - folds: Whether the directory ignores case.
  init(device: UInt64, folds: Bool) {
    self.folds = folds
    held = Mutex(Held(device: device))
  }

  func add(_ entry: Entry, as name: [UInt8]) {
    held.withLock { $0.add(entry, key(name)) }
  }

  func contains(_ name: [UInt8]) -> Bool { entry(name) != nil }

  /// Forgets an entry that got its name, or that gets none.
  func remove(_ name: [UInt8]) { held.withLock { $0.remove(key(name)) } }

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
  static func identity(_ number: UInt32, device: UInt64) -> Folder.Identity {
    Folder.Identity(device: device, inode: .max - UInt64(number))
  }

  /// The number of the preview's entry with this identity; nil for that of a real file.
  static func number(of identity: Folder.Identity) -> UInt32? {
    UInt32(exactly: .max - identity.inode)
  }

  private func entry(_ name: [UInt8]) -> Entry? {
    held.withLock { $0.entry(named: key(name)) }
  }

  private func key(_ name: [UInt8]) -> Int {
    var hasher = Hasher()
    let name = folds ? Array(String(decoding: name, as: UTF8.self).lowercased().utf8) : name
    name.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
