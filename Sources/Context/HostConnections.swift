package import FileTransfer
import HostFiles
package import Items
import SystemCalls

/// The connections of a command to other hosts, one for each, opened when first needed.
///
/// A host is asked only for a word that the user typed, or for what an earlier command recorded for such a word. A
/// connection that has ended is never used again: another is opened, and a host that cannot be reached is left alone
/// for a minute.
package final class HostConnections: @unchecked Sendable {
  // Unchecked Sendable because only the leading thread of a command uses it.
  private var open: [PlaceID: any PlaceFiles] = [:]
  private var failed: [PlaceID: (error: FarError, time: Int64)] = [:]
  /// The nanoseconds after which a host is tried again.
  private static let pause: Int64 = 60_000_000_000

  /// What was begun and is not used yet.
  private var begun: [PlaceID: HostBeginning] = [:]

  /// Begins to connect to a host, while this command does something else before it needs it.
  package func begin(_ host: PlaceID, in context: ExchangeContext) {
    if open[host] != nil || begun[host] != nil { return }
    begun[host] = FarConnection.begin(host, context.environment)
  }

  /// The files of a host or a store.
  package func files(
    of host: PlaceID, in context: ExchangeContext
  ) throws(FarError) -> any PlaceFiles {
    if let known = open[host], !known.hasEnded { return known }
    open[host] = nil
    if let last = failed[host], Clock.monotonic - last.time < Self.pause { throw last.error }
    do throws(FarError) {
      let files = try FarConnection.open(
        host, context.environment, begun.removeValue(forKey: host), context.isCancelled)
      (open[host], failed[host]) = (files, nil)
      return files
    } catch {
      failed[host] = (error, Clock.monotonic)
      throw error
    }
  }
}

extension ExchangeError {
  /// The error for something on another host.
  package init(_ error: FarError, on place: PlaceID) {
    self = error == .cancelled ? .cancelled : .elsewhere(error.diagnostic(place))
  }
}
