/// The current phase of a transfer.
package enum TransferPhase: Sendable {
  case copying
  /// Copies are being synced.
  case writing
  /// Copies are being read back.
  case verifying
}

/// The callbacks of a transfer for progress and cancellation, called on any of its threads.
struct TransferMonitor: Sendable {
  /// Called with the number of bytes transferred since the last call.
  let progress: @Sendable (Int64) -> Void
  let isCancelled: @Sendable () -> Bool
  /// Called with each phase that begins, and with the name being copied.
  var phase: @Sendable (TransferPhase, [UInt8]?) -> Void = { _, _ in }
  /// Whether others may have the work by now, because this process was stopped.
  var leaseIsOver: @Sendable () -> Bool = { false }

  /// The number of bytes between two checks for cancellation: a tenth of a second at 10 MB/s.
  static let chunk = 1 << 20

  func advance(_ count: Int) { progress(Int64(count)) }

  func checkCancelled() throws(TransferError) {
    if isCancelled() || leaseIsOver() { throw .cancelled }
  }
}
