import Context
package import Diagnostics
import Items
import Negotiation
package import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// Records the result of an item in the session.

extension SessionWriter {
  /// Records that an item failed.
  ///
  /// It remains reserved for the destination unless `keepsItems` is set.
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
  /// The warning that a staged file could not be removed.
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
