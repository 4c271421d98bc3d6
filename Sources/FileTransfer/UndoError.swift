package import Diagnostics
import SystemCalls
package import SystemPackage

/// Why one effect was not taken back.
package enum UndoError: Error, Equatable, Sendable {
  /// What was placed is not there any more.
  case missing(FilePath)
  /// It is there, but not as it was left.
  case changed(FilePath)
  /// Removing the copy could lose the only one: what it was made of is gone. nil for kept bytes.
  case onlyCopy(FilePath, source: FilePath?)
  /// The same: what it was made of is other than it was.
  case sourceChanged(FilePath, source: FilePath)
  /// Another file has the old name now.
  case nameTaken(FilePath)
  /// The directory of the old name is gone.
  case placeMissing(FilePath)
  case noRoom(FilePath)
  /// The file that it replaced is not kept any more.
  case replacedGone(FilePath, kept: FilePath)
  /// It is back in its old place, and could not be removed from the new one.
  case copyKept(FilePath)
  /// A copied tree is on its way out under this name, and some of it could not be removed.
  case notWhollyRemoved(FilePath)
  case transfer(TransferError)
}

extension Diagnostic.Code {
  package static let undoMissing = Self("undo.missing", .failed)
  package static let undoChanged = Self("undo.changed", .failed)
  package static let undoOnlyCopy = Self("undo.onlyCopy", .failed)
  package static let undoPlaceTaken = Self("undo.placeTaken", .nameTaken)
  package static let undoPlaceMissing = Self("undo.placeMissing", .noInput)
  package static let undoNoRoom = Self("undo.noRoom", .failed)
  package static let undoReplacedGone = Self("undo.replacedGone", .failed)
  package static let undoLeftOver = Self("undo.leftOver", .failed)
}

extension UndoError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .missing(let path):
      Diagnostic(.error, .undoMissing, "'\(path.carried)' is no longer there")
    case .changed(let path):
      Diagnostic(.error, .undoChanged, "'\(path.carried)' has changed since it was dropped")
    case .onlyCopy(let path, let source?):
      Diagnostic(
        .error, .undoOnlyCopy,
        "'\(path.carried)' may be the only copy: '\(source.carried)' is gone")
    case .onlyCopy(let path, nil):
      Diagnostic(
        .error, .undoOnlyCopy,
        "'\(path.carried)' may be the only copy: what it was made of is no longer kept")
    case .sourceChanged(let path, let source):
      Diagnostic(
        .error, .undoOnlyCopy,
        "'\(path.carried)' may be the only copy: '\(source.carried)' has changed since")
    case .nameTaken(let path):
      Diagnostic(
        .error, .undoPlaceTaken, "'\(path.carried)' is taken by another file now",
        hints: ["move that away, then undo again"])
    case .placeMissing(let path):
      Diagnostic(
        .error, .undoPlaceMissing, "there is no folder '\(path.carried)' any more",
        hints: ["make it again, then undo again"])
    case .noRoom(let path):
      Diagnostic(
        .error, .undoNoRoom, "no space left to put '\(path.carried)' back",
        hints: ["free some space, then undo again"])
    case .replacedGone(let path, let kept):
      Diagnostic(
        .error, .undoReplacedGone,
        "what '\(path.carried)' replaced is no longer kept in '\(kept.carried)'")
    case .copyKept(let path):
      Diagnostic(
        .error, .undoLeftOver,
        "'\(path.carried)' is back in its old place and could not be removed",
        hints: ["undo again to remove it"])
    case .notWhollyRemoved(let path):
      Diagnostic(
        .error, .undoLeftOver, "'\(path.carried)' could not be removed wholly",
        hints: ["undo again to remove the rest"])
    case .transfer(let error): error.diagnostic
    }
  }
}
