import FileTransfer
import SystemCalls
import SystemPackage

/// A file of this machine on its way to a store: `rclone` reads it through a link of ours, because it does not
/// understand every name, and it is hashed here, because the store must have the same bytes.
final class Upload {
  let content: any FarContent
  let metadata: FarMetadata
  /// The name in the private directory by which `rclone` reads it.
  let link: String
  private let path: FilePath
  private var running: StoreHash.Running
  private(set) var size: Int64 = 0
  /// The bytes of it that were told as sent.
  private(set) var reported: Int64 = 0
  /// Whether the copy is to be compared when it has its name.
  var isCompared = false

  /// - Throws: If the content cannot be read.
  init(
    _ content: any FarContent, _ metadata: FarMetadata, in directory: FilePath, number: Int,
    _ kind: StoreHash.Kind?
  ) throws(SystemFailure) {
    self.content = content
    self.metadata = metadata
    link = "f\(number)"
    path = directory.appending(link)
    running = StoreHash.Running(kind ?? .sha256)
    if let file = content.file, file.isAbsolute {
      try FileSystem.makeLink(path, saying: file.bytes)
    } else {
      // What is only in memory is written, with its time.
      let file = try OpenFile.open(
        path, .writeOnly, options: [.create, .exclusiveCreate], permissions: 0o600)
      content.hold()
      while case let piece = try read(), !piece.isEmpty { try file.writeAll(piece) }
      let time = Int128(metadata.modified) * 1_000_000_000
      try file.setTimes(accessed: time, modified: time)
    }
  }

  deinit { try? FileSystem.removeFile(path) }

  private func read() throws(SystemFailure) -> [UInt8] {
    let piece = try content.next(atMost: Self.piece)
    piece.withUnsafeBytes { running.add($0) }
    size += Int64(piece.count)
    return piece
  }

  private static let piece = 1 << 20

  /// Reads on while far enough from the end, which is read when everything was sent: it tells whether the file is
  /// still the same.
  func readAhead(upTo limit: Int64) throws(SystemFailure) -> Int64 {
    let before = size
    while size - before < limit, content.size - size > 2 * Int64(Self.piece) { _ = try read() }
    return size - before
  }

  /// Reads what is left.
  func readToEnd() throws(SystemFailure) { while !(try read()).isEmpty {} }

  /// Tells that more of it was sent.
  func report(upTo count: Int64) {
    guard count > reported else { return }
    content.report(count - reported)
    reported = count
  }

  var digest: Digest { running.finished().digest }
  var hash: StoreHash { running.finished().hash }

  func status(keepsTimes: Bool) -> FarStatus {
    FarStatus(kind: .regular, size: size, modified: keepsTimes ? metadata.modified : nil)
  }
}

/// What was sent, to recognize it.
struct SentFile {
  let size: Int64
  let digest: Digest
  let hash: StoreHash
  /// What was proved when it got its name.
  var proof = Placement.Verification.none

  init(_ upload: Upload) {
    (size, digest, hash) = (upload.size, upload.digest, upload.hash)
  }

  /// A file that was not sent, to compare it with one that is there.
  init(reading content: any FarContent, _ kind: StoreHash.Kind) throws(SystemFailure) {
    var running = StoreHash.Running(kind)
    size = content.size
    while case let piece = try content.next(atMost: 1 << 20), !piece.isEmpty {
      piece.withUnsafeBytes { running.add($0) }
    }
    (digest, hash) = running.finished()
  }

  private init(size: Int64, digest: Digest, hash: StoreHash, proof: Placement.Verification) {
    (self.size, self.digest, self.hash, self.proof) = (size, digest, hash, proof)
  }

  /// A folder, of whose files that much was proved.
  static func directory(_ proof: Placement.Verification) -> SentFile {
    SentFile(
      size: 0, digest: Digest(of: []), hash: StoreHash(.sha256, digits: ""), proof: proof)
  }
}
