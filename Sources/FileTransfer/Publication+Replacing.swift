import SystemCalls
import SystemPackage

// Replacing a file: the new one takes its name in one step, and the old one is kept.
//
// A process that was stopped goes on when it is woken, although others may have its work by then. So it exchanges from a
// waiting name that only it knows: whoever takes the work over takes that name away first, and neither the exchange nor
// what follows finds anything. Only then the old file gets the name under which it is kept.
extension Publication {
  /// The path and version of a replaced file that is kept.
  struct Kept {
    var path: FilePath
    var version: FileVersion?
  }

  /// Publishes `staged` under a name that is taken, and returns where the old file is kept; nil if the old file
  /// was gone.
  ///
  /// Where two names cannot be exchanged, the old file gets a link among the kept files before the new one is renamed
  /// over it. Where there are no links either, its name is free for a moment.
  ///
  /// - Parameter rewritten: What the old file must be; if it is not, it gets its name again.
  /// - Throws: `kindClash` if a directory has the name, `targetChanged` if the name leads to something other
  ///   than the new file afterwards, `stagedFileGone` if others have taken the work over,
  ///   `foreignKeptDirectory` if directories of other users are in the way, `textInUse` if somebody else has
  ///   changed `rewritten`.
  func replace(
    _ name: [UInt8], by staged: StagedFile, in destination: Folder,
    rewriting rewritten: RewrittenFile? = nil
  ) throws(TransferError) -> Kept? {
    let kept = try calling { () throws(SystemFailure) in
      try KeptDirectory.make(in: destination.directory)
    }
    guard let kept else {
      throw .foreignKeptDirectory(destination.path.pushing(KeptDirectory.name))
    }
    let trade = Trade(FilePath(bytes: name), kept, destination)
    do throws(TransferError) {
      let new = try calling { () throws(SystemFailure) in try staged.status() }
      try staged.publish(as: trade.waiting, in: kept.directory)
      let old: Trade.Old
      do throws(TransferError) {
        if let rewritten, let directory = try? destination.directory,
          !rewritten.isAsRead(FilePath(bytes: name), in: directory)
        {
          throw .textInUse(destination.path(of: name))
        }
        old = try trade.perform()
      } catch {
        trade.discard(new)
        throw error
      }
      do throws(TransferError) {
        if let rewritten,
          old.name.map({ !rewritten.isAsRead($0, in: kept.directory) }) ?? true
        {
          throw .textInUse(destination.path(of: name))
        }
        // Another program may write the text right after the exchange, and that is not damage.
        try verify(name, is: new, comparing: rewritten == nil, in: destination)
      } catch .targetChanged(let path) {
        if rewritten != nil {
          // Another program has replaced the new text, as it would have replaced the old one.
          if let old = old.name { StagedFile.discard(old, in: kept.directory) }
          throw .textInUse(path)
        }
        // Another process's file has the name; it is not ours to remove.
        _ = trade.keep(old)
        throw .targetChanged(path)
      } catch {
        try? trade.revert(old, new)
        throw error
      }
      noteChange(in: kept.directory, trade.keptPath)
      return trade.keep(old)
    } catch {
      if let directory = try? destination.directory {
        KeptDirectory.removeIfEmpty(kept.name, in: directory)
      }
      throw error
    }
  }

  /// Throws unless the name leads to the new file: other processes may rename in this directory too.
  private func verify(
    _ name: [UInt8], is new: FileStatus, comparing: Bool, in destination: Folder
  ) throws(TransferError) {
    let status = try calling { () throws(SystemFailure) in
      try FileSystem.statusIfPresent(
        of: FilePath(bytes: name), in: destination.directory, followingLinks: false)
    }
    guard let status, destination.isSame(status, as: new) else {
      throw .targetChanged(destination.path(of: name))
    }
    // It is the right file with different content: the file system has damaged it.
    guard !comparing || status.size == new.size && status.modified == new.modified else {
      throw .verificationFailed(destination.path(of: name))
    }
  }
}

extension Folder {
  /// Whether a file that got another name is the same; where its number does not last, by size and time.
  func isSame(_ status: FileStatus, as new: FileStatus) -> Bool {
    status.kind == new.kind
      && (status.isSameFile(as: new)
        || volume?.kind.hasLastingIdentity != true && status.version.mayBe(new.version))
  }
}
