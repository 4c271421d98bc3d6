import Diagnostics
package import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// The representations of an item as bytes of the `item.representations` column, formats 1 to 8.
///
/// One column holds them all, because they are always read together and an item that is one file should need
/// one row only. dnd-session(5) describes the format. The first byte is 1, or 2 if the item's name was given; 2
/// is added if a contributor comes next, because somebody other than the session's creator added the item, and 4
/// if the name is that of a file whose content is kept. Each representation then has a kind, a visibility, its
/// type and size, and the fields of its kind. Numbers are LEB128 (7 bits a byte, least significant first, the
/// eighth bit set on all but the last); byte strings are preceded by their length.
package enum RepresentationRecord {
  private static let format: UInt8 = 1
  private static let formatOfGivenName: UInt8 = 2
  /// Added to a format that includes the contributor.
  private static let contributed: UInt8 = 2
  /// Added to a format of a name that is a file's.
  private static let ofFile: UInt8 = 4
  private static let formats = format...formatOfGivenName + contributed + ofFile

  /// Encodes representations.
  package static func encode(
    _ representations: [Representation], isNameGiven: Bool = false,
    isFileName: Bool = false, contributor: Session.Origin? = nil
  ) -> [UInt8] {
    var record = RecordWriter()
    record.bytes.reserveCapacity(160 * representations.count + 1)
    let format = (isNameGiven ? formatOfGivenName : format) + (isFileName ? ofFile : 0)
    if let contributor {
      record.byte(format + contributed)
      record.origin(contributor)
    } else {
      record.byte(format)
    }
    for representation in representations {
      record.byte(tag(representation.source))
      record.byte(tag(representation.visibility))
      record.string(representation.type.identifier.utf8)
      record.number(representation.size.map { UInt64(bitPattern: $0) &+ 1 } ?? 0)
      switch representation.source {
      case .file(let path, let identity):
        record.path(path)
        record.number(identity.device)
        record.number(identity.inode)
        record.number(UInt64(bitPattern: identity.size))
        record.number(UInt64(truncatingIfNeeded: identity.modified))
        record.byte(flags(of: identity))
        if identity.modified.isLong { record.number(identity.modified.upperHalf) }
      case .far(let far):
        record.string(far.location.place.recorded.utf8)
        record.path(far.location.path)
        record.number(UInt64(bitPattern: far.size))
        record.byte(farFlags(of: far))
        if let modified = far.modified { record.number(UInt64(bitPattern: modified)) }
        if let mode = far.mode { record.number(UInt64(mode)) }
      case .payload(let name):
        record.string(CarriedText.bytes(of: name))
      case .inline(let bytes):
        record.string(bytes)
      case .promise(let command, let directory):
        record.string(CarriedText.bytes(of: command))
        record.path(directory)
      case .fileURL:
        break
      }
    }
    return record.bytes
  }

  /// Whether the name of the item with this record was given.
  package static func isNameGiven(_ bytes: [UInt8]) -> Bool {
    marks(of: bytes) & (formatOfGivenName - format) != 0
  }

  /// Whether the name of the item with this record is that of a file whose content is kept.
  package static func isFileName(_ bytes: [UInt8]) -> Bool {
    marks(of: bytes) & ofFile != 0
  }

  /// What its format adds to the plain one; 0 for bytes of no known format.
  private static func marks(of bytes: [UInt8]) -> UInt8 {
    guard let first = bytes.first, formats.contains(first) else { return 0 }
    return first - format
  }

  /// Who added the item with this record; nil when it was the session's creator.
  package static func contributor(_ bytes: [UInt8]) -> Session.Origin? {
    guard marks(of: bytes) & contributed != 0 else { return nil }
    var record = RecordReader(bytes)
    _ = record.byte()
    return record.origin()
  }

  /// Decodes representations; nil when the bytes are malformed.
  package static func decode(_ bytes: [UInt8]) -> [Representation]? {
    var record = RecordReader(bytes)
    guard let first = record.byte(), formats.contains(first) else { return nil }
    if marks(of: bytes) & contributed != 0, record.origin() == nil { return nil }
    var representations: [Representation] = []
    while !record.isAtEnd {
      guard let kind = record.byte(), let visibility = record.byte().flatMap(visibility),
        let type = record.string().flatMap({ String(validating: $0, as: UTF8.self) }),
        let size = record.number(), size <= 1 << 63, let source = source(kind, &record)
      else { return nil }
      representations.append(
        Representation(
          type: UniformType(type), source: source, visibility: visibility,
          size: size == 0 ? nil : Int64(bitPattern: size &- 1)))
    }
    return representations
  }

  private static func flags(of identity: SourceIdentity) -> UInt8 {
    (identity.isDirectory ? 1 : 0) | (identity.isLink ? 2 : 0) | (identity.leadsNowhere ? 4 : 0)
      | (identity.isUnnamed ? 8 : 0) | (identity.modified.isLong ? 16 : 0)
  }

  private static func farFlags(of far: FarReference) -> UInt8 {
    (far.isDirectory ? 1 : 0) | (far.modified == nil ? 0 : 2) | (far.mode == nil ? 0 : 4)
      | (far.isLink ? 8 : 0)
  }

  private static func far(_ record: inout RecordReader) -> FarReference? {
    guard let host = record.string().flatMap({ String(validating: $0, as: UTF8.self) }),
      let path = record.string(), let size = record.number().flatMap({ ForeignNumber($0).count() }),
      let flags = record.byte()
    else { return nil }
    var far = FarReference(
      Location(PlaceID(recorded: host), FilePath(bytes: Array(path))), size: size, modified: nil,
      mode: nil, isDirectory: flags & 1 != 0)
    far.isLink = flags & 8 != 0
    if flags & 2 != 0 {
      guard let modified = record.number() else { return nil }
      far.modified = ForeignNumber(Int64(bitPattern: modified)).clamped
    }
    if flags & 4 != 0 {
      guard let mode = record.number() else { return nil }
      far.mode = UInt32(truncatingIfNeeded: mode & 0o7777)
    }
    return far
  }

  private static func source(
    _ kind: UInt8, _ record: inout RecordReader
  ) -> Representation.Source? {
    switch kind {
    case UInt8(ascii: "f"):
      guard let path = record.string(), let device = record.number(), let inode = record.number(),
        let size = record.number().flatMap({ Int64(exactly: $0) }), let modified = record.number(),
        let flags = record.byte()
      else { return nil }
      var upper: UInt64?
      if flags & 16 != 0 {
        guard let number = record.number() else { return nil }
        upper = number
      }
      let identity = SourceIdentity(
        device: device, inode: inode, size: size,
        modified: Int128(lower: modified, upper: upper), isDirectory: flags & 1 != 0,
        isLink: flags & 2 != 0,
        leadsNowhere: flags & 4 != 0, isUnnamed: flags & 8 != 0)
      return .file(FilePath(bytes: Array(path)), identity)
    case UInt8(ascii: "r"): return far(&record).map { .far($0) }
    case UInt8(ascii: "k"):
      // The name becomes a file name in the payload directory and must not lead out of it.
      guard let name = record.string(), let first = name.first, first != UInt8(ascii: "."),
        !name.contains(UInt8(ascii: "/"))
      else { return nil }
      return .payload(CarriedText.text(name))
    case UInt8(ascii: "i"):
      return record.string().map { .inline(Array($0)) }
    case UInt8(ascii: "p"):
      guard let command = record.string(), let directory = record.string() else { return nil }
      return .promise(
        command: CarriedText.text(command), directory: FilePath(bytes: Array(directory)))
    case UInt8(ascii: "u"):
      return .fileURL
    default:
      return nil
    }
  }

  private static func tag(_ source: Representation.Source) -> UInt8 {
    switch source {
    case .file: UInt8(ascii: "f")
    case .far: UInt8(ascii: "r")
    case .payload: UInt8(ascii: "k")
    case .inline: UInt8(ascii: "i")
    case .promise: UInt8(ascii: "p")
    case .fileURL: UInt8(ascii: "u")
    }
  }

  private static func tag(_ visibility: Visibility) -> UInt8 {
    switch visibility {
    case .all: UInt8(ascii: "a")
    case .team: UInt8(ascii: "t")
    case .group: UInt8(ascii: "g")
    case .own: UInt8(ascii: "o")
    }
  }

  private static func visibility(_ tag: UInt8) -> Visibility? {
    Visibility.allCases.first { self.tag($0) == tag }
  }
}

/// Writes bytes, numbers and byte strings in sequence.
private struct RecordWriter {
  var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func string(_ value: some Collection<UInt8>) {
    number(UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  mutating func origin(_ origin: Session.Origin) {
    number(UInt64(origin.user))
    string(CarriedText.bytes(of: origin.host))
    byte(origin.application == nil ? 0 : 1)
    if let application = origin.application { string(CarriedText.bytes(of: application)) }
  }

  mutating func path(_ path: FilePath) {
    number(UInt64(path.length))
    path.withPlatformString {
      bytes.append(contentsOf: UnsafeRawBufferPointer(start: $0, count: path.length))
    }
  }
}

/// Reads what `RecordWriter` wrote; its methods return nil when the bytes end too early.
private struct RecordReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func byte() -> UInt8? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func number() -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let next = byte() else { return nil }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
    }
    return nil
  }

  mutating func origin() -> Session.Origin? {
    guard let user = number().flatMap({ UInt32(exactly: $0) }), let host = string(),
      let hasApplication = byte()
    else { return nil }
    var application: String?
    if hasApplication == 1 {
      guard let name = string() else { return nil }
      application = CarriedText.text(Array(name))
    }
    return Session.Origin(
      user: user, host: CarriedText.text(Array(host)), application: application)
  }

  mutating func string() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= UInt64(bytes.count - offset) else { return nil }
    defer { offset += Int(count) }
    return bytes[offset..<(offset + Int(count))]
  }
}
