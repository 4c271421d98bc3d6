@testable import FileTransfer
@testable import SessionStreams

/// Builds streams as a hostile program would: with right checksums, whatever they contain.
struct StreamBuilder {
  var head = StreamHead(session: "otter", user: 1, host: "far")
  /// The first line instead of that of `head`.
  var headLine: String?
  /// The lines of the items.
  var lines: [String] = []
  private var body: [UInt8] = []
  private var digests: [(path: [UInt8], digest: Digest)] = []

  /// Adds an item with one form, and its member.
  mutating func add(
    _ line: String, _ members: [(TarMember, [UInt8])], hashing isFolder: Bool = false
  ) {
    lines.append(line)
    add(members, isFolder: isFolder)
  }

  /// Adds members that are one form.
  mutating func add(_ members: [(TarMember, [UInt8])], isFolder: Bool = false) {
    var blocks: [UInt8] = []
    for (member, content) in members { blocks += Self.blocks(member.header, content) }
    body += blocks
    guard let first = members.first else { return }
    digests.append((first.0.path, Digest(of: isFolder ? blocks : first.1)))
  }

  /// Adds bytes that belong to no form.
  mutating func add(raw: [UInt8]) { body += raw }

  static func blocks(_ header: [UInt8], _ content: [UInt8]) -> [UInt8] {
    header + content
      + [UInt8](repeating: 0, count: TarMember.padding(after: Int64(content.count)))
  }

  static func item(
    _ number: Int = 1, name: String = "a", kind: String = "file", size: Int64? = 1,
    type: String = "public.data", more: String = ""
  ) -> String {
    let size = size.map { ",\"size\":\($0)" } ?? ""
    return "{\"item\":\(number),\"name\":\"\(name)\",\"nameGiven\":true\(more),\"forms\":["
      + "{\"type\":\"\(type)\",\"kind\":\"\(kind)\"\(size),\"visibility\":\"all\"}]}"
  }

  static func member(
    _ path: String = "items/1/1", _ kind: TarMember.Kind = .file, size: Int64 = 0
  ) -> TarMember {
    TarMember(path: Array(path.utf8), kind: kind, size: size, mode: 0o644, modified: 0)
  }

  /// The whole stream.
  var stream: [UInt8] {
    let text =
      (headLine.map { Array($0.utf8) } ?? head.line)
      + Array(lines.joined(separator: ",\n").utf8) + Array("\n]}\n".utf8)
    let description = TarMember(path: StreamHead.path, size: Int64(text.count), modified: 0)
    let before = Self.blocks(description.header, text) + body
    var end = StreamEnd.opening
    let all = [(path: StreamHead.path, digest: Digest(of: text))] + digests
    for (index, one) in all.enumerated() {
      end += StreamEnd.line(of: one.path, one.digest, isFirst: index == 0)
    }
    end += StreamEnd.closing(members: all.count, whole: Digest(of: before))
    let last = TarMember(path: StreamEnd.path, size: Int64(end.count), modified: 0)
    return before + Self.blocks(last.header, end) + TarMember.end
  }
}
