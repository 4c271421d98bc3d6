import Items
import Sessions
import SystemPackage
import TestSupport
import Testing

@Suite struct DamagedSessionTests {
  private let path = "state/dnd/sessions/s/session.db"

  /// Replaces the bytes of the record, and empties the log that could hide them.
  private func replace(_ test: FileStore, with bytes: [UInt8]) throws {
    for name in ["-wal", "-shm"] where test.tree().contains(path + name) {
      try test.sandbox.write(path + name, [])
    }
    try test.sandbox.write(path, bytes)
  }

  enum Injury: String, CaseIterable {
    case empty, garbage, header, truncated, cutInPage, zeroedPages, otherProgram, noVersion
  }

  private func injure(_ bytes: [UInt8], _ injury: Injury) -> [UInt8] {
    var bytes = bytes
    switch injury {
    case .empty: return []
    case .garbage: return Array("not a database, whatever its name says\n".utf8)
    case .header: bytes.replaceSubrange(0..<16, with: [UInt8](repeating: 0xFF, count: 16))
    case .truncated: return Array(bytes.prefix(4096))
    case .cutInPage: return Array(bytes.prefix(4096 + 100))
    case .zeroedPages:
      bytes.replaceSubrange(4096..., with: [UInt8](repeating: 0, count: bytes.count - 4096))
    case .otherProgram: bytes[68] ^= 0xFF
    case .noVersion: bytes.replaceSubrange(60..<64, with: [0, 0, 0, 0])
    }
    return bytes
  }

  @Test(arguments: Injury.allCases)
  func aDamagedRecordIsSaidAndLeftAsItIs(injury: Injury) throws {
    let test = try FileStore()
    try test.lift("s", (1...50).map { "\($0)" })
    try test.lift("whole")
    let bytes = injure(try test.sandbox.read(path), injury)
    try replace(test, with: bytes)
    let error = #expect(throws: SessionError.self) {
      let session = try test.store.open("s")
      _ = try session.items(after: 0, limit: 99)
    }
    guard case .damaged("s", test.sandbox.path(path), _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(throws: SessionError.nameTaken("s")) { try test.lift("s") }
    #expect(try test.store.activeSessions().map(\.name) == ["s", "whole"])
    try test.sweep(now: 1_800_000_000_000_000_000)
    #expect(try test.sandbox.read(path) == bytes)
  }

  @Test func aDamagedItemIsNamedAndTheOthersCanBeRead() throws {
    let test = try FileStore()
    try test.lift("s", ["one", "two", "three"])
    var bytes = try test.sandbox.read(path)
    // Each representation record is a format byte, then 'i' (inline), 'a' (all) and the type.
    let mark = [1, UInt8(ascii: "i"), UInt8(ascii: "a"), 11] + Array("public.data".utf8)
    let places = bytes.indices.filter { bytes[$0...].starts(with: mark) }
    #expect(places.count == 3)
    // Rows fill a page from its end, so the middle one is item 2 in either direction.
    bytes[places[1]] = 99
    try replace(test, with: bytes)
    let session = try test.store.open("s")
    #expect(try session.item(1)?.name == "one")
    #expect(try session.item(3)?.name == "three")
    #expect(throws: SessionError.damaged("s", test.sandbox.path(path), .item(2))) {
      try session.item(2)
    }
    #expect(throws: SessionError.damaged("s", test.sandbox.path(path), .item(2))) {
      try session.items(after: 0, limit: 9)
    }
    #expect(throws: SessionError.damaged("s", test.sandbox.path(path), .item(2))) {
      try session.change { _ = try $0.add([.test("x.y")], to: 2) }
    }
  }

  @Test func aRecordOfANewerProgramIsLeftToIt() throws {
    let test = try FileStore()
    try test.lift("s")
    var bytes = try test.sandbox.read(path)
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 4])
    try replace(test, with: bytes)
    #expect(throws: SessionError.newerVersion("s", test.sandbox.path(path), version: 4)) {
      try test.store.open("s")
    }
    #expect(try test.sandbox.read(path) == bytes)
  }

  @Test(arguments: [0, 1, 511])
  func aRecordThatWasCutOffKeepsTheLogBesideIt(size: Int) throws {
    let test = try FileStore()
    try test.lift("s")
    try test.store.open("s").change { _ = try $0.append(.test("more"), key: nil) }
    let log = try test.sandbox.read(path + "-wal")
    try #require(!log.isEmpty)
    try test.sandbox.write(path, Array(test.sandbox.read(path).prefix(size)))
    #expect(throws: SessionError.damaged("s", test.sandbox.path(path), .file)) {
      try test.store.open("s")
    }
    #expect(try test.sandbox.read(path + "-wal") == log)
  }

  /// On a network file system a command that is killed while it writes leaves the new size in the header, before the
  /// pages, and a rollback journal with the old header.
  @Test func aRecordWithARollbackJournalIsRolledBack() throws {
    let test = try FileStore()
    try test.lift("s", ["one"])
    let whole = try Self.withoutLog(test.sandbox.read(path))
    var half = whole
    half[31] += 9
    try replace(test, with: half)
    try test.sandbox.write(path + "-journal", Self.journal(of: whole))
    #expect(try test.store.open("s").items(after: 0, limit: 9).map(\.name) == ["one"])
    #expect(try test.sandbox.read(path) == whole)
  }

  /// The record of a session whose file system has no shared memory (SQLite file format, §1.3.3).
  private static func withoutLog(_ record: [UInt8]) -> [UInt8] {
    var record = record
    record.replaceSubrange(18..<20, with: [1, 1])
    return record
  }

  /// A rollback journal with the first page (SQLite file format, §3).
  private static func journal(of record: [UInt8]) -> [UInt8] {
    let size = 4096
    let page = record.prefix(size)
    let checksum = stride(from: size - 200, to: 0, by: -200).reduce(UInt32(0)) {
      $0 + UInt32(page[$1])
    }
    var journal: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    for number in [1, 0, UInt32(record.count / size), 512, UInt32(size)] {
      journal += bytes(number)
    }
    journal += [UInt8](repeating: 0, count: 512 - journal.count)
    return journal + bytes(1) + page + bytes(checksum)
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  @Test func aDirectoryWithoutARecordIsDamaged() throws {
    let test = try FileStore()
    try test.lift("s")
    try test.sandbox.makeDirectory(test.sandbox.path("state/dnd/sessions/t/session.db"))
    try test.sandbox.makeDirectory(test.sandbox.path("state/dnd/sessions/u"))
    for name in ["t", "u"] {
      let record = test.sandbox.path("state/dnd/sessions/\(name)/session.db")
      #expect(throws: SessionError.damaged(name, record, .file)) { try test.store.open(name) }
    }
    #expect(try test.store.activeSessions().map(\.name) == ["s", "t", "u"])
  }

  @Test func aSessionThatALastCommandLeftInPlaceIsEnded() throws {
    let test = try FileStore()
    try test.lift("s")
    // The state left by a command that is killed between recording the end and moving the
    // directory, or that has no space for the move.
    let record = try test.store.open("s")
    let directory = test.sandbox.path("state/dnd/ended")
    #expect(try test.sandbox.write("state/dnd/keep", "").length > 0)
    try FileSystemOfTests.block(directory)
    #expect(try record.end(as: .ended))
    #expect(test.sandbox.list("state/dnd/sessions") == ["s"])
    try FileSystemOfTests.unblock(directory)
    #expect(throws: SessionError.ended("s", active: [])) { try test.store.open("s") }
    #expect(test.sandbox.list("state/dnd/sessions") == [])
    #expect(try test.store.openEnded("s").session.state == .ended)
  }
}
