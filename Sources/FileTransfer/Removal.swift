import SystemCalls
import SystemPackage

/// What a move still has to remove once its copy is in place, synced and recorded.
enum Removal: Sendable {
  /// A file or symbolic link, if its version is unchanged.
  case file(FilePath, FileVersion)
  /// A directory, if it is still the same one, with exactly the entries that were read.
  case tree(FilePath, FileStatus, TreeRecord)
  /// A directory that an earlier run copied, if it is still the same one, with those files whose content is
  /// also in the copy.
  case compared(FilePath, FileStatus, with: FilePath)
  /// Merged directories, in the order of their removal: the entries of each, then the directory itself if it is
  /// empty.
  case merged([Merged])

  /// A merged directory, with the steps through it.
  struct Merged: Sendable {
    let path: FilePath
    var steps: [Step] = []
  }

  /// A step through a merged directory; names are relative to the directory entered last.
  enum Step: Sendable {
    case enter(FilePath)
    case file(FilePath, FileVersion, PlacedCopy)
    case tree(FilePath, FileStatus, TreeRecord, PlacedCopy)
    case compared(FilePath, FileStatus, with: FilePath)
    /// An entry that the rule skipped.
    case skipped(FilePath)
    /// Returns to the parent of a directory after all of its steps.
    case leave
  }
}

/// Removes sources: each is renamed to a tombstone, verified to be what was read, and only unlinked if its copy is still
/// there then.
struct SourceRemoval {
  let runID: RunID
  let sight: CopySight

  /// - Parameter isCancelled: Ends a pause for copies that were made just now; nil if none were.
  init(_ runID: RunID, isCancelled: (@Sendable () -> Bool)? = nil) {
    self.runID = runID
    sight = CopySight(runID, isCancelled)
  }

  /// The result of a removal.
  struct Outcome {
    var isRemoved: Bool
    var notes: [TransferNote] = []

    /// Adds the result for a part.
    mutating func add(_ part: Outcome) {
      isRemoved = isRemoved && part.isRemoved
      notes += part.notes
    }
  }

  /// A source, as a name in its directory.
  struct Location {
    let name: FilePath
    /// nil if it has to be found by its path.
    var directory: OpenFile?
    /// The path for messages, built only when needed.
    let path: () -> FilePath

    init(_ path: FilePath) {
      name = path.lastComponent.map { FilePath(name: $0) } ?? ""
      self.path = { path }
    }

    init(_ name: FilePath, in directory: OpenFile, path: @escaping () -> FilePath) {
      self.name = name
      self.directory = directory
      self.path = path
    }
  }

  /// Removes a source; anything that cannot or must not be removed is kept and reported.
  ///
  /// - Parameter copy: nil if its bytes are kept elsewhere.
  func remove(_ removal: Removal, copiedTo copy: PlacedCopy?) -> Outcome {
    switch removal {
    case .file(let path, let version): return removeFile(Location(path), version, copy)
    case .tree(let path, let status, let record):
      return removeTree(Location(path), status, record, copy)
    case .compared(let path, let status, let copy):
      return removeTree(Location(path), status, comparedWith: copy)
    case .merged(let directories):
      var sum = Outcome(isRemoved: true)
      for directory in directories { sum.add(removeMerged(directory)) }
      return sum
    }
  }

  func removeFile(
    _ location: Location, _ version: FileVersion, _ copy: PlacedCopy?
  ) -> Outcome {
    settle(HiddenSource.hide(location, .file(version), copy, self))
  }

  func removeTree(
    _ location: Location, _ status: FileStatus, _ record: TreeRecord, _ copy: PlacedCopy?
  ) -> Outcome {
    settle(HiddenSource.hide(location, .tree(status, .read(record)), copy, self))
  }

  func removeTree(
    _ location: Location, _ status: FileStatus, comparedWith copy: FilePath
  ) -> Outcome {
    settle(
      HiddenSource.hide(location, .tree(status, .compared(copy)), PlacedCopy(copy), self))
  }

  private func settle(_ hiding: HiddenSource.Hiding) -> Outcome {
    switch hiding {
    case .settled(let outcome): outcome
    case .hidden(let source): source.removeIfCopied()
    }
  }

  /// Restores a source's name, with a second attempt because a source must not seem lost.
  static func putBack(
    _ tombstone: FilePath, _ name: FilePath, _ directory: OpenFile, _ path: FilePath
  ) -> [TransferNote] {
    for _ in 0..<2 {
      do throws(SystemFailure) {
        try FileSystem.unhide(tombstone, in: directory, as: name, in: directory)
        return []
      } catch {
        if error.errno == .fileExists { break }
      }
    }
    return [.sourceInTombstone(path, at: path.directory.pushing(tombstone))]
  }
}
