package import Items
package import Sessions

// Access to the records of a run.
extension OpenSession {
  /// Passes the records of a run to `body`, last first, page by page, until it returns false.
  ///
  /// The records of a run are contiguous, because a run holds the session's claim.
  package func eachPage(of run: String, _ body: ([TransferRecord]) throws -> Bool) throws {
    var last = Int64.max
    var hasBegun = false
    while true {
      let page = try transfers(before: last, limit: 64)
      guard let end = page.last else { return }
      last = end.number
      let own = page.filter { $0.run == run }
      if own.isEmpty {
        if hasBegun { return }
        continue
      }
      hasBegun = true
      guard try body(own) else { return }
    }
  }
}
