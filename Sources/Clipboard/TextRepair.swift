/// Repairs text as some programs put it on the clipboard, while it arrives, so that it may be of any size.
///
/// It becomes UTF-8 without NULs at its end, and is decoded if it is UTF-16, which Mozilla's HTML is.
package struct TextRepair {
  /// Nil until enough has arrived to tell.
  private var encoding: Encoding?
  /// What was not decoded yet.
  private var rest: [UInt8] = []
  /// How many NULs were held back, which may be the end.
  private var heldNULs = 0
  /// Whether nothing was decoded yet, so that a byte order mark may follow.
  private var isAtStart = true

  private enum Encoding {
    case utf8, latin
    case utf16(Order)
  }

  package init(latin: Bool = false) {
    if latin { encoding = .latin }
  }

  /// The whole of a short text.
  package static func repaired(_ bytes: [UInt8], latin: Bool = false) -> [UInt8] {
    var repair = TextRepair(latin: latin)
    var text: [UInt8] = []
    repair.take(bytes) { text += $0 }
    repair.finish { text += $0 }
    return text
  }

  /// Passes on what follows for certain when this has arrived.
  package mutating func take(_ piece: [UInt8], _ pass: ([UInt8]) throws -> Void) rethrows {
    rest += piece
    if encoding == nil, rest.count < Self.tellingCount { return }
    try decode(isLast: false, pass)
  }

  /// Passes on what follows when everything has arrived.
  package mutating func finish(_ pass: ([UInt8]) throws -> Void) rethrows {
    try decode(isLast: true, pass)
  }

  private mutating func decode(isLast: Bool, _ pass: ([UInt8]) throws -> Void) rethrows {
    let encoding = encoding ?? Self.order(of: rest).map { Encoding.utf16($0) } ?? .utf8
    self.encoding = encoding
    switch encoding {
    case .utf8:
      let bytes = rest
      rest = []
      try give(bytes, pass)
    case .latin:
      let text = String(String.UnicodeScalarView(rest.map { Unicode.Scalar($0) }))
      rest = []
      if !text.isEmpty { try pass(Array(text.utf8)) }
    case .utf16(let order): try give(decodedUTF16(order, isLast: isLast), pass)
    }
  }

  private mutating func decodedUTF16(_ order: Order, isLast: Bool) -> [UInt8] {
    var units = stride(from: 0, to: rest.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(rest[index]), UInt16(rest[index + 1]))
      return order == .big ? first << 8 | second : second << 8 | first
    }
    // The other half of a character follows.
    if !isLast, let last = units.last, UTF16.isLeadSurrogate(last) { units.removeLast() }
    rest.removeFirst(2 * units.count)
    if isAtStart, let first = units.first {
      isAtStart = false
      if first == 0xFEFF { units.removeFirst() }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Passes on text in UTF-8, but holds back NULs, which may be the end.
  private mutating func give(_ bytes: [UInt8], _ pass: ([UInt8]) throws -> Void) rethrows {
    let count = bytes.reversed().prefix { $0 == 0 }.count
    guard count < bytes.count else {
      heldNULs += count
      return
    }
    while heldNULs > 0 {
      let part = min(heldNULs, Self.mostNULs)
      heldNULs -= part
      try pass(Array(repeating: 0, count: part))
    }
    heldNULs = count
    try pass(count == 0 ? bytes : Array(bytes.dropLast(count)))
  }

  /// How many bytes tell an encoding.
  private static let tellingCount = 64
  /// How many NULs are passed on at once.
  private static let mostNULs = 1 << 16

  private enum Order { case big, little }

  /// The byte order if the text is UTF-16: it has a byte order mark, or every second of its first bytes is zero.
  private static func order(of bytes: [UInt8]) -> Order? {
    if bytes.starts(with: [0xFF, 0xFE]) { return .little }
    if bytes.starts(with: [0xFE, 0xFF]) { return .big }
    let head = Array(bytes.prefix(tellingCount))
    guard head.count >= 4 else { return nil }
    let even = stride(from: 0, to: head.count - 1, by: 2).allSatisfy {
      head[$0] == 0 && head[$0 + 1] != 0
    }
    let odd = stride(from: 0, to: head.count - 1, by: 2).allSatisfy {
      head[$0] != 0 && head[$0 + 1] == 0
    }
    return even ? .big : odd ? .little : nil
  }
}
