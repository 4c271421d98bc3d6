/// A request of SFTP version 3 as bytes; pure.
///
/// The numbers and layouts are those of draft-ietf-secsh-filexfer-02 and of OpenSSH's PROTOCOL file.
struct SFTPRequest: Equatable {
  let kind: UInt8
  private(set) var body: [UInt8] = []

  /// The protocol version that is spoken.
  static let version: UInt32 = 3

  /// The access that a file is opened for.
  struct Access: OptionSet {
    let rawValue: UInt32

    static let read = Access(rawValue: 0x01)
    static let write = Access(rawValue: 0x02)
    static let create = Access(rawValue: 0x08)
    /// For servers that ignore `exclusive`.
    static let truncate = Access(rawValue: 0x10)
    /// The file must not exist.
    static let exclusive = Access(rawValue: 0x20)
  }

  private init(_ kind: UInt8, _ strings: [UInt8]...) {
    self.kind = kind
    // With room for the numbers that follow.
    body.reserveCapacity(strings.reduce(24) { $0 + 4 + $1.count })
    for string in strings { add(string) }
  }

  private mutating func add(_ string: [UInt8]) {
    add(UInt32(string.count))
    body += string
  }

  private mutating func add(_ number: UInt32) {
    withUnsafeBytes(of: number.bigEndian) { body += $0 }
  }

  private mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.bigEndian) { body += $0 }
  }

  static func open(_ path: [UInt8], _ access: Access, mode: UInt32 = 0o600) -> Self {
    var request = Self(3, path)
    request.add(access.rawValue)
    if access.contains(.create) {
      request.add(SFTPAttributes.Flags.permissions.rawValue)
      request.add(mode)
    } else {
      request.add(0 as UInt32)
    }
    return request
  }

  static func close(_ handle: [UInt8]) -> Self { Self(4, handle) }

  static func read(_ handle: [UInt8], at offset: Int64, _ count: Int) -> Self {
    var request = Self(5, handle)
    request.add(UInt64(clamping: offset))
    request.add(UInt32(clamping: count))
    return request
  }

  static func write(_ handle: [UInt8], at offset: Int64, _ bytes: [UInt8]) -> Self {
    var request = Self(6)
    request.body.reserveCapacity(handle.count + bytes.count + 16)
    request.add(handle)
    request.add(UInt64(clamping: offset))
    request.add(bytes)
    return request
  }

  /// The status of a file, without following a link.
  static func look(_ path: [UInt8], followingLinks: Bool) -> Self {
    Self(followingLinks ? 17 : 7, path)
  }

  /// Sets the mode and the times of a path.
  static func setMetadata(_ path: [UInt8], mode: UInt32, modified: UInt32) -> Self {
    changing(Self(9, path), mode, modified)
  }

  /// Sets the mode and the times of an open file.
  static func setMetadata(ofOpen handle: [UInt8], mode: UInt32, modified: UInt32) -> Self {
    changing(Self(10, handle), mode, modified)
  }

  /// Sets the times of a link, not of what it leads to.
  static func setTimes(ofLink path: [UInt8], _ modified: UInt32) -> Self {
    var request = Self(200, Array("lsetstat@openssh.com".utf8), path)
    request.add(SFTPAttributes.Flags.times.rawValue)
    request.add(modified)
    request.add(modified)
    return request
  }

  /// Sets the size of an open file.
  static func setSize(ofOpen handle: [UInt8], _ size: Int64) -> Self {
    var request = Self(10, handle)
    request.add(SFTPAttributes.Flags.size.rawValue)
    request.add(UInt64(clamping: size))
    return request
  }

  private static func changing(_ request: Self, _ mode: UInt32, _ modified: UInt32) -> Self {
    var request = request
    let flags: SFTPAttributes.Flags = [.permissions, .times]
    request.add(flags.rawValue)
    request.add(mode)
    // The access time comes first.
    request.add(modified)
    request.add(modified)
    return request
  }

  static func openDirectory(_ path: [UInt8]) -> Self { Self(11, path) }
  static func readDirectory(_ handle: [UInt8]) -> Self { Self(12, handle) }
  static func remove(_ path: [UInt8]) -> Self { Self(13, path) }

  static func makeDirectory(_ path: [UInt8], mode: UInt32) -> Self {
    var request = Self(14, path)
    request.add(SFTPAttributes.Flags.permissions.rawValue)
    request.add(mode)
    return request
  }

  static func removeDirectory(_ path: [UInt8]) -> Self { Self(15, path) }
  static func realPath(_ path: [UInt8]) -> Self { Self(16, path) }
  static func rename(_ path: [UInt8], to other: [UInt8]) -> Self { Self(18, path, other) }
  static func readLink(_ path: [UInt8]) -> Self { Self(19, path) }

  /// OpenSSH reads the two paths in the opposite order of the draft, and others do as OpenSSH does.
  static func makeLink(to content: [UInt8], at path: [UInt8]) -> Self { Self(20, content, path) }

  // Extensions, by their names. Those that each file needs are made once.
  private static let hardLinkName = Array("hardlink@openssh.com".utf8)
  private static let synchronizeName = Array("fsync@openssh.com".utf8)
  static func hardLink(_ path: [UInt8], to other: [UInt8]) -> Self {
    Self(200, hardLinkName, path, other)
  }
  static func replace(_ path: [UInt8], to other: [UInt8]) -> Self {
    Self(200, Array("posix-rename@openssh.com".utf8), path, other)
  }
  static func synchronize(_ handle: [UInt8]) -> Self {
    Self(200, synchronizeName, handle)
  }
  static func volume(_ path: [UInt8]) -> Self {
    Self(200, Array("statvfs@openssh.com".utf8), path)
  }
  static func expandPath(_ path: [UInt8]) -> Self {
    Self(200, Array("expand-path@openssh.com".utf8), path)
  }
  static var limits: Self { Self(200, Array("limits@openssh.com".utf8)) }

  /// The packet that begins the conversation.
  static var greeting: [UInt8] {
    var greeting = Self(1)
    greeting.add(version)
    var packet: [UInt8] = []
    add(UInt32(1 + greeting.body.count), to: &packet)
    return packet + [greeting.kind] + greeting.body
  }

  /// Adds the packet of this request.
  func add(to bytes: inout [UInt8], as identifier: UInt32) {
    Self.add(UInt32(5 + body.count), to: &bytes)
    bytes.append(kind)
    Self.add(identifier, to: &bytes)
    bytes += body
  }

  private static func add(_ number: UInt32, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
  }
}
