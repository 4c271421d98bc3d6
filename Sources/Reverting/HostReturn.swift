import Context
import Diagnostics
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// Undoes the move of a file from another host to this machine.
///
/// The file goes back without replacing anything, is synced and compared there, and only then is removed here. Both may
/// be there after an interrupted undo.
struct HostReturn: PagedUndo {
  let record: TransferRecord
  private let place: Location
  let runID: RunID
  private let looks: HostLooks

  init(_ record: TransferRecord, to origin: Location, by runID: RunID, seeing looks: HostLooks) {
    self.record = record
    place = origin
    self.runID = runID
    self.looks = looks
  }

  private var context: ExchangeContext { looks.context }
  private var isResumed: Bool { record.step == .undoing }

  /// The removal of what is here, once the file is there.
  private var removal: Undo {
    var effect = record
    (effect.source, effect.read, effect.sourceRemoved) = (nil, nil, false)
    var undo = Undo(effect, runID: runID)
    undo.isResumed = isResumed
    undo.keepsBytes = true
    return undo
  }

  func plan() throws(UndoError) -> Undo.Action {
    // After an interrupted undo, nothing may be left to remove.
    if record.isNew, isResumed, removal.place == nil { return .none }
    guard let here = whereabouts() else {
      let isThere = (try? FileSystem.status(of: record.target.path, followingLinks: false)) != nil
      throw isThere ? .changed(record.target.shown) : .missing(record.target.shown)
    }
    if let there = try looks.status(of: place) {
      guard there.kind == .regular, try Digest(toUndo: here) == looks.digest(of: place) else {
        throw .nameTaken(place.shown)
      }
      return record.isNew ? .removeCopy : .none
    }
    guard try looks.isDirectory(place.directory) else {
      throw .placeMissing(place.directory.shown)
    }
    return .copyBack(place.shown)
  }

  func perform(_ action: Undo.Action) throws(UndoError) {
    if action == .none { return }
    var removal = removal
    if removal.isTouched, let here = whereabouts() {
      removal.kept = [.digest(try Digest(toUndo: here))]
    }
    if case .copyBack = action {
      try HostPutBack(context: context, runID: runID, isResumed: isResumed)([try fileBack()])[0]
        .get()
    } else {
      // Also what an interrupted undo has put there is synced before the only other copy goes.
      try context.far(place) { files throws(FarError) in
        if isResumed {
          try files.prepareUndo(in: place.directory.path, of: runID, isResumed: true)
        }
        try files.synchronize([place.directory.path])
      }
    }
    guard record.isNew else { return }
    try removal.perform(
      isCancelled: context.isCancelled, besides: .init(place, by: runID, in: context))
  }

  func putBack() throws(UndoError) -> HostPutBack.File? { try fileBack() }

  private func fileBack() throws(UndoError) -> HostPutBack.File {
    guard let here = whereabouts() else { throw .missing(record.target.shown) }
    return HostPutBack.File(
      path: here, origin: place,
      mode: record.node?.mode
        ?? (try? FileSystem.status(of: here, followingLinks: false)).map { $0.mode & 0o777 },
      modified: record.read?.modified)
  }

  func hide() throws(UndoError) -> HiddenHere? {
    var removal = removal
    if removal.isTouched { removal.kept = [.digest(try looks.digest(of: place))] }
    return try removal.hide().map { HiddenHere(aside: $0, undo: removal, other: place) }
  }

  var origin: Location? { place }
  var looked: [Location] { [place] }

  func hashed() throws(UndoError) -> [Location] {
    try looks.status(of: place)?.kind == .regular ? [place] : []
  }

  func isPaged() -> Bool { true }

  /// Where the file is now: an interrupted undo may have exchanged its name, or hidden it.
  private func whereabouts() -> FilePath? {
    let paths = [record.target, record.replaced].compactMap { $0?.here }
    let hidden = paths.compactMap { path in
      path.lastComponent.map { path.directory.pushing(runID.aside(FilePath(bytes: $0.bytes))) }
    }
    let all = paths + (isResumed ? hidden : [])
    return all.first { isPlaced($0, isExact: true) } ?? all.first { isPlaced($0, isExact: false) }
  }

  /// - Parameter isExact: Whether the inode number has to be the recorded one.
  private func isPlaced(_ path: FilePath, isExact: Bool) -> Bool {
    guard let placed = record.placed,
      let status = try? FileSystem.status(of: path, followingLinks: false),
      !isExact || status.inode == placed.inode
    else { return false }
    return status.kind == .regular && status.version.mayBe(placed)
  }
}
