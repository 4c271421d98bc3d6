import SystemCalls
import SystemPackage

/// Tells whether libmagic could know anything about certain bytes, so that no worker is started for nothing.
///
/// The rules are those that libmagic would load, in the form to which file(1) compiles them. Whatever is not understood
/// here counts as a match, so a forecast saves time and never changes an answer.
struct MagicForecast: Sendable {
  private let file: OpenFile
  private let count: Int

  /// The installed rules; nil if they are not of the known version, or if this user or the administrator adds to them.
  static let installed = MagicForecast()

  private init?() {
    guard Environment.value("MAGIC") == nil, !Self.isChanged else { return nil }
    self.init(path: "/usr/share/misc/magic.mgc")
  }

  /// - Parameter path: Compiled rules.
  init?(path: FilePath) {
    let size = MagicRule.size
    guard let file = try? OpenFile.open(path, options: .nonBlocking),
      let status = try? file.status(), status.kind == .regular
    else { return nil }
    let header = Self.read(file, at: 0, count: 16)
    guard header.count == 16 else { return nil }
    let numbers = header.withUnsafeBytes { header in
      (0..<4).map { Int(header.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self)) }
    }
    let (magic, version, count, named) = (numbers[0], numbers[1], numbers[2], numbers[3])
    guard magic == 0xF11E_041C, version == 18, status.size == Int64((count + named + 1) * size)
    else { return nil }
    self.file = file
    self.count = count
  }

  private static func read(_ file: OpenFile, at offset: Int64, count: Int) -> [UInt8] {
    Array(unsafeUninitializedCapacity: count) { buffer, found in
      found = (try? file.readFully(at: offset, into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
    }
  }

  /// Whether there are rules besides the installed ones: in the home folder, or in `/etc/magic`, where Debian has a
  /// file with nothing but comments.
  private static var isChanged: Bool {
    let home = Environment.path("HOME")
    let own = home.map { [$0.appending(".magic"), $0.appending(".magic.mgc")] } ?? []
    if (own + ["/etc/magic.mgc"]).contains(where: { (try? FileSystem.status(of: $0)) != nil }) {
      return true
    }
    guard let file = try? OpenFile.open("/etc/magic", options: .nonBlocking) else { return false }
    let text = read(file, at: 0, count: 4096)
    return text.count == 4096 || text.split(separator: 0x0A).contains { $0.first != 0x23 }
  }

  /// Whether libmagic would find nothing in a file but data.
  ///
  /// - Parameter sample: Of a file that is not text, and in which the built-in rules found nothing.
  func knowsNothing(about sample: Sample) -> Bool {
    guard isData(sample) else { return false }
    var walk = MagicWalk(sample)
    let size = MagicRule.size
    return withUnsafeTemporaryAllocation(byteCount: 512 * size, alignment: 16) { buffer in
      for start in stride(from: 0, to: count, by: 512) {
        let rules = UnsafeMutableRawBufferPointer(
          rebasing: buffer[..<(min(512, count - start) * size)])
        // The header is as long as a rule.
        guard (try? file.readFully(at: Int64((start + 1) * size), into: rules)) == rules.count
        else { return false }
        for place in stride(from: 0, to: rules.count, by: size) {
          let rule = MagicRule(
            bytes: UnsafeRawBufferPointer(rebasing: rules[place..<place + size]))
          if walk.mayAnswer(rule) { return false }
        }
      }
      return true
    }
  }

  /// Whether neither of the checks outside of the rules can succeed, such as those for text in any encoding and for
  /// tapes of SIMH.
  private func isData(_ sample: Sample) -> Bool {
    let bytes = sample.head.bytes
    guard bytes.contains(where: { $0 < 4 }), let first = bytes.first, first != 0x7B, first != 0x5B,
      let length = sample.little32(0)
    else { return false }
    return length & 0xFF_FFFF > sample.length
  }
}

/// One compiled rule of libmagic (magic(5)), in version 18 of the form.
private struct MagicRule {
  static let size = 376

  let bytes: UnsafeRawBufferPointer

  var level: Int { Int(bytes.loadUnaligned(as: UInt16.self)) }
  var flags: UInt8 { bytes[2] }
  var relation: UInt8 { bytes[4] }
  var kind: UInt8 { bytes[6] }
  var masking: UInt8 { bytes[9] }
  var offset: Int { Int(bytes.loadUnaligned(fromByteOffset: 12, as: Int32.self)) }
  var mask: UInt64 { bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self) }
  var range: Int { Int(bytes.loadUnaligned(fromByteOffset: 24, as: UInt32.self)) }
  var modifiers: UInt32 { bytes.loadUnaligned(fromByteOffset: 28, as: UInt32.self) }
  var number: UInt64 { bytes.loadUnaligned(fromByteOffset: 32, as: UInt64.self) }
  var words: Slice<UnsafeRawBufferPointer> { bytes[32..<32 + min(128, Int(bytes[5]))] }
  var identifier: Slice<UnsafeRawBufferPointer> { bytes[32..<48] }

  /// The kinds of rules that are understood here, by their numbers.
  enum Kind {
    static let string: UInt8 = 5
    static let prefixed: UInt8 = 13
    static let expression: UInt8 = 17
    static let bigWide: UInt8 = 18
    static let littleWide: UInt8 = 19
    static let search: UInt8 = 20
    static let indirect: UInt8 = 41
    static let use: UInt8 = 46
    static let der: UInt8 = 48
    static let guid: UInt8 = 49
  }

  /// The size of the number that is compared, and whether it is big-endian; nil for other kinds of rules.
  var width: (count: Int, isBig: Bool)? {
    switch kind {
    case 1: (1, false)
    case 2, 10: (2, false)
    case 7: (2, true)
    case 4, 11: (4, false)
    case 8: (4, true)
    case 24, 25: (8, false)
    case 26: (8, true)
    default: nil
    }
  }

  /// The byte at the offset of most rules without which they do not match; nil if there is none.
  var firstByte: UInt8? {
    guard relation == UInt8(ascii: "="), flags & 0x87 == 0 else { return nil }
    if kind == Kind.string { return modifiers & 0x0F == 0 && bytes[5] > 0 ? bytes[32] : nil }
    guard let width, masking == 0, mask == 0 else { return nil }
    return width.isBig ? bytes[31 + width.count] : bytes[32]
  }

  /// Whether the rule applies to data that is not text.
  var isForData: Bool {
    guard flags & 0x20 != 0 else { return false }
    return switch kind {
    case Kind.string, Kind.prefixed, Kind.expression, Kind.bigWide, Kind.littleWide, Kind.search,
      Kind.use:
      modifiers & 0x60 != 0x20
    default: true
    }
  }

  /// Whether the rule has a MIME type that counts, or leads to other rules.
  var hasAnswer: Bool {
    if kind == Kind.use || kind == Kind.indirect { return true }
    guard bytes[224] != 0 else { return false }
    let name = String(decoding: bytes[224..<304].prefix { $0 != 0 }, as: UTF8.self)
    return !WeakMagic.isFollowedToTheEnd(name)
  }

  /// The longest text that every match of the expression contains; nil if none is known.
  var literal: [UInt8]? {
    var (best, run): ([UInt8], [UInt8]) = ([], [])
    var rest = words
    func end() {
      if run.count > best.count { best = run }
      run = []
    }
    while let next = rest.popFirst() {
      switch next {
      case UInt8(ascii: "("), UInt8(ascii: "|"): return nil
      case UInt8(ascii: "["):
        end()
        // A bracket that comes first is a member.
        let members = rest.first == UInt8(ascii: "^") ? 2 : 1
        rest = rest.dropFirst(members).drop { $0 != UInt8(ascii: "]") }.dropFirst()
      case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "{"):
        run = run.dropLast()
        end()
        if next == UInt8(ascii: "{") { rest = rest.drop { $0 != UInt8(ascii: "}") } }
      case UInt8(ascii: "\\"):
        end()
        rest = rest.dropFirst()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "/"):
        run.append(next)
      default: end()
      }
    }
    end()
    return best.count > 2 ? best : nil
  }
}

/// The way through the rules: those of a level apply only after a match on the level above.
private struct MagicWalk {
  private let sample: Sample
  /// The last level that applies.
  private var level = 0
  /// Whether offsets count from one that was found from the end of the file.
  private var isFromEnd = false

  init(_ sample: Sample) { self.sample = sample }

  /// Whether a rule may apply, match and give an answer.
  mutating func mayAnswer(_ rule: MagicRule) -> Bool {
    let own = rule.level
    if own == 0 {
      level = 0
      guard rule.isForData, !isExcluded(rule), mayMatch(rule) else { return false }
      isFromEnd = rule.flags & 0x80 != 0
    } else {
      guard own <= level else { return false }
      level = own
      guard isFromEnd || mayMatch(rule) else { return false }
    }
    level = own + 1
    return rule.hasAnswer
  }

  /// Whether the first byte rules out a match, as it does for most rules.
  private func isExcluded(_ rule: MagicRule) -> Bool {
    let bytes = sample.head.bytes
    let offset = rule.offset
    guard let first = rule.firstByte, offset >= 0, offset < bytes.count else { return false }
    return bytes[bytes.startIndex + offset] != first
  }

  private func mayMatch(_ rule: MagicRule) -> Bool {
    if rule.kind == MagicRule.Kind.expression { return mayMatchExpression(rule) }
    var offset = rule.offset
    if rule.level == 0, rule.flags & 0x80 != 0 { offset = sample.length - offset }
    // Offsets that follow from other rules or from the file.
    if rule.flags & 0x07 != 0 || rule.level > 0 && rule.flags & 0x80 != 0 { return true }
    guard offset >= 0 else { return false }
    if let width = rule.width { return mayMatchNumber(rule, at: offset, width) }
    switch rule.kind {
    case MagicRule.Kind.string:
      if rule.relation == UInt8(ascii: "=") { return begins(rule, at: offset) }
      guard rule.modifiers & 0x0F == 0, let bytes = data(at: offset, rule.words.count) else {
        return true
      }
      return switch rule.relation {
      case UInt8(ascii: "!"): !bytes.elementsEqual(rule.words)
      case UInt8(ascii: "<"): bytes.lexicographicallyPrecedes(rule.words)
      default: true
      }
    case MagicRule.Kind.search:
      guard rule.relation == UInt8(ascii: "=") else { return true }
      let end = rule.range == 0 ? sample.length : offset + rule.range - 1 + rule.words.count
      guard min(end, sample.length) <= sample.head.bytes.count else { return true }
      return isFound(rule, in: sample.head.bytes.prefix(end).dropFirst(offset))
    case MagicRule.Kind.prefixed:
      let count = rule.modifiers & 0xC00 != 0 ? 4 : rule.modifiers & 0x300 != 0 ? 2 : 1
      return rule.relation != UInt8(ascii: "=") || begins(rule, at: offset + count)
    case MagicRule.Kind.bigWide, MagicRule.Kind.littleWide:
      guard let bytes = data(at: offset, 2) else { return true }
      return bytes.isEmpty
        || (rule.kind == MagicRule.Kind.bigWide ? bytes.last : bytes.first) == rule.words.first
    case MagicRule.Kind.guid:
      return rule.relation != UInt8(ascii: "=")
        || data(at: offset, 16)?.elementsEqual(rule.identifier) != false
    case MagicRule.Kind.der: return rule.level > 0 || sample.byte(offset) == 0x30
    default: return true
    }
  }

  /// The bytes at an offset, none if the file ends before their end; nil if they cannot be read.
  private func data(at offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard offset + count <= sample.length else { return [] }
    let bytes = sample.bytes(at: Int64(offset), count: count)
    return bytes.count == count ? bytes : nil
  }

  private func isFound(_ rule: MagicRule, in bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = rule.words.first, first != 0x20 || rule.modifiers & 0x03 == 0 else {
      return true
    }
    let ignored: UInt8 = rule.modifiers & 0x0C != 0 ? 0x20 : 0
    return bytes.indices.contains {
      (bytes[$0] ^ first) & ~ignored == 0 && begins(rule, at: $0 - sample.head.bytes.startIndex)
    }
  }

  /// Whether the words of a rule are at an offset; blanks that may vary end the comparison.
  private func begins(_ rule: MagicRule, at offset: Int) -> Bool {
    guard rule.modifiers & 0x0F != 0 else {
      guard let bytes = data(at: offset, rule.words.count) else { return true }
      return bytes.elementsEqual(rule.words)
    }
    let ignoresCase = rule.modifiers & 0x0C != 0
    let words = rule.modifiers & 0x03 != 0 ? rule.words.prefix { $0 != 0x20 } : rule.words
    guard let bytes = data(at: offset, words.count) else { return true }
    guard !bytes.isEmpty || words.isEmpty else { return false }
    return zip(bytes, words).allSatisfy {
      $0 == $1 || ignoresCase && ($0 ^ $1) == 0x20
    }
  }

  private func mayMatchNumber(
    _ rule: MagicRule, at offset: Int, _ width: (count: Int, isBig: Bool)
  ) -> Bool {
    guard let bytes = data(at: offset, width.count) else { return true }
    guard !bytes.isEmpty else { return rule.relation == UInt8(ascii: "!") }
    var value: UInt64 = 0
    if width.isBig {
      for byte in bytes { value = value << 8 | UInt64(byte) }
    } else {
      for byte in bytes.reversed() { value = value << 8 | UInt64(byte) }
    }
    if rule.masking & 0x40 != 0 || rule.mask != 0 && rule.masking & 7 != 0 { return true }
    if rule.mask != 0 { value &= rule.mask }
    let isUnsigned = rule.flags & 0x08 != 0
    if !isUnsigned {
      let spare = 64 - 8 * width.count
      value = UInt64(bitPattern: Int64(bitPattern: value << spare) >> spare)
    }
    let wanted = rule.number
    let signed = (value: Int64(bitPattern: value), wanted: Int64(bitPattern: wanted))
    return switch rule.relation {
    case UInt8(ascii: "="): value == wanted
    case UInt8(ascii: "!"): value != wanted
    case UInt8(ascii: "&"): value & wanted == wanted
    case UInt8(ascii: "^"): value & wanted != wanted
    case UInt8(ascii: "<"): isUnsigned ? value < wanted : signed.value < signed.wanted
    case UInt8(ascii: ">"): isUnsigned ? value > wanted : signed.value > signed.wanted
    default: true
    }
  }

  private func mayMatchExpression(_ rule: MagicRule) -> Bool {
    guard rule.relation == UInt8(ascii: "="), rule.modifiers & 0x0C == 0, sample.head.isWhole,
      let literal = rule.literal
    else { return true }
    let bytes = sample.head.bytes
    return bytes.indices.contains {
      bytes[$0] == literal[0] && bytes[$0...].starts(with: literal)
    }
  }
}
