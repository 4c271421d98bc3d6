import Items
import SystemCalls
package import SystemPackage

// Copies whose bytes are on another host: they are hidden while the caller looks there.
extension Undo {
  /// The path of what was placed here.
  var target: FilePath { effect.target.path }
  /// Where it came from, if that is here.
  var origin: FilePath? { effect.source?.here }
  var replaced: FilePath? { effect.replaced?.here }

  /// The file on another host that has the bytes of a copy.
  package struct Elsewhere {
    let path: FilePath
    let isThere: () -> Result<Bool, UndoError>

    /// - Parameters:
    ///   - path: As messages name it.
    ///   - isThere: Whether it can still be seen, asked while the copy is hidden; the error if its host cannot be asked.
    package init(_ path: FilePath, isThere: @escaping () -> Result<Bool, UndoError>) {
      self.path = path
      self.isThere = isThere
    }
  }

  /// Hides a copy that replaced nothing; nil if nothing is to be removed.
  package func hide() throws(UndoError) -> SourceAside? {
    guard try plan() == .removeCopy, let placed = effect.placed else { return nil }
    if case .tombstone(let found) = whereabouts(of: placed) { try putBack(found) }
    guard let status = try checkedCopy(at: target) else { return nil }
    return aside(target, status.version)
  }

  func aside(_ path: FilePath, _ version: FileVersion) -> SourceAside {
    SourceAside(HiddenSource.hide(.init(path), .file(version), nil, SourceRemoval(runID)))
  }

  /// Removes a hidden copy, or gives its name back if the other file is not there.
  package func finish(
    _ aside: SourceAside, isThere: Result<Bool, UndoError>, as other: FilePath
  ) throws(UndoError) {
    // What could not be hidden may be the other file.
    let isSafe = isThere == .success(true) && aside.isRenamed
    let outcome = aside.finish(unless: isSafe ? nil : .maybeSameFile)
    if !outcome.isRemoved { _ = try isThere.get() }
    try check(outcome.isRemoved, outcome.notes, besides: other)
  }

  /// Throws why a copy was not removed.
  func check(
    _ isRemoved: Bool, _ notes: [TransferNote], besides other: FilePath?
  ) throws(UndoError) {
    if isRemoved { return }
    for case .sourceKept(_, let reason) in notes {
      if let other, reason == .maybeSameFile { throw .isSource(target, source: other) }
      throw error(keeping: reason)
    }
    throw .changed(target)
  }
}
