package import Context
import Destinations
import Diagnostics
import FarPlaces
import SystemCalls
package import SystemPackage

extension DropRequest {
  /// The request with its destination as a user types it, so that a word such as `host:path` means a place on a host.
  ///
  /// A word from anywhere else, such as a list or a view, always means a path of this machine.
  package func asTyped(in workingDirectory: FilePath) throws(ExchangeError) -> DropRequest {
    guard command == nil, route == nil, let word = destination else { return self }
    let bytes = CarriedText.bytes(of: word)
    let meaning = HostPath.meaning(of: bytes)
    if meaning == .local { return self }
    // 'trsah:' is a slip, whose error has a hint; a host of that name is '[trsah]:'.
    if bytes.last == UInt8(ascii: ":"), bytes.first != UInt8(ascii: "["),
      DestinationError.place(meantBy: FilePath(bytes: bytes)) != nil
    {
      return self
    }
    let path = workingDirectory.pushing(FilePath(bytes: bytes))
    let exists = (try? FileSystem.status(of: path, followingLinks: false)) != nil
    switch meaning {
    case .local: return self
    case .unusable(let reason):
      if exists { return self }
      throw .elsewhere(
        Diagnostic(
          .remoteBadHost, "'\(word)' means a place on a host, but \(reason)",
          hints: ["write './\(word)' for a folder of this machine"]))
    case .far(let place):
      if exists && bytes != place.certainWord {
        throw .elsewhere(
          Diagnostic(
            .remoteAmbiguous, "'\(word)' exists here, and means a host too",
            hints: ["write './\(word)', or '\(CarriedText.text(place.certainWord))' for the host"]))
      }
      var request = self
      request.destination = nil
      request.host = word
      return request
    }
  }
}
