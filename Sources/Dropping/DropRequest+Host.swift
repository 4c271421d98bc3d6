package import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import SystemCalls
package import SystemPackage

extension DropRequest {
  /// The request with its destination as a user types it, so that a word such as `host:path` means a place on a host.
  ///
  /// A word from anywhere else, such as a list or a view, always means a path of this machine.
  package func asTyped(in workingDirectory: FilePath) throws(ExchangeError) -> DropRequest {
    var request = self
    for (index, word) in (route ?? []).enumerated() {
      guard let view = try Self.place(meantBy: word, from: workingDirectory) else { continue }
      request.viewsThere = (request.viewsThere ?? [:]).merging([index: view]) { $1 }
    }
    guard command == nil, route == nil, let word = destination,
      let place = try Self.place(meantBy: word, from: workingDirectory)
    else { return request }
    request.destination = nil
    request.host = place
    if let manifest, let other = try Self.place(meantBy: manifest, from: workingDirectory) {
      guard other.location.place == place.location.place else {
        throw .unsayable("--manifest names another host than the destination")
      }
      request.manifest = nil
      request.manifestThere = other
    }
    return request
  }

  /// Begins to connect to the host of the destination, which takes about as long as to open the session.
  package func connectAhead(in context: ExchangeContext) {
    if let host { context.hosts.begin(host.location.place, in: context) }
  }

  /// The request for one view of the route.
  func stop(at index: Int) -> DropRequest {
    var request = self
    (request.route, request.viewsThere) = (nil, nil)
    request.host = viewsThere?[index]
    if request.host == nil { request.destination = route?[index] }
    return request
  }

  /// The place on a host that a typed word means; nil if it means a path of this machine.
  private static func place(
    meantBy word: String, from workingDirectory: FilePath
  ) throws(ExchangeError) -> TypedLocation? {
    let bytes = CarriedText.bytes(of: word)
    let meaning = LocationWord.meaning(of: bytes)
    if meaning == .local { return nil }
    // 'trsah:' is a slip, whose error has a hint; a host of that name is '[trsah]:'.
    if bytes.last == UInt8(ascii: ":"), bytes.first != UInt8(ascii: "["),
      DestinationError.place(meantBy: FilePath(bytes: bytes)) != nil
    {
      return nil
    }
    let path = workingDirectory.pushing(FilePath(bytes: bytes))
    let exists = (try? FileSystem.status(of: path, followingLinks: false)) != nil
    switch meaning {
    case .local: return nil
    case .unusable(let reason):
      if exists { return nil }
      throw .elsewhere(
        Diagnostic(
          .remoteBadHost, "'\(word)' means a place on a host, but \(reason)",
          hints: ["write './\(word)' for a path of this machine"]))
    case .refused(let refusal):
      if exists { return nil }
      throw .elsewhere(refusal.diagnostic)
    case .at(let place):
      if exists && bytes != place.certainWord {
        throw .elsewhere(
          Diagnostic(
            .remoteAmbiguous, "'\(word)' exists here, and means a host too",
            hints: ["write './\(word)', or '\(CarriedText.text(place.certainWord))' for the host"]))
      }
      return TypedLocation(place, isFolder: bytes.last == UInt8(ascii: "/"))
    }
  }
}
