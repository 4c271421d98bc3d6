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
      request.source.isWholeFile(loaded.representation)
    else { return request }
    request.mode = far.mode.map { Machine.ownMode($0) }
    request.modified = far.modified.map { Int128($0) * 1_000_000_000 }
    if plan.moves(loaded.candidate, of: loaded.item) {
      request.origin = PlacementRequest.Origin(far.location, far.version)
    }
    return request
  }

  /// The error for a folder of a host that would be put inside itself, before it is fetched; nil if it would not be, or
  /// if that cannot be found out.
  func enclosure(of candidate: Candidate, _ item: Item) -> TransferError? {
    guard !candidate.isDerived, case .far(let far) = candidate.representation.source,
      far.isDirectory, let place = plan.host?.place,
      let directory = plan.targetElsewhere(of: item, as: candidate)?.directory
    else { return nil }
    let path = place.id.path(in: directory)
    let tries = RecordedTries(open, by: runID, of: item.index)
    let isInside = try? plan.context.farSources.with(far.location.place) {
      (files) throws(FarError) in
      try files.isEntered(
        far.path, by: path, on: place.files, runID,
        recording: { tries.note(Location(place.id, $0)) }, left: { tries.isLeft = true })
    }
    tries.end()
    return isInside == true
      ? .destinationInsideSource(destination: directory, source: far.location.shown) : nil
  }
}

extension PlacementRequest.Source {
  /// Whether it is the file that was fetched, and not a shortcut made of it.
  fileprivate func isWholeFile(_ fetched: LoadedRepresentation) -> Bool {
    switch (self, fetched) {
    case (.spool, _): true
    case (.bytes(let bytes), .held(let all, _)): bytes == all
    default: false
    }
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
  func checkMayMove(
    far: FarReference, _ fetched: LoadedRepresentation
  ) throws(ExchangeError) {
    if far.isDirectory { return }
    let isAsLifted: Bool
    switch fetched {
    case .held(_, let isAsHeld): isAsLifted = isAsHeld
    case .made(let path):
      guard let status = try? FileSystem.status(of: path) else { return }
      // Some stores keep no times; the digest is compared before the original is removed.
      let isInTime = far.modified == nil || status.modified == far.version.modified
      isAsLifted = status.size == far.size && isInTime
    default: return
    }
    if !isAsLifted { throw .sourceReplaced(far.location.shown) }
  }
}
