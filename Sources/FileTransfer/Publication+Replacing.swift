import SystemCalls
import SystemPackage

// Replacing a file: the new one takes its name in one step, and the old one is kept.
extension Publication {
  /// The folder, beside what was replaced, that keeps it until it is swept.
  static let keptFolder: FilePath = ".dnd-replaced"

  /// Puts `staged` under a name that is taken; answers where the old file is kept now.
  ///
  /// The new file first gets a name in the folder of kept files, then the two trade names, so that
  /// at no moment the name is missing or leads to part of a file. nil where the old file had gone.
  ///
  /// - Throws: `kindClash` where a folder has the name.
  func replace(
    _ name: [UInt8], by staged: StagedFile, in destination: Destination
  ) throws(TransferError) -> FilePath? {
    let kept = try openKeptFolder(in: destination)
    do throws(TransferError) {
      let place = try publish(staged, numbering: name, in: kept)
      do throws(TransferError) {
        return try trade(place, for: name, kept, destination)
      } catch {
        StagedFile.discard(FilePath(bytes: place), in: kept)
        throw error
      }
    } catch {
      // Only goes when it is empty.
      try? FileSystem.removeFolder(Self.keptFolder, in: destination.folder)
      throw error
    }
  }

  private func openKeptFolder(in destination: Destination) throws(TransferError) -> OpenFile {
    try calling { () throws(SystemFailure) in
      do throws(SystemFailure) {
        try FileSystem.makeFolder(Self.keptFolder, in: destination.folder, mode: 0o777)
      } catch  where error.errno == .fileExists {}
      do throws(SystemFailure) {
        return try OpenFile.openFolder(
          Self.keptFolder, in: destination.folder, followingLinks: false)
      } catch {
        // Only goes when it is empty.
        try? FileSystem.removeFolder(Self.keptFolder, in: destination.folder)
        throw error
      }
    }
  }

  /// Gives a staged file the name, or the first numbered one that is free.
  private func publish(
    _ staged: StagedFile, numbering name: [UInt8], in folder: OpenFile
  ) throws(TransferError) -> [UInt8] {
    var number = 1
    while true {
      let place = number == 1 ? name : TargetName.numbered(name, number)
      do throws(TransferError) {
        try staged.publish(as: FilePath(bytes: place), in: folder)
        return place
      } catch .system(let failure) where failure.errno == .fileExists {
        number += 1
      }
    }
  }

  private func trade(
    _ place: [UInt8], for name: [UInt8], _ kept: OpenFile, _ destination: Destination
  ) throws(TransferError) -> FilePath? {
    let (old, new) = (FilePath(bytes: name), FilePath(bytes: place))
    let path = destination.path.pushing(Self.keptFolder).pushing(new)
    do throws(SystemFailure) {
      try FileSystem.rename(new, in: kept, to: old, in: destination.folder, .exchange)
    } catch {
      if error.errno == .noSuchFileOrDirectory {
        try calling { () throws(SystemFailure) in
          try FileSystem.rename(new, in: kept, to: old, in: destination.folder)
        }
        return nil
      }
      guard error.isUnsupported else { throw TransferError(error) }
      return try tradeByLink(place, for: name, kept, destination)
    }
    noteChange(in: kept, path.folder)
    let status = try? FileSystem.status(of: new, in: kept, followingLinks: false)
    if status?.kind == .folder {
      // It became a folder since the conflict was resolved: put it back.
      try calling { () throws(SystemFailure) in
        try FileSystem.rename(new, in: kept, to: old, in: destination.folder, .exchange)
      }
      throw .kindClash(destination.path(of: name))
    }
    return path
  }

  /// Keeps the old file by a second name, then renames over the first.
  private func tradeByLink(
    _ place: [UInt8], for name: [UInt8], _ kept: OpenFile, _ destination: Destination
  ) throws(TransferError) -> FilePath? {
    let (old, new) = (FilePath(bytes: name), FilePath(bytes: place))
    var number = 2
    while true {
      let spare = FilePath(bytes: TargetName.numbered(place, number))
      do throws(SystemFailure) {
        try FileSystem.link(old, in: destination.folder, to: spare, in: kept)
        do throws(SystemFailure) {
          try FileSystem.rename(new, in: kept, to: old, in: destination.folder, .replace)
        } catch {
          StagedFile.discard(spare, in: kept)
          throw error
        }
        let path = destination.path.pushing(Self.keptFolder)
          .pushing(spare)
        noteChange(in: kept, path.folder)
        return path
      } catch {
        if error.errno == .fileExists {
          number += 1
          continue
        }
        throw error.errno == .notPermitted ? .noSafePublish(destination.path) : TransferError(error)
      }
    }
  }
}
