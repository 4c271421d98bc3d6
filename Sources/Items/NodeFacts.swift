package import SystemCalls
package import SystemPackage

/// What is known of a file beyond its bytes: of a moved source, as far as the destination does not keep it, and of a link
/// that a drop made, its text; of data made for a drop, and of what a manifest lists, its digest.
///
/// A move records it before the source goes, so that undo restores the file and not only its content.
package struct NodeFacts: Equatable, Sendable {
  /// The permission bits.
  package var mode: UInt32?
  package var user: UInt32?
  package var group: UInt32?
  /// In nanoseconds since 1970, like `modified`.
  package var accessed: Int128?
  package var modified: Int128?
  /// The size of a file that is moved to another host, where a time of whole seconds may not tell a change.
  package var size: Int64?
  /// The name that an entry of a folder had, where the destination took it for that of another one.
  package var name: [UInt8]?
  /// The text of a symbolic link.
  package var text: [UInt8]?
  /// The SHA-256 of what was placed, in hexadecimal digits.
  package var digest: [UInt8]?
  package var attributes: [Attribute] = []
  /// The directory from which it is moved.
  package var folder: FolderIdentity?

  /// The same of what is in a directory, by the path below it.
  package var entries: [FilePath: NodeFacts] = [:]

  /// An extended attribute.
  package struct Attribute: Equatable, Sendable {
    package var name: String
    package var value: [UInt8]

    package init(name: String, value: [UInt8]) {
      self.name = name
      self.value = value
    }
  }

  package init() {}

  /// Those of a directory, by an empty path, and of what is in it.
  package var all: [FilePath: NodeFacts] { entries.merging(["": self]) { $1 } }

  package var isEmpty: Bool { self == NodeFacts() }
}

// Fields, each with a letter, the number of its bytes in four bytes, lowest first, and these bytes.
extension NodeFacts {
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func add(_ letter: Character, _ value: [UInt8]) {
      bytes.append(letter.asciiValue ?? 0)
      withUnsafeBytes(of: UInt32(value.count).littleEndian) { bytes.append(contentsOf: $0) }
      bytes += value
    }
    func add(_ letter: Character, _ number: (some FixedWidthInteger)?) {
      guard let number else { return }
      add(letter, withUnsafeBytes(of: number.littleEndian) { Array($0) })
    }
    add("m", mode)
    add("u", user)
    add("g", group)
    add("a", accessed)
    add("t", modified)
    add("s", size)
    if let name { add("n", name) }
    if let text { add("l", text) }
    if let digest { add("d", digest) }
    add("f", folder?.inode)
    add("b", folder?.birth)
    for attribute in attributes { add("x", Array(attribute.name.utf8) + [0] + attribute.value) }
    for (path, facts) in entries { add("e", path.bytes + [0] + facts.bytes) }
    return bytes
  }

  /// Reads fields; those of a later version are passed over.
  ///
  /// - Returns: nil if a field is cut off.
  package init?(_ bytes: some Sequence<UInt8>) {
    var rest = Array(bytes)[...]
    while let letter = rest.popFirst() {
      guard rest.count >= 4 else { return nil }
      let count = Int(Self.number(rest.prefix(4)) as UInt32)
      rest = rest.dropFirst(4)
      guard rest.count >= count else { return nil }
      take(letter, rest.prefix(count))
      rest = rest.dropFirst(count)
    }
  }

  private mutating func take(_ letter: UInt8, _ value: ArraySlice<UInt8>) {
    switch Character(Unicode.Scalar(letter)) {
    case "m": mode = Self.number(value)
    case "u": user = Self.number(value)
    case "g": group = Self.number(value)
    case "a": accessed = Self.number(value)
    case "t": modified = Self.number(value)
    case "s": size = Self.number(value)
    case "n": name = Array(value)
    case "l": text = Array(value)
    case "d": digest = Array(value)
    case "f": folder = FolderIdentity(inode: Self.number(value))
    case "b": folder?.birth = Self.number(value)
    case "x":
      guard let end = value.firstIndex(of: 0),
        let name = String(validating: value[..<end], as: UTF8.self)
      else { return }
      attributes.append(Attribute(name: name, value: Array(value[(end + 1)...])))
    case "e":
      guard let end = value.firstIndex(of: 0), let facts = NodeFacts(value[(end + 1)...]) else {
        return
      }
      entries[FilePath(bytes: Array(value[..<end]))] = facts
    default: break
    }
  }

  private static func number<Number: FixedWidthInteger>(_ bytes: ArraySlice<UInt8>) -> Number {
    bytes.prefix(Number.bitWidth / 8).reversed().reduce(0) {
      $0 << 8 | Number(truncatingIfNeeded: $1)
    }
  }
}
