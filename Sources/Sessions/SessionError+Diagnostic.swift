package import Diagnostics
import SystemCalls
import SystemPackage

extension Diagnostic.Code {
  package static let sessionNone = Self("session.none", .nothingToDo)
  package static let sessionNotFound = Self("session.notFound", .nothingToDo)
  package static let sessionEnded = Self("session.ended", .nothingToDo)
  package static let sessionExpired = Self("session.expired", .nothingToDo)
  package static let sessionOffered = Self("session.offered", .nothingToDo)
  package static let sessionNameTaken = Self("session.nameTaken", .usage)
  package static let sessionAmbiguous = Self("session.ambiguous", .usage)
  package static let sessionInvalidName = Self("session.invalidName", .usage)
  package static let sessionNoItems = Self("session.noItems", .nothingToDo)
  package static let sessionNoSuchItem = Self("session.noSuchItem", .nothingToDo)
  package static let sessionDamaged = Self("session.damaged", .damaged)
  package static let sessionNewerVersion = Self("session.newerVersion", .damaged)
  package static let sessionBusy = Self("session.busy", .busy)
  package static let sessionStale = Self("session.stale", .busy)
  package static let sessionClaimLost = Self("session.claimLost", .busy)
  package static let sessionUnsafeDirectory = Self("session.unsafeFolder", .unavailable)
  package static let sessionNoRuntimeDirectory = Self("session.noRuntimeFolder", .unavailable)
  package static let sessionNoSpace = Self("session.noSpace", .failed)
  package static let sessionInMemory = Self("session.inMemory", .failed)
  package static let sessionUnreadable = Self("session.unreadable", .failed)
  package static let sessionStoreFailed = Self("session.storeFailed", .failed)
}

extension SessionError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .none(let active):
      Diagnostic(.error, .sessionNone, "there is no current session", hints: Self.hints(active))
    case .notFound(let name, let active):
      Diagnostic(
        .error, .sessionNotFound, "there is no session '\(name)'", hints: Self.hints(active))
    case .ended(let name, let active):
      Diagnostic(.error, .sessionEnded, "session '\(name)' has ended", hints: Self.hints(active))
    case .expired(let name):
      Diagnostic(
        .error, .sessionExpired, "session '\(name)' has expired",
        hints: ["lift the items again; 'dnd lift --expires' sets how long a session lasts"])
    case .offered(let name):
      Diagnostic(
        .error, .sessionOffered, "everything in session '\(name)' is on the clipboard",
        hints: ["'dnd undo' takes it back"])
    case .nameTaken(let name):
      Diagnostic(
        .error, .sessionNameTaken, "session '\(name)' is already active",
        hints: ["add to it with 'dnd add --session \(TypedWord.of(name))', or choose another name"])
    case .ambiguous(let name):
      Diagnostic(
        .error, .sessionAmbiguous,
        "'\(name)' is the name of a session on this machine and of one in the shared store",
        hints: ["'env -u DND_STORE dnd cancel --session \(TypedWord.of(name))' ends the one here"])
    case .invalidName(let name):
      Diagnostic(
        .error, .sessionInvalidName, "'\(name)' is not a valid session name",
        hints: [
          "use letters, digits, '-', '_' and '.', at most 64 bytes, "
            + "and do not begin with a dot or a dash"
        ])
    case .noItems:
      Diagnostic(.error, .sessionNoItems, "there is nothing to lift, so no session was created")
    case .noSuchItem(let index, let name):
      Diagnostic(
        .error, .sessionNoSuchItem, "session '\(name)' has no item \(index)",
        hints: ["'dnd show --session \(TypedWord.of(name))' lists its items"])
    case .damaged(let name, let path, let damage):
      Diagnostic(
        .error, .sessionDamaged,
        "session '\(name)' is damaged: \(Self.words(damage)) in \(path.carried)",
        hints: [
          "nothing was changed; its payloads, if any, are files in "
            + path.directory.appending("payloads").carried
        ])
    case .newerVersion(let name, let path, let version):
      Diagnostic(
        .error, .sessionNewerVersion,
        "session '\(name)' was written by a newer dnd (version \(version) of \(path.carried))",
        hints: ["update dnd; the session was not changed"])
    case .busy(let name):
      Diagnostic(
        .error, .sessionBusy, "session '\(name)' is in use by another dnd",
        hints: ["try again when that has finished"])
    case .stale(let name):
      Diagnostic(
        .error, .sessionStale, "session '\(name)' has changed since it was read",
        hints: ["'dnd propose' shows what a drop would do now"])
    case .claimLost(let name):
      Diagnostic(
        .error, .sessionClaimLost, "another dnd has taken over session '\(name)'",
        hints: ["'dnd show --session \(TypedWord.of(name))' shows the state of each item"])
    case .unsafeDirectory(let path, let danger):
      Diagnostic(
        .error, .sessionUnsafeDirectory,
        "\(path.carried) cannot hold sessions: \(Self.words(danger))",
        hints: [Self.cure(danger, path), "set DND_STATE_HOME to another folder"])
    case .noRuntimeDirectory:
      Diagnostic(
        .error, .sessionNoRuntimeDirectory,
        "a sensitive session needs a folder in memory, but there is none",
        hints: ["set XDG_RUNTIME_DIR to a folder of your own on a tmpfs"])
    case .unreadable(let name, let failure):
      Diagnostic(
        .error, .sessionUnreadable,
        "session '\(name)' could not be read\(Self.location(failure)): \(failure.reason)",
        hints: ["the session was not changed"])
    case .system(let failure) where failure.call == "flock" && failure.errno == .wouldBlock:
      Diagnostic(
        .error, .sessionBusy,
        "the session in \(failure.path?.carried ?? "use") is in use by "
          + (failure.path.flatMap { OpenFile.lockHolder(of: $0) }.map { "process \($0)" }
            ?? "another program"),
        hints: ["try again when that has finished"])
    case .system(let failure) where failure.isNoSpace:
      Diagnostic(
        .error, .sessionNoSpace, "no space left for the session\(Self.location(failure))",
        hints: [
          "make room there, then repeat the command; DND_STATE_HOME names another folder for new ones"
        ])
    case .system(let failure):
      Diagnostic(
        .error, .sessionStoreFailed,
        "the session could not be stored\(Self.location(failure)): \(failure.reason)",
        hints: Diagnostic.hintsOnFileSize + ["set DND_STATE_HOME to another folder"])
    case .sharedStore(let failure): failure.diagnostic
    }
  }

  private static func hints(_ active: [String]) -> [String] {
    guard let first = active.first else { return ["start one with 'dnd lift FILE…'"] }
    let use = "'dnd use \(TypedWord.of(first))' continues with that one"
    return active.count == 1 ? [use] : [use, "'dnd list' shows \(active.count - 1) more"]
  }

  private static func location(_ failure: SystemFailure) -> String {
    failure.path.map { " in \($0.carried)" } ?? ""
  }

  private static func words(_ damage: Damage) -> String {
    switch damage {
    case .file: "no readable database"
    case .notASession: "a database of another kind"
    case .session: "no readable session record"
    case .item(let index): "no readable record of item \(index)"
    }
  }

  private static func words(_ danger: Danger) -> String {
    switch danger {
    case .ownedByAnother: "it belongs to another user"
    case .writableByOthers: "others may write to it"
    case .notADirectory: "it is not a folder"
    case .notInMemory: "it is on a disk, not in memory"
    case .inDirectoryOfAnother(let directory):
      "'\(directory.carried)' belongs to another user, who could not use the files that root creates in it"
    }
  }

  private static func cure(_ danger: Danger, _ path: FilePath) -> String {
    switch danger {
    case .ownedByAnother, .notADirectory: "move it away, or use another folder"
    case .notInMemory: "set XDG_RUNTIME_DIR to a folder of your own on a tmpfs"
    case .inDirectoryOfAnother:
      "set HOME to root's own folder, as sudo -H does, or run it as that user"
    case .writableByOthers: "chmod go-w \(path.carried)"
    }
  }
}
