import Diagnostics

/// The last lines that a command wrote to standard error: at most 4 KiB and 20 lines; and the first 256 KiB, in which it
/// may have said what is missing in its output.
struct StderrTail {
  static let byteLimit = 4096
  static let lineLimit = 20
  static let beginningLimit = 1 << 18

  private var beginning: [UInt8] = []
  private var bytes: [UInt8] = []
  private var lostBeginning = false

  mutating func append(_ more: some Collection<UInt8>) {
    beginning += more.prefix(Self.beginningLimit - beginning.count)
    bytes += more
    if bytes.count > 2 * Self.byteLimit { forgetBeginning() }
  }

  private mutating func forgetBeginning() {
    guard bytes.count > Self.byteLimit else { return }
    bytes.removeFirst(bytes.count - Self.byteLimit)
    lostBeginning = true
  }

  /// The first lines, and the last ones if there are more.
  var all: [String] {
    let first = beginning.split(separator: UInt8(ascii: "\n")).map { CarriedText.text($0) }
    return beginning.count < Self.beginningLimit ? first : first.dropLast() + lines
  }

  /// The last lines as carried text, without empty ones; a line whose start was lost is omitted unless it is the
  /// only one.
  var lines: [String] {
    var kept = self
    kept.forgetBeginning()
    var lines = kept.bytes.split(separator: UInt8(ascii: "\n"))
    if kept.lostBeginning && lines.count > 1 { lines.removeFirst() }
    return lines.suffix(Self.lineLimit).map(CarriedText.text)
  }
}
