package import Items
import SystemCalls
import SystemPackage

/// Takes back what a run has put in place, when all of it was to appear or none.
struct Rollback {
  private let mark: RunID
  private var effects: [(index: Int, effect: TransferRecord)] = []

  init(mark: RunID) { self.mark = mark }

  /// Remembers what is in place now.
  mutating func add(_ placement: Placement, of request: PlacementRequest, _ index: Int) {
    guard placement.state == .placed else { return }
    var source: FilePath?
    if case .path(let path, _, _) = request.source { source = path }
    effects.append(
      (
        index,
        TransferRecord(
          run: mark.text, item: 0, step: .placed, source: source, read: placement.read,
          target: placement.target, placed: placement.version, changed: Clock.now,
          replaced: placement.replaced, kept: placement.kept,
          sourceRemoved: placement.sourceRemoved)
      ))
  }

  /// Takes all back, the last first, and answers what could not be, by the place of its request.
  ///
  /// That stays in place as it is: nothing is lost by it.
  func perform() -> [Int: TransferError] {
    var errors: [Int: TransferError] = [:]
    var directories: Set<FilePath> = []
    var waiting = Array(effects.reversed())
    // What a link led to is held against the copy of it, and may be back only when the others are.
    repeat {
      let before = waiting.count
      waiting.removeAll { index, effect in
        do throws(UndoError) {
          try Self.undo(of: effect, mark).perform()
          directories.insert(effect.target.directory)
          errors[index] = nil
          return true
        } catch {
          errors[index] = .notWithdrawn(effect.target, error)
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

  /// How an effect is taken back by the run that it is of, or by one that clears up after it.
  static func undo(of effect: TransferRecord, _ mark: RunID) -> Undo {
    var undo = Undo(effect, mark: mark)
    undo.isResumed = true
    undo.keepsBytes = true
    return undo
  }
}

extension Recovery {
  /// Takes back what a run that was for all or none had put in place when it was killed.
  ///
  /// Answers why it stays, where it does; what has no name yet is removed as always.
  package mutating func withdraw(_ one: TransferRecord, _ mark: RunID) -> TransferError? {
    guard let version = one.named else {
      sweep(one, mark)
      return nil
    }
    // After a rename what has the new name is the source itself.
    let isSource = one.read?.inode == version.inode
    let source = one.source.flatMap { try? FileSystem.status(of: $0, followingLinks: false) }
    // Its name came after this was recorded: what a copy holds tells whether it was touched.
    var placed = version
    placed.changed = one.source == nil ? nil : .min
    var effect = one
    effect.placed = placed
    effect.changed = Clock.now
    effect.isNew = true
    effect.sourceRemoved = isSource && source == nil
    effect.replaced = lastKept(one)
    effect.kept = nil
    switch Rollback.undo(of: effect, mark).whereabouts(of: version) {
    case .gone:
      _ = settle(one, mark)
      return nil
    // A withdrawal that was cut off has it on its way out: what it had replaced had left its name first.
    case .tombstone(one.target): effect.replaced = nil
    case .at(one.target): effect.replaced = replaced(one)
    case .at, .tombstone: break
    }
    do throws(UndoError) {
      try Rollback.undo(of: effect, mark).perform()
      sweep(one, mark)
      return nil
    } catch {
      return .notWithdrawn(one.target, error)
    }
  }
}
