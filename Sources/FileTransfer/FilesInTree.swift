import SystemCalls
import SystemPackage

/// Walks the regular files of a placed or staged tree in batches, to read them.
///
/// Only a few directories are open at a time, however deep the tree is.
struct FilesInTree {
  /// A file, whose directory stays open while this value is kept.
  struct File: Sendable {
    let directory: OpenFile
    let name: FilePath
    fileprivate let position: TreePosition

    /// The path relative to the root of the tree.
    var below: FilePath { position.path(of: name) }
  }

  let monitor: TransferMonitor
  /// Whether locks, staged files and replaced files are left out, which are no content of the tree.
  var skipsInternal = false

  /// The number of files per batch, each of which may keep another directory open.
  private static let batch = min(64, max(Machine.openFileLimit / 16, 1))

  /// Calls `body` with all files, batch by batch.
  ///
  /// - Parameters:
  ///   - root: The root of the tree, opened after all its entries were created, and not read from before.
  ///   - unreadable: Called for each directory that cannot be read, with its path relative to the root; unless
  ///     it throws, the other directories are still read.
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
        let own = skipsInternal ? InternalEntries(in: directory, named: position.name) : nil
        let failure = try entries(of: directory) { entry, kind throws(TransferError) in
          if own?.keep(entry) == true { return }
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
          // The directory was moved during the walk, so its parent cannot be reached from here.
          try unreadable(position.path(of: ""), error)
          break
        }
      }
    }
    if !files.isEmpty { try body(files) }
  }

  /// Reads the entries of one directory; returns the failure that kept it from being read to the end.
  private func entries(
    of directory: OpenFile,
    _ body: (DirectoryReader.Entry, FileStatus.Kind) throws(TransferError) -> Void
  ) throws(TransferError) -> SystemFailure? {
    var reader = DirectoryReader(directory)
    while true {
      try monitor.checkCancelled()
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
