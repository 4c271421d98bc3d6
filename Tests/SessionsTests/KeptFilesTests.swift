import Glibc
import Items
import Sessions
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// The removal of replaced files together with their ended session, and the files that are never
/// removed.
@Suite struct KeptFilesTests {
  private let now: Int64 = 1_700_000_000_000_000_000
  private let test: FileStore
  private let directory = "to/\(KeptDirectory.name)"

  init() throws { test = try FileStore() }

  /// Ends a session whose drop replaced the files of these paths.
  private func replaced(
    _ paths: [FilePath], origin: Session.Origin = .here, inPast: Bool = false,
    step: TransferRecord.Step = .done, isKnown: Bool = true
  ) throws {
    try test.store.create(SessionDraft(name: "s", origin: origin)) { writer in
      _ = try writer.append(.test("a"), key: nil)
    }
    let open = try test.store.open("s")
    try open.change { writer in
      for path in paths {
        var record = TransferRecord(
          run: "abcdefgh", item: 1, step: step,
          target: .here(path.directory.directory.pushing(path.last)),
          changed: inPast ? 1 : Clock.now, replaced: .here(path))
        if isKnown {
          record.kept = try FileSystem.status(of: path, followingLinks: false).version
        }
        _ = try writer.record(record)
      }
    }
    try open.end(as: .ended)
  }

  private func keep(_ name: String, in directory: String? = nil) throws -> FilePath {
    let directory = directory ?? self.directory
    if access(test.sandbox.path(directory).string, F_OK) != 0 {
      try test.sandbox.makeDirectory(test.sandbox.path(directory).removingLastComponent())
      mkdir(test.sandbox.path(directory).string, 0o700)
    }
    return try test.sandbox.write("\(directory)/\(name)", name)
  }

  private func sweep() throws {
    try test.sweep(now: now + 6 * .day)
    try test.sweep(now: now + 8 * .day)
    #expect(test.sandbox.list("state/dnd/ended") == [])
  }

  @Test("Replaced files are removed after a week, and their directory when it is empty")
  func week() throws {
    try replaced([keep("a"), keep("b")])
    try test.sweep(now: now + 6 * .day)
    #expect(test.sandbox.list(directory) == ["a", "b"])
    try test.sweep(now: now + 8 * .day)
    #expect(test.sandbox.list("to") == [])
  }

  @Test("Undone files and files added after the drop stay")
  func later() throws {
    try replaced([keep("a")], step: .undone)
    try sweep()
    try replaced([keep("b")], inPast: true)
    try test.sweep(now: now + 16 * .day)
    try test.sweep(now: now + 24 * .day)
    #expect(test.sandbox.list(directory) == ["a", "b"])
  }

  @Test("Another file of that name stays")
  func another() throws {
    let path = try keep("a")
    try replaced([path])
    try test.sandbox.write("\(directory)/other", "a")
    try FileSystem.rename(test.sandbox.path("\(directory)/other"), to: path, .replace)
    try sweep()
    #expect(test.sandbox.list(directory) == ["a"])
  }

  @Test("Nothing is removed through a link that replaced the directory")
  func link() throws {
    let precious = try keep("a", in: "precious")
    try replaced([keep("a")])
    try FileSystem.rename(test.sandbox.path(directory), to: test.sandbox.path("to/away"))
    try FileSystem.makeLink(test.sandbox.path(directory), saying: Array("../precious".utf8))
    try sweep()
    #expect(try FileSystem.statusIfPresent(of: precious) != nil)
    #expect(test.sandbox.list("to/away") == ["a"])
  }

  @Test("A record that names a file elsewhere removes nothing, whatever it says")
  func elsewhere() throws {
    try replaced([keep("a", in: "precious"), keep("b", in: "to/.dnd-replaced-4711")])
    try sweep()
    #expect(test.sandbox.list("precious") == ["a"])
    #expect(test.sandbox.list("to/.dnd-replaced-4711") == ["b"])
  }

  @Test("A directory that others can write to is left alone")
  func writableByOthers() throws {
    let path = try keep("a")
    try FileSystem.setMode(of: path.directory, to: 0o777)
    try replaced([path])
    try sweep()
    #expect(test.sandbox.list(directory) == ["a"])
  }

  @Test(
    "A session of another user or machine removes nothing",
    arguments: [(Machine.user + 1, Machine.hostName), (Machine.user, "elsewhere")])
  func stranger(user: UInt32, host: String) throws {
    try replaced([keep("a")], origin: Session.Origin(user: user, host: host, application: nil))
    try sweep()
    #expect(test.sandbox.list(directory) == ["a"])
  }

  @Test("A file recorded by an earlier version cannot be identified, and stays")
  func unknown() throws {
    try replaced([keep("a", in: "to/.dnd-replaced")], isKnown: false)
    try sweep()
    #expect(test.sandbox.list("to/.dnd-replaced") == ["a"])
  }
}

extension Session.Origin {
  fileprivate static var here: Self {
    Session.Origin(user: Machine.user, host: Machine.hostName, application: nil)
  }
}

extension FilePath {
  fileprivate var last: FilePath { lastComponent.map { FilePath(root: nil, [$0]) } ?? self }
}
