package import Diagnostics
import SystemCalls
package import SystemPackage

/// Why an effect was not undone.
///
/// With more cases that hold values, the compiler's code for this type crashes, as it does for `TransferError`.
package enum UndoError: Error, Equatable, Sendable {
  /// The placed file no longer exists.
  case missing(FilePath)
  /// The placed file has changed.
  case changed(FilePath)
  /// These entries of a directory were changed or added since, and stay; the rest of it was undone.
  case keptInside(FilePath, [FilePath])
  /// Removing the copy could lose the only one, because its source is gone; nil if it was kept bytes.
  case onlyCopy(FilePath, source: FilePath?)
  /// Removing the copy could lose the only one, because its source has changed.
  case sourceChanged(FilePath, source: FilePath)
  /// The placed file and its source have become one file, because their directories have.
  case isSource(FilePath, source: FilePath)
  /// Another file now has the old name.
  case nameTaken(FilePath)
  /// The directory of the old path is gone.
  case placeMissing(FilePath)
  case noRoom(FilePath)
  /// The replaced file is no longer kept.
  case replacedGone(FilePath, kept: FilePath)
  /// It is back at its old path, but could not be removed from the new one, or was not, because the file system of the
  /// old path does not say that it is on the device.
  case copyKept(FilePath, isSafe: Bool)
  /// Some of a copied tree could not be removed and is still at this tombstone.
  case notWhollyRemoved(FilePath)
  /// A folder on another host that was moved or merged, which stays.
  case isDirectory(FilePath)
  case transfer(TransferError)
}

extension Diagnostic.Code {
  package static let undoMissing = Self("undo.missing", .failed)
  package static let undoChanged = Self("undo.changed", .failed)
  package static let undoKept = Self("undo.kept", .failed)
  package static let undoOnlyCopy = Self("undo.onlyCopy", .failed)
  package static let undoPlaceTaken = Self("undo.placeTaken", .nameTaken)
  package static let undoPlaceMissing = Self("undo.placeMissing", .noInput)
  package static let undoNoRoom = Self("undo.noRoom", .failed)
  package static let undoReplacedGone = Self("undo.replacedGone", .failed)
  package static let undoElsewhere = Self("undo.elsewhere", .failed)
  package static let undoLeftOver = Self("undo.leftOver", .failed)
}

extension UndoError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .missing(let path):
      Diagnostic(.error, .undoMissing, "'\(path.carried)' no longer exists")
    case .changed(let path):
      Diagnostic(
        .error, .undoChanged,
        "'\(path.carried)' has changed since it was dropped, and is kept")
    case .keptInside(let path, let kept): Self.diagnostic(path, keeping: kept)
    case .onlyCopy(let path, let source?):
      Diagnostic(
        .error, .undoOnlyCopy,
        "'\(path.carried)' may be the only copy: '\(source.carried)' is gone")
    case .onlyCopy(let path, nil):
      Diagnostic(
        .error, .undoOnlyCopy,
        "'\(path.carried)' may be the only copy: its original data is no longer kept")
    case .sourceChanged(let path, let source):
      Diagnostic(
        .error, .undoOnlyCopy,
        "'\(path.carried)' may be the only copy: '\(source.carried)' has changed since")
    case .isSource(let path, let source):
      Diagnostic(
        .error, .undoOnlyCopy,
        "'\(path.carried)' is '\(source.carried)' itself by now, and is kept")
    case .isDirectory(let path):
      Diagnostic(
        .error, .undoElsewhere,
        "'\(path.carried)' on another host was moved or merged as a folder, and is kept")
    case .nameTaken(let path):
      Diagnostic(
        .error, .undoPlaceTaken, "the name '\(path.carried)' is now taken by another file",
        hints: ["move that file away, then undo again"])
    case .placeMissing(let path):
      Diagnostic(
        .error, .undoPlaceMissing, "folder '\(path.carried)' no longer exists",
        hints: ["create it, then undo again"])
    case .noRoom(let path):
      Diagnostic(
        .error, .undoNoRoom, "no space left to put '\(path.carried)' back",
        hints: ["free some space, then undo again"])
    case .replacedGone(let path, let kept):
      Diagnostic(
        .error, .undoReplacedGone,
        "the file that '\(path.carried)' replaced is no longer kept in '\(kept.carried)'")
    case .copyKept(let path, isSafe: true):
      Diagnostic(
        .error, .undoLeftOver,
        "'\(path.carried)' could not be removed, although it is back in its original folder",
        hints: ["undo again to remove it"])
    case .copyKept(let path, isSafe: false):
      Diagnostic(
        .error, .undoLeftOver,
        "'\(path.carried)' is kept: its copy in the original folder may not be on the device yet")
    case .notWhollyRemoved(let path):
      Diagnostic(
        .error, .undoLeftOver, "'\(path.carried)' could not be removed completely",
        hints: ["undo again to remove the rest"])
    case .transfer(let error): error.diagnostic
    }
  }
}

extension UndoError {
  /// The most names in a message.
  private static let mostNames = 8

  /// Lists what stays in a directory of which the rest was undone.
  package static func diagnostic(_ path: FilePath, keeping kept: [FilePath]) -> Diagnostic {
    var names = kept.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.prefix(mostNames).map {
      "'\($0.carried)'"
    }.joined(separator: ", ")
    if kept.count > mostNames { names += " and \(kept.count - mostNames) more" }
    let verb = kept.count == 1 ? "is" : "are"
    return Diagnostic(
      .error, .undoKept,
      "\(names) \(verb) kept: changed since '\(path.carried)' was dropped, or no longer in its original"
    )
  }
}
