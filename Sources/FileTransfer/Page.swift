import Items
import SystemCalls
import SystemPackage

/// The items that are placed together, and how far each has come.
struct Page {
  /// An item on its way; a class, because it is looked at in each step and has too many parts to be copied each time.
  final class Item {
    /// The index of its request in the group, or of the one whose directory it is a part of.
    let index: Int
    let request: PlacementRequest
    /// The directory that is merged with an existing one, if this is an entry of it.
    let whole: Item?
    private(set) var source: PlacementSource?
    /// Whether the source is to be removed.
    private(set) var isMoved = false
    private(set) var isDirectory = false
    /// The name chosen; nil until one is chosen and again when it was taken.
    var target: FilePath?
    /// The directory there into which a directory is merged.
    var mergesInto: FilePath?
    /// Where the file is kept that has the name now, and what it is.
    var keeps: (path: FilePath, version: FileVersion)?
    /// The hidden name of the staged file or directory.
    var staged: FilePath?
    /// What is in a directory.
    var tree: SourceTree?
    /// What is in a directory that was merged, whose own source goes when it is empty and recorded.
    var mergedTree: SourceTree?
    /// The outcome of a merged directory whose entries are items of the page, without what became of these.
    var base: Placement?
    /// The hidden list of what is read for a staged directory.
    var list: FilePath?
    /// The files in a directory, by their paths in it, if they are to be listed.
    var listed: [(below: FilePath, digest: Digest)] = []
    var digest: Digest?
    var bytes: Int64 = 0
    var verified = Placement.Verification.none
    /// Whether the staged file has still to be compared.
    var isUnverified = false
    /// Whether the staged file continues one of an interrupted run.
    var isContinued = false
    /// Whether it is staged for the second time, because it had no room beside others.
    var isSecondTry = false
    /// Whether its source stays although it is a move.
    var keepsSource = false
    /// The times that its copy can have; nil if it has none.
    var times: ClosedRange<Int64>? = .min ... .max
    /// What is to be said about the copy.
    var notes: [TransferNote] = []
    var outcome: Result<Placement, TransferError>? {
      didSet { isOpen = outcome == nil }
    }
    /// Whether it has no outcome; that is asked often, and an outcome is large.
    private(set) var isOpen = true

    init(index: Int, request: PlacementRequest, partOf whole: Item? = nil) {
      self.index = index
      self.request = request
      self.whole = whole
    }

    /// Whether it is placed as a link.
    var isLink: Bool { if case .link? = source?.kind { true } else { false } }

    /// Whether the copy is compared with the source.
    var verifies: Bool {
      request.verifying == .always
        || isMoved && request.verifying == .whereNeeded
    }
    /// The directory in which it gets its name.
    var directory: FilePath { request.directory }

    func take(_ source: PlacementSource) {
      isMoved = source.isMoved
      isDirectory = source.side.isDirectory
      self.source = source
    }
  }

  var items: [Item]
  /// Why none of the items may be placed, although none failed by itself.
  var obstacle: TransferError?

  init(_ group: [PlacementRequest], _ range: Range<Int>) {
    items = range.map { Item(index: $0, request: group[$0]) }
  }

  /// Whether items have no outcome.
  var hasOpen: Bool { items.indices.contains { items[$0].isOpen } }

  /// The directories of the items without an outcome.
  var openDirectories: Set<FilePath> {
    var found: Set<FilePath> = []
    var last: FilePath?
    for item in items where item.isOpen && item.directory != last {
      last = item.directory
      found.insert(item.directory)
    }
    return found
  }

  /// The size of the largest item that is to be moved to a directory; nil if none is.
  func largestMove(to directory: FilePath) -> Int64? {
    items.lazy.filter { $0.isMoved && $0.isOpen && $0.directory == directory }
      .compactMap(\.source?.size).max()
  }

  /// The positions of items that are staged and have no outcome.
  var staged: [Int] {
    items.indices.filter { items[$0].isOpen && items[$0].staged != nil }
  }

  var firstName: [UInt8]? {
    items.indices.first { items[$0].isOpen }.map { items[$0].request.name }
  }

  var settled: [TransferEngine.Settled] {
    items.filter { $0.whole == nil }.compactMap { item in
      item.outcome.map { TransferEngine.Settled(index: item.index, outcome: $0) }
    }
  }

  var succeeded: [(index: Int, placement: Placement)] {
    items.filter { $0.whole == nil }.compactMap { item in
      (try? item.outcome?.get()).map { (item.index, $0) }
    }
  }

  /// Finds out what the sources are, from an item on.
  mutating func examine(at host: PlaceID, from first: Int = 0) {
    for index in items.indices[first...] {
      do throws(TransferError) {
        let source = try PlacementSource(items[index].request)
        // A copy to another host is never a rename.
        if source.isMoved && items[index].request.verifying == .never {
          throw .unverifiedMove(host.shown(items[index].directory))
        }
        items[index].take(source)
      } catch {
        items[index].outcome = .failure(error)
      }
    }
  }

  /// All items without an outcome fail.
  mutating func fail(with error: TransferError) {
    for index in items.indices where items[index].isOpen {
      items[index].outcome = .failure(error)
    }
  }

  /// All items without an outcome fail, because others have taken each of their names.
  mutating func failContested(at host: PlaceID) {
    for index in items.indices where items[index].isOpen {
      let name = FilePath(bytes: TargetName.sanitized(items[index].request.name))
      items[index].outcome = .failure(
        .targetChanged(host.shown(items[index].directory.pushing(name))))
    }
  }

  /// All items fail that have not failed yet, also those that are in place but not recorded.
  mutating func failUnrecorded(with error: TransferError) {
    for index in items.indices {
      if case .failure? = items[index].outcome { continue }
      items[index].outcome = .failure(error)
    }
  }

  mutating func failStaged(with error: TransferError) {
    for index in staged { items[index].outcome = .failure(error) }
  }

  mutating func keepSources(because reason: TransferNote.Reason) {
    for index in items.indices { keepSource(at: index, because: reason) }
  }

  mutating func keepSource(at position: Int, because reason: TransferNote.Reason) {
    guard items[position].isMoved,
      case .success(var placement)? = items[position].outcome,
      case .path(let path, _, _) = items[position].request.source
    else { return }
    placement.notes.append(.sourceKept(path, reason))
    items[position].outcome = .success(placement)
    items[position].keepsSource = true
  }

  /// Whether moves are in place whose sources may go.
  var hasSourcesToRemove: Bool {
    items.contains { item in
      guard item.isMoved, !item.keepsSource, case .success(let placement)? = item.outcome else {
        return false
      }
      return placement.state != .skipped
    }
  }

  mutating func note(_ note: (Placement) -> TransferNote) {
    for index in items.indices {
      guard case .success(var placement)? = items[index].outcome else { continue }
      placement.notes.append(note(placement))
      items[index].outcome = .success(placement)
    }
  }
}
