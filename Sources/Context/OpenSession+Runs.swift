package import Items
package import Sessions

// What a session has recorded of one run.
extension OpenSession {
  /// The records of one run, the last first, page by page; `body` says whether to go on.
  ///
  /// A run holds the session's claim, so that its records are together.
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
