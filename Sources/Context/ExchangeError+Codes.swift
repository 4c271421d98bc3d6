package import Diagnostics
import SystemCalls
package import SystemPackage

// The stable codes of errors of an exchange.
extension Diagnostic.Code {
  package static let usage = Self("command.usage", .usage)
  package static let sourceMissing = Self("source.missing", .noInput)
  package static let sourceUnreadable = Self("source.unreadable", .noInput)
  static let sourceChanged = Self("source.changed", .failed)
  package static let sourceOfView = Self("source.ofView", .failed)
  package static let sourceSkipped = Self("source.skipped", .failed)
  package static let payloadMissing = Self("session.payloadMissing", .damaged)
  package static let payloadDamaged = Self("session.payloadDamaged", .damaged)
  package static let destinationChanged = Self("destination.changed", .failed)
  package static let noStateDirectory = Self("session.noFolder", .unavailable)
  static let sourceEmpty = Self("source.empty", .noInput)
  static let listEmpty = Self("list.empty", .nothingToDo)
  package static let listCut = Self("list.cut", .failed)
  static let listDamaged = Self("list.damaged", .damaged)
  package static let listsDiffer = Self("list.differs", .failed)
  static let undoIdle = Self("undo.idle", .nothingToDo)
  static let undoNothing = Self("undo.nothing", .nothingToDo)
  static let viewForbids = Self("view.forbids", .forbidden)
  package static let viewFull = Self("view.full", .forbidden)
  package static let viewPlace = Self("view.place", .failed)
  static let viewManifestName = Self("view.manifestName", .failed)
  static let viewOwnName = Self("view.ownName", .failed)
  package static let viewForeign = Self("view.foreign", .failed)
  static let undoSensitive = Self("undo.sensitive", .forbidden)
  package static let itemSameName = Self("item.sameName", .failed)
  package static let itemOtherFormat = Self("item.otherFormat", .failed)
  package static let itemOfAnother = Self("item.ofAnother", .forbidden)
  package static let madeOfAnotherType = Self("promise.otherType", .failed)
  static let itemNone = Self("item.none", .nothingToDo)
  static let sessionEmpty = Self("session.empty", .nothingToDo)
  static let proposalNone = Self("proposal.none", .nothingToDo)
  static let proposalStale = Self("proposal.stale", .busy)
  package static let notAcceptable = Self("match.none", .cancelled)
  package static let notEveryItem = Self("match.notEvery", .cancelled)
  static let toolMissing = Self("conversion.toolMissing", .unavailable)
  static let moveForbidden = Self("move.forbidden", .forbidden)
  static let promiseForbidden = Self("promise.forbidden", .forbidden)
  package static let localOnly = Self("session.localOnly", .forbidden)
  static let destinationReadOnly = Self("destination.readOnly", .forbidden)
  package static let outputFailed = Self("output.failed", .outputFailed)
  static let systemFailed = Self("system.failed", .failed)
  package static let interrupted = Self("command.interrupted", .failed)
}

extension Diagnostic {
  /// The warning for what is neither a file nor a folder and is left out of a folder or pattern.
  package static func skipped(_ path: FilePath, why: String = "is not a file") -> Diagnostic {
    Diagnostic(.warning, .sourceSkipped, "skipped '\(path.carried)', which \(why)")
  }
}
