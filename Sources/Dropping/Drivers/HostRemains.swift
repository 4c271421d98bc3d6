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
  /// The records of folders that could not be swept.
  private var kept: Set<Int64> = []

  /// What is left for the current drop to continue, by directory there.
  private(set) var rests: [FilePath: StagedRest] = [:]
  /// The records that tell to which run it belongs.
  private var recordsOfRests: [Int64] = []

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
  /// - Parameter continuing: Whether large staged files stay, so that only the rest of them has to be sent.
  /// - Returns: Why folders could not be swept; their records stay for the next drop.
  mutating func sweep(continuing: Bool) throws(FarError) -> [FarError] {
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
        let rest = continuing ? try rest(in: directory, of: runs) : StagedRest()
        let names = Set(rest.files.compactMap { $0.path.lastComponent?.bytes })
        if !rest.files.isEmpty {
          rests[directory] = rest
          recordsOfRests += numbers[directory] ?? []
        }
        try place.files.removeAll(in: directory) { name in
          runs.contains { $0.isStaged(name) } && !names.contains(name)
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

  /// The large files that runs staged in a directory, and of which sources they may be copies.
  private func rest(in directory: FilePath, of runs: Set<RunID>) throws(FarError) -> StagedRest {
    let origins = records.compactMap { record -> StagedRest.Origin? in
      guard place.prefix.removing(from: record.target).removingLastComponent() == directory,
        let source = record.source, let read = record.read, read.size >= StagedRest.leastSize
      else { return nil }
      return .init(source, read)
    }
    if origins.isEmpty { return StagedRest() }
    var files: [StagedRest.File] = []
    try place.files.list(directory) { entries in
      for entry in entries
      where entry.status.kind == .regular && entry.status.size > 0
        && runs.contains(where: { $0.isStaged(entry.name) })
      {
        files.append(.init(directory.appending(bytes: entry.name), size: entry.status.size))
      }
      // Each of them will be looked at.
      return files.count < Self.restLimit
    }
    return StagedRest(files, of: origins)
  }

  private static var restLimit: Int { 400 }

  /// Removes what the drop did not continue, and forgets its records.
  mutating func finishRests() throws {
    let files = rests.values.flatMap(\.files).map(\.path)
    if files.isEmpty { return }
    do throws(FarError) {
      // Those that were continued have names of their own now.
      for case .failure(let error) in try place.files.remove(files) {
        if case .missing = error { continue }
        throw error
      }
    } catch {
      // The next drop finds them by the records.
      return
    }
    (rests, kept) = ([:], kept.subtracting(recordsOfRests))
    let numbers = recordsOfRests
    recordsOfRests = []
    try open.change { writer in
      for number in numbers { try writer.forget(transfer: number) }
    }
  }

  /// Whether nothing is left.
  var isSettled: Bool { kept.isEmpty && rests.isEmpty }

  /// Forgets the records: the items start over, and find what they had placed by its bytes.
  func forget() throws {
    let given = Set(named.map(\.number))
    let left = kept.union(recordsOfRests)
    let swept = records.map(\.number).filter { !left.contains($0) && !given.contains($0) }
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
