import Diagnostics
import SystemCalls
package import SystemPackage

extension FarError {
  /// The error for an item, or for the whole transfer, with the host before each path.
  package func transferError(_ host: FarPrefix) -> TransferError {
    switch self {
    case .missing(let path), .notDirectory(let path): .destinationMissing(host.adding(to: path))
    case .taken(let path): .destinationExists(host.adding(to: path))
    case .noSpace(let path): .noSpace(host.adding(to: path))
    case .verificationFailed(let path): .verificationFailed(host.adding(to: path))
    case .unreadable(let failure):
      if failure.isStale, let path = failure.path {
        .sourceChanged(path)
      } else {
        TransferError(failure)
      }
    case .cancelled: .cancelled
    case .system(let failure): TransferError(failure)
    default: .elsewhere(diagnostic(host), isLost: endsConnection)
    }
  }
}

extension RunID {
  /// The name under which a run keeps a replaced file, by which it comes back after a kill; nil for a root.
  package func keptName(of path: FilePath) -> FilePath? {
    path.lastComponent.map { aside(FilePath(bytes: $0.bytes)) }
  }
}

/// The host before the paths of a transfer, so that they name one place among all: `far:/home/me`.
package struct FarPrefix: Equatable, Sendable {
  private let bytes: [UInt8]

  package init(_ path: HostPath) {
    bytes = Array(HostPath(host: path.host, path: "").word)
  }

  /// The name of the host, without the colon behind it.
  package var host: String { String(decoding: bytes.dropLast(), as: UTF8.self) }

  /// A path there as it is recorded and shown.
  package func adding(to path: FilePath) -> FilePath { FilePath(bytes: bytes + path.bytes) }

  /// Whether the host is before a path.
  package func isOf(_ path: FilePath) -> Bool { path.bytes.starts(with: bytes) }

  /// The path there; the path itself if the host is not before it.
  package func removing(from path: FilePath) -> FilePath {
    guard path.bytes.starts(with: bytes) else { return path }
    // A path loses the slash at its end, and that of the root is all that there is.
    let rest = path.bytes.dropFirst(bytes.count)
    return rest.isEmpty ? "/" : FilePath(bytes: Array(rest))
  }
}
