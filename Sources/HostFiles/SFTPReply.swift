import SystemCalls

/// A packet from an SFTP server; pure, and every length in it is checked.
enum SFTPReply: Equatable {
  case version(UInt32, extensions: [[UInt8]: [UInt8]])
  case status(SFTPStatus, message: [UInt8])
  case handle([UInt8])
  case data([UInt8])
  case names([SFTPName])
  case attributes(SFTPAttributes)
  case extended([UInt8])
}

/// The status codes of version 3; unknown ones count as `failure`.
enum SFTPStatus: UInt32 {
  case ok = 0, endOfFile, noSuchFile, permissionDenied, failure, badMessage, noConnection
  case connectionLost, unsupported
}

/// A name in a reply, as the server sent it: it may be anything.
struct SFTPName: Equatable {
  var name: [UInt8]
  var attributes: SFTPAttributes
}

/// The attributes of a file.
struct SFTPAttributes: Equatable {
  var size: ForeignNumber?
  var owner: UInt32?
  var permissions: UInt32?
  var modified: UInt32?

  struct Flags: OptionSet {
    let rawValue: UInt32

    static let size = Flags(rawValue: 1)
    static let owner = Flags(rawValue: 2)
    static let permissions = Flags(rawValue: 4)
    static let times = Flags(rawValue: 8)
    static let extended = Flags(rawValue: 0x8000_0000)
  }
}

/// Why bytes are not a packet of SFTP.
enum SFTPFault: Error, Equatable {
  case tooLong(Int)
  case cut
  case unknownKind(UInt8)
}

extension SFTPReply {
  /// Reads the content of a packet, after its length.
  ///
  /// - Returns: The request that it answers, 0 for the version, and the reply.
  static func read(
    _ packet: ArraySlice<UInt8>
  ) throws(SFTPFault) -> (identifier: UInt32, reply: SFTPReply) {
    var fields = SFTPFields(packet)
    let kind = try fields.byte()
    if kind == 2 { return (0, try version(&fields)) }
    let identifier = try fields.number()
    switch kind {
    case 101:
      let code = try fields.number()
      // Some servers leave the message out.
      let message = fields.isAtEnd ? [] : try fields.string()
      return (identifier, .status(SFTPStatus(rawValue: code) ?? .failure, message: message))
    case 102: return (identifier, .handle(try fields.string()))
    case 103: return (identifier, .data(try fields.string()))
    case 104: return (identifier, .names(try names(&fields)))
    case 105: return (identifier, .attributes(try fields.attributes()))
    case 201: return (identifier, .extended(fields.rest))
    default: throw .unknownKind(kind)
    }
  }

  private static func version(_ fields: inout SFTPFields) throws(SFTPFault) -> SFTPReply {
    let version = try fields.number()
    var extensions: [[UInt8]: [UInt8]] = [:]
    while !fields.isAtEnd { extensions[try fields.string()] = try fields.string() }
    return .version(version, extensions: extensions)
  }

  private static func names(_ fields: inout SFTPFields) throws(SFTPFault) -> [SFTPName] {
    let count = try fields.number()
    var names: [SFTPName] = []
    // The count is not believed: each name takes bytes of the packet.
    for _ in 0..<count {
      let name = try fields.string()
      _ = try fields.string()
      names.append(SFTPName(name: name, attributes: try fields.attributes()))
    }
    return names
  }
}

/// The fields of a packet, read from start to end.
struct SFTPFields {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { bytes.isEmpty }
  var rest: [UInt8] { Array(bytes) }

  mutating func byte() throws(SFTPFault) -> UInt8 {
    guard let byte = bytes.popFirst() else { throw .cut }
    return byte
  }

  mutating func number() throws(SFTPFault) -> UInt32 { UInt32(try integer(4)) }

  mutating func longNumber() throws(SFTPFault) -> UInt64 { try integer(8) }

  private mutating func integer(_ count: Int) throws(SFTPFault) -> UInt64 {
    guard bytes.count >= count else { throw .cut }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func string() throws(SFTPFault) -> [UInt8] {
    let count = Int(try number())
    guard bytes.count >= count else { throw .cut }
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  mutating func attributes() throws(SFTPFault) -> SFTPAttributes {
    let flags = SFTPAttributes.Flags(rawValue: try number())
    var attributes = SFTPAttributes()
    if flags.contains(.size) { attributes.size = ForeignNumber(try longNumber()) }
    if flags.contains(.owner) {
      attributes.owner = try number()
      _ = try number()
    }
    if flags.contains(.permissions) { attributes.permissions = try number() }
    if flags.contains(.times) {
      _ = try number()
      attributes.modified = try number()
    }
    if flags.contains(.extended) {
      for _ in 0..<(try number()) {
        _ = try string()
        _ = try string()
      }
    }
    return attributes
  }
}
