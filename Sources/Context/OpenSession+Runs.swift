package import Items
package import Sessions

// Access to the records of a run.
extension OpenSession {
  /// Passes the records of a run to `body`, last first, page by page, until it returns false.
  ///
  /// - Parameter limit: The number of records in a page.
  package func eachPage(
    of run: String, atMost limit: Int = 64, _ body: ([TransferRecord]) throws -> Bool
  ) throws {
    var last = Int64.max
    while case let page = try transfers(of: run, before: last, limit: limit), let end = page.last {
      last = end.number
      guard try body(page) else { return }
    }
  }
}
