import SystemCalls
import SystemPackage

// Replacing a file: the new one takes its name in one step, and the old one is kept.
extension Publication {
  /// The path and version of a replaced file that is kept.
  struct Kept {
    var path: FilePath
    var version: FileVersion?
  }

  /// Publishes `staged` under a name that is taken, and returns where the old file is kept; nil if the old file
  /// was gone.
  ///
  /// The new file is first named in the directory of kept files, and then the two are exchanged, so that the
  /// name always leads to a complete file.
  ///
  /// - Parameter rewritten: What the old file must be; if it is not, it gets its name again.
  /// - Throws: `kindClash` if a directory has the name, `targetChanged` if the name leads to something other
  ///   than the new file afterwards, `foreignKeptDirectory` if another user's directory is in the way, `textInUse`
  ///   if somebody else has changed `rewritten`.
  func replace(
    _ name: [UInt8], by staged: StagedFile, in destination: Destination,
    rewriting rewritten: RewrittenFile? = nil
  ) throws(TransferError) -> Kept? {
    let kept = try calling { () throws(SystemFailure) in
      try KeptDirectory.make(in: destination.directory)
    }
    guard let kept = kept?.directory else {
      throw .foreignKeptDirectory(destination.path.pushing(KeptDirectory.name))
    }
    do throws(TransferError) {
      let new = try calling { () throws(SystemFailure) in try staged.status() }
      let keptName = try publish(staged, numbering: name, in: kept)
      let old: Kept?
      do throws(TransferError) {
        if let rewritten, let directory = try? destination.directory,
          !rewritten.isAsRead(FilePath(bytes: name), in: directory)
        {
          throw .textInUse(destination.path(of: name))
        }
        old = try trade(keptName, for: name, kept, destination)
      } catch {
        StagedFile.discard(FilePath(bytes: keptName), in: kept)
        throw error
      }
      do throws(TransferError) {
        if let rewritten, old.map({ !rewritten.isAsRead($0.path.name, in: kept) }) ?? true {
          throw .textInUse(destination.path(of: name))
        }
        try verify(name, is: new, in: destination)
      } catch .targetChanged(let path) {
        if rewritten != nil {
          // Another program has replaced the new text, as it would have replaced the old one.
          StagedFile.discard(FilePath(bytes: keptName), in: kept)
          throw .textInUse(path)
        }
        // The kept name is missing or belongs to another process's file, which is not ours to remove.
        throw .targetChanged(path)
      } catch {
        try? tradeBack(keptName, for: name, old, kept, destination, new)
        throw error
      }
      return old
    } catch {
      if let directory = try? destination.directory { KeptDirectory.removeIfEmpty(in: directory) }
      throw error
    }
  }

  /// Restores the old file's name when it is unknown what has it now; only the new file is removed.
  private func tradeBack(
    _ keptName: [UInt8], for name: [UInt8], _ old: Kept?, _ kept: OpenFile,
    _ destination: Destination,
    _ new: FileStatus
  ) throws(SystemFailure) {
    let (name, keptName) = (FilePath(bytes: name), FilePath(bytes: keptName))
    let directory = try destination.directory
    if let spare = old?.path.lastComponent, FilePath(name: spare) != keptName {
      try FileSystem.rename(FilePath(name: spare), in: kept, to: name, in: directory, .replace)
      return
    }
    try FileSystem.rename(
      name, in: directory, to: keptName, in: kept, old == nil ? .none : .exchange)
    let status = try FileSystem.status(of: keptName, in: kept, followingLinks: false)
    if status.isSameFile(as: new) { return StagedFile.discard(keptName, in: kept) }
    // Somebody has put a third file there meanwhile, which is newer than both.
    if old != nil {
      try FileSystem.rename(name, in: directory, to: keptName, in: kept, .exchange)
    }
  }

  /// Throws unless the name leads to the new file: other processes may rename in this directory too.
  private func verify(
    _ name: [UInt8], is new: FileStatus, in destination: Destination
  ) throws(TransferError) {
    let status = try calling { () throws(SystemFailure) in
      try FileSystem.statusIfPresent(
        of: FilePath(bytes: name), in: destination.directory, followingLinks: false)
    }
    guard let status, status.isSameFile(as: new), status.kind == new.kind else {
      throw .targetChanged(destination.path(of: name))
    }
    // It is the right file with different content: the file system has damaged it.
    guard status.size == new.size, status.modified == new.modified else {
      throw .verificationFailed(destination.path(of: name))
    }
  }

  /// Publishes a staged file under the name, or the first free numbered one.
  private func publish(
    _ staged: StagedFile, numbering name: [UInt8], in directory: OpenFile
  ) throws(TransferError) -> [UInt8] {
    var number = 1
    while true {
      let keptName = number == 1 ? name : TargetName.numbered(name, number)
      do throws(TransferError) {
        try staged.publish(as: FilePath(bytes: keptName), in: directory)
        return keptName
      } catch .system(let failure) where failure.errno == .fileExists {
        number += 1
      }
    }
  }

  private func trade(
    _ keptName: [UInt8], for name: [UInt8], _ kept: OpenFile, _ destination: Destination
  ) throws(TransferError) -> Kept? {
    let (old, new) = (FilePath(bytes: name), FilePath(bytes: keptName))
    let path = destination.path.pushing(KeptDirectory.name).pushing(new)
    do throws(SystemFailure) {
      try FileSystem.rename(new, in: kept, to: old, in: destination.directory, .exchange)
    } catch {
      if error.errno == .noSuchFileOrDirectory {
        try calling { () throws(SystemFailure) in
          try FileSystem.rename(new, in: kept, to: old, in: destination.directory)
        }
        return nil
      }
      guard error.isUnsupported else { throw TransferError(error) }
      return try tradeByLink(keptName, for: name, kept, destination)
    }
    noteChange(in: kept, path.directory)
    let status = try? FileSystem.status(of: new, in: kept, followingLinks: false)
    if status?.kind == .directory {
      // It became a directory after the conflict was resolved: exchange it back.
      try calling { () throws(SystemFailure) in
        try FileSystem.rename(new, in: kept, to: old, in: destination.directory, .exchange)
      }
      throw .kindClash(destination.path(of: name))
    }
    return Kept(path: path, version: status?.version)
  }

  /// Keeps the old file through a hard link, then renames the new one over it.
  private func tradeByLink(
    _ keptName: [UInt8], for name: [UInt8], _ kept: OpenFile, _ destination: Destination
  ) throws(TransferError) -> Kept? {
    let (old, new) = (FilePath(bytes: name), FilePath(bytes: keptName))
    var number = 2
    while true {
      let spare = FilePath(bytes: TargetName.numbered(keptName, number))
      do throws(SystemFailure) {
        try FileSystem.link(old, in: destination.directory, to: spare, in: kept)
        do throws(SystemFailure) {
          try FileSystem.rename(new, in: kept, to: old, in: destination.directory, .replace)
        } catch {
          StagedFile.discard(spare, in: kept)
          throw error
        }
        let path = destination.path.pushing(KeptDirectory.name).pushing(spare)
        noteChange(in: kept, path.directory)
        let status = try? FileSystem.status(of: spare, in: kept, followingLinks: false)
        return Kept(path: path, version: status?.version)
      } catch {
        if error.errno == .fileExists {
          number += 1
          continue
        }
        let isRefused =
          error.errno == .notPermitted || error.call == "linkat" && error.isUnsupported
        throw isRefused ? .noSafeReplacing(destination.path) : TransferError(error)
      }
    }
  }
}
