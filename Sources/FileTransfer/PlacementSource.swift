package import SystemCalls
package import SystemPackage

/// The source of a request for an engine that places files elsewhere: what it is, its bytes, and its removal.
///
/// The rules for sources are the same wherever their copies go, so they are not written a second time. It is a class
/// because it is large and passed on often.
package final class PlacementSource {
  package let request: PlacementRequest
  let facts: SourceFacts
  /// The modification time of the copy, in nanoseconds since 1970; of bytes, when they were examined.
  package let modified: Int128

  /// What a request places.
  package enum Kind: Sendable {
    case bytes([UInt8])
    case file(FilePath)
    case directory(FilePath)
    case link(FilePath)
  }

  /// Examines the source, and throws any error that can be foreseen without reading it.
  package init(_ request: PlacementRequest) throws(TransferError) {
    guard TargetName.isUsable(request.name) else { throw .unusableName(request.name) }
    self.request = request
    facts = try SourceFacts(request)
    if case .special(let path, let status) = facts.content {
      throw .unsupportedKind(path, status.kind)
    }
    modified =
      if case .path = request.source, let status = facts.status { status.modified } else {
        request.modified ?? Int128(Clock.now)
      }
  }

  package var kind: Kind {
    switch facts.content {
    case .bytes(let bytes): .bytes(bytes)
    case .file(let path, _), .special(let path, _): .file(path)
    case .directory(let path, _): .directory(path)
    case .link(let path, _): .link(path)
    }
  }

  /// Whether the content may be reached through a link, which a copy follows and a move does not.
  package var followsLink: Bool { facts.isFollowedLink || facts.entry == nil }
  /// The number of bytes of content.
  package var size: Int64 { facts.size }
  /// The version of the source; nil for bytes.
  package var version: FileVersion? { facts.status?.version }
  package var notes: [TransferNote] { facts.notes }
  package var side: ConflictRule.Side { facts.side(request) }
  /// Whether the request removes the source, which bytes and our own files do not have.
  package var isMoved: Bool {
    if case .path = request.source { request.operation == .move } else { false }
  }

  /// The permissions of the copy.
  package var mode: UInt32 {
    if case .path = request.source, let status = facts.status { return status.mode & 0o7777 }
    return request.mode ?? 0o666 & ~Machine.fileModeMask
  }

  /// Opens the content of a file.
  package func open() throws(SystemFailure) -> OpenFile {
    guard let path = facts.path else { throw SystemFailure("openat", nil, .invalidArgument) }
    let file = try OpenFile.open(
      path, options: followsLink ? [.nonBlocking] : [.nonBlocking, .noFollow])
    if !isSame(try file.status()) { throw .stale(path) }
    return file
  }

  /// Whether a status is that of the file that was examined, unchanged.
  package func isSame(_ status: FileStatus) -> Bool {
    version.map { status.version.isSameContent(as: $0) } ?? true
  }

  /// Hides the source of a move whose copy is elsewhere, until that was looked at.
  package func hide(by runID: RunID) -> SourceAside {
    guard case .file(let path, let version)? = facts.removal(reading: version) else {
      return SourceAside(nil)
    }
    return SourceAside(
      HiddenSource.hide(.init(path), .file(version), nil, SourceRemoval(runID)))
  }
}
