/// A packet of OSC 72, which carries drag and drop: metadata such as `key=value:key=value`, and a payload.
///
/// A payload is text or data in Base64; its meaning depends on the kind.
package struct DragPacket: Equatable, Sendable {
  /// The value of `t`: a lower-case letter for a message, the capital of some for its error.
  package var kind: Character
  /// The payload as it was sent.
  package var payload: [UInt8]
  /// Whether more packets of the same message follow.
  package var isContinued: Bool
  private var numbers: [Character: Int]

  /// The number of a key; 0 if it is missing.
  package subscript(key: Character) -> Int {
    get { numbers[key] ?? 0 }
    set { numbers[key] = newValue }
  }

  /// The name of an error, such as `EPERM`; a description may follow after a colon.
  var reason: String {
    String(decoding: payload.prefix(32).prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
  }

  package init(
    _ kind: Character, _ numbers: [Character: Int] = [:], isContinued: Bool = false,
    payload: [UInt8] = []
  ) {
    self.kind = kind
    self.numbers = numbers.filter { $0.value != 0 }
    self.isContinued = isContinued
    self.payload = payload
  }

  /// Parses a packet; nil if a number is not a number of 32 bits.
  ///
  /// Only the first packet of a message must say its kind, so that `kind` is a space if it is missing.
  init?(metadata: ArraySlice<UInt8>, payload: ArraySlice<UInt8>) {
    self.init(" ", payload: Array(payload))
    for pair in metadata.split(separator: UInt8(ascii: ":")) {
      guard pair.count > 2, pair.dropFirst().first == UInt8(ascii: "=") else { return nil }
      let key = Character(UnicodeScalar(pair[pair.startIndex]))
      let value = String(decoding: pair.dropFirst(2), as: UTF8.self)
      switch key {
      case "t":
        guard value.utf8.count == 1, let letter = value.first else { return nil }
        kind = letter
      case "m": isContinued = value == "1"
      default:
        guard let number = Int(value), Int(Int32.min)...Int(UInt32.max) ~= number else {
          return nil
        }
        if number != 0 { numbers[key] = number }
      }
    }
  }
}

/// Completes packets that continue a message.
///
/// A terminal may leave the metadata out of all packets but the first; here each packet has it.
package struct DragPackets: Sendable {
  private var first: DragPacket?

  package init() {}

  /// The packet with the metadata of its message; nil if there is none.
  package mutating func completed(_ packet: DragPacket) -> DragPacket? {
    var packet = packet
    if let first {
      let own = packet
      packet = first
      packet.payload = own.payload
      packet.isContinued = own.isContinued
    }
    guard packet.kind != " " else { return nil }
    first = packet.isContinued ? packet : nil
    first?.payload = []
    return packet
  }
}
