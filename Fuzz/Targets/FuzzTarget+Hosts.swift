import Items
import SystemPackage

@testable import FileTransfer
@testable import HostFiles

/// What another host sends, and the words that name one.
extension FuzzTarget {
  /// Packets are the same in whatever parts they arrive, and hold no more than arrived.
  ///
  /// A word that means a host means the same when it is written again.
  static func sftp(_ bytes: [UInt8]) throws {
    let whole = packets(in: [bytes])
    try BrokenLaw.unless(
      whole == packets(in: bytes.map { [$0] }), "the parts make other packets")
    try BrokenLaw.unless(whole.map(size).reduce(0, +) <= bytes.count, "there is more than arrived")
    _ = HostFileSystem.sums(in: bytes)
    _ = SSHWords.failure(bytes, host: "far")
    if case .at(let path) = LocationWord.meaning(of: bytes) {
      try BrokenLaw.unless(
        LocationWord.meaning(of: path.word) == .at(path), "the word means another place")
      try BrokenLaw.unless(!path.place.name.hasPrefix("-"), "the host is an option")
    }
  }

  private static func packets(in parts: [[UInt8]]) -> [SFTPReply] {
    var parser = SFTPParser()
    var replies: [SFTPReply] = []
    do {
      for part in parts {
        part.withUnsafeBytes { parser.take($0) }
        while let (_, reply) = try parser.next() { replies.append(reply) }
      }
    } catch {}
    return replies
  }

  private static func size(_ reply: SFTPReply) -> Int {
    switch reply {
    case .version(_, let extensions):
      extensions.reduce(0) { $0 + $1.key.count + $1.value.count }
    case .status(_, let message): message.count
    case .handle(let bytes), .data(let bytes), .extended(let bytes): bytes.count
    case .names(let names): names.reduce(0) { $0 + $1.name.count }
    case .attributes: 0
    }
  }
}
