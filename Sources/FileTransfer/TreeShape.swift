import SystemCalls
import SystemPackage

/// A summary of a tree's names, kinds and sizes, which is equal for equal trees.
///
/// Some drivers lose entries of a directory when it is renamed. So the tree is summarized again under its final
/// name before its source is removed; the contents were verified before.
struct TreeShape: Equatable {
  private(set) var count = 0
  private var sum: UInt64 = 0

  /// Summarizes the tree below a directory.
  init(of directory: OpenFile, _ monitor: TransferMonitor) throws(TransferError) {
    // Opened again, because some file systems would continue reading at the last position.
    let top = try calling { () throws(SystemFailure) in
      try OpenFile.openDirectory(".", in: directory, followingLinks: false)
    }
    var descent = DirectoryDescent(top)
    var frames = [(hash: 0, directories: NameList())]
    var isNew = true
    while let hash = frames.last?.hash {
      if isNew {
        try read(descent.current, hash, monitor) { frames[frames.count - 1].directories.append($0) }
      }
      isNew = false
      if let name = frames[frames.count - 1].directories.popLast() {
        try calling { () throws(SystemFailure) in try descent.enter(FilePath(bytes: name)) }
        frames.append((Self.hash(name, hash), NameList()))
        isNew = true
      } else {
        frames.removeLast()
        try calling { () throws(SystemFailure) in try descent.leave() }
      }
    }
  }

  private mutating func read(
    _ directory: OpenFile, _ above: Int, _ monitor: TransferMonitor, _ enter: ([UInt8]) -> Void
  ) throws(TransferError) {
    var reader = DirectoryReader(directory)
    while let entries = try calling({ () throws(SystemFailure) in try reader.next() }) {
      try monitor.checkCancelled()
      for entry in entries {
        let status = try calling { () throws(SystemFailure) in
          try FileSystem.status(of: entry.path, in: directory, followingLinks: false)
        }
        var hasher = Hasher()
        hasher.combine(Self.hash(entry.name, above))
        hasher.combine(status.kind)
        if status.kind == .regular { hasher.combine(status.size) }
        count += 1
        sum &+= UInt64(bitPattern: Int64(hasher.finalize()))
        if status.kind == .directory { enter(entry.name) }
      }
    }
  }

  private static func hash(_ name: [UInt8], _ above: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(above)
    hasher.combine(name)
    return hasher.finalize()
  }
}

extension TransferRun {
  /// Keeps the sources of trees that differ from what was staged, and of files whose size differs.
  ///
  /// If no source is to be removed, the damaged copy is removed and the item fails.
  func keepSources(_ slots: inout [Slot], _ requests: [PlacementRequest]) {
    for index in slots.indices {
      guard case .success(var placed) = slots[index].outcome, placed.placement.state == .placed,
        placed.removal != nil || placed.isDoubtful, !isThere(placed)
      else { continue }
      if placed.removal != nil, let path = requests[index].path {
        placed.removal = nil
        placed.placement.notes.append(.sourceKept(path, .copyNotFound))
        slots[index].outcome = .success(placed)
      } else {
        takeAway(placed.placement)
        slots[index].outcome = .failure(
          .verificationFailed(requests[index].path ?? placed.placement.target))
      }
    }
  }

  /// Whether the placed item is intact under its name.
  func isThere(_ placed: Placed) -> Bool {
    let target = placed.placement.target
    if let shape = placed.shape {
      guard let directory = try? OpenFile.openDirectory(target, followingLinks: false) else {
        return false
      }
      // What is in place is completed, also after an interruption, which would make it look damaged.
      let monitor = TransferMonitor(progress: { _ in }, isCancelled: { false })
      return (try? TreeShape(of: directory, monitor)) == shape
    }
    switch placed.removal {
    case nil, .file: break
    case .tree, .compared, .merged: return true
    }
    guard let version = placed.placement.version else { return true }
    guard let status = try? FileSystem.status(of: target, followingLinks: false) else {
      return false
    }
    return status.kind == .directory || status.size == version.size
  }

  /// Removes a damaged copy, if the name leads to it and it replaced nothing.
  private func takeAway(_ placement: Placement) {
    guard placement.replaced == nil, let version = placement.version,
      let directory = try? OpenFile.openPath(placement.target.directory)
    else { return }
    let (name, hidden) = (placement.target.name, runID.staged())
    let status = try? FileSystem.status(of: name, in: directory, followingLinks: false)
    guard let status, status.device == version.device, status.inode == version.inode,
      (try? FileSystem.rename(name, in: directory, to: hidden, in: directory, .replace)) != nil
    else { return }
    status.kind == .directory
      ? TreeRemoval.discard(hidden, in: directory) : StagedFile.discard(hidden, in: directory)
  }
}

extension PlacementRequest {
  /// The path of the source; nil for bytes and spool files.
  var path: FilePath? { if case .path(let path, _, _) = source { path } else { nil } }
}
