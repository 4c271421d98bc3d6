import Context
import Items
import Sessions
import SystemCalls
import SystemPackage

@testable import SessionStreams

/// Streams that `dnd import` reads.
extension FuzzTarget {
  /// A stream never makes more bytes than it has, and nothing outside the payloads; the checksums of its headers are
  /// corrected, so that what is behind them is reached.
  static func importStream(_ bytes: [UInt8]) throws {
    let stream = corrected(bytes)
    let input = try OpenFile.openInMemory()
    try input.writeAll(stream)
    try input.seek(to: 0)
    let context = ExchangeContext(environment: [:], workingDirectory: "/")
    let writer = try PayloadWriter()
    var items: [Item] = []
    do {
      try ImportRun(input, in: context).run(into: writer) { item, _ in items.append(item) }
      try BrokenLaw.unless(
        items.allSatisfy { !$0.representations.isEmpty }, "an item has no form")
    } catch let broken as BrokenLaw {
      throw broken
    } catch {
      // Damage is what is expected of most inputs.
    }
    let made = try size(of: writer.directory.path)
    try BrokenLaw.unless(made <= stream.count, "\(made) bytes of \(stream.count)")
    let names = try DirectoryReader.entries(
      of: OpenFile.openDirectory(writer.directory.path.removingLastComponent())
    ).map(\.name)
    try BrokenLaw.unless(
      names.allSatisfy { $0.starts(with: PayloadWriter.prefix.utf8) }, "a file is outside")
  }

  /// The input with the right checksum in each block that looks like a header.
  private static func corrected(_ bytes: [UInt8]) -> [UInt8] {
    var stream = bytes
    for start in stride(from: 0, through: bytes.count - TarMember.block, by: TarMember.block) {
      var block = Array(stream[start..<start + TarMember.block])
      guard block[TarField.magic].elementsEqual(TarField.ustar) else { continue }
      let sum = String(TarField.sum(of: block), radix: 8)
      let digits = String(repeating: "0", count: 6 - sum.utf8.count) + sum + "\0 "
      block.replaceSubrange(TarField.checksum, with: digits.utf8)
      stream.replaceSubrange(start..<start + TarMember.block, with: block)
    }
    return stream
  }

  private static func size(of directory: FilePath) throws -> Int {
    var size = 0
    for entry in try DirectoryReader.entries(of: OpenFile.openDirectory(directory)) {
      let path = directory.appending(bytes: entry.name)
      let status = try FileSystem.status(of: path, followingLinks: false)
      size += status.kind == .directory ? try Self.size(of: path) : Int(status.size)
    }
    return size
  }
}

/// Accepts items, and keeps payloads in a directory of its own.
private final class PayloadWriter: SessionWriter {
  static let prefix = "payloads"
  /// A directory that has nothing but the directory of the payloads.
  private let above: PrivateDirectory
  let directory: PrivateDirectory
  private var count = 0

  init() throws {
    let parent: FilePath = FileSystem.exists("/dev/shm") ? "/dev/shm" : "/tmp"
    above = try PrivateDirectory(in: parent, prefix: "dnd-fuzz")
    directory = try PrivateDirectory(in: above.path, prefix: Self.prefix)
  }

  func append(_ item: Item, key: [UInt8]?) throws(SessionError) -> Appended {
    count += 1
    return .new(count)
  }

  func newPayload() throws(SessionError) -> Payload {
    count += 1
    let path = directory.path.appending("\(count)")
    do throws(SystemFailure) {
      _ = try OpenFile.open(path, .writeOnly, options: [.create, .exclusiveCreate])
    } catch {
      throw .system(error)
    }
    return Payload(name: "\(count)", path: path)
  }

  func add(_ representations: [Representation], to index: Int) throws(SessionError) -> Bool {
    false
  }
  func setState(_ state: Item.State, of index: Int) throws(SessionError) {}
  func rename(_ index: Int, to name: String) throws(SessionError) {}
  func moveToEnd(_ indices: [Int]) throws(SessionError) {}
  func narrow(to policy: Session.Policy, context: String?) throws(SessionError) {}
  func log(_ event: SessionEvent) throws(SessionError) {}
  func record(_ transfer: TransferRecord) throws(SessionError) -> Int64 { 0 }
  func update(_ transfer: TransferRecord) throws(SessionError) {}
  func forget(transfer number: Int64) throws(SessionError) {}
}
