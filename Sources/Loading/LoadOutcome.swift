package import Diagnostics
package import Items

/// The result of a load.
package struct LoadOutcome: Equatable, Sendable {
  /// Nil if what was loaded is in none.
  package var session: Session?
  /// The paths of the data, as carried text; empty unless paths were requested.
  package var paths: [String]
  /// Whether a created archive is incomplete, which has been reported.
  package var isPartial = false
  /// The number of items loaded.
  package var loaded: Int
  /// The error of the first item that could not be loaded.
  package var failure: Diagnostic?

  package init(
    session: Session?, paths: [String], isPartial: Bool = false, loaded: Int, failure: Diagnostic?
  ) {
    self.session = session
    self.paths = paths
    self.isPartial = isPartial
    self.loaded = loaded
    self.failure = failure
  }
}
