package import FarPlaces
import HostFiles

/// The connections of a command to other hosts, one for each, opened when first needed.
///
/// A host is asked only for a word that the user typed, or for what an earlier command recorded for such a word.
package final class HostConnections: @unchecked Sendable {
  // Unchecked Sendable because only the leading thread of a command uses it.
  private var open: [String: any FarFileSystem] = [:]

  /// The files of a host, as `HostPath.host` names it.
  package func files(
    of host: String, in context: ExchangeContext
  ) throws(FarError) -> any FarFileSystem {
    if let known = open[host] { return known }
    let files = try HostFileSystem(host, context.environment, isCancelled: context.isCancelled)
    open[host] = files
    return files
  }

  /// Forgets a connection that has ended.
  package func forget(_ host: String) { open[host] = nil }
}

extension ExchangeError {
  /// The error for something on another host.
  package init(_ error: FarError, on host: HostPath) {
    self = error == .cancelled ? .cancelled : .elsewhere(error.diagnostic(FarPrefix(host)))
  }
}
