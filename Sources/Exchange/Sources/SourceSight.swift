import ContentDetection
import Diagnostics
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// A path that is to be lifted, as it is found now.
struct SourceSight {
  let status: FileStatus
  let isLink: Bool
  /// What detection says; nil when it was not asked, because the type is stated.
  let type: UniformType?

  /// Looks at a path that is to be readable; a link counts as what it leads to.
  init(_ path: FilePath) throws(SystemFailure) {
    let own = try FileSystem.status(of: path, followingLinks: false)
    isLink = own.kind == .link
    status = isLink ? try FileSystem.status(of: path) : own
    type = nil
    switch status.kind {
    case .regular: try FileSystem.checkAccess(.read, to: path)
    case .folder: try FileSystem.checkAccess([.read, .execute], to: path)
    default: break
    }
  }

  /// Takes over what detection saw of a path.
  init(_ detection: Detection, of path: FilePath) throws(SystemFailure) {
    status = detection.status
    isLink = detection.isLink
    type = detection.type
    if status.kind == .folder { try FileSystem.checkAccess([.read, .execute], to: path) }
  }

  var isFIFO: Bool { status.kind == .fifo }
  var hasContent: Bool { status.kind.hasContent }
  /// In bytes; nil for a folder.
  var size: Int64? { status.kind == .folder ? nil : status.size }
  var identity: SourceIdentity { SourceIdentity(status, isLink: isLink) }
}

extension SourceIdentity {
  /// What a session keeps of a file's status.
  init(_ status: FileStatus, isLink: Bool) {
    let isFolder = status.kind == .folder
    self.init(
      device: status.device, inode: status.inode, size: isFolder ? 0 : status.size,
      modified: isFolder ? 0 : status.modified, isFolder: isFolder, isLink: isLink)
  }
}

/// How a file differs from what was lifted.
enum SourceChange: Equatable {
  /// Another file stands at the path.
  case replaced
  /// The same file has other content.
  case changed

  /// What is different; nil when it is the file that was lifted.
  ///
  /// A folder changes with its entries, which are looked at when it is transferred; only another folder
  /// in its place counts. Numbers of devices change from boot to boot: a file is known without its own, by
  /// inode, size and time; of a folder there is too little else.
  init?(of status: FileStatus, since identity: SourceIdentity) {
    let isElsewhere = status.device != identity.device
    let isSameContent = status.size == identity.size && status.modified == identity.modified
    if status.inode != identity.inode || isElsewhere && (identity.isFolder || !isSameContent) {
      self = .replaced
    } else if !identity.isFolder
      && (status.size != identity.size || status.modified != identity.modified)
    {
      self = .changed
    } else {
      return nil
    }
  }

  func diagnostic(_ path: FilePath) -> Diagnostic {
    switch self {
    case .replaced:
      Diagnostic(
        .warning, .sourceChanged,
        "'\(path.carried)' was replaced after it was lifted; it is taken as it is now")
    case .changed:
      Diagnostic(
        .warning, .sourceChanged,
        "'\(path.carried)' was changed after it was lifted; it is taken as it is now")
    }
  }
}

extension FileStatus.Kind {
  /// Whether it can be lifted in place.
  var hasContent: Bool { self == .regular || self == .folder }
}

/// What a look at a source gave; see `DetectorPool.Look` for why it is no `Result`.
enum SourceLook: Sendable {
  case seen(SourceSight)
  case failed(ExchangeError)

  init(at path: FilePath, _ look: () throws(SystemFailure) -> SourceSight) {
    do throws(SystemFailure) { self = .seen(try look()) } catch {
      self = .failed(ExchangeError(reading: path, error))
    }
  }

  func get() throws(ExchangeError) -> SourceSight {
    switch self {
    case .seen(let sight): return sight
    case .failed(let error): throw error
    }
  }
}
