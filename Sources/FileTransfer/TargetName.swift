import Diagnostics

/// The rules for names at the destination: one path component of at most 255 bytes, byte for byte.
package enum TargetName {
  /// The maximum length of names in Linux file systems, in bytes.
  package static let limit = 255

  /// Whether `name` is a valid path component.
  package static func isUsable(_ name: [UInt8]) -> Bool {
    !name.isEmpty && name.count <= limit && name != [dot] && name != [dot, dot]
      && !name.contains(slash) && !name.contains(0)
  }

  /// Makes a valid path component: slashes become `_`, NULs are removed, and an overlong name is cut.
  ///
  /// A valid name is returned byte for byte.
  package static func sanitized(_ suggestion: [UInt8]) -> [UInt8] {
    let name = suggestion.compactMap { $0 == 0 ? nil : $0 == slash ? UInt8(ascii: "_") : $0 }
    if name.isEmpty || name == [dot] || name == [dot, dot] { return Array("untitled".utf8) }
    return joined(split(name), insert: [])
  }

  /// The numbered variant of `name`: `name 2.ext`, `a 2.tar.gz`, `.bashrc 2`, or another style.
  ///
  /// - Parameters:
  ///   - number: 2 or higher.
  ///   - isDirectory: A directory's name has no extension: `v1.2` becomes `v1.2 2`.
  package static func numbered(
    _ name: [UInt8], _ number: Int, isDirectory: Bool = false, style: NumberingStyle = .space
  ) -> [UInt8] {
    numbered(name, number, isDirectory: isDirectory, style: style, upTo: limit)
  }

  /// The numbered variant of `name` in at most `limit` bytes; number 1 adds no number.
  package static func numbered(
    _ name: [UInt8], _ number: Int, isDirectory: Bool, style: NumberingStyle = .space,
    upTo limit: Int
  ) -> [UInt8] {
    joined(
      isDirectory ? (name[...], []) : split(name),
      insert: number > 1 ? style.insertion(number) : [], limit)
  }

  /// The plain name and the number from which `numbered` makes exactly `name`; nil if there are none.
  static func numberless(
    _ name: [UInt8], style: NumberingStyle = .space
  ) -> (plain: [UInt8], number: Int)? {
    let (stem, end) = split(name)
    let (before, after) = style.marks
    guard stem.suffix(after.count).elementsEqual(after) else { return nil }
    let marked = stem.dropLast(after.count)
    let digits = marked.suffix(while: { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    guard (1...9).contains(digits.count), digits.first != UInt8(ascii: "0") else { return nil }
    let rest = marked[..<digits.startIndex]
    guard rest.count > before.count, rest.suffix(before.count).elementsEqual(before) else {
      return nil
    }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let plain = Array(rest.dropLast(before.count)) + Array(end)
    return number > 1 && numbered(plain, number, style: style) == name ? (plain, number) : nil
  }

  /// The number with which `numbered` makes `name` of `plain`, which may be cut in it: 1 if they are equal, nil if it is
  /// not a variant of it.
  package static func number(
    in name: [UInt8], of plain: [UInt8], style: NumberingStyle = .space
  ) -> Int? {
    if name == sanitized(plain) { return 1 }
    let isDigit = { (byte: UInt8) in byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    let numbers = name.split(whereSeparator: { !isDigit($0) }).filter { $0.count <= 9 }
      .map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
    return numbers.first { number in
      number > 1
        && [false, true].contains {
          numbered(plain, number, isDirectory: $0, style: style) == name
        }
    }
  }

  /// The stem, and the extension with its dot, or an empty slice if there is none.
  ///
  /// A leading dot belongs to the stem; `tar.gz` and the like are one extension; a suffix with a space is not
  /// an extension.
  static func split(_ name: [UInt8]) -> (stem: ArraySlice<UInt8>, extension: ArraySlice<UInt8>) {
    guard let last = lastDot(of: name[...]) else { return (name[...], []) }
    let end = name[(last + 1)...]
    guard !end.isEmpty, !end.contains(0x20) else { return (name[...], []) }
    if compressions.contains(end.map(\.lowercasedASCII)), let before = lastDot(of: name[..<last]),
      name[(before + 1)..<last].map(\.lowercasedASCII) == Array("tar".utf8)
    {
      return (name[..<before], name[before...])
    }
    return (name[..<last], name[last...])
  }

  private static let dot = UInt8(ascii: ".")
  private static let slash = UInt8(ascii: "/")
  private static let compressions = Set(
    ["gz", "bz2", "xz", "zst", "lz", "lz4", "lzma", "lzo", "br", "z"].map { Array($0.utf8) })

  /// The last dot that follows any byte other than a dot.
  private static func lastDot(of name: ArraySlice<UInt8>) -> Int? {
    guard let place = name.lastIndex(of: dot), name[..<place].contains(where: { $0 != dot })
    else { return nil }
    return place
  }

  /// Joins the parts, cutting the stem so that the result fits.
  private static func joined(
    _ parts: (stem: ArraySlice<UInt8>, extension: ArraySlice<UInt8>), insert: [UInt8],
    _ limit: Int = limit
  ) -> [UInt8] {
    let (stem, end) = parts
    let room = limit - insert.count - end.count
    // A suffix that leaves no room for a stem is not treated as an extension.
    guard room > 0 else {
      let whole = Array(stem) + Array(end)
      return cut(whole[...], to: limit - insert.count) + insert
    }
    return cut(stem, to: room) + insert + end
  }

  /// The first bytes, without splitting a UTF-8 character at the end.
  private static func cut(_ bytes: ArraySlice<UInt8>, to count: Int) -> [UInt8] {
    guard bytes.count > count else { return Array(bytes) }
    var end = bytes.startIndex + count
    // A character has at most three continuation bytes; anything longer is not UTF-8 and is cut at any byte.
    for _ in 0..<3 where end > bytes.startIndex && bytes[end] & 0xC0 == 0x80 { end -= 1 }
    if bytes[end] & 0xC0 == 0x80 { end = bytes.startIndex + count }
    return Array(bytes[..<end])
  }
}

extension ArraySlice<UInt8> {
  /// The longest suffix whose bytes all satisfy the predicate.
  fileprivate func suffix(while isOne: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, isOne(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
