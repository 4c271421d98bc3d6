import Context
import Destinations
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// A path on a host, what is there, and the connection to it.
///
/// Its paths have the host before them, as sessions and outcomes name them.
final class HostPlace: @unchecked Sendable {
  // Unchecked Sendable because only the leading thread of a command uses it.
  let id: PlaceID
  private(set) var files: any PlaceFiles
  /// What the path names.
  let status: Status

  /// What a path names, before the items are known: the cases of `DestinationStatus` that a host has.
  enum Status {
    /// An existing directory, with links followed.
    case directory(FilePath)
    /// An existing file that is not a directory.
    case file(FilePath, hasContent: Bool)
    /// A path that does not exist; one that ends in a slash can only mean a directory.
    case missing(FilePath, isDirectory: Bool)

    var path: FilePath {
      switch self {
      case .directory(let path), .file(let path, _), .missing(let path, _): path
      }
    }
  }

  init(_ typed: TypedLocation, in context: ExchangeContext) throws(FarError) {
    id = typed.location.place
    files = try context.hosts.files(of: id, in: context)
    let path = try files.resolve(typed.location.path)
    let shown = id.shown(path)
    var found = try files.look(at: [path], followingLinks: true)[0].get()
    // A broken link is an existing file, so that nothing is written through it.
    if found == nil { found = try files.look(at: [path], followingLinks: false)[0].get() }
    switch found?.kind {
    case nil: status = .missing(shown, isDirectory: typed.isFolder)
    case .directory?: status = .directory(shown)
    case .some(let kind):
      if typed.isFolder { throw .notDirectory(path) }
      status = .file(shown, hasContent: kind.hasContent || kind == .link)
    }
  }

  /// The path as that of a file: one at the top of a store is in the root, whose name would be part of its own otherwise.
  var file: FilePath {
    let path = id.path(in: status.path)
    if path.isAbsolute || path.components.count > 1 { return status.path }
    return id.shown(FilePath("/").pushing(path))
  }

  /// What is at a path, which has the host before it; nil if that is nothing, or not known.
  func status(of shown: FilePath) -> FarStatus? {
    try? files.look(at: [id.path(in: shown)], followingLinks: false)[0].get()
  }

  /// Whether a directory exists there; the path has the host before it.
  func hasDirectory(_ shown: FilePath) throws(FarError) -> Bool {
    let path = id.path(in: shown)
    return try files.look(at: [path], followingLinks: true)[0].get()?.kind == .directory
  }

  /// The file at a path, or the files in a directory, as a manifest lists them; the path has the host before it.
  func listed(at target: FilePath) throws(TransferError) -> [ListedFile] {
    do throws(FarError) {
      return try files.listed(at: id.path(in: target), id)
    } catch {
      throw error.transferError(id)
    }
  }

  /// Opens another connection after the first has ended.
  func reconnect(in context: ExchangeContext) throws(FarError) {
    files = try context.hosts.files(of: id, in: context)
  }
}

extension DropPlan {
  /// The place of the destination.
  var place: PlaceID { host?.place.id ?? .here }
}
