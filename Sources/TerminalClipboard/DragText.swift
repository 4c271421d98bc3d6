import Diagnostics

/// Payloads of OSC 72 that arrive in pieces.
struct DragText: Sendable {
  private var bytes: [UInt8] = []

  /// The most bytes of a list of types; longer ones are cut at a type.
  static let limit = 1 << 20

  /// Adds a piece; the whole list after the last one.
  mutating func take(_ packet: DragPacket) -> [String]? {
    bytes += packet.payload.prefix(max(Self.limit - bytes.count, 0))
    if packet.isContinued { return nil }
    defer { bytes = [] }
    return bytes.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Base64 that arrives in pieces, which need not end where a group of digits does.
struct DragData: Sendable {
  private var rest: [UInt8] = []

  /// The bytes that are complete with this piece; nil if it is not Base64.
  mutating func take(_ piece: [UInt8]) -> [UInt8]? {
    let digits = rest + piece
    let whole = digits.last == UInt8(ascii: "=") ? digits.count : digits.count - digits.count % 4
    rest = Array(digits[whole...])
    return Base64.bytes(digits[..<whole])
  }

  /// The last bytes; nil if they are not Base64.
  mutating func finish() -> [UInt8]? {
    defer { rest = [] }
    return Base64.bytes(rest)
  }
}
