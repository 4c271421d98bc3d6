import Context
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls
import SystemPackage

// Files of other hosts as what is placed: with their times and permissions, and removed there by a move.
extension DropSetting {
  /// The request with what is known of the original, if that is a file on another host.
  func describing(_ request: PlacementRequest, of loaded: Loaded) -> PlacementRequest {
    var request = request
    request.isWithdrawable = open.holdsLease
    guard !loaded.candidate.isDerived,
      case .far(let far) = loaded.candidate.representation.source, !far.isDirectory,
      case .spool = request.source
    else { return request }
    request.mode = far.mode.map { $0 & 0o777 }
    request.modified = far.modified.map { Int128($0) * 1_000_000_000 }
    if plan.moves(loaded.candidate, of: loaded.item) {
      request.origin = PlacementRequest.Origin(far.shownPath, far.version)
    }
    return request
  }
}

extension FarReference {
  /// The version as the status of such a file has it.
  var version: FileVersion {
    FileVersion(
      device: 0, inode: 0, size: size, modified: Int128(modified ?? 0) * 1_000_000_000)
  }
}

extension Candidate {
  /// Whether it is a file on another host, as it is.
  var isFarFile: Bool { !isDerived && representation.isFar }
  /// The time of a file on another host, in nanoseconds since 1970, before it is fetched.
  var farModified: Int128? {
    guard !isDerived, case .far(let far) = representation.source else { return nil }
    return far.modified.map { Int128($0) * 1_000_000_000 }
  }
}

extension Result where Success == Placement, Failure == TransferError {
  /// The outcome with what became of a source on another host.
  func told(_ outcome: FarRemoval.Outcome?) -> Self {
    guard let outcome, case .success(var placement) = self else { return self }
    placement.sourceRemoved = outcome.isRemoved
    placement.notes += outcome.notes
    if outcome.isRemoved { placement.verified = max(placement.verified, outcome.verified) }
    return .success(placement)
  }
}

extension DropPlan {
  /// Checks that a file on another host, which is to be moved, was fetched as it was lifted.
  func checkMayMove(far: FarReference, fetchedTo path: FilePath) throws(ExchangeError) {
    guard !far.isDirectory, let status = try? FileSystem.status(of: path) else { return }
    // Some stores keep no times; the digest is compared before the original is removed.
    let isInTime = far.modified == nil || status.modified == far.version.modified
    guard status.size == far.size, isInTime else {
      throw .sourceReplaced(far.shownPath)
    }
  }
}
