import FileTransfer

// The last member of a stream: the digests of all others. Its text is determined by them, byte for byte, so that
// whoever reads a stream needs no list of digests: it makes the same text and compares.

/// The text of the last member, in pieces.
enum StreamEnd {
  static let path = Array("end.json".utf8)
  static let opening = Array("{\"sha256\":[\n".utf8)

  /// The line of a member.
  static func line(of path: [UInt8], _ digest: Digest, isFirst: Bool) -> [UInt8] {
    // No path of a form needs an escape.
    let line =
      "{\"member\":\"\(String(decoding: path, as: UTF8.self))\",\"sha256\":\"\(digest.text)\"}"
    return Array((isFirst ? line : ",\n" + line).utf8)
  }

  /// - Parameter whole: The digest of all bytes of the stream before this member.
  static func closing(members: Int, whole: Digest) -> [UInt8] {
    Array("\n],\"members\":\(members),\"stream\":\"\(whole.text)\"}\n".utf8)
  }
}

/// The digests of a stream's members, as they are written.
struct WrittenDigests {
  private var members: [(item: Int, form: Int)] = []
  private var digests: [Digest] = []

  /// Adds a member; item 0 is the description.
  mutating func add(_ digest: Digest, item: Int = 0, form: Int = 0) {
    members.append((item, form))
    digests.append(digest)
  }

  /// Passes on the pieces of the last member's text.
  func forEachPiece<Failure: Error>(
    whole: Digest, _ body: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    try body(StreamEnd.opening)
    for (index, member) in members.enumerated() {
      let path =
        member.item == 0
        ? StreamHead.path : StreamItem.path(item: member.item, form: member.form)
      try body(StreamEnd.line(of: path, digests[index], isFirst: index == 0))
    }
    try body(StreamEnd.closing(members: members.count, whole: whole))
  }
}

/// The text that the last member must have, as the members are read.
struct ExpectedEnd {
  private var text = Digest.Running()
  private var size: Int64 = 0
  private var members = 0

  init() { add(StreamEnd.opening) }

  mutating func add(_ digest: Digest, of path: [UInt8]) {
    add(StreamEnd.line(of: path, digest, isFirst: members == 0))
    members += 1
  }

  /// The size and digest of the text of a stream whose bytes until now have the digest `whole`.
  mutating func finish(whole: Digest) -> (size: Int64, digest: Digest) {
    add(StreamEnd.closing(members: members, whole: whole))
    return (size, text.finished())
  }

  private mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { text.add($0) }
    size += Int64(bytes.count)
  }
}
