package import ContentDetection
package import Diagnostics
package import Items
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// The current status of a path to be lifted.
package struct SourceStatus {
  /// The status of a link's target, or of the link itself if it is broken.
  package let status: FileStatus
  package let isLink: Bool
  /// The detected type; nil if detection was skipped because the type is given.
  package let type: UniformType?
  /// The known reason why the content cannot be read; operations that need it will fail.
  package let unreadable: Errno?

  /// Examines a path.
  ///
  /// A link is followed unless it is broken.
  ///
  /// - Parameters:
  ///   - type: The known type.
  ///   - unreadable: The error of an earlier attempt to read the file.
  package init(
    _ path: FilePath, type: UniformType? = nil, unreadable: Errno? = nil
  ) throws(SystemFailure) {
    let own = try FileSystem.status(of: path, followingLinks: false)
    isLink = own.kind == .link
    status = isLink ? try Self.target(of: path) ?? own : own
    self.type = status.kind == .link ? nil : type
    self.unreadable = unreadable ?? Self.obstacle(status, path)
  }

  /// Takes the status from a detection.
  package init(_ detection: Detection, of path: FilePath) {
    status = detection.status
    isLink = detection.isLink
    type = detection.type
    unreadable = status.kind == .directory ? Self.obstacle(status, path) : nil
  }

  package var isFIFO: Bool { status.kind == .fifo }
  package var hasContent: Bool { status.kind.hasContent }
  /// Whether the path is a broken link, which is lifted as a link.
  package var leadsNowhere: Bool { isLink && status.kind == .link }
  /// The size in bytes; nil for a directory or a link.
  package var size: Int64? { status.kind == .regular ? status.size : nil }
  package var identity: SourceIdentity { SourceIdentity(status, isLink: isLink) }

  /// The status of a link's target; nil for a broken link.
  private static func target(of path: FilePath) throws(SystemFailure) -> FileStatus? {
    do throws(SystemFailure) {
      return try FileSystem.allowedStatus(of: path)
    } catch {
      guard !error.isRefusedLink, error.errno.isOfLinkToNowhere else { throw error }
      return nil
    }
  }

  /// The reason why this user may not read the file.
  private static func obstacle(_ status: FileStatus, _ path: FilePath) -> Errno? {
    guard status.kind.hasContent else { return nil }
    do throws(SystemFailure) {
      try FileSystem.checkAccess(status.kind == .directory ? [.read, .execute] : .read, to: path)
      return nil
    } catch {
      return error.errno
    }
  }
}

extension SourceIdentity {
  /// The part of a file's status that a session stores.
  package init(_ status: FileStatus, isLink: Bool, isUnnamed: Bool = false) {
    let isDirectory = status.kind == .directory
    self.init(
      device: status.device, inode: status.inode, size: isDirectory ? 0 : status.size,
      modified: isDirectory ? 0 : status.modified, isDirectory: isDirectory, isLink: isLink,
      leadsNowhere: status.kind == .link, isUnnamed: isUnnamed)
  }

  /// The current status of the path, without following the link if the link itself was lifted.
  package func statusNow(of path: FilePath) throws(SystemFailure) -> FileStatus {
    try FileSystem.status(of: path, followingLinks: !leadsNowhere)
  }

  /// The current status like `statusNow`, and whether the path is known to be no link.
  package func lookNow(
    at path: FilePath
  ) throws(SystemFailure) -> (status: FileStatus, isNoLink: Bool) {
    if !isLink {
      let status = try FileSystem.status(of: path, followingLinks: false)
      if status.kind != .link { return (status, true) }
    }
    return (try statusNow(of: path), false)
  }
}

extension Diagnostic {
  /// The warning for a source that is lifted although this user cannot read it.
  package static func unread(_ path: FilePath, _ reason: Errno) -> Diagnostic {
    Diagnostic(
      .warning, .sourceUnreadable,
      "'\(path.carried)' cannot be read: \(reason.reason); it can be moved and trashed, but not copied"
    )
  }
}

/// How a file differs from the lifted one.
package enum SourceChange: Equatable {
  /// A different file is at the path.
  case replaced
  /// The same file has different content.
  case changed

  /// The difference from the lifted file; nil if there is none.
  ///
  /// For a directory, only replacement counts, because its entries are examined when it is transferred. Device
  /// numbers can change between boots, so a file on another device is still recognized by inode, size and time.
  /// A directory has too few other attributes to be recognized.
  package init?(of status: FileStatus, since identity: SourceIdentity) {
    let isElsewhere = status.device != identity.device
    let isSameContent = status.size == identity.size && status.modified == identity.modified
    if status.inode != identity.inode || isElsewhere && (identity.isDirectory || !isSameContent) {
      self = .replaced
    } else if !identity.isDirectory
      && (status.size != identity.size || status.modified != identity.modified)
    {
      self = .changed
    } else {
      return nil
    }
  }

  package func diagnostic(_ path: FilePath) -> Diagnostic {
    switch self {
    case .replaced:
      Diagnostic(
        .warning, .sourceChanged,
        "'\(path.carried)' was replaced after it was lifted; the current version is used")
    case .changed:
      Diagnostic(
        .warning, .sourceChanged,
        "'\(path.carried)' changed after it was lifted; the current version is used")
    }
  }
}

extension FileStatus.Kind {
  /// Whether the file can be lifted in place.
  package var hasContent: Bool { self == .regular || self == .directory }
}

/// The result of examining a source; see `DetectorPool.Look` for why it is not a `Result`.
package enum SourceLook: Sendable {
  case seen(SourceStatus)
  case failed(ExchangeError)

  package init(at path: FilePath, _ look: () throws(SystemFailure) -> SourceStatus) {
    do throws(SystemFailure) { self = .seen(try look()) } catch {
      self = .failed(ExchangeError(reading: path, error))
    }
  }

  package func get() throws(ExchangeError) -> SourceStatus {
    switch self {
    case .seen(let sight): return sight
    case .failed(let error): throw error
    }
  }
}
