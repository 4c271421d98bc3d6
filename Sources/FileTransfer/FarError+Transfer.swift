import Diagnostics
package import Items
import SystemCalls
package import SystemPackage

extension FarError {
  /// The error for an item, or for the whole transfer, with the host before each path.
  package func transferError(_ host: PlaceID) -> TransferError {
    switch self {
    case .missing(let path), .notDirectory(let path): .destinationMissing(host.shown(path))
    case .taken(let path): .destinationExists(host.shown(path))
    case .noSpace(let path): .noSpace(host.shown(path))
    case .verificationFailed(let path): .verificationFailed(host.shown(path))
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

// The paths of a transfer have the place before them, so that they name one among all: `far:/home/me`.
extension PlaceID {
  /// A path of this place as it is shown.
  package func shown(_ path: FilePath) -> FilePath { Location(self, path).shown }

  /// The location of a path that is shown with the place before it.
  package func location(_ shown: FilePath) -> Location { Location(self, path(in: shown)) }

  /// The path there; the path itself if the place is not before it.
  package func path(in shown: FilePath) -> FilePath {
    let before = beginning
    guard !before.isEmpty, shown.bytes.starts(with: before) else { return shown }
    // A path loses the slash at its end, and that of the root is all that there is.
    let rest = shown.bytes.dropFirst(before.count)
    return rest.isEmpty ? "/" : FilePath(bytes: Array(rest))
  }

  private var beginning: [UInt8] { self == .here ? [] : Location(self, "").word }
}
