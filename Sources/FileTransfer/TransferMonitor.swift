/// What a transfer is busy with.
package enum TransferPhase: Sendable {
  case copying
  /// Copies are brought to the device.
  case writing
  /// Copies are read back.
  case verifying
}

/// What a transfer reports to its caller and asks of it while it runs, from any of its threads.
struct TransferMonitor: Sendable {
  /// Called with the bytes transferred since the last call.
  let progress: @Sendable (Int64) -> Void
  let isCancelled: @Sendable () -> Bool
  /// Called with what begins, and with the name of what is being copied.
  var phase: @Sendable (TransferPhase, [UInt8]?) -> Void = { _, _ in }

  /// How much is transferred between two looks at the caller: a tenth of a second at 10 MB/s.
  static let chunk = 1 << 20

  func advance(_ count: Int) { progress(Int64(count)) }

  func checkCancelled() throws(TransferError) {
    if isCancelled() { throw .cancelled }
  }
}
