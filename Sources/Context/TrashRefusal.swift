package import Diagnostics
package import SystemCalls
package import SystemPackage

/// Why something may not go to the trash although it is a file in its place.
package enum TrashRefusal: Equatable, Sendable {
  /// Another application lifted the session.
  case external
  /// The session was lifted with `--no-move`.
  case noMove
  /// Its directory cannot be written.
  case directoryNotWritable(FilePath)
  /// In its directory everybody may remove only what is theirs.
  case notYours(FilePath)
  /// It is a directory that may not be written, which another directory cannot take over.
  case notWritable(FilePath)
  case isMountPoint(FilePath)
  /// It is a directory with a mount point somewhere below, at this path.
  case holdsMountPoint(FilePath, FilePath)
  /// It was said with `.` or `..` at its end.
  case unnamed(FilePath)
  case isInTrash(FilePath)
  case holds(FilePath, Held)
  /// There is no trash for it; with the one that would be the last to try.
  case noTrash(FilePath, trash: FilePath?)
  case unreachable(FilePath, SystemFailure)

  /// What a directory may hold, or be, that must not go with it.
  package enum Held: String, Sendable {
    case home = "your home folder"
    case trash = "the trash"
    case sessions = "the sessions of dnd"
    case workingDirectory = "the folder that you are in"
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
      return "the session was lifted with --no-move, and the trash takes the file itself"
    case .directoryNotWritable(let path):
      return "'\(path.carried)' cannot be trashed: its folder cannot be written"
    case .notYours(let path):
      return "'\(path.carried)' cannot be trashed: it is not yours to move away"
    case .notWritable(let path):
      return "'\(path.carried)' cannot be trashed: it is a folder that cannot be written"
    case .isMountPoint(let path):
      return "'\(path.carried)' cannot be trashed: a file system is mounted there"
    case .holdsMountPoint(let path, let mountPoint):
      return
        "'\(path.carried)' cannot be trashed: a file system is mounted in it, at '\(mountPoint.carried)'"
    case .unnamed(let path):
      return "'\(path.carried)' cannot be trashed: it was lifted as . or .."
    case .isInTrash(let path): return "'\(path.carried)' is in the trash already"
    case .holds(let path, let held):
      return "'\(path.carried)' cannot be trashed: it is or contains \(held.rawValue)"
    case .noTrash(let path, let trash):
      let there =
        trash.map { ": '\($0.carried)' cannot be made or written, or is not your own folder" } ?? ""
      return "there is no trash for '\(path.carried)'\(there)"
    case .unreachable(let path, let failure):
      return "cannot find the trash for '\(path.carried)': \(failure.errno)"
    }
  }

  private var hints: [String] {
    switch self {
    case .external: ["set DND_APP as it was when it was added"]
    case .isInTrash: ["dnd undo takes back what dnd has trashed"]
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
  /// An info file that stands for nothing and cannot be removed.
  package static func trashInfoKept(_ path: FilePath, _ failure: SystemFailure) -> Diagnostic {
    Diagnostic(
      .warning, .trashInfoKept,
      "'\(path.carried)' speaks of what is not in the trash, and cannot be removed: \(failure.errno)"
    )
  }
}
