import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Negotiation
import OrderedViews
import SystemCalls
import SystemPackage
import UniformTypes

/// A folder or a file on another host, reached over `ssh`.
///
/// What is resolved here needs the host: a connection is opened, and the path is looked at. Whether a path that does
/// not exist is one of a folder depends on the items, as on this machine.
struct HostDestination: NamedDestination {
  let place: HostPlace
  /// The views there.
  let views: HostViews
  /// The folder or file there.
  private let found: Destination
  private let request: DropRequest

  static func isMeant(by request: DropRequest) -> Bool { request.host != nil }

  static func check(_ request: DropRequest) throws(ExchangeError) {
    if request.links != nil {
      throw .elsewhere(
        Diagnostic(
          .usage, "--link would make links on another host to paths of this one",
          hints: ["copy the files instead: leave out '--link'"]))
    }
    if let option = request.optionNotForHosts {
      throw .unsayable("\(option) does not apply to another host")
    }
  }

  /// A place on a host is told like a path of this machine.
  static func description(of key: String) -> DestinationDescription? { nil }

  init(_ request: DropRequest, in context: ExchangeContext) throws(ExchangeError) {
    guard let typed = request.host else { throw .unexpected("the destination is on no host") }
    do throws(FarError) {
      place = try HostPlace(typed, in: context)
    } catch {
      throw ExchangeError(error, on: typed.location.place)
    }
    views = HostViews(place, report: context.report)
    found = .directory(place.status.path)
    self.request = request
  }

  private init(fileOf other: HostDestination) {
    place = other.place
    views = other.views
    found = .file(place.file)
    request = other.request
  }

  /// The place with its path resolved.
  var resolved: TypedLocation { TypedLocation(place.id.location(found.path)) }

  /// The same place, known to be one of a file.
  var asFile: HostDestination { HostDestination(fileOf: self) }

  /// Checks that it can be one of a route: an existing directory that is governed by a view.
  func checkIsView(_ view: ResolvedView?) throws(ExchangeError) {
    switch place.status {
    case .missing(let path, _):
      throw .elsewhere(
        Diagnostic(
          .destinationMissing, "folder '\(path.carried)' does not exist",
          hints: ["a view is made on its own host; or leave out '--route', and pass '--parents'"]))
    case .file(let path, _): throw .destination(.notADirectory(path))
    case .directory(let path):
      if view != nil { return }
      throw .elsewhere(
        Diagnostic(
          .viewNone, "'\(path.carried)' is not a view, and neither is any folder above it",
          hints: ["its rules belong in '.dnd/view.json' there; or leave out '--route'"]))
    }
  }

  /// The directory whose view applies: of a file, the one that it is in.
  var governed: FilePath {
    guard case .file = place.status else { return place.status.path }
    return place.file.directory
  }

  var key: String { found.path.carried }
  var location: Destination? { found }
  var accepted: [String] { [] }
  var refusalOfMoves: ExchangeError.Forbidden? { nil }
  var effect: ItemResult.Effect { .copied }

  func reasonAgainst(_ item: Item, _ best: Candidate, _ registry: TypeRegistry) -> String? { nil }

  func driver(_ setting: DropSetting) throws(ExchangeError) -> any DestinationDriver {
    try HostDriver(place, below: directory, setting)
  }
}

extension DropRequest {
  /// The first given option that means something only on this machine.
  fileprivate var optionNotForHosts: String? {
    if let option = positionOption { return option }
    return verifies == false ? "--no-verify" : nil
  }
}
