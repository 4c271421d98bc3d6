package import FileTransfer
package import Items
import Synchronization
import SystemCalls
package import SystemPackage

/// The connections from which sources on other hosts are read, one for each host.
///
/// They are other connections than those of destinations, so that a copy from a host to the same host can read and
/// write at once. Conversions read sources on several threads, which take turns.
package final class FarSources: Sendable {
  private struct Open: @unchecked Sendable {
    // Unchecked Sendable because it is used only while the lock is held.
    var files: [PlaceID: any PlaceFiles] = [:]
    /// The hosts that could not be reached, or did not answer, and when that was.
    var failed: [PlaceID: (error: FarError, time: Int64)] = [:]
  }

  /// The nanoseconds for which such a host is left alone: each file would wait for it again.
  private static let pause: Int64 = 60_000_000_000

  private let open = Mutex(Open())
  private let connect: @Sendable (PlaceID) throws(FarError) -> any PlaceFiles

  init(connect: @escaping @Sendable (PlaceID) throws(FarError) -> any PlaceFiles) {
    self.connect = connect
  }

  convenience init(_ environment: Variables, _ isCancelled: @escaping @Sendable () -> Bool) {
    self.init { (host) throws(FarError) in
      try FarConnection.open(host, environment, nil, isCancelled)
    }
  }

  /// Does something with the files of a host.
  ///
  /// A connection that ends is forgotten, and the next call opens another, unless the host was waited for in vain.
  package func with<Answer>(
    _ host: PlaceID, _ body: (any PlaceFiles) throws(FarError) -> Answer
  ) throws(FarError) -> Answer {
    try open.withLock { (open: inout Open) throws(FarError) -> UncheckedAnswer<Answer> in
      let files = try self.files(of: host, &open)
      do throws(FarError) {
        return UncheckedAnswer(answer: try body(files))
      } catch {
        if error.endsConnection { open.files[host] = nil }
        if error.isSilence { open.failed[host] = (error, Clock.monotonic) }
        throw error
      }
    }.answer
  }

  private func files(
    of host: PlaceID, _ open: inout Open
  ) throws(FarError) -> any PlaceFiles {
    if let known = open.files[host] { return known }
    if let last = open.failed[host], Clock.monotonic - last.time < Self.pause { throw last.error }
    do throws(FarError) {
      let files = try connect(host)
      open.files[host] = files
      open.failed[host] = nil
      return files
    } catch {
      if error != .cancelled { open.failed[host] = (error, Clock.monotonic) }
      throw error
    }
  }

  private struct UncheckedAnswer<Answer>: @unchecked Sendable {
    // Unchecked Sendable because it only leaves the lock, on the same thread.
    let answer: Answer
  }
}

extension FarReference {
  package var path: FilePath { location.path }

  /// A reference to what has this status.
  package init(_ location: Location, _ status: FarStatus) {
    let isDirectory = status.kind == .directory
    self.init(
      location, size: isDirectory ? 0 : status.size,
      modified: isDirectory ? nil : status.modified, mode: status.mode, isDirectory: isDirectory)
  }

  /// Whether a file with this status may be the one that was lifted, unchanged.
  package func isUnchanged(_ status: FarStatus) -> Bool {
    if isDirectory { return status.kind == .directory }
    return status.kind == .regular && status.size == size && status.modified == modified
  }
}

extension ExchangeError {
  /// The error for a source on another host.
  package init(reading far: FarReference, _ error: FarError) {
    switch error {
    case .cancelled: self = .cancelled
    case .missing: self = .sourceMissing(far.location.shown)
    default: self = .elsewhere(error.diagnostic(far.location.place))
    }
  }
}
