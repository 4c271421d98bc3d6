import Context
import Diagnostics
import FarPlaces
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// Undoes what a drop did with one file or folder on another host, if it is exactly as it was left and nothing can be
/// lost.
///
/// Another host tells less about a file than this one, so that size and time are not enough: bytes are compared before
/// anything is removed. A copy is removed only while its original has the same bytes; a moved file comes back as a
/// verified copy before it is removed there, and so does a moved folder.
struct HostUndo: UndoElsewhere {
  private let record: TransferRecord
  private let place: HostPath
  private let context: ExchangeContext
  /// Whether content that came from no path is still available at its origin.
  private let keepsBytes: Bool
  /// Whether missing folders above the source were removed by the move.
  var makesDirectories = false

  init(_ record: TransferRecord, at place: HostPath, keepsBytes: Bool, in context: ExchangeContext)
  {
    self.record = record
    self.place = place
    self.keepsBytes = keepsBytes
    self.context = context
  }

  /// Finds out what would be done, and changes nothing.
  func plan() throws(UndoError) -> Undo.Action {
    let files = try far { () throws(FarError) in
      try context.hosts.files(of: place.host, in: context)
    }
    if !record.isNew && !record.sourceRemoved { return .none }
    let status = try far { () throws(FarError) in
      try files.look(at: [place.path], followingLinks: false)[0].get()
    }
    if let tree = tree(files), status == nil || status?.kind == .directory,
      try far({ () throws(FarError) in try tree.isThere() })
    {
      try check(tree)
      return .removeCopy
    }
    guard let status else {
      guard record.step == .undoing, hasSource || !record.sourceRemoved else {
        throw .missing(record.target)
      }
      // An undo that was interrupted has removed it, perhaps before the replaced file got its name again.
      return try keepsReplaced(files) ? .removeCopy : .none
    }
    if status.kind == .directory { return try planDirectory(files) }
    if status.kind == .link { return try planLink(files) }
    guard status.kind == .regular else { throw .changed(record.target) }
    guard let placed = record.placed ?? record.read, status.size == placed.size,
      !record.isNew || status.version.modified == placed.modified
    else { throw .changed(record.target) }
    guard record.sourceRemoved, let source = record.source else { return try planRemoval(files) }
    if hasSource {
      // Perhaps by an undo that was interrupted.
      guard try Digest(toUndo: source) == digest(files) else { throw .nameTaken(source) }
      return record.isNew ? .removeCopy : .none
    }
    return try planReturn(to: source)
  }

  private func planReturn(to source: FilePath) throws(UndoError) -> Undo.Action {
    if hasSource { throw .nameTaken(source) }
    if !makesDirectories {
      guard (try? FileSystem.status(of: source.directory).kind) == .directory else {
        throw .placeMissing(source.directory)
      }
    }
    return .copyBack(source)
  }

  /// Plans for a folder that was moved as a whole.
  private func planDirectory(_ files: any FarFileSystem) throws(UndoError) -> Undo.Action {
    guard record.isNew, let placed = record.placed, record.sourceRemoved, placed.inode != 0,
      let source = record.source
    else { throw .isDirectory(record.target) }
    let identity = try far { () throws(FarError) in try FarTreeIdentity.of(place.path, in: files) }
    guard identity == placed.inode else { throw .changed(record.target) }
    return try planReturn(to: source)
  }

  /// Plans for a link, which was in a folder.
  private func planLink(_ files: any FarFileSystem) throws(UndoError) -> Undo.Action {
    guard let source = record.source else { throw .changed(record.target) }
    let there = try content(ofLink: files)
    guard hasSource else {
      if record.sourceRemoved { return try planReturn(to: source) }
      throw .onlyCopy(record.target, source: source)
    }
    if (try? FileSystem.readLink(source)) == there { return record.isNew ? .removeCopy : .none }
    throw record.sourceRemoved
      ? .nameTaken(source) : .sourceChanged(record.target, source: source)
  }

  private func content(ofLink files: any FarFileSystem) throws(UndoError) -> [UInt8] {
    try far { () throws(FarError) in try files.contents(ofLinks: [place.path])[0].get().bytes }
  }

  private func check(_ tree: FarTreeUndo) throws(UndoError) {
    do throws(UndoError) { try tree.check() } catch {
      guard record.sourceRemoved, let source = record.source else { throw error }
      if case .transfer = error { throw error }
      // Perhaps it is what an interrupted undo brought back, but it is not the same.
      throw .nameTaken(source)
    }
  }

  /// The undo of a folder that was placed as a whole and is also here; nil if the record is of something else.
  private func tree(_ files: any FarFileSystem) -> FarTreeUndo? {
    // A folder that was merged has no version.
    guard record.isNew, record.placed != nil, let source = record.source,
      let runID = RunID(record.run),
      (try? FileSystem.status(of: source).kind) == .directory
    else { return nil }
    return FarTreeUndo(
      place.path, copiedFrom: source, on: FarPrefix(place), by: runID,
      isResumed: record.step == .undoing, files)
  }

  private var hasSource: Bool {
    guard let source = record.source else { return false }
    return (try? FileSystem.statusIfPresent(of: source, followingLinks: false)) ?? nil != nil
  }

  private func planRemoval(_ files: any FarFileSystem) throws(UndoError) -> Undo.Action {
    guard let source = record.source else {
      if keepsBytes { return .removeCopy }
      throw .onlyCopy(record.target, source: nil)
    }
    guard hasSource else { throw .onlyCopy(record.target, source: source) }
    guard try Digest(toUndo: source) == digest(files) else {
      throw .sourceChanged(record.target, source: source)
    }
    return .removeCopy
  }

  /// Carries out a plan.
  func perform(_ action: Undo.Action) throws(UndoError) {
    let files = try far { () throws(FarError) in
      try context.hosts.files(of: place.host, in: context)
    }
    if case .copyBack(let source) = action { try bringBack(to: source, files) }
    guard record.isNew, action != .none else { return }
    if let tree = tree(files), try far({ () throws(FarError) in try tree.isThere() }) {
      return try tree.perform()
    }
    try far { () throws(FarError) in
      let directory = place.path.removingLastComponent()
      if record.replaced != nil, let runID = RunID(record.run) {
        try files.prepareUndo(in: directory, of: runID, isResumed: record.step == .undoing)
      }
      do throws(FarError) { try files.remove([place.path])[0].get() } catch {
        guard case .missing = error, record.step == .undoing else { throw error }
      }
      if let kept = record.replaced?.onHost {
        try files.publish([FarNaming(kept.path, as: place.path, isUnguarded: true)])[0].get()
      }
      // Nothing is moved to a server that cannot do this, so that the source is here.
      _ = try files.synchronizeIfPossible([place.path.removingLastComponent()])
    }
  }

  /// Whether the file that was replaced is still where it was kept.
  private func keepsReplaced(_ files: any FarFileSystem) throws(UndoError) -> Bool {
    guard let kept = record.replaced?.onHost else { return false }
    return try far { () throws(FarError) in
      try files.look(at: [kept.path], followingLinks: false)[0].get() != nil
    }
  }

  private func bringBack(to source: FilePath, _ files: any FarFileSystem) throws(UndoError) {
    let status = try far { () throws(FarError) in
      try files.look(at: [place.path], followingLinks: false)[0].get()
    }
    if status?.kind == .directory, let runID = RunID(record.run) {
      let back = FarTreeReturn(
        of: place.path, to: source, on: FarPrefix(place), by: runID, files, in: context)
      return try back(isResumed: record.step == .undoing)
    }
    let link = status?.kind == .link ? try content(ofLink: files) : nil
    let there = link == nil ? try digest(files) : nil
    do throws(SystemFailure) {
      if makesDirectories, FileSystem.isGone(source.directory) {
        try RestoredFile.makeDirectory(source.directory)
      }
      if let link { return try RestoredFile.makeLink(source, saying: link) }
      guard let there else { return }
      let runID = RunID(record.run) ?? RunID()
      if record.step == .undoing,
        let directory = try? OpenFile.openDirectory(source.directory)
      {
        try RestoredFile.sweep(directory, of: runID)
      }
      try RestoredFile.restore(to: source, by: runID, modified: record.read?.modified) {
        file throws(SystemFailure) in
        try fetch(files, into: file, expecting: there)?.mode
      }
    } catch {
      throw .transfer(TransferError(error))
    }
  }

  /// Writes the file there into a local one.
  ///
  /// - Throws: `EIO` if other bytes arrived than are there, or not all of them.
  private func fetch(
    _ files: any FarFileSystem, into file: OpenFile, expecting digest: Digest
  ) throws(SystemFailure) -> FarStatus? {
    var running = Digest.Running()
    var failure: SystemFailure?
    let lost = SystemFailure("read", file.path, .ioError)
    do throws(FarError) {
      try files.read(place.path, from: 0) { bytes in
        bytes.withUnsafeBytes { running.add($0) }
        do throws(SystemFailure) { try file.writeAll(bytes) } catch { failure = error }
        return failure == nil && !context.isCancelled()
      }
    } catch {
      throw lost
    }
    if let failure { throw failure }
    guard running.finished() == digest else { throw lost }
    return (try? files.look(at: [place.path], followingLinks: false)[0].get()) ?? nil
  }

  private func digest(_ files: any FarFileSystem) throws(UndoError) -> Digest {
    try far { () throws(FarError) in try files.digests(of: [place.path])[0].get().digest }
  }

  private func far<Answer>(
    _ body: () throws(FarError) -> Answer
  ) throws(UndoError) -> Answer {
    do throws(FarError) { return try body() } catch {
      throw .transfer(
        .elsewhere(error.diagnostic(FarPrefix(place)), isLost: error.endsConnection))
    }
  }
}
