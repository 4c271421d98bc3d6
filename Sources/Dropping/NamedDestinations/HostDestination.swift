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
    let word = CarriedText.bytes(of: request.host ?? "")
    guard case .far(let typed) = HostPath.meaning(of: word) else {
      throw .unexpected("'\(request.host ?? "")' names no host")
    }
    do throws(FarError) {
      place = try HostPlace(typed, isDirectory: word.last == UInt8(ascii: "/"), in: context)
    } catch {
      throw ExchangeError(error, on: typed)
    }
    views = HostViews(place, report: context.report)
    found = .directory(place.status.path)
    self.request = request
  }

  private init(fileOf other: HostDestination) {
    place = other.place
    views = other.views
    found = .file(place.status.path)
    request = other.request
  }

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
    guard case .file(let path, _) = place.status else { return place.status.path }
    return path.removingLastComponent()
  }

  var key: String { found.path.carried }
  var location: Destination? { found }
  var accepted: [String] { [] }
  var refusalOfMoves: ExchangeError.Forbidden? { nil }
  var effect: ItemResult.Effect { .copied }

  func reasonAgainst(_ item: Item, _ best: Candidate, _ registry: TypeRegistry) -> String? { nil }

  func preview(
    of side: ConflictRule.Side, at target: DropPlan.Target, _ rule: ConflictRule,
    besides own: [FilePath: ConflictRule.Side]
  ) -> TargetsAhead.Preview {
    var preview = TargetsAhead.Preview(path: target.directory.appending(bytes: target.name))
    let isOwn = own[preview.path] != nil
    guard let old = own[preview.path] ?? status(of: preview.path)?.side else { return preview }
    switch rule.decision(placing: side, over: old, isOwn: isOwn) {
    case .compare:
      preview.note = "\(isOwn ? "another item has the name" : "name taken"): compared when dropped"
    case .number:
      preview.path = freePath(at: target, isDirectory: side.isDirectory, besides: own)
      preview.meet(isOwn ? .own : .numbered)
    case .skip: preview.meet(.skipped)
    case .replace: preview.meet(.replaced)
    case .merge where isOwn: preview.meet(.ownDirectory)
    case .merge where request.isAtomic: preview.failure = .atomicMerge(preview.path)
    case .merge: preview.meet(.directory)
    case .fail: preview.meet(.taken)
    case .clash: preview.meet(.clash)
    }
    return preview
  }

  private func status(of shown: FilePath) -> FarStatus? {
    let path = place.prefix.removing(from: shown)
    return try? place.files.look(at: [path], followingLinks: false)[0].get()
  }

  /// The first numbered name that is free, as the drop would choose it.
  private func freePath(
    at target: DropPlan.Target, isDirectory: Bool, besides own: [FilePath: ConflictRule.Side]
  ) -> FilePath {
    var number = 2
    while true {
      let name = TargetName.numbered(
        target.name, number, isDirectory: isDirectory, style: request.numbering ?? .space)
      let path = target.directory.appending(bytes: name)
      if own[path] == nil, status(of: path) == nil { return path }
      number += 1
    }
  }

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
