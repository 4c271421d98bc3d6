import SystemCalls
package import SystemPackage

/// What is known of a source before it is transferred.
struct SourceFacts: Sendable {
  /// What is transferred, and its path; for a followed link this is the target.
  enum Content {
    case bytes([UInt8])
    case file(FilePath, FileStatus)
    case directory(FilePath, FileStatus)
    case link(FilePath, FileStatus)
    /// A FIFO, socket or device, which is moved as what it is.
    case special(FilePath, FileStatus)
  }

  enum Kind { case file, directory, link, special, bytes }

  let content: Content
  /// The status of the source itself, links not followed, which a move removes; nil if only the content is
  /// examined.
  var entry: FileStatus?
  var size: Int64
  var notes: [TransferNote] = []

  var kind: Kind {
    switch content {
    case .bytes: .bytes
    case .file: .file
    case .directory: .directory
    case .link: .link
    case .special: .special
    }
  }

  /// The path; nil for bytes.
  var path: FilePath? { located?.path }

  /// The status of the content; nil for bytes.
  var status: FileStatus? { located?.status }

  private var located: (path: FilePath, status: FileStatus)? {
    switch content {
    case .bytes: nil
    case .file(let path, let status), .directory(let path, let status), .link(let path, let status),
      .special(let path, let status):
      (path, status)
    }
  }

  /// Whether the source is a symbolic link that is replaced by its target's content.
  var isFollowedLink: Bool { entry?.kind == .link && kind != .link }

  /// Examines the source, and throws any error that can be foreseen without reading it.
  init(_ request: PlacementRequest) throws(TransferError) {
    switch request.source {
    case .bytes(let bytes):
      content = .bytes(bytes)
      size = Int64(bytes.count)
    case .spool(let path):
      let status = try Self.look(at: path, followingLinks: true)
      guard status.kind == .regular else { throw .unsupportedKind(path, status.kind) }
      content = .file(path, status)
      size = status.size
    case .path(let given, let expected, let followsLink):
      let path = try Self.named(given)
      var status: FileStatus
      if request.operation == .move || !followsLink {
        status =
          request.operation == .move
          ? try Self.lookToRemove(path) : try Self.look(at: path, followingLinks: false)
        entry = status
        if followsLink && status.kind == .link {
          status = try Self.look(at: path, followingLinks: true)
        }
      } else {
        status = try Self.look(at: path, followingLinks: true)
      }
      switch status.kind {
      case .regular: content = .file(path, status)
      case .directory: content = .directory(path, status)
      case .link: content = .link(path, status)
      case let kind where kind.isSpecial && request.operation == .move && !followsLink:
        content = .special(path, status)
      default: throw .unsupportedKind(path, status.kind)
      }
      size = status.kind == .directory ? 0 : status.size
      if let expected, !Self.matches(status, expected) {
        guard request.operation == .copy, followsLink || status.kind != .link,
          status.inode == expected.inode
        else {
          throw .sourceChanged(path)
        }
        notes.append(.changedSinceLift(path))
      }
    }
  }

  /// What a move removes once the copy is safe; nil if there is nothing to remove.
  func removal(reading version: FileVersion?) -> Removal? {
    guard let path, let entry else { return nil }
    // For a followed link the link itself is removed; otherwise only the version that was read.
    return .file(path, isFollowedLink ? entry.version : version ?? entry.version)
  }

  /// The source as one side of a conflict.
  func side(_ request: PlacementRequest) -> ConflictRule.Side {
    .init(
      isDirectory: kind == .directory,
      modified: isOurs(request) ? request.modified : status?.modified)
  }

  private func isOurs(_ request: PlacementRequest) -> Bool {
    if case .path = request.source { false } else { true }
  }

  private static func look(
    at path: FilePath, followingLinks: Bool
  ) throws(TransferError) -> FileStatus {
    try reading(path) { () throws(SystemFailure) in
      try FileSystem.status(of: path, followingLinks: followingLinks)
    }
  }

  /// Whether the source is what was lifted.
  ///
  /// For a directory only its identity counts, since its content is expected to change. Device numbers are
  /// ignored, because they may change on reboot, and sessions persist across reboots.
  private static func matches(_ status: FileStatus, _ expected: FileVersion) -> Bool {
    status.inode == expected.inode
      && (status.kind == .directory
        || (status.size == expected.size && status.modified == expected.modified))
  }

  /// The path, resolved if it ends in `.` or `..`, which are not names of their own.
  private static func named(_ path: FilePath) throws(TransferError) -> FilePath {
    if path.lastComponent?.kind == .regular { return path }
    return try reading(path) { () throws(SystemFailure) in try FileSystem.realPath(of: path) }
  }

  /// The status of a source that is to be removed, as it is reached for that: a link that another user put on its path
  /// leads to no file that a move may read.
  private static func lookToRemove(_ path: FilePath) throws(TransferError) -> FileStatus {
    let directory = try openingDirectory(of: path)
    do throws(SystemFailure) {
      try FileSystem.checkAccess(.change, to: ".", in: directory)
    } catch {
      throw .sourceDirectoryNotWritable(path, error)
    }
    return try reading(path) { () throws(SystemFailure) in
      try FileSystem.status(of: path.name, in: directory, followingLinks: false)
    }
  }
}

extension FilePath {
  /// The directory that contains the last component; `.` for a bare name.
  var directory: FilePath {
    let bytes = bytes
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return FilePath(bytes: Array(bytes[..<max(slash, 1)]))
  }

  /// Opens the nearest existing directory.
  func openNearestDirectory() throws(SystemFailure) -> OpenFile {
    try OpenFile.openPath(nearestDirectory)
  }

  /// The nearest existing file or directory: this path or an ancestor.
  package var nearestDirectory: FilePath {
    var ancestor = self
    while (try? FileSystem.status(of: ancestor)) == nil, ancestor.removeLastComponent() {}
    return ancestor.isEmpty ? "." : ancestor
  }
}
