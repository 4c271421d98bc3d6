/// A file name pattern as in the shared MIME database: `*`, `?` and sets such as `[0-9a]` or `[!x]`.
///
/// Names are matched as bytes. As in the shell, an unclosed bracket matches itself.
package struct GlobPattern: Sendable {
  private let pattern: [UInt8]

  package init(_ pattern: [UInt8]) { self.pattern = pattern }

  /// Whether every set is closed; an unclosed set is probably a mistake.
  var isWellFormed: Bool {
    var offset = 0
    while offset < pattern.count {
      if pattern[offset] == UInt8(ascii: "[") {
        guard let (_, next) = set(at: offset, 0) else { return false }
        offset = next
      } else {
        offset += 1
      }
    }
    return true
  }

  /// Whether the pattern matches all of `name`.
  ///
  /// Matching backtracks only to the last star, so the time is at most proportional to the product of both lengths.
  package func matches(_ name: [UInt8]) -> Bool {
    var inPattern = 0
    var inName = 0
    var lastStar: (pattern: Int, name: Int)?
    while inName < name.count {
      if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "*") {
        inPattern += 1
        lastStar = (inPattern, inName)
      } else if let next = step(at: inPattern, over: name[inName]) {
        inPattern = next
        inName += 1
      } else if let star = lastStar {
        lastStar = (star.pattern, star.name + 1)
        (inPattern, inName) = (star.pattern, star.name + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The offset in the pattern after matching one byte; nil if the byte does not match.
  private func step(at offset: Int, over byte: UInt8) -> Int? {
    guard offset < pattern.count else { return nil }
    switch pattern[offset] {
    case UInt8(ascii: "?"): return offset + 1
    case UInt8(ascii: "["):
      guard let (contains, next) = set(at: offset, byte) else { fallthrough }
      return contains ? next : nil
    default: return pattern[offset] == byte ? offset + 1 : nil
    }
  }

  /// Whether the set at `offset` contains a byte, and the offset after the set; nil if the set is unclosed.
  private func set(at offset: Int, _ byte: UInt8) -> (Bool, Int)? {
    var index = offset + 1
    var isNegated = false
    if index < pattern.count,
      pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^")
    {
      isNegated = true
      index += 1
    }
    var contains = false
    let first = index
    while index < pattern.count {
      let lower = pattern[index]
      if lower == UInt8(ascii: "]"), index > first { return (contains != isNegated, index + 1) }
      if index + 2 < pattern.count, pattern[index + 1] == UInt8(ascii: "-"),
        pattern[index + 2] != UInt8(ascii: "]")
      {
        if lower <= byte && byte <= pattern[index + 2] { contains = true }
        index += 3
      } else {
        if lower == byte { contains = true }
        index += 1
      }
    }
    return nil
  }
}
