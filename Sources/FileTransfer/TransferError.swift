package import SystemCalls
package import SystemPackage

/// Why one thing was not placed.
package indirect enum TransferError: Error, Equatable, Sendable {
  case sourceMissing(FilePath)
  /// It changed since it was lifted, or while it was read, twice.
  case sourceChanged(FilePath)
  /// It can be copied, but not moved: its directory cannot be written.
  case sourceDirectoryNotWritable(FilePath, SystemFailure)
  /// It can be copied, but not moved: a link that another user made is on the way to it.
  case sourceBehindLink(FilePath, link: FilePath)
  /// Neither file, directory nor link.
  case unsupportedKind(FilePath, FileStatus.Kind)
  /// The first of several such in a directory, and how many more there are.
  case unsupportedKinds(FilePath, FileStatus.Kind, more: Int)
  case destinationMissing(FilePath)
  case destinationExists(FilePath)
  /// A directory is against a file of that name.
  case kindClash(FilePath)
  /// The destination is the source, or is in it.
  case destinationInsideSource(destination: FilePath, source: FilePath)
  /// Source and target are one file, and replacing it by itself makes no sense.
  /// Not one path component.
  case unusableName([UInt8])
  /// The destination's file system cannot hold such a name.
  case nameNotPossible(FilePath)
  /// The destination's file system cannot hold so large a file.
  case tooLarge(FilePath)
  case noSpace(FilePath)
  /// Known before anything was read: it needs more bytes than are free.
  case doesNotFit(FilePath, needed: Int64, free: Int64)
  /// The copy that was read back differs from the source.
  case verificationFailed(FilePath)
  /// A move to another file system that must not be verified.
  case unverifiedMove(FilePath)
  /// The name of a manifest is taken.
  case manifestExists(FilePath)
  /// What is to be placed would get the name of the manifest.
  case manifestName(FilePath)
  /// The name of a manifest was taken during the drop, and it got another one.
  case manifestElsewhere(FilePath, at: FilePath)
  /// The file system has no way to give a name without replacing.
  case noSafePublish(FilePath)
  /// It has no way to keep the file that is replaced: neither second names nor an exchange of two names.
  case noSafeReplacing(FilePath)
  /// The directory that is to keep what is replaced was made by somebody else, or others may write to it.
  case foreignKeptDirectory(FilePath)
  /// Just after it was placed its name led to something else: somebody renames there, too.
  case targetChanged(FilePath)
  /// Some of what is in a directory was not placed.
  case incomplete(FilePath, failures: Int, first: TransferError)
  /// The journal refused, so nothing was done.
  case notRecorded
  /// Another item of a drop that is for all or none failed.
  case withheld
  /// It was in place when another item of such a drop failed, and could not be taken back.
  case notWithdrawn(FilePath, UndoError)
  case cancelled
  case system(SystemFailure)

  /// The failure of a call while something was being placed.
  package init(_ failure: SystemFailure) {
    self =
      if failure.errno == .fileTooLarge {
        .tooLarge(failure.path ?? ".")
      } else {
        failure.isNoSpace ? .noSpace(failure.path ?? ".") : .system(failure)
      }
  }
}

/// Runs calls of the layer below, with their failures as errors of this one.
func calling<Answer>(
  _ body: () throws(SystemFailure) -> Answer
) throws(TransferError) -> Answer {
  do throws(SystemFailure) { return try body() } catch { throw TransferError(error) }
}

/// The same for calls on a source, which may be gone.
func reading<Answer>(
  _ path: FilePath, _ body: () throws(SystemFailure) -> Answer
) throws(TransferError) -> Answer {
  do throws(SystemFailure) {
    return try body()
  } catch {
    if error.errno == .noSuchFileOrDirectory || error.errno == .notDirectory {
      throw .sourceMissing(path)
    }
    throw TransferError(error)
  }
}

/// Opens the directory that a source is taken away from.
func openingDirectory(of source: FilePath) throws(TransferError) -> OpenFile {
  do throws(SystemFailure) {
    return try OpenFile.openOwnWay(to: source.directory)
  } catch {
    if error.isRefusedLink, let link = error.path { throw .sourceBehindLink(source, link: link) }
    return try reading(source) { () throws(SystemFailure) in throw error }
  }
}
