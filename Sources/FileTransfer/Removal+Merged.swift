import SystemCalls
import SystemPackage

// Removes the source of a merged directory, entry by entry, then the directory itself if it is empty. It works
// with open directories, so that no long path has to be resolved, however deep the tree is.
extension SourceRemoval {
  func removeMerged(_ merged: Removal.Merged) -> Outcome {
    do throws(SystemFailure) {
      var walk = try MergedRemoval(merged.path, self)
      for step in merged.steps where !walk.isLost { walk.take(step) }
      return walk.finish()
    } catch {
      return Outcome(isRemoved: false, notes: [.sourceKept(merged.path, .system(error))])
    }
  }
}

/// The removal of one merged directory.
private struct MergedRemoval {
  private let path: FilePath
  /// The parent directory; `name` is the entry in it.
  private let parent: OpenFile
  private let name: FilePath
  private let removal: SourceRemoval
  private var descent: DirectoryDescent
  /// The directories that were entered and not left, and the entries of each that stay for a reason already
  /// reported.
  private var frames: [(position: TreePosition, explained: Set<FilePath>)] = [(TreePosition(), [])]
  /// The entries that the rule skipped.
  private var skipped: [FilePath] = []
  /// The current depth below a directory that could not be entered, whose entries are passed over.
  private var missed = 0
  private var sum = SourceRemoval.Outcome(isRemoved: true)
  /// Whether a directory was moved meanwhile, so that its parents cannot be reached from it.
  private(set) var isLost = false

  init(_ path: FilePath, _ removal: SourceRemoval) throws(SystemFailure) {
    self.path = path
    self.removal = removal
    parent = try OpenFile.openOwnWay(to: path.directory)
    name = path.name
    descent = DirectoryDescent(try OpenFile.openDirectory(name, in: parent, followingLinks: false))
  }

  mutating func take(_ step: Removal.Step) {
    switch step {
    case .enter(let name): enter(name)
    case .leave: leave()
    case _ where missed > 0: break
    case .skipped(let name):
      skipped.append(frames[frames.count - 1].position.path(of: name, below: path))
      frames[frames.count - 1].explained.insert(name)
    case .file(let name, let version, let copy):
      add(removal.removeFile(location(name), version, copy), of: name)
    case .tree(let name, let status, let record, let copy):
      add(removal.removeTree(location(name), status, record, copy), of: name)
    case .compared(let name, let status, let copy):
      add(removal.removeTree(location(name), status, comparedWith: copy), of: name)
    }
  }

  /// Removes the directory itself.
  mutating func finish() -> SourceRemoval.Outcome {
    if !isLost {
      do throws(SystemFailure) {
        try FileSystem.removeDirectory(name, in: parent)
      } catch {
        keep(path, descent.current, error, but: frames[0].explained)
      }
    }
    if !skipped.isEmpty { sum.notes.append(.skippedInside(skipped)) }
    return sum
  }

  private func location(_ name: FilePath) -> SourceRemoval.Location {
    let (path, position) = (path, frames[frames.count - 1].position)
    return SourceRemoval.Location(name, in: descent.current) {
      position.path(of: name, below: path)
    }
  }

  private mutating func add(_ outcome: SourceRemoval.Outcome, of name: FilePath) {
    sum.add(outcome)
    if !outcome.isRemoved { frames[frames.count - 1].explained.insert(name) }
  }

  private mutating func enter(_ name: FilePath) {
    guard missed == 0 else {
      missed += 1
      return
    }
    let position = frames[frames.count - 1].position
    do throws(SystemFailure) {
      try descent.enter(name)
      frames.append((TreePosition(name, in: position), []))
    } catch {
      missed = 1
      if error.errno == .noSuchFileOrDirectory { return }
      add(
        SourceRemoval.Outcome(
          isRemoved: false,
          notes: [.sourceKept(position.path(of: name, below: path), .system(error))]),
        of: name)
    }
  }

  private mutating func leave() {
    guard missed == 0 else {
      missed -= 1
      return
    }
    let frame = frames.removeLast()
    let inner = descent.current
    do throws(SystemFailure) {
      try descent.leave()
    } catch {
      isLost = true
      sum.isRemoved = false
      sum.notes.append(.sourceKept(frame.position.path(of: "", below: path), .system(error)))
      return
    }
    do throws(SystemFailure) {
      try FileSystem.removeDirectory(frame.position.name, in: descent.current)
    } catch {
      keep(frame.position.path(of: "", below: path), inner, error, but: frame.explained)
      frames[frames.count - 1].explained.insert(frame.position.name)
    }
  }

  /// Reports what keeps a directory from being removed, except for entries already reported.
  private mutating func keep(
    _ path: FilePath, _ directory: OpenFile, _ failure: SystemFailure, but explained: Set<FilePath>
  ) {
    if failure.errno == .noSuchFileOrDirectory { return }
    sum.isRemoved = false
    guard failure.errno == .directoryNotEmpty,
      // The descriptor may already have been read to its end.
      let again = try? OpenFile.openDirectory(".", in: directory),
      let entries = try? DirectoryReader.entries(of: again)
    else {
      sum.notes.append(.sourceKept(path, .system(failure)))
      return
    }
    let left = entries.map(\.path).filter { !explained.contains($0) }
    if !left.isEmpty { sum.notes.append(.leftBehind(left.map { path.pushing($0) })) }
  }
}
