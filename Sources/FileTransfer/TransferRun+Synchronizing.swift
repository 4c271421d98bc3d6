package import SystemCalls
import SystemPackage

// Syncing staged files and their names to the device: a source is removed only if no power failure can undo the
// copy.
extension TransferRun {
  /// Syncs staged files: a few one by one, many through their whole file system.
  ///
  /// On file systems whose `syncfs` is not reliable, every file is synced, and those of a tree were synced
  /// while it was copied.
  func synchronize(_ staged: [Int], _ slots: inout [Slot]) {
    if staged.isEmpty { return }
    monitor.phase(.writing, nil)
    var byDevice: [UInt64: [(index: Int, one: Preparation.Staged)]] = [:]
    for index in staged {
      guard case .staged(let one) = slots[index].prepared else { continue }
      byDevice[one.item.destination.status.device, default: []].append((index, one))
    }
    for (_, group) in byDevice {
      let isWhole = group.allSatisfy { $0.one.item.destination.syncsAsAWhole }
      let count = group.reduce(0) { $0 + max($1.one.entries, 1) }
      let isEach = count <= FilesTogether.few && group.allSatisfy { Self.isSyncedByFiles($0.one) }
      let failures =
        isWhole && !isEach
        ? synchronizeAsAWhole(group.map(\.one)) : synchronizeEach(group.map(\.one))
      for ((index, one), failure) in zip(group, failures) {
        guard let failure else { continue }
        slots[index] = Slot(outcome: .failure(failure.about(one.item.request)))
      }
    }
  }

  /// Whether syncing its files is enough to bring it to the device.
  ///
  /// For a directory this is so on file systems that commit names in order: once the last name, that of the
  /// directory itself, is on the device, all names in it are too.
  private static func isSyncedByFiles(_ one: Preparation.Staged) -> Bool {
    guard one.file.isDirectory else { return true }
    switch one.item.destination.volume?.kind {
    case .ext, .xfs: return true
    default: return false
    }
  }

  private func synchronizeAsAWhole(_ group: [Preparation.Staged]) -> [TransferError?] {
    guard let first = group.first else { return [] }
    var isCancelled: (() -> Bool)?
    if !group.allSatisfy(\.isQuicklySynced) { isCancelled = monitor.isCancelled }
    do throws(SystemFailure) {
      // The directory may be open with `O_PATH` only.
      let directory = try first.item.destination.directory
      let open = group.first { $0.file.file != nil }?.file.file ?? directory
      let isDone = try open.synchronize(fileSystem: true, unless: isCancelled)
      return group.map { _ in isDone ? nil : .cancelled }
    } catch {
      return group.map { _ in TransferError(error) }
    }
  }

  private func synchronizeEach(_ group: [Preparation.Staged]) -> [TransferError?] {
    // Write-back is started for all files, so that the device is busy while the first is awaited.
    if group.count > 1 {
      for one in group where !one.file.isDirectory {
        one.file.file?.startWriteBack(at: 0, count: one.bytes)
      }
    }
    let monitor = monitor
    // Slow syncs check for cancellation, which happens on one thread.
    let width = group.allSatisfy(\.isQuicklySynced) ? min(group.count, 8) : 1
    let results = parallelMap(0..<group.count, threads: width) { number in
      Result { () throws(TransferError) in try Self.synchronize(group[number], monitor) }
    }
    return results.map { result in
      switch result {
      case .success: nil
      case .failure(let error): error
      }
    }
  }

  private static func synchronize(
    _ one: Preparation.Staged, _ monitor: TransferMonitor
  ) throws(TransferError) {
    // A symbolic link has no content to sync.
    guard let file = one.file.file else { return }
    var isCancelled: (() -> Bool)?
    if !one.isQuicklySynced { isCancelled = monitor.isCancelled }
    let isByFiles = one.file.isDirectory && isSyncedByFiles(one)
    if isByFiles, try synchronizeFiles(of: one, file, monitor) { return }
    let isDone: Bool
    do throws(SystemFailure) {
      isDone = try file.synchronize(fileSystem: isByFiles, unless: isCancelled)
    } catch {
      throw TransferError(error)
    }
    if !isDone { throw .cancelled }
  }

  /// Syncs all files of a staged directory; returns false if it cannot be read and has to be synced as a whole.
  private static func synchronizeFiles(
    of one: Preparation.Staged, _ directory: OpenFile, _ monitor: TransferMonitor
  ) throws(TransferError) -> Bool {
    // A large tree may take long, so it is synced on one thread, which checks for cancellation.
    let isQuick = one.bytes < 4 << 20
    do throws(TransferError) {
      let tree = try calling { () throws(SystemFailure) in
        try OpenFile.openDirectory(".", in: directory, followingLinks: false)
      }
      try FilesInTree(monitor: monitor).forEachBatch(
        in: tree,
        unreadable: { below, failure throws(TransferError) in
          throw TransferError(failure).at(below)
        }
      ) { files throws(TransferError) in
        try synchronize(files, width: isQuick ? 8 : 1, unless: isQuick ? nil : monitor.isCancelled)
      }
      return true
    } catch .system(let failure) where failure.errno == .permissionDenied {
      return false
    }
  }

  private static func synchronize(
    _ files: [FilesInTree.File], width: Int, unless isCancelled: (@Sendable () -> Bool)?
  ) throws(TransferError) {
    let results = parallelMap(0..<files.count, threads: min(files.count, width)) { index in
      Result { () throws(TransferError) in
        try calling { () throws(SystemFailure) in
          try OpenFile.open(
            files[index].name, in: files[index].directory, options: [.noFollow, .nonBlocking]
          ).synchronize(fileSystem: false, unless: isCancelled)
        }
      }
    }
    for result in results {
      let isDone = try result.get()
      if !isDone { throw .cancelled }
    }
  }

  /// Syncs the changed directories; sources whose names could not be synced are kept.
  func synchronizeDirectories(
    _ publication: Publication, _ requests: [PlacementRequest], _ slots: inout [Slot]
  ) {
    for path in publication.changedDirectories {
      do throws(SystemFailure) {
        try Self.synchronize(publication.open(path))
      } catch {
        for index in slots.indices {
          guard case .success(var placed) = slots[index].outcome,
            placed.placement.target.directory == path
              || placed.placement.replaced?.directory == path
          else { continue }
          placed.placement.notes.append(.notSynced(placed.placement.target, error))
          if placed.removal != nil, case .path(let source, _, _) = requests[index].source {
            placed.placement.notes.append(.sourceKept(source, .copyNotSafe))
            placed.removal = nil
          }
          slots[index].outcome = .success(placed)
        }
      }
    }
  }

  /// Notes a destination whose new names a power cut may take back, although they were synced.
  func noteNewNames(in destination: Folder, _ slots: [Slot]) {
    let isChanged = slots.contains {
      guard case .success(let placed) = $0.outcome else { return false }
      return placed.placement.state == .placed
        && placed.placement.target.directory == destination.path
    }
    if isChanged, (try? destination.directory.keepsNewNames) == false {
      destination.note(.newNames)
    }
  }

  /// Syncs a directory's entries, and its ancestors, which may be just as new, on file systems that may not
  /// sync them along.
  static func synchronize(_ directory: OpenFile) throws(SystemFailure) {
    try directory.synchronizeNames()
    switch (try? directory.volume())?.kind {
    case .memory, .overlay: return
    case let kind? where kind.reachesDevice: return
    default: break
    }
    var below = try directory.status()
    var current = directory
    while true {
      current = try OpenFile.openPath("..", in: current)
      let status = try current.status()
      if status.device != below.device || status.isSameFile(as: below) { return }
      do throws(SystemFailure) {
        try current.synchronize()
      } catch  where error.isUnsupported || error.errno == .badFileDescriptor {
        // It cannot be opened for reading, and therefore not synced.
        return
      }
      below = status
    }
  }
}

extension OpenFile {
  /// Whether names that were given in this directory, and synced, survive a power cut.
  ///
  /// The kernel says that a directory is synced also if the program that serves it cannot do that.
  package var keepsNewNames: Bool { (try? volume())?.kind != .fuse || isSyncAnswered }
}
