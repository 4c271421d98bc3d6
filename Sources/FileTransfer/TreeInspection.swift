import SystemCalls
import SystemPackage

/// Looks through a tree, before anything is copied, for entries without which it must not be placed.
///
/// It reads directory entries only, and opens no files.
struct TreeInspection {
  let monitor: TransferMonitor
  let destination: Folder

  /// Walks the tree below `source`, whose descriptor is then at its end.
  ///
  /// - Throws: `nameNotPossible` with the first name that the destination's file system does not support.
  func inspect(_ source: OpenFile, path: FilePath) throws(TransferError) {
    var descent = DirectoryDescent(source)
    var frames = [(position: TreePosition(), directories: NameList())]
    var isNew = true
    while let position = frames.last?.position {
      do throws(TransferError) {
        if isNew {
          try entries(of: descent.current) { entry, kind throws(TransferError) in
            // Whatever the numbers of the directories say.
            if destination.runID.isStaged(entry.name) {
              throw .destinationInsideSource(destination: destination.path, source: path)
            }
            try destination.checkName(entry.name)
            if kind == .directory { frames[frames.count - 1].directories.append(entry.name) }
          }
        }
        isNew = false
        if let name = frames[frames.count - 1].directories.popLast().map({ FilePath(bytes: $0) }) {
          let status = try reading(name) { () throws(SystemFailure) in
            try descent.enter(name)
            return try descent.current.status()
          }
          // Through a bind mount, the parents of the destination may not include the source.
          if try destination.lies(in: status) {
            throw .destinationInsideSource(
              destination: destination.path, source: position.path(of: name, below: path))
          }
          frames.append((TreePosition(name, in: position), NameList()))
          isNew = true
        } else {
          frames.removeLast()
          try calling { () throws(SystemFailure) in try descent.leave() }
        }
      } catch {
        throw error.at(position.path(of: error.lastName ?? "", below: path))
      }
    }
  }

  private func entries(
    of directory: OpenFile,
    _ body: (DirectoryReader.Entry, FileStatus.Kind) throws(TransferError) -> Void
  ) throws(TransferError) {
    var reader = DirectoryReader(directory)
    while let entries = try calling({ () throws(SystemFailure) in try reader.next() }) {
      try monitor.checkCancelled()
      for entry in entries {
        let kind = try reading(entry.path) { () throws(SystemFailure) in
          try entry.kind(in: directory)
        }
        try body(entry, kind)
      }
    }
  }
}

extension TransferError {
  /// The relative path that the error is about; nil if it is absolute or there is none.
  fileprivate var lastName: FilePath? {
    switch self {
    case .system(let failure): failure.path.flatMap { $0.isAbsolute ? nil : $0 }
    case .sourceMissing(let path), .nameNotPossible(let path): path.isAbsolute ? nil : path
    default: nil
    }
  }
}
