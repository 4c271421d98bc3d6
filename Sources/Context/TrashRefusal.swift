package import Diagnostics
package import SystemCalls
package import SystemPackage

/// The reason why a file may not be moved to the trash.
package enum TrashRefusal: Equatable, Sendable {
  /// Another application lifted the session.
  case external
  /// The session was lifted with `--no-move`.
  case noMove
  /// The directory of the file is not writable.
  case directoryNotWritable(FilePath)
  /// The directory of the file is sticky, and this user owns neither.
  case notYours(FilePath)
  /// The directory is not writable, so the kernel does not allow moving it to another parent.
  case notWritable(FilePath)
  case isMountPoint(FilePath)
  /// The directory contains a mount point at the second path.
  case holdsMountPoint(FilePath, FilePath)
  /// The path as typed ended in `.` or `..`.
  case unnamed(FilePath)
  case isInTrash(FilePath)
  case holds(FilePath, Held)
  /// There is no usable trash; `trash` is the last candidate.
  case noTrash(FilePath, trash: FilePath?)
  case unreachable(FilePath, SystemFailure)

  /// A directory that must not be trashed, either directly or with one of its parents.
  package enum Held: String, Sendable {
    case home = "your home folder"
    case trash = "the trash"
    case sessions = "dnd's sessions"
    case workingDirectory = "the current folder"
  }
}

extension TrashRefusal: Diagnosable {
  package var diagnostic: Diagnostic {
    Diagnostic(.trashForbidden, message, hints: hints)
  }

  private var message: String {
    switch self {
    case .external:
      return "only the application that added an item may trash its file"
    case .noMove:
      return "the session was lifted with --no-move, so its files cannot be trashed"
    case .directoryNotWritable(let path):
      return "'\(path.carried)' cannot be trashed: its folder is not writable"
    case .notYours(let path):
      return "'\(path.carried)' cannot be trashed: you may not move it out of its folder"
    case .notWritable(let path):
      return "'\(path.carried)' cannot be trashed: the folder is not writable"
    case .isMountPoint(let path):
      return "'\(path.carried)' cannot be trashed: a file system is mounted there"
    case .holdsMountPoint(let path, let mountPoint):
      return
        "'\(path.carried)' cannot be trashed: a file system is mounted in it, at '\(mountPoint.carried)'"
    case .unnamed(let path):
      return "'\(path.carried)' cannot be trashed: it was lifted as . or .."
    case .isInTrash(let path): return "'\(path.carried)' is already in the trash"
    case .holds(let path, let held):
      return "'\(path.carried)' cannot be trashed: it is or contains \(held.rawValue)"
    case .noTrash(let path, let trash):
      let there =
        trash.map { ": '\($0.carried)' cannot be created or written, or belongs to another user" }
        ?? ""
      return "there is no trash for '\(path.carried)'\(there)"
    case .unreachable(let path, let failure):
      return "cannot find the trash for '\(path.carried)': \(failure.diagnostic.message)"
    }
  }

  private var hints: [String] {
    switch self {
    case .external: ["set DND_APP to its value when it was added"]
    case .isInTrash: ["'dnd undo' restores files that dnd trashed"]
    case .holds(_, .workingDirectory): ["leave it first"]
    case .holdsMountPoint: ["unmount it first"]
    case .unnamed(let path): ["lift it by its name: '\(path.nameForItem)'"]
    case .noTrash(_, nil): ["set HOME or XDG_DATA_HOME"]
    default: []
    }
  }
}

extension Diagnostic.Code {
  static let trashForbidden = Self("trash.forbidden", .forbidden)
  package static let trashElsewhere = Self("trash.elsewhere", .failed)
  package static let trashUnsafe = Self("trash.unsafe", .failed)
  package static let trashInfoKept = Self("trash.infoKept", .failed)
}

extension Diagnostic {
  /// The warning that an orphaned info file cannot be removed.
  package static func trashInfoKept(_ path: FilePath, _ failure: SystemFailure) -> Diagnostic {
    Diagnostic(
      .warning, .trashInfoKept,
      "'\(path.carried)' describes a file that is not in the trash, but cannot be removed: \(failure.reason)"
    )
  }
}
