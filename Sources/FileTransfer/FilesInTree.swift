import SystemCalls
import SystemPackage

/// Goes through the regular files of a tree that is in place or staged, to read them: some at a time, with
/// few open directories however deep it is.
struct FilesInTree {
  /// A file, whose directory stays open for as long as this value is kept.
  struct File: Sendable {
    let directory: OpenFile
    let name: FilePath
    fileprivate let position: TreePosition

    /// Its path below the tree's own directory.
    var below: FilePath { position.path(of: name) }
  }

  let watch: TransferMonitor

  /// So many files are handed over at once, each perhaps with an open directory of its own.
  private static let batch = min(64, max(Machine.openFileLimit / 16, 1))

  /// Hands over all files.
  ///
  /// - Parameters:
  ///   - root: Opened when all was in it, and not read from before.
  ///   - unreadable: Told of each directory that cannot be read, by its path below the tree's own; where it
  ///     does not throw, what is in the others is still handed over.
  func forEachBatch(
    in root: OpenFile, unreadable: (FilePath, SystemFailure) throws(TransferError) -> Void,
    _ body: ([File]) throws(TransferError) -> Void
  ) throws(TransferError) {
    var descent = DirectoryDescent(root)
    var frames = [(position: TreePosition(), directories: NameList())]
    var files: [File] = []
    var isNew = true
    while let position = frames.last?.position {
      if isNew {
        let directory = descent.current
        let failure = try entries(of: directory) { entry, kind throws(TransferError) in
          switch kind {
          case .directory: frames[frames.count - 1].directories.append(entry.name)
          case .regular:
            files.append(File(directory: directory, name: entry.path, position: position))
            if files.count < Self.batch { return }
            try body(files)
            files = []
          default: break
          }
        }
        if let failure { try unreadable(position.path(of: ""), failure) }
      }
      isNew = false
      if let name = frames[frames.count - 1].directories.popLast().map({ FilePath(bytes: $0) }) {
        do throws(SystemFailure) {
          try descent.enter(name)
        } catch {
          try unreadable(position.path(of: name), error)
          continue
        }
        frames.append((TreePosition(name, in: position), NameList()))
        isNew = true
      } else {
        frames.removeLast()
        do throws(SystemFailure) {
          try descent.leave()
        } catch {
          // It was taken elsewhere meanwhile: what is above cannot be found from here.
          try unreadable(position.path(of: ""), error)
          break
        }
      }
    }
    if !files.isEmpty { try body(files) }
  }

  /// Goes through one directory; answers what kept it from being read to its end.
  private func entries(
    of directory: OpenFile,
    _ body: (DirectoryReader.Entry, FileStatus.Kind) throws(TransferError) -> Void
  ) throws(TransferError) -> SystemFailure? {
    var reader = DirectoryReader(directory)
    while true {
      try watch.checkCancelled()
      var known: [(entry: DirectoryReader.Entry, kind: FileStatus.Kind)] = []
      do throws(SystemFailure) {
        guard let entries = try reader.next() else { return nil }
        for entry in entries { known.append((entry, try entry.kind(in: directory))) }
      } catch {
        return error
      }
      for one in known { try body(one.entry, one.kind) }
    }
  }
}
