import Context
import Destinations
import Diagnostics
import FileTransfer
import FoundationEssentials
import Items
import OrderedViews
import SystemCalls
import SystemPackage

/// What tells a folder from another one of the same name, also after its drive was mounted again.
package struct ProposedFolder: Equatable, Sendable, Codable {
  /// As carried text.
  var path: String
  /// Its number and when it was made; empty where neither lasts.
  var identity: String
  var user: UInt32

  init(_ directory: FilePath, _ status: FileStatus) {
    path = directory.carried
    user = status.user
    let now = try? FolderIdentity(OpenFile.openPath(directory))
    // Another one, which is there since it was looked at, is none that was proposed.
    let birth = now?.inode == status.inode ? now?.birth.map { "\($0)" } ?? "" : "another"
    identity = now == nil ? "" : "\(status.inode):\(birth)"
  }
}

/// The last proposal as stored in a session: the request, with its destination resolved.
package struct Proposal: Codable {
  package var request: DropRequest

  /// Resolves the paths of a request, so that it can be performed from any directory.
  package init(_ request: DropRequest, _ route: DropRoute) {
    let plan = route.stops[0]
    self.request = request
    self.request.session = nil
    let hasDestination =
      !route.isRoute && request.command == nil && request.append == nil && request.insert == nil
    self.request.destination =
      hasDestination && request.host == nil ? plan.destinationKey : nil
    self.request.host = request.host == nil ? nil : plan.host?.resolved
    if route.isRoute {
      self.request.route = route.stops.map(\.destinationKey)
      for (index, stop) in route.stops.enumerated() {
        if let host = stop.host { self.request.viewsThere?[index] = host.resolved }
      }
    }
    if case .text(let insertion) = plan.destination {
      self.request.append = request.append.map { _ in insertion.file.carried }
      self.request.insert = request.insert.map { _ in
        "\(insertion.file.carried):\(insertion.line ?? 1)"
      }
    }
    self.request.proposedFolders = route.stops.compactMap { stop in
      guard let directory = stop.destination.directory, let status = stop.directoryStatus
      else { return nil }
      return ProposedFolder(directory, status)
    }
    if plan.host == nil, let (folder, status) = Self.folderOfManifest(request, plan.context) {
      if let status { self.request.proposedFolders?.append(ProposedFolder(folder, status)) }
    }
    // The destination already includes the subdirectory.
    if !route.isRoute, case .into = plan.terms.position {
      self.request.into = nil
      self.request.at = nil
    }
    self.request.manifest = request.manifest.map {
      plan.context.absolute(FilePath(carried: $0)).carried
    }
    if let host = plan.host {
      let path = try? host.manifestPath(request)
      self.request.manifestThere = path.map { TypedLocation(host.place.id.location($0)) }
    }
    if !route.isRoute && plan.isDirectory && request.makesParents {
      self.request.destination? += "/"
      self.request.host?.isFolder = true
    }
  }

  /// The folder of a manifest that has a name of its own, and its status; nil without such a manifest.
  private static func folderOfManifest(
    _ request: DropRequest, _ context: ExchangeContext
  ) -> (folder: FilePath, status: FileStatus?)? {
    guard let manifest = request.manifest else { return nil }
    let folder = context.absolute(FilePath(carried: manifest)).directory
    return (folder, try? FileSystem.status(of: folder))
  }

  /// Refuses a destination, or a folder of a manifest, that is another one than the proposed one.
  static func check(
    _ shape: DestinationShape, _ status: FileStatus?, _ request: DropRequest,
    in context: ExchangeContext
  ) throws(ExchangeError) {
    try check(shape.destination.directory, status, against: request.proposedFolders)
    if shape.host == nil, let (folder, status) = folderOfManifest(request, context) {
      try check(folder, status, against: request.proposedFolders)
    }
  }

  /// A folder that did not exist may have been made since, by this user.
  private static func check(
    _ directory: FilePath?, _ status: FileStatus?, against folders: [ProposedFolder]?
  ) throws(ExchangeError) {
    guard let folders, let directory else { return }
    let path = ByteString(carried: directory.carried)
    let proposed = folders.first { ByteString(carried: $0.path) == path }
    if proposed == status.map({ ProposedFolder(directory, $0) }) { return }
    if proposed == nil, status?.isOwned() == true { return }
    throw .proposedForAnother(directory)
  }

  /// The error of a proposal that led to somebody's link.
  static func error(_ error: ExchangeError) -> ExchangeError {
    switch error {
    case .system(let failure), .destination(.system(let failure)):
      guard let owner = failure.foreignOwner, let link = failure.path else { return error }
      return .proposedForAnother(link, linkOf: owner)
    default: return error
    }
  }

  func encoded() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }

  package init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(Proposal.self, from: Data(json))
  }
}
