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
/// The hidden files are known by the records of the session only, never by their age: another clock wrote it. A record
/// is therefore kept until its folder is swept.
struct HostRemains {
  private let open: any OpenSession
  private let place: HostPlace
  private var records: [TransferRecord] = []
  /// The records of folders that may have been made.
  private var madeDirectories: [TransferRecord] = []
  /// The records of folders that could not be swept.
  private var kept: Set<Int64> = []

  /// The manifests that have their names.
  private var named: [TransferRecord] = []

  /// - Parameter own: The record of the manifest that the current drop is writing.
  init(
    of open: any OpenSession, at place: HostPlace, except own: Int64? = nil,
    onlyManifests: Bool = false
  ) throws {
    self.open = open
    self.place = place
    var last: Int64 = 0
    while true {
      let page = try open.unfinishedTransfers(after: last, limit: 256)
      guard let end = page.last else { break }
      records += page.filter {
        $0.target.onHost?.host == place.host.host && $0.step != .placed
          && (!onlyManifests || $0.isManifest) && $0.number != own
      }
      last = end.number
    }
    madeDirectories = records.filter(\.isMadeDirectory)
    records.removeAll(where: \.isMadeDirectory)
  }

  /// The items that may have got their names.
  var items: Set<Int> {
    Set(records.filter { $0.step == .naming && !$0.isManifest && !$0.isAtomic }.map(\.item))
  }

  /// The folders in which items may have got their names, by the path from which they came.
  var directories: [FilePath: FilePath] {
    var found: [FilePath: FilePath] = [:]
    for record in records where record.step == .naming && !record.isPart && !record.isAtomic {
      if let source = record.source { found[source] = record.target.removingLastComponent() }
    }
    return found
  }

  /// Removes the hidden files and directories.
  ///
  /// - Returns: Why folders could not be swept; their records stay for the next drop.
  mutating func sweep() throws(FarError) -> [FarError] {
    for record in records where record.isManifest && record.step == .naming {
      let path = place.prefix.removing(from: record.target)
      let found = try place.files.look(at: [path], followingLinks: false)[0]
      if case .success(let status?) = found, status.version == record.placed {
        named.append(record)
      }
    }
    for record in records where record.isAtomic && record.step == .naming {
      try AtomicRemains(record, at: place).withdraw()
    }
    var runs: [FilePath: Set<RunID>] = [:]
    var numbers: [FilePath: [Int64]] = [:]
    for record in records {
      guard let run = RunID(record.run) else { continue }
      let directory = place.prefix.removing(from: record.target).removingLastComponent()
      runs[directory, default: []].insert(run)
      numbers[directory, default: []].append(record.number)
    }
    var failures: [FarError] = []
    for (directory, runs) in runs.sorted(by: { $0.key.string < $1.key.string }) {
      do throws(FarError) {
        try place.files.removeAll(in: directory) { name in
          runs.contains { $0.isStaged(name) }
        }
      } catch {
        if error.endsConnection { throw error }
        // The folder is gone, and with it what was staged.
        if case .missing = error { continue }
        failures.append(error)
        kept.formUnion(numbers[directory] ?? [])
      }
    }
    return failures
  }

  /// Whether nothing is left.
  var isSettled: Bool { kept.isEmpty }

  /// Forgets the records: the items start over, and find what they had placed by its bytes.
  ///
  /// Folders that were made keep theirs, by which undo removes them.
  func forget() throws {
    do {
      try FarMadeDirectories(open: open, on: place.prefix, place.files).settle(madeDirectories)
    } catch let error as FarError {
      throw ExchangeError(error, on: place.host)
    }
    let given = Set(named.map(\.number))
    let swept = records.map(\.number).filter { !kept.contains($0) && !given.contains($0) }
    if swept.isEmpty && named.isEmpty { return }
    try open.change { writer in
      for number in swept { try writer.forget(transfer: number) }
      for var record in named {
        record.step = .done
        try writer.update(record)
      }
    }
  }
}
