import Context
import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Undoes what a drop did with one file or folder on another host, if it is exactly as it was left and nothing can be
/// lost.
///
/// Another host tells less about a file than this one, so that size and time are not enough: bytes are compared before
/// anything is removed. A copy is removed only while its original has the same bytes; a moved file comes back as a
/// verified copy before it is removed there, and so does a moved folder.
struct HostUndo: PagedUndo {
  let record: TransferRecord
  let place: Location
  private let open: any OpenSession
  private let looks: HostLooks
  /// The file that was copied, on this machine or on a host.
  private let copied: Location?
  /// Whether content that came from no path is still available at its origin.
  private let keepsBytes: Bool
  /// The folder here to which it goes back.
  var recorded: RecordedFolder?
  /// The folders above the source that the move removed.
  var folders: MovedFolders?
  /// The folder on a host from which a folder was copied through this machine.
  var folder: Location?
  /// The file in such a folder of which this is a copy that was merged.
  var original: Location?

  init(
    _ record: TransferRecord, at place: Location, copiedFrom copied: Location?, keepsBytes: Bool,
    in open: any OpenSession, seeing looks: HostLooks
  ) {
    self.copied = copied
    self.record = record
    self.place = place
    self.keepsBytes = keepsBytes
    self.open = open
    self.looks = looks
  }

  private var context: ExchangeContext { looks.context }
  /// The file on a host from which it was moved; nil if it comes from this machine.
  var origin: Location? { record.source?.there }

  /// The digest of data that came from no path, as it was placed.
  private var made: Digest? {
    record.source == nil ? record.digest : nil
  }

  /// Whether it is removed only if it has known bytes, so that its time does not matter.
  private var isComparedCopy: Bool {
    !record.sourceRemoved && (original != nil || record.source != nil || made != nil)
  }

  /// Finds out what would be done, and changes nothing.
  func plan() throws(UndoError) -> Undo.Action {
    if !record.isNew && !record.sourceRemoved { return .none }
    let status = try looks.status(of: place)
    if status == nil || status?.kind == .directory, let tree = try tree(),
      try far({ files throws(FarError) in try tree.isThere() })
    {
      let missing = try partlyMoved?.missing() ?? []
      let kept = try check(tree, missing)
      if kept.isEmpty, missing.isEmpty { return .removeCopy }
      return .takeApart(missing.isEmpty ? nil : record.source?.shown, keeping: kept)
    }
    guard let status else {
      guard record.step == .undoing, try hasSource() || !record.sourceRemoved else {
        throw .missing(record.target.shown)
      }
      // An undo that was interrupted has removed it, perhaps before the replaced file got its name again.
      return try keepsReplaced() ? .removeCopy : .none
    }
    if try hasReplacedBack() { return .none }
    if record.isNew, let kept = record.replaced, try !keepsReplaced() {
      throw .replacedGone(record.target.shown, kept: kept.shown)
    }
    if status.kind == .directory { return try planDirectory() }
    if status.kind == .link { return try planLink() }
    guard status.kind == .regular, let placed = record.placed ?? record.read,
      status.size == placed.size,
      !record.isNew || isComparedCopy || status.version.modified == placed.modified
    else { throw .changed(record.target.shown) }
    guard record.sourceRemoved, let source = record.source else { return try planRemoval() }
    if try hasSource() {
      // Perhaps by an undo that was interrupted.
      guard try sourceDigest(source) == looks.digest(of: place) else {
        throw .nameTaken(source.shown)
      }
      return record.isNew ? .removeCopy : .none
    }
    return try planReturn(to: source)
  }

  private func planReturn(to source: Location) throws(UndoError) -> Undo.Action {
    if try hasSource() { throw .nameTaken(source.shown) }
    try recorded?.check()
    if let origin {
      guard try looks.isDirectory(origin.directory) else {
        throw .placeMissing(origin.directory.shown)
      }
    } else if folders == nil {
      guard (try? FileSystem.status(of: source.path.directory).kind) == .directory else {
        throw .placeMissing(source.path.directory)
      }
    }
    return .copyBack(source.shown)
  }

  /// Plans for a folder that was moved as a whole.
  private func planDirectory() throws(UndoError) -> Undo.Action {
    if origin != nil { throw .changed(record.target.shown) }
    guard record.isNew, let placed = record.placed, record.sourceRemoved, placed.inode != 0,
      let source = record.source?.here
    else { throw .isDirectory(record.target.shown) }
    let identity = try far { files throws(FarError) in
      try FarTreeIdentity.of(place.path, in: files)
    }
    let kept = try identity == placed.inode ? [] : wayBack(to: source).changes()
    let action = try planReturn(to: .here(source))
    if kept.isEmpty { return action }
    return .takeApart(source, keeping: kept.map { record.target.shown.pushing($0) })
  }

  private func wayBack(to source: FilePath) throws(UndoError) -> FarTreeReturn {
    try far { files throws(FarError) in
      FarTreeReturn(
        of: place.path, to: source, on: place.place, by: RunID(record.run) ?? RunID(), files,
        in: context, node: record.node)
    }
  }

  /// Plans for a link, which was in a folder.
  private func planLink() throws(UndoError) -> Undo.Action {
    guard let source = record.source?.here else { throw .changed(record.target.shown) }
    let there = try contentOfLink()
    if let original {
      guard try looks.status(of: original)?.kind == .link else {
        throw .onlyCopy(record.target.shown, source: original.shown)
      }
      let content = try context.far(original) { files throws(FarError) in
        try files.contents(ofLinks: [original.path])[0].get().bytes
      }
      guard content == there else {
        throw .sourceChanged(record.target.shown, source: original.shown)
      }
      return record.isNew ? .removeCopy : .none
    }
    guard try hasSource() else {
      if record.sourceRemoved { return try planReturn(to: .here(source)) }
      throw .onlyCopy(record.target.shown, source: source)
    }
    if (try? FileSystem.readLink(source)) == there { return record.isNew ? .removeCopy : .none }
    throw record.sourceRemoved
      ? .nameTaken(source) : .sourceChanged(record.target.shown, source: source)
  }

  private func contentOfLink() throws(UndoError) -> [UInt8] {
    try far { files throws(FarError) in try files.contents(ofLinks: [place.path])[0].get().bytes }
  }

  private var partlyMoved: PartlyMovedFolder? {
    PartlyMovedFolder(record, recorded: recorded, in: context)
  }

  private func check(
    _ tree: FarTreeUndo, _ missing: Set<FilePath>
  ) throws(UndoError) -> [FilePath] {
    do throws(UndoError) {
      let kept = try tree.check(returning: missing)
      // Of a folder that was moved, nothing is known to be here but what an interrupted undo brought back.
      if record.sourceRemoved, record.step != .undoing, let first = kept.first {
        throw UndoError.changed(first)
      }
      return kept
    } catch {
      guard record.sourceRemoved, let source = record.source else { throw error }
      if case .transfer = error { throw error }
      // Perhaps it is what an interrupted undo brought back, but it is not the same.
      throw .nameTaken(source.shown)
    }
  }

  /// The undo of a folder that was placed as a whole and is also here; nil if the record is of something else.
  private func tree() throws(UndoError) -> FarTreeUndo? {
    // A folder that was merged has no version.
    guard record.isNew, record.placed != nil, let source = record.source?.here,
      let runID = RunID(record.run)
    else { return nil }
    let isResumed = record.step == .undoing
    if let folder {
      let original = try OriginalThere(folder, in: context)
      return try far { files throws(FarError) in
        FarTreeUndo(
          place.path, of: original, on: place.place, by: runID, isResumed: isResumed, files)
      }
    }
    guard (try? FileSystem.status(of: source).kind) == .directory else { return nil }
    return try far { files throws(FarError) in
      FarTreeUndo(
        place.path, copiedFrom: source, on: place.place, by: runID,
        isResumed: isResumed, files)
    }
  }

  private func hasSource() throws(UndoError) -> Bool {
    if let origin { return try looks.status(of: origin) != nil }
    guard let source = record.source?.here else { return false }
    return (try? FileSystem.statusIfPresent(of: source, followingLinks: false)) ?? nil != nil
  }

  private func sourceDigest(_ source: Location) throws(UndoError) -> Digest {
    guard let origin else { return try Digest(toUndo: source.path) }
    guard try looks.status(of: origin)?.kind == .regular else { throw .nameTaken(source.shown) }
    return try looks.digest(of: origin)
  }

  private func planRemoval() throws(UndoError) -> Undo.Action {
    if let original {
      guard try looks.status(of: original)?.kind == .regular else {
        throw .onlyCopy(record.target.shown, source: original.shown)
      }
      guard try looks.digest(of: original) == looks.digest(of: place) else {
        throw .sourceChanged(record.target.shown, source: original.shown)
      }
      return .removeCopy
    }
    guard let source = record.source else {
      if let made, try looks.digest(of: place) != made { throw .changed(record.target.shown) }
      if keepsBytes { return .removeCopy }
      throw .onlyCopy(record.target.shown, source: nil)
    }
    guard try hasSource() else { throw .onlyCopy(record.target.shown, source: source.shown) }
    let own: Digest
    do throws(SystemFailure) { own = try Digest(ofCopied: source.path) } catch {
      // A link that leads nowhere now.
      if error.errno == .noSuchFileOrDirectory {
        throw .onlyCopy(record.target.shown, source: source.shown)
      }
      throw .transfer(TransferError(error))
    }
    guard try own == looks.digest(of: place) else {
      throw .sourceChanged(record.target.shown, source: source.shown)
    }
    return .removeCopy
  }

  /// Carries out a plan.
  func perform(_ action: Undo.Action) throws(UndoError) {
    if case .copyBack(let source) = action {
      try bringBack(to: source)
    } else if case .takeApart(let source?, let kept) = action {
      try bringBack(to: source, besides: kept.map { $0.below(record.target.shown) })
    } else if let origin, record.isNew, action != .none {
      // What an interrupted undo has put there is synced before the only other copy goes.
      try context.far(origin) { files throws(FarError) in
        if record.step == .undoing, let runID = RunID(record.run) {
          try files.prepareUndo(in: origin.directory.path, of: runID, isResumed: true)
        }
        try files.synchronize([origin.directory.path])
      }
    }
    if action == .none, record.step == .undoing { return try removeKeptDirectory() }
    guard record.isNew, action != .none else { return }
    if let tree = try tree(), try far({ files throws(FarError) in try tree.isThere() }) {
      return try tree.perform()
    }
    let removal = HostCopyRemoval(
      context: context, runID: RunID(record.run) ?? RunID(), isResumed: record.step == .undoing)
    try removal([try placedCopy()])[0].get()
    guard let kept = record.replaced?.there else { return }
    try far { files throws(FarError) in
      let directory = place.path.directory
      _ = try files.abilities(in: directory, by: removal.runID)
      try files.publish([FarNaming(kept.path, as: place.path, isUnguarded: true)])[0].get()
      _ = try files.synchronizeIfPossible([directory])
    }
    try removeKeptDirectory()
  }

  /// Removes the directory for replaced files if it is empty.
  private func removeKeptDirectory() throws(UndoError) {
    guard let kept = record.replaced?.there else { return }
    try far { files throws(FarError) in
      _ = try files.removeIfEmpty(kept.path.directory)
    }
  }

  /// Whether an interrupted undo has given the replaced file its name, so that nothing is left to do.
  private func hasReplacedBack() throws(UndoError) -> Bool {
    guard record.step == .undoing, record.replaced != nil else { return false }
    guard try hasSource() || !record.sourceRemoved else { return false }
    return try !keepsReplaced()
  }

  /// Whether the file that was replaced is still where it was kept.
  private func keepsReplaced() throws(UndoError) -> Bool {
    guard let kept = record.replaced?.there else { return false }
    return try looks.status(of: kept) != nil
  }

  private func bringBack(
    to source: FilePath, besides kept: [FilePath] = []
  ) throws(UndoError) {
    if let partlyMoved { return try partlyMoved.complete() }
    let status = try far { files throws(FarError) in
      try files.look(at: [place.path], followingLinks: false)[0].get()
    }
    let runID = RunID(record.run) ?? RunID()
    let isResumed = record.step == .undoing
    if origin == nil, let folders {
      do throws(SystemFailure) { try folders.make(source.directory) } catch {
        throw .transfer(TransferError(error))
      }
    }
    switch status?.kind {
    case .directory?:
      let parent = try RecordedFolder.open(source.directory, recorded)
      try wayBack(to: source)(in: parent, besides: kept, isResumed: isResumed)
    case .link?:
      let content = try contentOfLink()
      let parent = try RecordedFolder.open(source.directory, recorded)
      do throws(SystemFailure) {
        try RestoredFile.makeLink(source, in: parent, saying: content, record.node)
      } catch {
        throw .transfer(TransferError(error))
      }
    default:
      if let file = relayed {
        let back = HostPutBack(context: context, runID: runID, isResumed: isResumed)
        return try HostRelay(open: open, back: back)([file])[0].get()
      }
      let back = HostBringBack(context: context, runID: runID, isResumed: isResumed)
      try back([fileBack(to: source)])[0].get()
    }
  }

  private func fileBack(to source: FilePath) -> HostBringBack.File {
    .init(
      place: place, source: source, modified: record.read?.modified,
      folders: folders, recorded: recorded, node: record.node)
  }

  // MARK: - Pages

  /// The file as it comes back to this machine; nil if it goes back to another host.
  var returned: HostBringBack.File? {
    guard let source = record.source?.here else { return nil }
    return fileBack(to: source)
  }

  /// The file as it goes back to another host; nil if it comes back to this machine.
  var relayed: HostRelay.File? {
    origin.map {
      .init(
        place: place, origin: $0, modified: record.read?.modified, mode: record.node?.mode)
    }
  }

  func copy() throws(UndoError) -> HostCopyRemoval.Copy? { try placedCopy() }

  /// The copy to remove, and the file that makes that possible.
  private func placedCopy() throws(UndoError) -> HostCopyRemoval.Copy {
    let source = record.sourceRemoved ? record.source : original ?? copied
    return .init(place: place, status: try looks.status(of: place), source: source)
  }

  func hide() -> HiddenHere? { nil }

  var looked: [Location] { [place, origin, original].compactMap { $0 } }

  func hashed() throws(UndoError) -> [Location] {
    guard try looks.status(of: place)?.kind == .regular else { return [] }
    if let original {
      return try looks.status(of: original)?.kind == .regular ? [place, original] : []
    }
    if made != nil { return [place] }
    guard try hasSource() else { return [] }
    return looked
  }

  func isPaged() throws(UndoError) -> Bool {
    switch try looks.status(of: place)?.kind {
    case .regular?: true
    case nil: try tree() == nil
    default: false
    }
  }

  private func far<Answer>(
    _ body: (any PlaceFiles) throws(FarError) -> Answer
  ) throws(UndoError) -> Answer {
    try context.far(place, body)
  }
}
