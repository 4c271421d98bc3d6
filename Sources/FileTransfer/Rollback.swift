package import Items
import SystemCalls
import SystemPackage

/// Undoes what an all-or-nothing run has put in place.
struct Rollback {
  private let runID: RunID
  private var effects: [(index: Int, effect: TransferRecord)] = []

  init(runID: RunID) { self.runID = runID }

  /// Records a placement, so that it can be undone.
  mutating func add(_ placement: Placement, of request: PlacementRequest, _ index: Int) {
    guard placement.state == .placed else { return }
    var source: FilePath?
    if case .path(let path, _, _) = request.source { source = path }
    effects.append(
      (
        index,
        TransferRecord(
          run: runID.text, item: 0, step: .placed, source: source.map(Location.here),
          read: placement.read,
          target: .here(placement.target), placed: placement.version, changed: Clock.now,
          replaced: placement.replaced.map(Location.here), kept: placement.kept,
          sourceRemoved: placement.sourceRemoved)
      ))
  }

  /// Undoes all placements in reverse order, and returns the errors by request index.
  ///
  /// Placements that cannot be undone stay as they are, so that nothing is lost.
  func perform() -> [Int: TransferError] {
    var errors: [Int: TransferError] = [:]
    var directories: Set<FilePath> = []
    var waiting = Array(effects.reversed())
    // The target of a followed link is compared with its copy, so it may have to be restored first.
    repeat {
      let before = waiting.count
      waiting.removeAll { index, effect in
        do throws(UndoError) {
          try Self.undo(of: effect, runID).perform()
          directories.insert(effect.target.path.directory)
          errors[index] = nil
          return true
        } catch {
          errors[index] = .notWithdrawn(effect.target.path, error)
          return false
        }
      }
      if waiting.count == before { break }
    } while !waiting.isEmpty
    for directory in directories {
      guard let directory = try? OpenFile.openPath(directory) else { continue }
      try? TransferRun.synchronize(directory)
    }
    return errors
  }

  /// The undo of a placement, by the run that made it or during its recovery.
  static func undo(of effect: TransferRecord, _ runID: RunID) -> Undo {
    var undo = Undo(effect, runID: runID)
    undo.isResumed = true
    undo.keepsBytes = true
    return undo
  }
}

extension Recovery {
  /// Rolls back what a killed all-or-nothing run had put in place.
  ///
  /// Returns the reason if it stays in place. An item without a name yet is removed as usual.
  package mutating func rollBack(_ one: TransferRecord, _ runID: RunID) -> TransferError? {
    guard let version = one.named else {
      sweep(one, runID)
      return nil
    }
    takeWaiting(one, runID)
    // After a rename, the file under the new name is the source itself.
    let isSource = one.read?.inode == version.inode
    let source = one.source?.here.flatMap { try? FileSystem.status(of: $0, followingLinks: false) }
    // The name was given after this was recorded, so a copy is compared by content to see whether it was
    // changed.
    var placed = version
    placed.changed = one.source == nil ? nil : .min
    var effect = one
    effect.placed = placed
    effect.changed = Clock.now
    effect.isNew = true
    effect.sourceRemoved = isSource && source == nil
    effect.replaced = lastKept(one).map(Location.here)
    effect.kept = nil
    var found = Rollback.undo(of: effect, runID).whereabouts(of: version)
    // Somebody's file may have the size and time of what was to be placed.
    if case .at(let path) = found,
      let status = try? FileSystem.status(of: path, followingLinks: false),
      !isPlaced(status, version, one, runID)
    {
      found = .gone
    }
    switch found {
    case .gone:
      _ = settle(one, runID, finishingRenames: false)
      return nil
    // Renamed to a tombstone by an interrupted rollback. It had replaced nothing: otherwise the two files would
    // have been exchanged first.
    case .tombstone(one.target.path): effect.replaced = nil
    case .at(one.target.path): effect.replaced = replaced(one).map(Location.here)
    case .at, .tombstone: break
    }
    do throws(UndoError) {
      try Rollback.undo(of: effect, runID).perform()
      sweep(one, runID)
      return nil
    } catch {
      return .notWithdrawn(one.target.path, error)
    }
  }
}
