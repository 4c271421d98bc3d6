import Synchronization
import SystemCalls
import SystemPackage

/// The hidden directory in which files are staged that another run may have to withdraw while this one is stopped.
///
/// A run that is only stopped goes on when it is woken. If its hidden names were in the destination itself, it would
/// give new ones, and leave them if it is killed before it finds out that others have its work. In a directory that has
/// been removed, nothing can be created any more.
struct WithdrawableStage {
  /// Its name and identity; nil until something is staged.
  fileprivate var made: (name: FilePath, identity: Folder.Identity)?
  /// nil while closed.
  fileprivate var opened: OpenFile?
}

extension Folder {
  /// Whether files are staged in a directory that other runs can take away.
  var isWithdrawable: Bool { withdrawable.withLock { $0 != nil } }

  /// Whether another run has taken away the directory in which files are staged.
  var isStageTaken: Bool {
    guard let made = withdrawable.withLock({ $0?.made }), let directory = try? directory else {
      return false
    }
    return FileSystem.isGone(made.name, in: directory)
  }

  /// The directory in which hidden names are given.
  ///
  /// - Throws: A failure with `.noSuchFileOrDirectory` if another run has taken it away.
  var stage: OpenFile {
    get throws(SystemFailure) {
      let directory = try directory
      return try withdrawable.withLock { (stage) throws(SystemFailure) in
        guard let known = stage else { return directory }
        if let opened = known.opened { return opened }
        let opened =
          if let made = known.made {
            try reopen(made, in: directory)
          } else {
            try make(&stage, in: directory)
          }
        stage?.opened = opened
        return opened
      }
    }
  }

  private func reopen(
    _ made: (name: FilePath, identity: Identity), in directory: OpenFile
  ) throws(SystemFailure) -> OpenFile {
    let opened = try OpenFile.openDirectory(made.name, in: directory, followingLinks: false)
    guard Identity(try opened.status()) == made.identity else {
      throw SystemFailure("openat", path.pushing(made.name), .noSuchFileOrDirectory)
    }
    return opened
  }

  private func make(
    _ stage: inout WithdrawableStage?, in directory: OpenFile
  ) throws(SystemFailure) -> OpenFile {
    let (name, _) = try runID.claim { name throws(SystemFailure) in
      try FileSystem.makeDirectory(name, in: directory, mode: 0o700)
    }
    let opened: OpenFile
    do throws(SystemFailure) {
      opened = try OpenFile.openDirectory(name, in: directory, followingLinks: false)
      stage?.made = (name, Identity(try opened.status()))
    } catch {
      try? FileSystem.removeDirectory(name, in: directory)
      throw error
    }
    return opened
  }

  /// The path of a hidden name.
  func path(ofStaged name: FilePath) -> FilePath {
    let directory = withdrawable.withLock { $0?.made?.name }
    return (directory.map { path.pushing($0) } ?? path).pushing(name)
  }

  /// Removes the hidden directory if nothing is left in it, and closes it in any case.
  func closeStage() {
    let made = withdrawable.withLock { stage in
      stage?.opened = nil
      return stage?.made
    }
    guard let made, let directory = try? directory else { return }
    // One that another run has taken away is not made again.
    let isRemoved = (try? FileSystem.removeDirectory(made.name, in: directory)) != nil
    if isRemoved { withdrawable.withLock { $0?.made = nil } }
  }
}

extension TransferRun {
  /// Makes the hidden directories of files that others may have to withdraw.
  ///
  /// A run that was stopped until others had its work makes them after these have looked for them, and finds that out
  /// before it makes more.
  func confirm(
    _ destinations: Destinations, _ requests: [PlacementRequest], _ listener: Listener
  ) throws(TransferError) {
    var isMade = false
    for directory in Set(requests.map(\.directory)) {
      guard let destination = try? destinations[directory]?.get(), destination.isWithdrawable
      else { continue }
      // A failure is that of the items, which try again.
      isMade = (try? destination.stage) != nil || isMade
    }
    if !isMade { return }
    do { try listener.confirm() } catch { throw .notRecorded }
  }

  /// Whether a request will be carried out by renaming its source, as far as is known before that is tried.
  func isLikelyRename(
    _ request: PlacementRequest, in destinations: Destinations
  ) -> Bool {
    guard request.operation == .move, case .path(_, _, followsLink: false) = request.source,
      let looked = request.looked, let destination = try? destinations[request.directory]?.get()
    else { return false }
    return looked.device == destination.status.device
  }
}
