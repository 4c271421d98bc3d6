package import JSON
import SystemCalls

/// What `rclone` says about a file or directory.
package struct RcloneEntry: Equatable, Sendable {
  package var name: String
  package var isDirectory: Bool
  /// -1 for a file whose size the store does not know.
  package var size: Int64
  /// In seconds since 1970.
  package var modified: Int64?
  package var isBucket: Bool
  /// The hashes by their kinds.
  package var hashes: [(kind: String, digits: String)]

  package static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.isDirectory == other.isDirectory && one.size == other.size
      && one.modified == other.modified && one.isBucket == other.isBucket
      && one.hashes.elementsEqual(other.hashes, by: ==)
  }
}

/// What a remote can do.
package struct RcloneAbilities: Equatable, Sendable {
  /// Whether files are objects in buckets: whole or not there, and without directories.
  package var isBucketBased = false
  package var movesFiles = false
  package var movesDirectories = false
  package var copiesFiles = false
  /// The kinds of hashes that the store itself makes, as `rclone` names them.
  package var hashes: [String] = []
  /// Whether a hash is made by reading the file.
  package var hashesSlowly = false
  /// Whether files keep their times to the second.
  package var keepsTimes = false

  package init() {}
}

/// The fault of a reply that has not the members that it should have.
package struct RcloneReplyFault: Error, Equatable {}

/// Reads the replies of `rclone`, which are not trusted: each member has to be of the right kind.
package enum RcloneReply {
  /// The entry in the reply to `operations/stat`; nil if nothing is there.
  package static func item(_ node: JSONNode) throws(RcloneReplyFault) -> RcloneEntry? {
    guard let item = node["item"] else { throw RcloneReplyFault() }
    if item.content == .null { return nil }
    return try entry(item)
  }

  /// The entries in the reply to `operations/list`.
  package static func list(_ node: JSONNode) throws(RcloneReplyFault) -> [RcloneEntry] {
    guard let list = node["list"] else { throw RcloneReplyFault() }
    if list.content == .null { return [] }
    guard case .array(let items) = list.content else { throw RcloneReplyFault() }
    var entries: [RcloneEntry] = []
    for item in items { entries.append(try entry(item)) }
    return entries
  }

  private static func entry(_ node: JSONNode) throws(RcloneReplyFault) -> RcloneEntry {
    guard let name = node["Name"]?.string,
      let size = node["Size"]?.integer.flatMap({ ForeignNumber($0).value }),
      case .bool(let isDirectory)? = node["IsDir"]?.content
    else { throw RcloneReplyFault() }
    var entry = RcloneEntry(
      name: RcloneName.heard(name), isDirectory: isDirectory, size: max(size, -1),
      modified: node["ModTime"]?.string.flatMap { seconds($0) },
      isBucket: node["IsBucket"]?.content == .bool(true), hashes: [])
    if case .object(let members)? = node["Hashes"]?.content {
      for member in members {
        if let digits = member.value.string, !digits.isEmpty {
          entry.hashes.append((member.key.lowercased(), digits))
        }
      }
    }
    return entry
  }

  /// The reply to `operations/fsinfo`.
  package static func abilities(_ node: JSONNode) throws(RcloneReplyFault) -> RcloneAbilities {
    guard let features = node["Features"], case .object = features.content else {
      throw RcloneReplyFault()
    }
    func has(_ name: String) -> Bool { features[name]?.content == .bool(true) }
    var abilities = RcloneAbilities()
    abilities.isBucketBased = has("BucketBased")
    abilities.movesFiles = has("Move")
    abilities.movesDirectories = has("DirMove")
    abilities.copiesFiles = has("Copy")
    abilities.hashesSlowly = has("SlowHash")
    if !isOverlay(node, has), case .array(let hashes)? = node["Hashes"]?.content {
      abilities.hashes = hashes.compactMap { $0.string?.lowercased() }
    }
    // In nanoseconds; a hundred years mean that times are not kept.
    abilities.keepsTimes =
      node["Precision"]?.integer.map { (0...1_000_000_000).contains($0) } ?? false
    return abilities
  }

  /// Whether a remote keeps its files in other remotes.
  ///
  /// Some of these, such as `hasher`, `chunker` and `compress`, tell the hash of what was sent, which they keep beside
  /// the file, and others pass it on: it says nothing about what is stored.
  private static func isOverlay(_ node: JSONNode, _ has: (String) -> Bool) -> Bool {
    // An older rclone does not say it of those with several remotes.
    let older = ["union root", "combine root"]
    let name = node["String"]?.string ?? ""
    return has("Overlay") || has("UnWrap") || older.contains(where: name.hasPrefix)
  }

  /// The bytes in the reply to `core/stats`.
  package static func bytes(_ node: JSONNode) -> Int64? {
    node["bytes"]?.integer.flatMap { ForeignNumber($0).count() }
  }

  /// The free bytes in the reply to `operations/about`.
  package static func room(_ node: JSONNode) -> Int64? {
    node["free"]?.integer.map { ForeignNumber($0).clamped }
  }

  /// The words of an error.
  package static func error(_ node: JSONNode) -> String? { node["error"]?.string }

  /// The seconds since 1970 of a time such as `2026-11-25T08:09:19.077311926+01:00`; nil if it is not one.
  package static func seconds(_ text: String) -> Int64? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20 else { return nil }
    func number(_ range: Range<Int>) -> Int64? {
      let digits = bytes[range]
      guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return Int64(String(decoding: digits, as: UTF8.self))
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var index = 19
    if bytes[index] == UInt8(ascii: ".") {
      index += 1
      while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    }
    guard index < bytes.count else { return nil }
    var shift: Int64 = 0
    if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      guard bytes.count == index + 6, let hours = number(index + 1..<index + 3),
        let minutes = number(index + 4..<index + 6)
      else { return nil }
      shift = (hours * 60 + minutes) * 60 * (bytes[index] == UInt8(ascii: "+") ? 1 : -1)
    } else if bytes[index] != UInt8(ascii: "Z") || bytes.count != index + 1 {
      return nil
    }
    return days(year, month, day) * 86400 + hour * 3600 + minute * 60 + second - shift
  }

  /// The days since 1970 of a date of the Gregorian calendar; the year begins in March, so that the leap day is its
  /// last.
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let year = month > 2 ? year : year - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146097 + dayOfEra - 719468
  }
}
