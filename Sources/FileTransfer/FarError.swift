package import SystemCalls
package import SystemPackage

/// Why something on another host failed.
///
/// `host` is the host as the user named it, and `words` are those of `ssh` or of the server.
package indirect enum FarError: Error, Equatable, Sendable {
  // Errors of the connection.
  case unreachable(host: String, words: String)
  /// The host does not accept this user.
  case refused(host: String, words: String)
  /// The key of the host is unknown or another one than before.
  case hostKey(host: String, words: String)
  /// Something else than the protocol arrived: a start-up file prints, for example.
  case noise(host: String, words: String)
  /// The host has no SFTP server.
  case noServer(host: String, words: String)
  case programMissing(String)
  /// `rclone` is missing, under this name.
  case rcloneMissing(String)
  /// The server breaks the rules of its protocol.
  case protocolBroken(host: String, what: String)
  /// The connection ended, or nothing came for too long.
  case lost(host: String, words: String)
  case cancelled
  case system(SystemFailure)

  // Errors of one file or directory.
  case missing(FilePath)
  case denied(FilePath)
  case notDirectory(FilePath)
  case taken(FilePath)
  case noSpace(FilePath)
  /// The file system cannot be written to.
  case readOnly(FilePath)
  /// The server cannot do this.
  case unsupported(FilePath)
  /// Nothing there can have this name, for the reason in `words`.
  case impossibleName(FilePath, words: String)
  /// The server said only that it failed.
  case failed(FilePath, words: String)
  /// The content to write could not be read here.
  case unreadable(SystemFailure)
  /// The directory's server would replace a file of the same name.
  case cannotRefuse(FilePath)
  /// The directory's server cannot sync files, so that no source may be removed.
  case cannotSynchronize(FilePath)
  /// The directory's server tells no hashes and gives no file back, so that no source may be removed.
  case cannotProve(FilePath)
  case verificationFailed(FilePath)

  /// Whether the whole connection failed, not only one file.
  package var endsConnection: Bool {
    switch self {
    case .unreachable, .refused, .hostKey, .noise, .noServer, .programMissing, .rcloneMissing,
      .protocolBroken,
      .lost, .cancelled, .system:
      true
    default: false
    }
  }

  /// The same error about the name that a file was to get, if it is about the hidden one.
  package func naming(_ target: FilePath, insteadOf staged: FilePath) -> FarError {
    switch self {
    case .denied(staged): .denied(target)
    case .noSpace(staged): .noSpace(target)
    case .readOnly(staged): .readOnly(target)
    case .unsupported(staged): .unsupported(target)
    case .failed(staged, let words): .failed(target, words: words)
    case .impossibleName(staged, let words): .impossibleName(target, words: words)
    case .verificationFailed(staged): .verificationFailed(target)
    default: self
    }
  }

  /// The same error about what was to be in a folder, if it is about something below its hidden name.
  package func naming(_ target: FilePath, insteadOfFolder staged: FilePath) -> FarError {
    func shown(_ path: FilePath) -> FilePath {
      var below = path
      return below.removePrefix(staged) ? target.pushing(below) : path
    }
    return switch self {
    case .missing(let path): .missing(shown(path))
    case .denied(let path): .denied(shown(path))
    case .notDirectory(let path): .notDirectory(shown(path))
    case .taken(let path): .taken(shown(path))
    case .noSpace(let path): .noSpace(shown(path))
    case .readOnly(let path): .readOnly(shown(path))
    case .unsupported(let path): .unsupported(shown(path))
    case .failed(let path, let words): .failed(shown(path), words: words)
    case .impossibleName(let path, let words): .impossibleName(shown(path), words: words)
    case .verificationFailed(let path): .verificationFailed(shown(path))
    case .cannotSynchronize(let path): .cannotSynchronize(shown(path))
    default: self
    }
  }

  /// The words about a host that answers nothing any more.
  package static let noAnswer = "it does not answer"

  /// Whether the host was waited for in vain.
  package var isSilence: Bool {
    switch self {
    case .lost(_, Self.noAnswer), .unreachable(_, Self.noAnswer): true
    default: false
    }
  }
}
