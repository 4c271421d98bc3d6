/// Scans JSON (RFC 8259) and JSON5, collecting the names and values that identify formats.
///
/// No values are built: a single pass over the bytes needs only a stack of bits for the nesting.
struct JSONScan {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  /// For each open bracket, whether it opened an object.
  private var stack: [Bool] = []
  private(set) var values = 0
  /// Whether each top-level value fits on one line.
  private(set) var isLines = true
  /// Whether there are comments, single quotes or unquoted names: JSON5 or JSON with comments.
  private(set) var isLenient = false
  private(set) var hasTrailingComma = false
  /// Whether there is anything that a list of words in brackets does not have.
  private(set) var isWorthy = false
  /// The names in the outermost object and in the first nested objects, each once, up to `nameLimit`.
  private(set) var names: [String] = []
  private(set) var innerNames: [String] = []
  /// The texts under names of the outermost object.
  ///
  /// An array, because there are only a few: looking up the key type of a dictionary in the runtime takes longer than
  /// the whole scan.
  private var texts: [(name: String, text: String)] = []
  private var lastName = ""

  private static let depthLimit = 256
  private static let nameLimit = 128

  /// Prepares to scan a text that starts with a bracket or comment; nil for any other text.
  init?(_ text: ArraySlice<UInt8>) {
    let first = text.drop { $0 != 0x7B && $0 != 0x5B && $0 != 0x2F }.first
    guard let open = text.first, open == 0x7B || open == 0x5B || open == 0x2F, first != nil else {
      return nil
    }
    bytes = text
    index = text.startIndex
  }

  /// The last text under a name of the outermost object.
  func text(of name: String) -> String? { texts.last { $0.name == name }?.text }

  private enum Expectation { case value, valueOrEnd, nameOrEnd, name, colon, commaOrEnd }

  /// Whether the text is valid JSON up to its end, or up to the end of the head.
  mutating func run(isWhole: Bool) -> Bool {
    var expected = Expectation.value
    var sawLineEnd = true
    var valueStart = index
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte.isSpace {
        if byte.isLineEnd { sawLineEnd = true }
        index += 1
        continue
      }
      if byte == 0x2F {
        guard skipComment() else { return false }
        isLenient = true
        continue
      }
      if stack.isEmpty {
        // Another value after a complete one.
        guard byte == 0x7B || byte == 0x5B, values == 0 || sawLineEnd else { return false }
        valueStart = index
      }
      switch expected {
      case .value, .valueOrEnd:
        if expected == .valueOrEnd, byte == 0x5D {
          guard close(object: false) else { return false }
          expected = .commaOrEnd
        } else if byte == 0x7B || byte == 0x5B {
          guard stack.count < Self.depthLimit else { return false }
          stack.append(byte == 0x7B)
          expected = byte == 0x7B ? .nameOrEnd : .valueOrEnd
          index += 1
          continue
        } else {
          guard scalar() else { return index >= bytes.endIndex && !isWhole }
          expected = .commaOrEnd
          continue
        }
      case .name, .nameOrEnd:
        guard byte == 0x7D else {
          guard name() else { return index >= bytes.endIndex && !isWhole }
          expected = .colon
          continue
        }
        if expected == .name { hasTrailingComma = true }
        guard close(object: true) else { return false }
        expected = .commaOrEnd
      case .colon:
        guard byte == 0x3A else { return false }
        isWorthy = true
        expected = .value
        index += 1
        continue
      case .commaOrEnd:
        if byte == 0x2C, let inObject = stack.last {
          index += 1
          expected = inObject ? .name : .valueOrEnd
          if !inObject, nextIsClosing() { hasTrailingComma = true }
          continue
        }
        guard byte == 0x5D || byte == 0x7D, close(object: byte == 0x7D) else { return false }
      }
      // A bracket was closed.
      if stack.isEmpty {
        values += 1
        if bytes[valueStart..<index].contains(where: \.isLineEnd) { isLines = false }
        sawLineEnd = false
        expected = .value
        if values == 1, !isWorthy, index - valueStart == 2 { isWorthy = true }
      }
    }
    if stack.isEmpty { return values > 0 }
    // The head may truncate a value; a file that ends within a value is not JSON.
    if !isWhole, values == 0 { values = 1 }
    return !isWhole
  }

  private mutating func close(object: Bool) -> Bool {
    guard stack.popLast() == object else { return false }
    index += 1
    return true
  }

  private func nextIsClosing() -> Bool {
    bytes[index...].first { !$0.isSpace } == 0x5D
  }

  private mutating func skipComment() -> Bool {
    let rest = bytes[index...]
    if rest.begins(with: "//") {
      index = rest.firstIndex(where: \.isLineEnd) ?? bytes.endIndex
      return true
    }
    guard rest.begins(with: "/*") else { return false }
    index = rest.dropFirst(2).position(of: "*/").map { $0 + 2 } ?? bytes.endIndex
    return true
  }

  /// Takes a quoted text and returns it without quotes; nil if it is unterminated.
  private mutating func quoted() -> ArraySlice<UInt8>? {
    let quote = bytes[index]
    if quote == 0x27 { isLenient = true }
    let start = index + 1
    index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == quote {
        index += 1
        return bytes[start..<index - 1]
      }
      if byte.isLineEnd { return nil }
      index += byte == 0x5C ? 2 : 1
    }
    index = bytes.endIndex
    return nil
  }

  private mutating func name() -> Bool {
    let found: ArraySlice<UInt8>
    if bytes[index] == 0x22 || bytes[index] == 0x27 {
      guard let text = quoted() else { return false }
      found = text
    } else {
      found = bytes[index...].prefix { $0.isWord || $0 == 0x24 }
      guard let first = found.first, !first.isDigit else { return false }
      isLenient = true
      index = found.endIndex
    }
    if stack.count <= 2 || (stack.count == 3 && innerNames.count < 16) {
      lastName = found.prefix(64).string
      if stack.count == 1 {
        Self.note(lastName, in: &names)
      } else {
        Self.note(lastName, in: &innerNames)
      }
    }
    return true
  }

  private static func note(_ name: String, in names: inout [String]) {
    if names.count < nameLimit, !names.contains(name) { names.append(name) }
  }

  private mutating func scalar() -> Bool {
    let first = bytes[index]
    if first == 0x22 || first == 0x27 {
      guard let text = quoted() else { return false }
      if stack.count == 1, stack[0], texts.count < Self.nameLimit {
        texts.append((lastName, text.prefix(256).string))
      }
      isWorthy = true
      return true
    }
    let word = bytes[index...].prefix {
      $0.isWord || $0 == 0x2D || $0 == 0x2B || $0 == 0x2E || $0 == 0x24
    }
    guard !word.isEmpty, word.count < 400 else { return false }
    index = word.endIndex
    // It may be truncated at the end of the head.
    if index == bytes.endIndex { return true }
    if word.is("true") || word.is("false") || word.is("null") || Self.isNumber(word) {
      isWorthy = true
      return true
    }
    guard
      word.is("Infinity") || word.is("-Infinity") || word.is("NaN") || word.begins(with: "0x")
        || word.begins(with: "+") && word.dropFirst().isNumber || word.isNumber
    else { return false }
    isLenient = true
    isWorthy = true
    return true
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.isNumber, word.first != 0x2B, word.first != 0x2E, word.last != 0x2E else {
      return false
    }
    return true
  }
}
