import SystemCalls
import SystemPackage

/// The entries of a directory that share one name, plain or numbered, indexed to find identical content; each
/// is read at most once.
final class Namesakes: @unchecked Sendable {
  // Unchecked Sendable because the lock guards all mutable state.

  /// A name that is taken.
  struct Sibling: Sendable {
    var name: [UInt8]
    var status: FileStatus
  }

  /// The siblings of one kind and size.
  ///
  /// Their contents are read as soon as there are two of them.
  private struct Pile {
    var unread: [Sibling] = []
    var byBeginning: [Digest: [Sibling]] = [:]
    /// Those with equal beginnings that are larger than the beginning.
    var byContent: [Digest: [Sibling]] = [:]
    /// The number of siblings read completely, by the digest of their beginning.
    var read: [Digest: Int] = [:]
  }

  private struct Size: Hashable {
    var isLink: Bool
    var size: Int64
  }

  /// The number of bytes read first: most files that differ do so here.
  private static let beginning = 64 << 10

  private let plain: [UInt8]
  private let isDirectory: Bool
  private let style: NumberingStyle
  private let lock = RecursiveLock()
  /// The number of consecutive names taken: the plain name, and the numbers from 2 without a gap.
  private var count = 0
  private var piles: [Size: Pile] = [:]
  private var counted: Set<NameNumber> = []
  private var hasNonContiguous = false

  init(of name: [UInt8], isDirectory: Bool, style: NumberingStyle) {
    plain = name
    self.isDirectory = isDirectory
    self.style = style
  }

  /// The first free numbered name.
  func freeName(in destination: Folder) throws(TransferError) -> [UInt8] {
    try lock.hold { () throws(TransferError) in
      try extend(in: destination)
      return TargetName.numbered(
        plain, max(count, 1) + 1, isDirectory: isDirectory, style: style)
    }
  }

  /// The siblings that may be identical to an item; any that is identical is among them.
  func candidates(
    for item: TransferItem, nonContiguous: () throws(TransferError) -> [NameNumber]
  ) throws(TransferError) -> [Sibling] {
    if item.facts.kind == .special { return [] }
    return try lock.hold { () throws(TransferError) in
      try extend(in: item.destination)
      if !hasNonContiguous {
        for number in try nonContiguous().sorted() where !counted.contains(number) {
          try take(number, in: item.destination)
        }
        hasNonContiguous = true
      }
      let size = Size(isLink: item.facts.kind == .link, size: item.facts.size)
      guard var pile = piles.removeValue(forKey: size) else { return [] }
      defer { piles[size] = pile }
      let isElsewhere = item.destination.elsewhere != nil
      if isElsewhere || pile.byBeginning.isEmpty && pile.unread.count < 2 { return pile.unread }
      try readBeginnings(of: &pile, in: item.destination)
      guard let digest = try beginning(of: item) else { return [] }
      let alike = pile.byBeginning[digest] ?? []
      if alike.count < 2 || size.isLink || size.size <= Int64(Self.beginning) { return alike }
      for index in (pile.read[digest] ?? 0)..<alike.count {
        if let content = try content(of: alike[index], in: item.destination) {
          pile.byContent[content, default: []].append(alike[index])
        }
        pile.read[digest] = index + 1
      }
      guard let content = try content(of: item) else { return [] }
      return pile.byContent[content] ?? []
    }
  }

  // MARK: - Names

  private func extend(in destination: Folder) throws(TransferError) {
    while try take(NameNumber(number: count + 1, style: style), in: destination) { count += 1 }
  }

  /// Looks up the entry with a number, 1 being the plain name; returns whether there is one.
  @discardableResult
  private func take(
    _ number: NameNumber, in destination: Folder
  ) throws(TransferError) -> Bool {
    let name =
      number.number == 1
      ? plain
      : TargetName.numbered(
        plain, number.number, isDirectory: isDirectory, style: number.style)
    guard let status = try destination.occupant(of: name) else { return false }
    guard counted.insert(number).inserted else { return true }
    switch status.kind {
    case .regular, .link:
      let size = Size(isLink: status.kind == .link, size: status.size)
      piles[size, default: Pile()].unread.append(Sibling(name: name, status: status))
    default: break
    }
    return true
  }

  // MARK: - Bytes

  private func readBeginnings(
    of pile: inout Pile, in destination: Folder
  ) throws(TransferError) {
    var waiting = pile.unread[...]
    // A sibling that cannot be read now is retried for the next item.
    defer { pile.unread = Array(waiting) }
    while let sibling = waiting.first {
      if let digest = try beginning(of: sibling, in: destination) {
        pile.byBeginning[digest, default: []].append(sibling)
      }
      waiting.removeFirst()
    }
  }

  /// nil if it is gone or cannot be read, in which case it counts as different.
  private func beginning(
    of sibling: Sibling, in destination: Folder
  ) throws(TransferError) -> Digest? {
    do throws(SystemFailure) {
      return sibling.status.kind == .link
        ? Digest(of: try destination.readLink(sibling.name))
        : try Self.beginning(of: try destination.open(sibling.name))
    } catch {
      if error.isInconclusive { return nil }
      throw TransferError(error)
    }
  }

  private func beginning(of item: TransferItem) throws(TransferError) -> Digest? {
    if case .bytes(let bytes) = item.request.source {
      return Digest(of: Array(bytes.prefix(Self.beginning)))
    }
    guard let path = item.facts.path else { return nil }
    return try reading(path) { () throws(SystemFailure) in
      item.facts.kind == .link
        ? Digest(of: try FileSystem.readLink(path))
        : try Self.beginning(of: try OpenFile.open(path, options: [.nonBlocking]))
    }
  }

  private func content(
    of sibling: Sibling, in destination: Folder
  ) throws(TransferError) -> Digest? {
    let file: OpenFile
    do throws(SystemFailure) {
      file = try destination.open(sibling.name)
    } catch {
      if error.isInconclusive { return nil }
      throw TransferError(error)
    }
    return try Self.content(of: file)
  }

  private func content(of item: TransferItem) throws(TransferError) -> Digest? {
    if case .bytes(let bytes) = item.request.source { return Digest(of: bytes) }
    guard let path = item.facts.path else { return nil }
    return try Self.content(of: try FileCopy.open(path, followingLinks: true).file)
  }

  private static func beginning(of file: OpenFile) throws(SystemFailure) -> Digest {
    Digest(of: try file.readAll(limit: beginning))
  }

  private static func content(of file: OpenFile) throws(TransferError) -> Digest? {
    let status = try calling { () throws(SystemFailure) in try file.status() }
    return try HashedPass(monitor: TransferMonitor(progress: { _ in }, isCancelled: { false }))
      .hash(
        file, status)
  }
}

extension SystemFailure {
  /// Whether the file is gone or cannot be read, as opposed to a malfunction.
  var isInconclusive: Bool {
    switch errno {
    case .noSuchFileOrDirectory, .permissionDenied, .notPermitted, .tooManySymbolicLinkLevels: true
    default: false
    }
  }
}
