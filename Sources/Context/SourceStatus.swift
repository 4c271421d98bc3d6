package import ContentDetection
package import Diagnostics
import FileTransfer
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
  /// The plain text that the content is as well (`Detection.impliedText`).
  package let impliedText: UniformType?
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
    impliedText = nil
    self.unreadable = unreadable ?? Self.obstacle(status, path)
  }

  /// Takes the status from a detection.
  package init(_ detection: Detection, of path: FilePath, _ registry: TypeRegistry) {
    status = detection.status
    isLink = detection.isLink
    type = detection.type
    impliedText = detection.impliedText(registry)
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
      modified: status.modified, isDirectory: isDirectory, isLink: isLink,
      leadsNowhere: status.kind == .link, isUnnamed: isUnnamed)
  }

  /// Whether the file at the path is of the lifted kind; FIFOs, sockets and devices have no content.
  package func isOfKind(_ status: FileStatus) -> Bool {
    leadsNowhere
      ? status.kind == .link
      : status.kind.hasContent && (status.kind == .directory) == isDirectory
  }

  /// Why a file of another kind is not used: it was replaced, or it was lifted to be moved as what it is.
  package func refusal(ofKind status: FileStatus, at path: FilePath) -> ExchangeError {
    status.kind.isSpecial && SourceChange(of: status, at: path, since: self) == nil
      ? .sourceNotAFile(path) : .sourceReplaced(path)
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
  /// The file system was mounted again, and the file has another size or time: it may be a different one.
  case remounted
  /// The same file has different content.
  case changed

  /// The difference from the lifted file; nil if there is none.
  ///
  /// For a directory, only replacement counts, because its entries are examined when it is transferred. The numbers of
  /// some devices change at each mount, and those of files on some file systems too: size and time tell then.
  package init?(of status: FileStatus, at path: FilePath, since identity: SourceIdentity) {
    let isElsewhere = status.device != identity.device
    let lifted = FileVersion(
      device: identity.device, inode: identity.inode, size: identity.size,
      modified: identity.modified)
    var now = status.version
    if identity.isDirectory { now.size = 0 }
    if status.inode == identity.inode {
      if !isElsewhere && identity.isDirectory || now.isSameContent(as: lifted) { return nil }
      self = isElsewhere ? .remounted : .changed
      return
    }
    let directory = path.directory
    let kind = (try? FileSystem.volume(of: directory.isEmpty ? "." : directory))?.kind
    if kind?.hasLastingIdentity ?? true {
      self = .replaced
    } else if now.mayBe(lifted), (status.kind == .directory) == identity.isDirectory {
      return nil
    } else {
      self = .remounted
    }
  }

  /// Why the file may not be moved, because it is not known to be the lifted one; nil if it is.
  package func refusal(ofMoving path: FilePath) -> ExchangeError? {
    switch self {
    case .replaced: .sourceReplaced(path)
    case .remounted: .sourceRemounted(path)
    case .changed: nil
    }
  }

  /// What has become of the file.
  package var words: String {
    switch self {
    case .replaced: "was replaced"
    case .remounted: "may be another file: its drive was mounted again"
    case .changed: "was changed"
    }
  }

  package func diagnostic(_ path: FilePath) -> Diagnostic {
    let what =
      switch self {
      case .replaced: "was replaced after it was lifted"
      case .remounted: words
      case .changed: "changed after it was lifted"
      }
    return Diagnostic(
      .warning, .sourceChanged, "'\(path.carried)' \(what); the current version is used")
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
