/// Text that can carry arbitrary bytes, because Linux file names are bytes and need not be UTF-8.
///
/// Well-formed UTF-8 is unchanged. Each byte that is not part of well-formed UTF-8 becomes one scalar of a private
/// range, U+10FF00 + byte. Well-formed text that already uses that range is split into bytes in the same way, so that
/// the mapping is always reversible.
package enum CarriedText {
  private static let base: UInt32 = 0x10FF00

  /// Returns text that carries `bytes`; `bytes(of:)` restores them exactly.
  package static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    // Called during start-up: this path avoids the runtime's lookup of generic types.
    if let plain = try? UTF8Span(validating: bytes.assumingMemoryBound(to: UInt8.self).span) {
      let plain = String(copying: plain)
      if !usesPrivateRange(plain) { return plain }
    }
    return text(bytes[...])
  }

  /// Returns text that carries `bytes`; `bytes(of:)` restores them exactly.
  package static func text(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { text($0) } }

  /// Returns text that carries `bytes`; `bytes(of:)` restores them exactly.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    if let plain = String(validating: bytes, as: UTF8.self), !usesPrivateRange(plain) {
      return plain
    }
    var scalars = String.UnicodeScalarView()
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    // The parser reports how many bytes it discarded but not which, so keep the unread ones.
    var rest = Array(bytes)[...]
    loop: while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        if isPrivate(scalar) {
          for byte in rest.prefix(encoded.count) { scalars.append(carrier(byte)) }
        } else {
          scalars.append(scalar)
        }
        rest = rest.dropFirst(encoded.count)
      case .error(let length):
        for byte in rest.prefix(length) { scalars.append(carrier(byte)) }
        rest = rest.dropFirst(length)
      case .emptyInput:
        break loop
      }
    }
    return String(scalars)
  }

  /// The bytes that `text` carries: its UTF-8, with each carrier scalar replaced by its byte.
  package static func bytes(of text: String) -> [UInt8] {
    if !usesPrivateRange(text) { return Array(text.utf8) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if isPrivate(scalar) {
        bytes.append(UInt8(scalar.value - base))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
      }
    }
    return bytes
  }

  /// Whether `text` carries bytes that are not UTF-8 and therefore cannot be displayed unchanged.
  package static func carriesRawBytes(_ text: String) -> Bool { usesPrivateRange(text) }

  /// The byte that a carrier scalar represents; nil for any other scalar.
  package static func rawByte(_ scalar: Unicode.Scalar) -> UInt8? {
    isPrivate(scalar) ? UInt8(scalar.value - base) : nil
  }

  /// The text with each byte that is not UTF-8 escaped as `\xff`, for contexts where any text is safe.
  package static func writtenOut(_ text: String) -> String {
    guard carriesRawBytes(text) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let byte = rawByte(scalar) {
        shown.append(contentsOf: "\\x\(String(byte, radix: 16))".unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  private static func carrier(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(base + UInt32(byte)) ?? "\u{FFFD}"
  }

  private static func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= base && scalar.value < base + 0x100
      && scalar.value <= 0x10FFFF
  }

  private static func usesPrivateRange(_ text: String) -> Bool {
    // Carriers, and no other scalars, are encoded as F4 8F BC..BF xx.
    var utf8 = text.utf8.makeIterator()
    while let byte = utf8.next() {
      guard byte == 0xF4, utf8.next() == 0x8F, let third = utf8.next() else { continue }
      if third >= 0xBC { return true }
    }
    return false
  }
}
