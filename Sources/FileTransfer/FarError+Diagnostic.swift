package import Diagnostics
package import Items
import SystemCalls
package import SystemPackage

extension Diagnostic.Code {
  package static let remoteAmbiguous = Self("remote.ambiguous", .usage)
  package static let remoteProtocol = Self("remote.protocol", .damaged)
  package static let remoteLeftover = Self("remote.leftover", .failed)
  package static let remoteMissing = Self("remote.missing", .noInput)
  package static let remoteDenied = Self("remote.denied", .forbidden)
  package static let remoteUnreachable = Self("remote.unreachable", .unavailable)
  package static let remoteReadOnly = Self("remote.readOnly", .forbidden)
  package static let remoteRefused = Self("remote.refused", .unavailable)
  package static let remoteHostKey = Self("remote.hostKey", .unavailable)
  package static let remoteNoise = Self("remote.noise", .unavailable)
  package static let remoteNoServer = Self("remote.noSFTP", .unavailable)
  package static let remoteNoProgram = Self("remote.noSSH", .unavailable)
  package static let remoteNoRclone = Self("remote.noRclone", .unavailable)
  package static let remoteCannotRefuse = Self("remote.cannotRefuse", .forbidden)
  package static let remoteCannotProve = Self("remote.cannotProve", .forbidden)
  package static let remoteCannotSync = Self("remote.cannotSync", .forbidden)
  package static let remoteUnsupported = Self("remote.unsupported", .failed)
  package static let remoteLost = Self("remote.lost", .failed)
  package static let remoteFailed = Self("remote.failed", .failed)
}

extension Diagnostic.Code {
  private static let ofUnreachablePlaces: Set<Self> = [
    remoteUnreachable, remoteRefused, remoteHostKey, remoteNoise, remoteNoServer, remoteNoProgram,
    remoteNoRclone, remoteProtocol, remoteLost,
  ]

  /// Whether a host or store could not be asked, so that nothing is known of what is there.
  package var isOfUnreachablePlace: Bool { Self.ofUnreachablePlaces.contains(self) }
}

extension Diagnostic {
  /// The warning about a hidden file on a host that does not let it be removed; the path has the host before it.
  package static func leftover(_ path: FilePath) -> Diagnostic {
    Diagnostic(
      .warning, .remoteLeftover, "the host does not let '\(path.carried)' be removed",
      hints: ["nobody needs this file any more"])
  }
}

extension Diagnostic {
  /// The error about a file that could neither be replaced nor get its name back; the paths have the host before them.
  package static func notGivenBack(_ path: FilePath, at kept: FilePath) -> Diagnostic {
    Diagnostic(
      .remoteFailed,
      "'\(path.carried)' could not be replaced, and its old file is now '\(kept.carried)'",
      hints: ["repeat the drop; it gives the old file its name back first"])
  }
}

extension FarError {
  /// The error as shown to the user.
  package func diagnostic(_ prefix: PlaceID) -> Diagnostic {
    func named(_ path: FilePath) -> String { "'\(prefix.shown(path).carried)'" }
    switch self {
    case .unreachable(let host, let words) where words.contains(Self.noSection):
      return Diagnostic(
        .remoteUnreachable, "rclone has no remote '\(PlaceID(recorded: host).name)'",
        hints: ["'rclone listremotes' lists the remotes"])
    case .unreachable(let host, let words):
      return Diagnostic(
        .remoteUnreachable, Self.joined("\(Self.named(host)) cannot be reached", words))
    case .refused(let host, let words):
      return Diagnostic(
        .remoteRefused, Self.joined("host '\(host)' does not let you in", words),
        hints: ["try 'ssh \(host)'; dnd connects in the same way"])
    case .hostKey(let host, let words):
      return Diagnostic(
        .remoteHostKey, Self.joined("the key of host '\(host)' is not the known one", words),
        hints: ["try 'ssh \(host)', which says what to do"])
    case .noise(let host, let words):
      return Diagnostic(
        .remoteNoise, Self.joined("host '\(host)' prints something before the transfer", words),
        hints: ["a start-up file there, such as .bashrc, must print only in interactive shells"])
    case .noServer(let host, let words):
      return Diagnostic(
        .remoteNoServer, Self.joined("host '\(host)' has no SFTP server", words))
    case .programMissing(let name):
      return Diagnostic(
        .remoteNoProgram, "'\(name)' was not found", hints: ["install openssh-client"])
    case .rcloneMissing(let name):
      return Diagnostic(
        .remoteNoRclone, "'\(name)' was not found", hints: ["install the package rclone"])
    case .protocolBroken(let host, let what):
      let protocolName =
        PlaceID(recorded: host).kind == .host ? "the SFTP protocol" : "its protocol"
      return Diagnostic(
        .remoteProtocol, "\(Self.named(host)) broke \(protocolName): \(what)")
    case .lost(let host, let words):
      return Diagnostic(
        .remoteLost, Self.joined("the connection to '\(host)' was lost", words),
        hints: ["repeat the command to continue"])
    case .cancelled: return Diagnostic(.transferCancelled, "interrupted")
    case .system(let failure), .unreadable(let failure): return failure.diagnostic
    case .missing(let path): return Diagnostic(.remoteMissing, "\(named(path)) does not exist")
    case .notDirectory(let path):
      return Diagnostic(.remoteMissing, "\(named(path)) is not a folder")
    case .denied(let path): return Diagnostic(.remoteDenied, "\(named(path)): permission denied")
    case .taken(let path): return Diagnostic(.remoteFailed, "\(named(path)) already exists")
    case .noSpace(let path):
      return Diagnostic(.remoteFailed, "there is no space for \(named(path))")
    case .readOnly(let path):
      return Diagnostic(.remoteReadOnly, "\(named(path)) is on a read-only file system")
    case .unsupported(let path):
      return Diagnostic(.remoteUnsupported, "the server cannot do this with \(named(path))")
    case .failed(let path, let words), .impossibleName(let path, let words):
      return Diagnostic(.remoteFailed, Self.joined(named(path), words))
    case .cannotRefuse(let path):
      return Diagnostic(
        .remoteCannotRefuse,
        "the server of \(named(path)) would replace files of the same name, so nothing was put there",
        hints: ["'dnd … --on-conflict replace' puts it there if nobody else writes there"])
    case .cannotSynchronize(let path):
      return Diagnostic(
        .remoteCannotSync,
        "the server of \(named(path)) cannot sync files, so nothing can be moved there",
        hints: ["'dnd … --copy' keeps the sources"])
    case .cannotProve(let path):
      return Diagnostic(
        .remoteCannotProve,
        "the server of \(named(path)) tells no hash and gives no file back, so nothing can be moved there",
        hints: ["'dnd … --copy' keeps the sources"])
    case .verificationFailed(let path):
      return Diagnostic(.remoteFailed, "the copy \(named(path)) differs from its source")
    }
  }

  /// What rclone says of a remote that it does not know.
  private static let noSection = "didn't find section in config file"

  /// A host or a store in words.
  private static func named(_ host: String) -> String {
    PlaceID(recorded: host).kind == .host ? "host '\(host)'" : "'\(host):'"
  }

  private static func joined(_ message: String, _ words: String) -> String {
    words.isEmpty ? message : "\(message): \(words)"
  }
}
