import Sessions
import SystemCalls

/// The folders that a drop made for what it did not place after all.
struct MadeFolders {
  let open: any OpenSession

  /// Removes those of a run that are empty, the inner ones first, and forgets them; others stay, and are
  /// remembered.
  func remove(madeBy run: String) throws {
    var made: [TransferRecord] = []
    var next = Int64.max
    while true {
      let page = try open.transfers(before: next, limit: 256)
      made += page.filter { $0.run == run && $0.item == 0 }
      // The run's own records are the last ones.
      guard let last = page.last, last.run == run else { break }
      next = last.number
    }
    if made.isEmpty { return }
    for record in made { try? FileSystem.removeFolder(record.target) }
    try open.change { writer in
      for record in made where !FileSystem.exists(record.target) {
        try writer.forget(transfer: record.number)
      }
    }
  }
}
