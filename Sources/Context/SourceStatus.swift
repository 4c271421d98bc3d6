package import ContentDetection
package import Diagnostics
package import Items
package import SystemCalls
package import SystemPackage
package import UniformTypes

/// A path that is to be lifted, as it is found now.
package struct SourceStatus {
  /// Of what a link leads to; of the link itself where it leads nowhere.
  package let status: FileStatus
  package let isLink: Bool
  /// What detection says; nil when it was not asked, because the type is stated.
  package let type: UniformType?
  /// Why its bytes cannot be read, as far as that shows now; whoever needs them fails.
  package let unreadable: Errno?

  /// Looks at a path; a link counts as what it leads to, if it leads anywhere.
  ///
  /// - Parameters:
  ///   - type: What is known of its type.
  ///   - unreadable: Why it could not be read before.
  package init(
    _ path: FilePath, type: UniformType? = nil, unreadable: Errno? = nil
  ) throws(SystemFailure) {
    let own = try FileSystem.status(of: path, followingLinks: false)
    isLink = own.kind == .link
    status = isLink ? try Self.target(of: path) ?? own : own
    self.type = status.kind == .link ? nil : type
    self.unreadable = unreadable ?? Self.obstacle(status, path)
  }

  /// Takes over what detection saw of a path.
  package init(_ detection: Detection, of path: FilePath) {
    status = detection.status
    isLink = detection.isLink
    type = detection.type
    unreadable = status.kind == .directory ? Self.obstacle(status, path) : nil
  }

  package var isFIFO: Bool { status.kind == .fifo }
  package var hasContent: Bool { status.kind.hasContent }
  /// Whether it is a link that is lifted as the link that it is.
  package var leadsNowhere: Bool { isLink && status.kind == .link }
  /// In bytes; nil for a directory and for a link itself.
  package var size: Int64? { status.kind == .regular ? status.size : nil }
  package var identity: SourceIdentity { SourceIdentity(status, isLink: isLink) }

  /// What a link leads to; nil where that is nowhere.
  private static func target(of path: FilePath) throws(SystemFailure) -> FileStatus? {
    do throws(SystemFailure) {
      return try FileSystem.status(of: path)
    } catch {
      guard error.errno.isOfLinkToNowhere else { throw error }
      return nil
    }
  }

  /// Why this user may not read what is there.
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
  /// What a session keeps of a file's status.
  package init(_ status: FileStatus, isLink: Bool, isUnnamed: Bool = false) {
    let isDirectory = status.kind == .directory
    self.init(
      device: status.device, inode: status.inode, size: isDirectory ? 0 : status.size,
      modified: isDirectory ? 0 : status.modified, isDirectory: isDirectory, isLink: isLink,
      leadsNowhere: status.kind == .link, isUnnamed: isUnnamed)
  }

  /// What is at the path now: the link itself where that was lifted, else what it leads to.
  package func statusNow(of path: FilePath) throws(SystemFailure) -> FileStatus {
    try FileSystem.status(of: path, followingLinks: !leadsNowhere)
  }
}

extension Diagnostic {
  /// A source that is lifted although this user cannot read it.
  package static func unread(_ path: FilePath, _ reason: Errno) -> Diagnostic {
    Diagnostic(
      .warning, .sourceUnreadable,
      "'\(path.carried)' cannot be read: \(reason); it can be moved and trashed, but not copied")
  }
}

/// How a file differs from what was lifted.
package enum SourceChange: Equatable {
  /// Another file is at the path.
  case replaced
  /// The same file has other content.
  case changed

  /// What is different; nil when it is the file that was lifted.
  ///
  /// A directory changes with its entries, which are looked at when it is transferred; only another directory
  /// in its place counts. Numbers of devices change from boot to boot: a file is known without its own, by
  /// inode, size and time; of a directory there is too little else.
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
  /// Whether it can be lifted in place.
  package var hasContent: Bool { self == .regular || self == .directory }
}

/// What a look at a source gave; see `DetectorPool.Look` for why it is no `Result`.
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
