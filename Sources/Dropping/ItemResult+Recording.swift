import Context
package import Diagnostics
import Items
import Negotiation
package import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// How one item of a drop ended: as an outcome, and as the session remembers it.

extension SessionWriter {
  /// Records that an item failed; it stays bound to the destination, unless nothing is to be changed.
  package func record(
    _ diagnostic: Diagnostic, of index: Int, at destination: String, keepsItems: Bool
  ) throws(SessionError) {
    if !keepsItems {
      try setState(.failed(destination: destination, reason: diagnostic.code.name), of: index)
    }
    try log(
      .happened(.failed, item: index, destination: destination, error: diagnostic.code.name))
  }
}

extension Diagnostic {
  /// What was staged could not be removed when it was not wanted any more.
  static func hiddenRest(_ path: FilePath) -> Diagnostic {
    Diagnostic(
      .warning, .dropHiddenRest, "'\(path.carried)' could not be removed",
      hints: ["the next drop or cancel of the session removes it"])
  }
}

extension Diagnostic.Code {
  static let dropHiddenRest = Self("drop.hiddenRest", .failed)
  static let itemBound = Self("item.bound", .failed)
  static let fileStays = Self("move.fileStays", .failed)
}
