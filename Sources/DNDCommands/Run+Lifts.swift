import Context
import Diagnostics
import Exchange
import Items
import Picking

// Shared by the commands that pick things up.
extension Run {
  /// Picks up what is copied, all into one session; when that has ended, as after a drop, the next one begins another.
  ///
  /// - Parameter begin: Picks up the first copy.
  func lift(
    _ watching: Watching, _ item: ItemRequest, notifies: Bool,
    _ begin: (SourceRequest) throws -> LiftOutcome
  ) throws {
    var session: String?
    try watching(in: exchange) { sources in
      let outcome = try further(sources, item, of: session) ?? begin(sources)
      session = outcome.session.name
      try renderer.added(outcome)
      try output.flush()
      let first = outcome.previews.first.map { console.shown($0.shownName) }
      if notifies { notify(outcome.session.name, first ?? "copied") }
    }
  }

  /// Adds to a session; nil if there is none, or it has ended.
  private func further(
    _ sources: SourceRequest, _ item: ItemRequest, of session: String?
  ) throws -> LiftOutcome? {
    guard let session else { return nil }
    do throws(ExchangeError) {
      return try Adding(sources: sources, item: item, toItem: nil, session: session)(in: exchange)
    } catch {
      let code = error.diagnostic.code
      guard code.name.hasPrefix("session."), code.failure == .nothingToDo else { throw error }
      return nil
    }
  }
}
