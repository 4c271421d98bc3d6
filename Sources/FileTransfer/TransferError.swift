package import Diagnostics
package import SystemCalls
package import SystemPackage

/// Why an item was not placed.
package indirect enum TransferError: Error, Equatable, Sendable {
  case sourceMissing(FilePath)
  /// It changed after it was lifted, or twice while it was read.
  case sourceChanged(FilePath)
  /// It can be copied but not moved: its directory is not writable.
  case sourceDirectoryNotWritable(FilePath, SystemFailure)
  /// It can be copied but not moved: its path contains a symbolic link made by another user.
  case sourceBehindLink(FilePath, link: FilePath)
  /// It is neither a regular file nor a directory nor a symbolic link.
  case unsupportedKind(FilePath, FileStatus.Kind)
  case destinationMissing(FilePath)
  case destinationExists(FilePath)
  /// One of source and target is a directory, and the other is not.
  case kindClash(FilePath)
  /// The destination is the source, or is inside it.
  case destinationInsideSource(destination: FilePath, source: FilePath)
  /// It is not a valid path component.
  case unusableName([UInt8])
  /// The destination's file system does not support this name.
  case nameNotPossible(FilePath)
  /// A symbolic link, of which the destination can store none.
  case linkNotPossible(FilePath)
  /// The destination's file system does not support files of this size.
  case tooLarge(FilePath)
  case noSpace(FilePath)
  /// The destination, although a directory, holds no files of ours.
  case notCreated(FilePath, Errno)
  /// It needs more bytes than are free, as was found before anything was read.
  case doesNotFit(FilePath, needed: Int64, free: Int64)
  /// The copy that was read back differs from the source.
  case verificationFailed(FilePath)
  /// A move to another file system for which verification is disabled.
  case unverifiedMove(FilePath)
  /// The name of a manifest is taken.
  case manifestExists(FilePath)
  /// An item would get the name of the manifest.
  case manifestName(FilePath)
  /// The name of a manifest was taken during the drop, so that it has another one.
  case manifestElsewhere(FilePath, at: FilePath)
  /// The file system cannot name a file without the risk of replacing another.
  case noSafePublish(FilePath)
  /// The file system cannot keep the replaced file: it supports neither hard links nor an exchange of names.
  case noSafeReplacing(FilePath)
  /// The directory for replaced files belongs to another user, or others may write to it.
  case foreignKeptDirectory(FilePath)
  /// Just after the file was placed, its name led to another file: another process renames files there.
  case targetChanged(FilePath)
  /// The staged file was removed before it got its name.
  case stagedFileGone(FilePath)
  /// Some of the entries of a directory were not placed.
  case incomplete(FilePath, failures: Int, first: TransferError)
  /// The journal could not be written, so nothing was done.
  case notRecorded
  /// Another item of an all-or-nothing drop failed.
  case withheld
  /// It was in place when another item of an all-or-nothing drop failed, and could not be rolled back.
  case notWithdrawn(FilePath, UndoError)
  case cancelled
  /// Something failed on another host. If it `isLost`, nobody knows whether the item got its name.
  case elsewhere(Diagnostic, isLost: Bool)
  case system(SystemFailure)

  /// Creates the error for a system call that failed during a transfer.
  package init(_ failure: SystemFailure) {
    if failure.errno == .fileTooLarge {
      self = .tooLarge(failure.path ?? ".")
    } else if failure.isNoSpace {
      self = .noSpace(failure.path ?? ".")
    } else {
      self = .system(failure)
    }
  }
}

extension TransferError {
  /// Other programs have changed a text whenever it was to be rewritten, or keep it locked.
  ///
  /// Not a case: with more than 31 cases that hold values, the compiler's code for this type crashes.
  package static func textInUse(_ path: FilePath) -> TransferError {
    .elsewhere(.textInUse(path), isLost: false)
  }

  /// A file that was to be replaced has lost its name for a moment, and could not be given it again; the next command
  /// tries that again.
  static func putAside(
    _ path: FilePath, at kept: FilePath, _ failure: SystemFailure
  ) -> TransferError {
    .elsewhere(.putAside(path, at: kept, failure), isLost: true)
  }

  package var isTextInUse: Bool { diagnostic.code == .transferTextInUse }

  /// Whether nobody knows what became of the item, as when the connection to another host was lost.
  package var isLost: Bool { if case .elsewhere(_, isLost: true) = self { true } else { false } }
}

/// Runs system calls, and converts their failures to transfer errors.
func calling<Answer>(
  _ body: () throws(SystemFailure) -> Answer
) throws(TransferError) -> Answer {
  do throws(SystemFailure) { return try body() } catch { throw TransferError(error) }
}

/// Runs system calls on a source; if it does not exist, they fail with `sourceMissing`.
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

/// Opens the directory from which a source is to be removed.
func openingDirectory(of source: FilePath) throws(TransferError) -> OpenFile {
  do throws(SystemFailure) {
    return try OpenFile.openOwnWay(to: source.directory)
  } catch {
    if error.isRefusedLink, let link = error.path { throw .sourceBehindLink(source, link: link) }
    return try reading(source) { () throws(SystemFailure) in throw error }
  }
}
