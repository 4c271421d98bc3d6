import Items
package import Sessions
import SystemCalls

/// The progress of a session as a whole, whichever drops work on it.
///
/// It begins with what is in the session at first. Items that are added later enlarge the total.
package struct SessionProgress {
  private let context: ExchangeContext
  private let first: SessionCounts
  private var hasBegun = false

  package init(of open: any OpenSession, in context: ExchangeContext) throws(ExchangeError) {
    self.context = context
    first = try open.counts()
  }

  /// Reports what has left the session since the beginning.
  package mutating func report(_ open: any OpenSession) throws(ExchangeError) {
    let now = try open.counts()
    let added = max(now.nextIndex - first.nextIndex, 0)
    let total = max(first.items + added, now.items)
    var progress = ExchangeProgress(
      itemsDone: total - now.items, itemsTotal: total,
      bytesDone: max(first.size.subtractingClamped(now.size), 0),
      bytesTotal: first.size > 0 && added == 0 ? first.size : nil)
    progress.phase = .session
    progress.event = hasBegun ? .update : .start
    hasBegun = true
    context.report(.progress(progress))
  }

  /// Reports the end.
  package func end() {
    guard hasBegun else { return }
    var progress = ExchangeProgress(itemsDone: first.items, itemsTotal: first.items)
    progress.event = .end
    context.report(.progress(progress))
  }
}
