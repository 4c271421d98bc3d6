package import Diagnostics
import SystemCalls
package import SystemPackage

extension Diagnostic.Code {
  package static let transferSourceMissing = Self("transfer.sourceMissing", .noInput)
  package static let transferSourceChanged = Self("transfer.sourceChanged", .failed)
  package static let transferSourceKept = Self("transfer.sourceKept", .failed)
  package static let transferSourceFixed = Self("transfer.sourceFolderNotWritable", .failed)
  package static let transferSourceBehindLink = Self("transfer.sourceBehindLink", .forbidden)
  package static let transferKind = Self("transfer.kind", .failed)
  package static let transferNoDestination = Self("transfer.noDestination", .noInput)
  package static let transferExists = Self("transfer.exists", .nameTaken)
  package static let transferClash = Self("transfer.clash", .nameTaken)
  package static let transferInside = Self("transfer.insideItself", .failed)
  package static let transferName = Self("transfer.name", .usage)
  package static let transferNameNotPossible = Self("transfer.nameNotPossible", .failed)
  package static let transferLinkNotPossible = Self("transfer.linkNotPossible", .forbidden)
  package static let transferTooLarge = Self("transfer.tooLarge", .failed)
  package static let transferNotKept = Self("transfer.notKept", .failed)
  package static let transferRenamed = Self("transfer.renamed", .failed)
  package static let transferNotCreated = Self("transfer.notCreated", .failed)
  package static let transferNoSpace = Self("transfer.noSpace", .failed)
  package static let transferVerify = Self("transfer.verificationFailed", .failed)
  package static let transferUnverified = Self("transfer.unverifiedMove", .usage)
  package static let transferManifest = Self("transfer.manifestExists", .nameTaken)
  package static let transferManifestName = Self("transfer.manifestName", .nameTaken)
  package static let transferNotListed = Self("transfer.notListed", .failed)
  package static let transferNoSafeName = Self("transfer.noSafeName", .failed)
  package static let transferForeignKeptDirectory = Self("transfer.foreignKeptFolder", .forbidden)
  package static let transferTargetChanged = Self("transfer.targetChanged", .failed)
  package static let transferManifestNotWritten = Self("transfer.manifestNotWritten", .failed)
  package static let transferPutAside = Self("transfer.putAside", .failed)
  package static let transferTextInUse = Self("transfer.textInUse", .busy)
  package static let transferStagedFileGone = Self("transfer.stagedFileGone", .failed)
  package static let transferIncomplete = Self("transfer.incomplete", .failed)
  package static let transferNotRecorded = Self("transfer.notRecorded", .failed)
  package static let transferWithheld = Self("transfer.withheld", .failed)
  package static let transferNotWithdrawn = Self("transfer.notWithdrawn", .failed)
  package static let transferCancelled = Self("transfer.cancelled", .failed)
  package static let transferNotSynced = Self("transfer.notSynced", .failed)
  package static let transferLeftBehind = Self("transfer.leftBehind", .failed)
  package static let transferLeftOut = Self("transfer.leftOut", .failed)
  package static let transferSkippedInside = Self("transfer.skippedInside", .failed)
}

extension TransferError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .sourceMissing(let path):
      Diagnostic(.error, .transferSourceMissing, "'\(path.carried)' no longer exists")
    case .sourceChanged(let path):
      Diagnostic(
        .error, .transferSourceChanged, "'\(path.carried)' has changed",
        hints: ["lift it again to use the current version"])
    case .sourceDirectoryNotWritable(let path, let failure):
      Diagnostic(
        .error, .transferSourceFixed,
        "'\(path.carried)' cannot be moved out of its folder: \(failure.reason)",
        hints: ["'dnd … --copy' leaves it where it is"])
    case .sourceBehindLink(let path, let link):
      Diagnostic(
        .error, .transferSourceBehindLink,
        "'\(path.carried)' was not moved: its path leads through '\(link.carried)', a link of another user",
        hints: ["'dnd … --copy' copies it; or lift it by a path without that link"])
    case .unsupportedKind(let path, let kind):
      Diagnostic(
        .error, .transferKind, "'\(path.carried)' is \(kind.noun), which cannot be dropped")
    case .nameNotPossible(let path):
      Diagnostic(
        .error, .transferNameNotPossible,
        "the destination's file system cannot store the name of '\(path.carried)'",
        hints: [
          "'dnd … --name NAME' gives it another one; of many, a template such as "
            + "'file {n:03}.{ext}' names each"
        ])
    case .linkNotPossible(let path):
      Diagnostic(
        .error, .transferLinkNotPossible,
        "'\(path.carried)' is a symbolic link, and the destination cannot store links",
        hints: ["'dnd … --allow-copy' copies what it leads to, or its folder without links"])
    case .tooLarge(let path):
      Diagnostic(
        .error, .transferTooLarge,
        Machine.fileSizeLimit == nil
          ? "'\(path.carried)' is too large for the destination's file system"
          : "'\(path.carried)' is larger than the limit on file sizes",
        hints: Diagnostic.hintsOnFileSize
      )
    case .destinationMissing(let path):
      Diagnostic(.error, .transferNoDestination, "folder '\(path.carried)' does not exist")
    case .destinationExists(let path):
      Diagnostic(
        .error, .transferExists, "'\(path.carried)' already exists",
        hints: [
          "'dnd … --on-conflict rename' keeps both",
          "'dnd … --on-conflict replace' overwrites it; undo brings it back",
        ])
    case .kindClash(let path):
      Diagnostic(
        .error, .transferClash,
        "'\(path.carried)' is in the way: a folder and a file never replace each other",
        hints: ["'dnd … --on-conflict rename' keeps both"])
    case .destinationInsideSource(let destination, let source):
      Diagnostic(
        .error, .transferInside,
        "'\(source.carried)' cannot be put inside itself, in '\(destination.carried)'")
    case .unusableName(let name):
      Diagnostic(
        .error, .transferName, "'\(CarriedText.text(name))' cannot be the name of a file",
        hints: ["'dnd … --name NAME' gives it another one"])
    case .noSpace(let path):
      Diagnostic(
        .error, .transferNoSpace, "no space left for '\(path.carried)'",
        hints: ["free some space, then run it again; items already dropped are not repeated"])
    case .notCreated(let path, let reason):
      Diagnostic(
        .error, .transferNotCreated, "cannot create '\(path.carried)': \(reason.reason)",
        hints: ["drop into another folder"])
    case .doesNotFit(let path, let needed, let free):
      Diagnostic(
        .error, .transferNoSpace,
        "no space for '\(path.carried)': it needs \(Self.size(needed, free)), "
          + "but only \(Self.size(free, needed)) is free",
        hints: ["free some space, then run it again; items already dropped are not repeated"])
    case .verificationFailed(let path):
      Diagnostic(
        .error, .transferVerify, "the copy of '\(path.carried)' differs from the original",
        hints: ["the source was kept; check the drive"])
    case .unverifiedMove(let path):
      Diagnostic(
        .error, .transferUnverified,
        "'\(path.carried)' would move to another file system without being verified",
        hints: ["'dnd … --verify' verifies it"])
    case .manifestExists(let path):
      Diagnostic(
        .error, .transferManifest, "the manifest '\(path.carried)' already exists",
        hints: ["choose another name or remove it"])
    case .manifestName(let path):
      Diagnostic(
        .error, .transferManifestName, "'\(path.carried)' is the name of this drop's manifest",
        hints: [
          "'dnd … --manifest FILE' gives the manifest another name",
          "'dnd … --name NAME' gives the item another name",
        ])
    case .manifestElsewhere(let path, let other):
      Diagnostic(
        .error, .transferManifest,
        "the name '\(path.carried)' was taken during the drop; "
          + "the manifest is '\(other.name.carried)' in the same folder"
      )
    case .noSafePublish(let path):
      Diagnostic(
        .error, .transferNoSafeName,
        "the file system of '\(path.carried)' cannot name a file without the risk of replacing another"
      )
    case .noSafeReplacing(let path):
      Diagnostic(
        .error, .transferNoSafeName,
        "the file system of '\(path.carried)' supports neither exchanging names nor hard links, "
          + "so the replaced file could not be kept",
        hints: [
          "'dnd … --on-conflict rename' keeps both; or move the existing file away first"
        ])
    case .foreignKeptDirectory(let path):
      Diagnostic(
        .error, .transferForeignKeptDirectory,
        "'\(path.carried)', where replaced files are kept, is not a private folder of this user",
        hints: ["remove it; or 'dnd … --on-conflict rename' keeps both files"])
    case .targetChanged(let path):
      Diagnostic(
        .error, .transferTargetChanged,
        "'\(path.carried)' was replaced by another file right after the drop",
        hints: ["others may rename files in that folder; the source was kept"])
    case .stagedFileGone(let path):
      Diagnostic(
        .error, .transferStagedFileGone,
        "'\(path.carried)' was not placed: its hidden file was removed before it got this name",
        hints: ["another dnd does so when it takes over a drop that was stopped for too long"])
    case .incomplete(let path, let failures, let first):
      Diagnostic(
        .error, .transferIncomplete,
        "\(failures) in '\(path.carried)' could not be dropped; the first: \(first.diagnostic.message)",
        hints: first.diagnostic.hints)
    case .notRecorded:
      Diagnostic(
        .error, .transferNotRecorded, "the session could not be saved, so nothing was done")
    case .withheld:
      Diagnostic(
        .error, .transferWithheld, "not dropped, because another item of the drop failed")
    case .notWithdrawn(let path, let error):
      Diagnostic(
        .error, .transferNotWithdrawn,
        "'\(path.carried)' could not be removed after another item failed: "
          + error.diagnostic.message)
    case .cancelled: Diagnostic(.error, .transferCancelled, "interrupted")
    case .elsewhere(let diagnostic, _): diagnostic
    case .system(let failure): failure.diagnostic
    }
  }
}

extension TransferError {
  /// A size in human-readable units; in bytes if the other one would read the same.
  private static func size(_ count: Int64, _ other: Int64) -> String {
    let text = ByteCount.text(count)
    return text == ByteCount.text(other) ? "\(count) B" : text
  }
}

extension TransferNote: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .sourceKept(let path, .sameFile):
      Diagnostic(
        .warning, .transferSourceKept,
        "'\(path.carried)' was kept: it is the same file as the one there")
    case .sourceKept(let path, .maybeSameFile):
      Diagnostic(
        .warning, .transferSourceKept,
        "'\(path.carried)' was kept: it may be the same file as the one there")
    case .sourceKept(let path, .copyGone):
      Diagnostic(
        .warning, .transferSourceKept,
        "'\(path.carried)' was kept: its copy is not there any more")
    case .sourceKept(let path, .changed):
      Diagnostic(
        .warning, .transferSourceKept, "'\(path.carried)' was kept: it changed after it was copied")
    case .sourceKept(let path, .copyNotSafe):
      Diagnostic(
        .warning, .transferSourceKept,
        "'\(path.carried)' was kept: its copy may not be on the device yet")
    case .sourceKept(let path, .copyNotFound):
      Diagnostic(
        .warning, .transferSourceKept,
        "'\(path.carried)' was kept: the file system lost part of the copy when it was renamed")
    case .sourceKept(let path, .system(let failure)):
      Diagnostic(.warning, .transferSourceKept, "'\(path.carried)' was kept: \(failure.reason)")
    case .sourceKept(let path, .elsewhere(let words)):
      Diagnostic(.warning, .transferSourceKept, "'\(path.carried)' was kept: \(words)")
    case .sourceInTombstone(let path, let place):
      Diagnostic(
        .warning, .transferSourceKept,
        "'\(path.carried)' was kept, but its name was taken: it is now '\(place.carried)'")
    case .leftBehind(let paths):
      Diagnostic(
        .warning, .transferLeftBehind, "left in place: \(OmittedPaths.names(paths))")
    case .skippedInside(let paths):
      Diagnostic(
        .note, .transferSkippedInside,
        "left in place by the conflict rule: \(OmittedPaths.names(paths))")
    case .leftOut(let links, let directory):
      Diagnostic(
        .warning, .transferLeftOut,
        "skipped, because the file system of '\(directory.carried)' does not support links: "
          + links.names)
    case .leftOutNodes(let nodes):
      Diagnostic(
        .warning, .transferLeftOut,
        "skipped, because FIFOs, sockets and devices are not copied: " + nodes.names)
    case .notKept(let losses, let path):
      Diagnostic(
        losses.isSubset(of: [.rights, .times, .unreadableAttributes, .newNames]) ? .note : .warning,
        .transferNotKept,
        "the file system of '\(path.carried)' does not keep \(losses.words)"
      )
    case .renamedInside(let tree, let names):
      Diagnostic(
        .warning, .transferRenamed,
        "renamed in '\(tree.carried)', because the file system there treats the names as the same: "
          + OmittedPaths.names(names))
    case .changedSinceLift(let path):
      Diagnostic(
        .note, .transferSourceChanged,
        "'\(path.carried)' changed after it was lifted; the current version was copied")
    case .notSynced(let path, let failure):
      Diagnostic(
        .warning, .transferNotSynced,
        "'\(path.carried)' is in place, but could be lost in a power failure: \(failure.reason)")
    case .notRecorded(let path):
      Diagnostic(
        .warning, .transferNotRecorded,
        "'\(path.carried)' is in place, but the session could not be saved")
    case .notListed(let path, let failure):
      Diagnostic(
        .warning, .transferNotListed,
        "'\(path.carried)' is in place, but missing from the manifest: \(failure.reason)")
    }
  }
}

extension FileStatus.Kind {
  fileprivate var noun: String {
    switch self {
    case .regular: "a file"
    case .directory: "a folder"
    case .link: "a link"
    case .fifo: "a FIFO"
    case .socket: "a socket"
    case .characterDevice, .blockDevice: "a device"
    case .unknown: "a file of an unknown kind"
    }
  }
}

extension Diagnostic {
  static func putAside(
    _ path: FilePath, at kept: FilePath, _ failure: SystemFailure
  ) -> Diagnostic {
    Diagnostic(
      .error, .transferPutAside,
      "'\(path.carried)' could not be replaced, and is now '\(kept.carried)': \(failure.reason)",
      hints: ["the next command gives it its name again"])
  }

  static func textInUse(_ path: FilePath) -> Diagnostic {
    Diagnostic(
      .error, .transferTextInUse, "'\(path.carried)' is being changed by another program",
      hints: ["nothing was written there; try again"])
  }

  /// A manifest was not written, or lacks lines.
  package static func manifestNotWritten(
    _ path: FilePath, _ reason: TransferError
  ) -> Diagnostic {
    Diagnostic(
      .error, .transferManifestNotWritten,
      "the manifest '\(path.carried)' lacks files that were placed: \(reason.diagnostic.message)",
      hints: ["the same drop again adds them"])
  }
}
