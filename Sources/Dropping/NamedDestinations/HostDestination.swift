import Context
import Diagnostics
import FarPlaces
import FileTransfer
import Items
import Negotiation
import SystemCalls
import SystemPackage
import UniformTypes

/// A folder on another host, reached over `ssh`.
///
/// What is resolved here needs the host: a connection is opened, and the folder is looked at.
struct HostDestination: NamedDestination {
  let place: HostPlace

  static func isMeant(by request: DropRequest) -> Bool { request.host != nil }

  static func check(_ request: DropRequest) throws(ExchangeError) {
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
      place = try HostPlace(typed, makesParents: request.makesParents, in: context)
    } catch {
      throw ExchangeError(error, on: typed)
    }
  }

  var key: String { place.directory.carried }
  var directory: FilePath? { place.directory }
  var accepted: [String] { [] }
  var refusalOfMoves: ExchangeError.Forbidden? { nil }
  var effect: ItemResult.Effect { .copied }

  func reasonAgainst(_ item: Item, _ best: Candidate, _ registry: TypeRegistry) -> String? { nil }

  func remark(on target: DropPlan.Target) -> String? {
    let path = place.prefix.removing(from: target.directory.appending(bytes: target.name))
    guard let found = try? place.files.look(at: [path], followingLinks: false).first,
      case .success(.some) = found
    else { return nil }
    return "name taken: compared when dropped"
  }

  func driver(_ setting: DropSetting) -> any DestinationDriver { HostDriver(place, setting) }
}

/// A folder on a host, and the connection to it.
final class HostPlace: @unchecked Sendable {
  // Unchecked Sendable because only the leading thread of a command uses it.
  let host: HostPath
  let prefix: FarPrefix
  private(set) var files: any FarFileSystem
  /// The folder with the host before it.
  let directory: FilePath

  init(
    _ typed: HostPath, makesParents: Bool, in context: ExchangeContext
  ) throws(FarError) {
    host = typed
    prefix = FarPrefix(typed)
    files = try context.hosts.files(of: typed.host, in: context)
    let path = try files.resolve(typed.path)
    directory = prefix.adding(to: path)
    guard let status = try files.look(at: [path], followingLinks: true)[0].get() else {
      if makesParents { return }
      throw .missing(path)
    }
    if status.kind != .directory { throw .notDirectory(path) }
  }

  /// Opens another connection after the first has ended.
  func reconnect(in context: ExchangeContext) throws(FarError) {
    files = try context.hosts.files(of: host.host, in: context)
  }
}

extension DropRequest {
  /// The first given option that means something only on this machine.
  fileprivate var optionNotForHosts: String? {
    if let option = positionOption { return option }
    if isAtomic { return "--atomic" }
    if manifest != nil { return "--manifest" }
    if links != nil { return "--link" }
    return verifies == false ? "--no-verify" : nil
  }
}
