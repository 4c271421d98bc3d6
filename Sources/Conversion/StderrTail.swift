import Diagnostics

/// The last lines that a command wrote to standard error: at most 4 KiB and 20 lines.
struct StderrTail {
  static let byteLimit = 4096
  static let lineLimit = 20

  private var bytes: [UInt8] = []
  private var lostBeginning = false

  mutating func append(_ more: some Collection<UInt8>) {
    bytes += more
    if bytes.count > 2 * Self.byteLimit { forgetBeginning() }
  }

  private mutating func forgetBeginning() {
    guard bytes.count > Self.byteLimit else { return }
    bytes.removeFirst(bytes.count - Self.byteLimit)
    lostBeginning = true
  }

  /// The lines as carried text, without empty ones; a line whose start was lost is omitted unless it is the
  /// only one.
  var lines: [String] {
    var kept = self
    kept.forgetBeginning()
    var lines = kept.bytes.split(separator: UInt8(ascii: "\n"))
    if kept.lostBeginning && lines.count > 1 { lines.removeFirst() }
    return lines.suffix(Self.lineLimit).map(CarriedText.text)
  }
}
