import Context
import FarPlaces
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

/// What interrupted runs left in the folders of a host: hidden files, and names of which nobody knows whether they
/// were given.
///
/// The hidden files are known by the records of the session only, never by their age: another clock wrote it.
struct HostRemains {
  private let open: any OpenSession
  private let place: HostPlace
  private var records: [TransferRecord] = []

  init(of open: any OpenSession, at place: HostPlace) throws(FarError) {
    self.open = open
    self.place = place
    var last: Int64 = 0
    while let page = try? open.unfinishedTransfers(after: last, limit: 256), let end = page.last {
      records += page.filter { $0.target.onHost?.host == place.host.host && $0.step != .placed }
      last = end.number
    }
  }

  /// The items that may have got their names.
  var items: Set<Int> { Set(records.filter { $0.step == .naming }.map(\.item)) }

  /// Removes the hidden files and directories.
  func sweep() throws(FarError) {
    var runs: [FilePath: Set<RunID>] = [:]
    for record in records {
      let target = place.prefix.removing(from: record.target)
      guard let run = RunID(record.run) else { continue }
      runs[target.removingLastComponent(), default: []].insert(run)
    }
    for (directory, runs) in runs {
      do throws(FarError) {
        try place.files.removeAll(in: directory) { name in
          runs.contains { $0.isStaged(name) }
        }
      } catch {
        // The folder is gone, and with it what was staged.
        if error.endsConnection { throw error }
      }
    }
  }

  /// Forgets the records: the items start over, and find what they had placed by its bytes.
  func forget() {
    if records.isEmpty { return }
    try? open.change { writer in
      for record in records { try writer.forget(transfer: record.number) }
    }
  }
}
