package import Items
package import Sessions
package import SystemCalls
package import SystemPackage

// Access to the records of a run.
extension OpenSession {
  /// Takes room for what is recorded once files have been changed, so that they are not changed with no record of it.
  ///
  /// - Returns: What holds the room until it is closed; nil if the session is on another host.
  package func takingRoom(_ bytes: Int = 65536) throws(SessionError) -> OpenFile? {
    do throws(SystemFailure) {
      return try OpenFile.takingRoom(bytes, in: payloadDirectory.directory)
    } catch {
      throw .system(error)
    }
  }

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

  /// The runs of drops that began and neither ended nor go on, with the directories of this machine at which they
  /// began; none while another drop is at work.
  ///
  /// - Parameter own: A run that goes on.
  package func runsCutOff(besides own: String?) throws -> [String: Set<FilePath>] {
    var begun: [String: Set<FilePath>] = [:]
    for event in try events(of: [.dropBegan, .dropEnded]) {
      let detail = event.decodedDetail
      guard let run = detail.run else {
        // Versions before this one did not say which run ended.
        begun = [:]
        continue
      }
      if event.kind == .dropEnded {
        begun[run] = nil
      } else {
        let path = detail.destination.map { FilePath(carried: $0.text) }
        begun[run, default: []].formUnion(path.map { $0.isAbsolute ? [$0] : [] } ?? [])
      }
    }
    if let own { begun[own] = nil }
    // A drop that goes on was there before it began.
    return try begun.isEmpty || otherDrops().running > 0 ? [:] : begun
  }
}
