import Context
package import FileTransfer
package import Items
package import Sessions
import SystemCalls
package import SystemPackage

/// What interrupted runs left in the folders of a host: hidden files, and names of which nobody knows whether they
/// were given.
///
/// The hidden files are known by the records of the session only, never by their age: another clock wrote it. A record
/// is therefore kept until its folder is swept.
package struct HostRemains {
  private let open: any OpenSession
  private let place: PlaceID
  /// The connection, which may be another one after a loss.
  private let connection: () -> any PlaceFiles
  private var records: [TransferRecord] = []
  /// The records of folders that may have been made.
  private var madeDirectories: [TransferRecord] = []
  /// The records of folders that could not be swept.
  private var kept: Set<Int64> = []

  /// What is left for the current drop to continue, by directory there.
  package private(set) var rests: [FilePath: StagedRest] = [:]
  /// The records that tell to which run it belongs.
  private var recordsOfRests: [Int64] = []

  /// The records of names that were taken back.
  private var withdrawn: Set<Int64> = []
  /// The manifests that have their names.
  private var named: [TransferRecord] = []
  /// What had been placed, and was not withdrawn because its source has been removed in part.
  private var placed: [TransferRecord] = []

  /// - Parameters:
  ///   - connection: The files of the host now.
  ///   - run: The only run that is meant; nil for all of the session.
  ///   - own: The record of the manifest that the current drop is writing.
  ///   - others: Folders to which other drops see; what is in `directory` nevertheless belongs to this one.
  package init(
    of open: any OpenSession, at place: PlaceID, _ connection: @escaping () -> any PlaceFiles,
    only run: String? = nil, except own: Int64? = nil,
    besides others: [FilePath] = [], in directory: FilePath = FilePath(),
    onlyManifests: Bool = false
  ) throws {
    func isOthers(_ target: FilePath) -> Bool {
      let depth = target.starts(with: directory) ? directory.components.count : -1
      return others.contains { target.starts(with: $0) && $0.components.count > depth }
    }
    self.open = open
    self.place = place
    self.connection = connection
    var last: Int64 = 0
    while true {
      let page = try open.unfinishedTransfers(after: last, limit: 256)
      guard let end = page.last else { break }
      records += page.filter {
        $0.target.place == place && $0.step != .placed && $0.run == run ?? $0.run
          && (!onlyManifests || $0.isManifest) && $0.number != own && !isOthers($0.target.shown)
      }
      last = end.number
    }
    madeDirectories = records.filter(\.isMadeDirectory)
    records.removeAll(where: \.isMadeDirectory)
  }

  private var there: any PlaceFiles { connection() }

  /// The items that may have got their names.
  package var items: Set<Int> {
    Set(records.filter { $0.step == .naming && !$0.isManifest && !$0.isAtomic }.map(\.item))
  }

  /// The names that may be those of the items that are not finished, once it is known which are withdrawn.
  package func earlierNames() throws -> EarlierNames {
    var names = EarlierNames()
    for record in records
    where record.step == .naming && !record.isManifest && !withdrawn.contains(record.number) {
      names.add(record, record.target.path)
    }
    let items = Set(records.filter { !$0.isPart && !$0.isManifest }.map(\.item))
    for run in Set(records.map(\.run)) {
      // Of a merged folder, the record of a copied file is finished before that of the folder.
      try open.eachPage(of: run) { page in
        for record in page
        where record.isPart && !record.isManifest && record.step == .done
          && record.target.place == place && items.contains(record.item)
        {
          names.add(record, record.target.path)
        }
        return true
      }
    }
    return names
  }

  /// The folders that interrupted merges have made, without the host.
  package var foldersOfMerges: Set<FilePath> {
    Set(
      records.filter(\.isFolderOfMerge).map(\.target.path))
  }

  /// The folders there in which a merge of a folder may have staged files.
  private func mergedFolders(of record: TransferRecord) -> [FilePath] {
    guard !record.isPart, !record.isManifest, let source = record.source?.here,
      (try? FileSystem.status(of: source).kind) == .directory,
      let tree = try? SourceTree(source, keepsLinks: true)
    else { return [] }
    let target = record.target.path
    return [target]
      + tree.entries.filter { $0.status.kind == .directory }.map { target.pushing($0.below) }
  }

  /// Removes the hidden files and directories.
  ///
  /// - Parameters:
  ///   - continuing: Whether large staged files stay, so that only the rest of them has to be sent.
  ///   - withdrawing: Whether everything that has its name, but is not recorded as placed, is removed, because no drop
  ///     follows that would find it.
  /// - Returns: Why folders could not be swept; their records stay for the next drop.
  package mutating func sweep(
    continuing: Bool, withdrawing: Bool = false
  ) throws(FarError) -> [FarError] {
    for record in records where record.isManifest && record.step == .naming {
      let path = record.target.path
      let found = try there.look(at: [path], followingLinks: false)[0]
      if case .success(let status?) = found, status.version == record.placed {
        named.append(record)
      }
    }
    for record in records where record.step == .naming && !record.isManifest {
      let withdrawal = HostWithdrawal(record, on: place, there)
      // Of other drops, only what has replaced something starts over, so that the replaced file is not forgotten.
      let hasReplaced = try withdrawal.hasPutAside()
      if record.isAtomic || hasReplaced || withdrawing {
        if try withdrawal.withdraw() { placed.append(record) }
        withdrawn.insert(record.number)
      }
    }
    var runs: [FilePath: Set<RunID>] = [:]
    var numbers: [FilePath: [Int64]] = [:]
    /// The directories with the lists of what was being read for merged ones.
    var parents: [FilePath: Set<FilePath>] = [:]
    for record in records {
      guard let run = RunID(record.run) else { continue }
      let directory = record.target.path.directory
      let merged = mergedFolders(of: record)
      for folder in merged { parents[folder, default: []].insert(directory) }
      if !merged.isEmpty { parents[directory, default: []].insert(directory) }
      for directory in [directory] + merged {
        runs[directory, default: []].insert(run)
        numbers[directory, default: []].append(record.number)
      }
    }
    var lists: [FilePath: StagedLists] = [:]
    let listing: Set<FilePath> = parents.values.reduce(into: []) { $0.formUnion($1) }
    for parent in listing where continuing {
      do throws(FarError) {
        lists[parent] = try StagedLists(in: parent, of: runs[parent] ?? [], there)
      } catch {
        if error.endsConnection { throw error }
      }
    }
    var failures: [FarError] = []
    for (directory, runs) in runs.sorted(by: { $0.key.string < $1.key.string }) {
      do throws(FarError) {
        var rest = StagedRest()
        if continuing {
          var marks = SourceMarks()
          for parent in parents[directory] ?? [] {
            if let read = lists[parent]?.marks { marks.formUnion(read) }
          }
          rest = try self.rest(in: directory, of: runs, besides: lists[directory], marks)
        }
        let names = rest.names
        if !rest.isEmpty {
          rests[directory] = rest
          recordsOfRests += numbers[directory] ?? []
        }
        try there.removeAll(in: directory) { name in
          runs.contains { $0.isStaged(name) } && !names.contains(name)
        }
        // Replaced files are kept there, some under staged names.
        try there.removeAll(in: directory.pushing(".dnd-replaced")) { name in
          runs.contains { $0.isProbe(name) }
        }
        if withdrawing { _ = try there.removeIfEmpty(directory.pushing(".dnd-replaced")) }
      } catch {
        if error.endsConnection { throw error }
        // The folder is gone, and with it what was staged.
        switch error {
        case .missing, .notDirectory: continue
        default: break
        }
        failures.append(error)
        kept.formUnion(numbers[directory] ?? [])
      }
    }
    return failures
  }

  /// What runs staged in a directory, and of which sources it may be copies.
  ///
  /// - Parameter marks: The files that were being read for a merge with it.
  private func rest(
    in directory: FilePath, of runs: Set<RunID>, besides lists: StagedLists?, _ marks: SourceMarks
  ) throws(FarError) -> StagedRest {
    let origins = records.compactMap { record -> StagedRest.Origin? in
      guard record.target.path.directory == directory,
        let source = record.source, let read = record.read, read.size >= StagedRest.leastSize
      else { return nil }
      return .init(source.shown, read)
    }
    var files: [StagedRest.File] = []
    if !origins.isEmpty || !marks.isEmpty {
      try there.list(directory) { entries in
        for entry in entries
        where entry.status.kind == .regular && entry.status.size > 0
          && runs.contains(where: { $0.isStaged(entry.name) }) && !RunID.isList(entry.name)
        {
          files.append(.init(directory.appending(bytes: entry.name), size: entry.status.size))
        }
        // Each of them will be looked at.
        return files.count < Self.restLimit
      }
    }
    return StagedRest(
      files, of: origins, trees: lists?.trees ?? [], marks: marks, lists: lists?.lists ?? [])
  }

  private static var restLimit: Int { 400 }

  /// Removes what the drop did not continue, and forgets its records.
  package mutating func finishRests() throws {
    if rests.isEmpty { return }
    let files = rests.values.flatMap { $0.files.map(\.path) + $0.lists }
    do throws(FarError) {
      for (directory, rest) in rests where !rest.trees.isEmpty {
        try there.removeAll(in: directory) { rest.names.contains($0) }
      }
      // Those that were continued have names of their own now.
      for case .failure(let error) in try there.remove(files) {
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
  package var isSettled: Bool { kept.isEmpty && rests.isEmpty }

  /// Forgets the records: the items start over, and find what they had placed by its bytes.
  ///
  /// Folders that were made keep theirs, by which undo removes them.
  ///
  /// - Parameter keepingNames: Whether the records of names stay that items may have got, until other records of these
  ///   items take their place: if the current drop is killed before, the next one finds them as this one did.
  package func forget(keepingNames: Bool = false) throws {
    do {
      try FarMadeDirectories(open: open, on: place, there).settle(madeDirectories)
    } catch let error as FarError {
      throw ExchangeError(error, on: place)
    }
    let made = records.filter(\.isFolderOfMerge)
    let given = Set((named + made + placed).map(\.number))
    var left = kept.union(recordsOfRests)
    if keepingNames {
      left.formUnion(
        records.filter {
          $0.step == .naming && $0.item > 0 && !$0.isPart && !$0.isManifest
            && !withdrawn.contains($0.number)
        }.map(\.number))
    }
    let swept = Set(
      records.map(\.number).filter { !left.contains($0) && !given.contains($0) })
    if swept.isEmpty && given.isEmpty { return }
    try open.change { writer in
      for record in records where swept.contains(record.number) {
        guard record.isManifest else {
          try writer.forget(transfer: record.number)
          continue
        }
        // The next drop lists what this one has placed.
        var record = record
        (record.step, record.placed) = (.undone, nil)
        try writer.update(record)
      }
      for var record in named + made {
        record.step = .done
        // Undo makes it again if it is gone.
        if record.isPart && !record.isManifest { record.sourceRemoved = record.moves }
        try writer.update(record)
      }
      for var record in placed {
        record.step = .done
        try writer.update(record)
        try writer.setState(.placed, of: record.item)
      }
    }
  }
}

extension TransferRecord {
  /// Whether it is about a folder that was made in one with which another is merged.
  fileprivate var isFolderOfMerge: Bool {
    isPart && !isManifest && placed?.inode == FarTreeIdentity.madeDirectory
  }
}

extension EarlierNames {
  /// Adds the name in a record, if nothing else can have it.
  fileprivate mutating func add(_ record: TransferRecord, _ path: FilePath) {
    guard record.isNew, let placed = record.placed else { return }
    let isRecorded = record.step == .done
    // Before its end, a run that replaces a file may have left that where it was.
    guard isRecorded || record.replaced == nil else { return }
    add(path, source: record.source, placed: placed, isRecorded: isRecorded)
  }
}
