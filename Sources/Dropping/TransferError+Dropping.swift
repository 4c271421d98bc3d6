import FileTransfer

// What an error of the engine means for the item of a session.
extension TransferError {
  /// Whether the destination cannot take the item or the transfer was cancelled; the item is then not reserved
  /// for it.
  var isRefusal: Bool {
    switch self {
    case .destinationInsideSource, .linkNotPossible, .unusableName, .unverifiedMove, .cancelled:
      true
    default: false
    }
  }

  /// Whether a file is in place that could not be withdrawn, or may be, because the connection was lost.
  var isStuck: Bool { if case .notWithdrawn = self { true } else { isLost } }
}
