import Items
import JSON

@testable import CloudFiles
@testable import FileTransfer

/// What an `rclone` sends, and the words that name a store.
extension FuzzTarget {
  /// Replies are the same in whatever parts they arrive, and hold no more than arrived.
  static func rclone(_ bytes: [UInt8]) throws {
    let whole = bodies(in: [bytes])
    try BrokenLaw.unless(
      whole == bodies(in: bytes.map { [$0] }), "the parts make other replies")
    try BrokenLaw.unless(
      whole.map(\.count).reduce(0, +) <= bytes.count, "there is more than arrived")
    for body in whole + [bytes] {
      guard let node = try? JSONReader.node(of: body, as: .strict) else { continue }
      _ = try? RcloneReply.item(node)
      _ = try? RcloneReply.list(node)
      _ = try? RcloneReply.abilities(node)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    try BrokenLaw.unless(
      !RcloneWords.plain(text).utf8.contains { $0 < 0x20 }, "the words have control characters")
    try BrokenLaw.unless(
      RcloneName.heard(RcloneName.told(text)) == text, "a name is heard as another one")
    _ = RcloneReply.seconds(text)
    _ = RcloneWords.last(bytes)
    _ = RcloneRemotes.names(in: bytes)
    if case .at(let path) = LocationWord.meaning(of: Array(CloudWord.prefix.utf8) + bytes) {
      try BrokenLaw.unless(
        LocationWord.meaning(of: path.word) == .at(path), "the word means another place")
      try BrokenLaw.unless(path.place.kind == .store, "the word means a host")
    }
  }

  private static func bodies(in parts: [[UInt8]]) -> [[UInt8]] {
    var parser = HTTPParser()
    var bodies: [[UInt8]] = []
    do {
      for part in parts {
        parser.take(part)
        while let event = try parser.next() {
          switch event {
          case .status: bodies.append([])
          case .body(let piece): bodies[bodies.count - 1] += piece
          case .end: break
          }
        }
      }
    } catch {}
    return bodies
  }
}
