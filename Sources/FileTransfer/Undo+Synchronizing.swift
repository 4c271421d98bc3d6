package import Items
import SystemCalls
import SystemPackage

// The names that an undo has changed have to be on disk before its records say that nothing is left to do.
extension Undo {
  /// Syncs the directories here in which these records, which are undone, have changed names.
  ///
  /// One that cannot be synced is left: the undo has been done, and nobody can repeat it better.
  package static func synchronizeNames(changedBy records: [TransferRecord]) {
    var directories: Set<FilePath> = []
    for record in records where record.target.path.isAbsolute && record.target.isHere {
      directories.insert(record.target.path.directory)
      if let replaced = record.replaced?.here { directories.insert(replaced.directory) }
      if record.sourceRemoved, let source = record.source?.here {
        directories.insert(source.directory)
      }
    }
    for path in directories {
      guard let directory = try? OpenFile.openDirectory(path) else { continue }
      try? TransferRun.synchronize(directory)
    }
  }
}
