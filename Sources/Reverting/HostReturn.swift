import Context
import Diagnostics
import FarPlaces
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// Undoes the move of a file from another host to this machine.
///
/// The file goes back without replacing anything, is synced and compared there, and only then is removed here. Both may
/// be there after an interrupted undo.
struct HostReturn: UndoElsewhere {
  private let record: TransferRecord
  private let origin: HostPath
  private let runID: RunID
  private let context: ExchangeContext

  init(_ record: TransferRecord, to origin: HostPath, by runID: RunID, in context: ExchangeContext)
  {
    self.record = record
    self.origin = origin
    self.runID = runID
    self.context = context
  }

  private var shown: FilePath { FarPrefix(origin).adding(to: origin.path) }
  private var directory: FilePath { origin.path.removingLastComponent() }
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
    if record.isNew, try removal.plan() == .none { return .none }
    guard let here = whereabouts() else {
      let isThere = (try? FileSystem.status(of: record.target, followingLinks: false)) != nil
      throw isThere ? .changed(record.target) : .missing(record.target)
    }
    let files = try files()
    let there = try far { () throws(FarError) in
      try files.look(at: [origin.path], followingLinks: false)[0].get()
    }
    if let there {
      guard there.kind == .regular, try Digest(toUndo: here) == digest(files) else {
        throw .nameTaken(shown)
      }
      return record.isNew ? .removeCopy : .none
    }
    let parent = try far { () throws(FarError) in
      try files.look(at: [directory], followingLinks: true)[0].get()
    }
    guard parent?.kind == .directory else {
      throw .placeMissing(FarPrefix(origin).adding(to: directory))
    }
    return .copyBack(shown)
  }

  func perform(_ action: Undo.Action) throws(UndoError) {
    if action == .none { return }
    let files = try files()
    if case .copyBack = action { try putBack(files) }
    // Also what an interrupted undo has put there is synced before the only other copy goes.
    try far { () throws(FarError) in try files.synchronize([directory]) }
    guard record.isNew else { return }
    try removal.perform(isCancelled: context.isCancelled)
  }

  /// Where the file is now: an interrupted undo may have exchanged its name, or hidden it.
  private func whereabouts() -> FilePath? {
    let paths = [record.target] + (record.replaced.map { [$0] } ?? [])
    let hidden = paths.compactMap { path in
      path.lastComponent.flatMap { runID.tombstone(FilePath(bytes: $0.bytes)) }
        .map { path.directory.pushing($0) }
    }
    return (paths + (isResumed ? hidden : [])).first { path in
      guard let placed = record.placed,
        let status = try? FileSystem.status(of: path, followingLinks: false)
      else { return false }
      return status.kind == .regular && status.version.isSameContent(as: placed)
    }
  }

  private func putBack(_ files: any FarFileSystem) throws(UndoError) {
    guard let here = whereabouts(), let name = origin.path.lastComponent?.bytes else {
      throw .missing(record.target)
    }
    try far { () throws(FarError) in
      try files.prepareUndo(in: directory, of: runID, isResumed: isResumed)
      // A source is removed only where its copy can be synced.
      guard try files.synchronizes(in: directory, by: runID) else {
        throw .cannotSynchronize(directory)
      }
    }
    var request = PlacementRequest(
      .spool(here), directory: FarPrefix(origin).adding(to: directory), name: name, rule: .fail,
      verifying: .always)
    request.modified = record.read?.modified
    request.mode = (try? FileSystem.status(of: here, followingLinks: false)).map {
      $0.mode & 0o777
    }
    let transfer = FarTransfer(
      files, host: FarPrefix(origin), runID: runID, isCancelled: context.isCancelled)
    switch transfer.place([request], journal: NoJournal())[0] {
    case .success: return
    case .failure(.destinationExists), .failure(.kindClash): throw .nameTaken(shown)
    case .failure(let error): throw .transfer(error)
    }
  }

  private func files() throws(UndoError) -> any FarFileSystem {
    try far { () throws(FarError) in try context.hosts.files(of: origin.host, in: context) }
  }

  private func digest(_ files: any FarFileSystem) throws(UndoError) -> Digest {
    try far { () throws(FarError) in try files.digests(of: [origin.path])[0].get().digest }
  }

  private func far<Answer>(
    _ body: () throws(FarError) -> Answer
  ) throws(UndoError) -> Answer {
    do throws(FarError) { return try body() } catch {
      throw .transfer(error.transferError(FarPrefix(origin)))
    }
  }
}
