import Glibc
import SystemPackage
import TestSupport
import Testing

/// The order in which a move across file systems makes changes durable, taken from its real system
/// calls.
///
/// A power cut keeps everything that was synced before it. So the data must be synced before the
/// file gets its name, the name before the session records it, and the record before the source is
/// removed.
@Suite(
  .enabled(if: Tool.named("strace") != nil, "strace is not installed"),
  .enabled(if: access("/dev/shm", W_OK) == 0, "there is no second file system"))
struct SyncOrderTests {
  @Test func aSourceGoesOnlyWhenItsCopyIsNamedSyncedAndRecorded() throws {
    let sandbox = try Sandbox("dnd-order")
    let far = try Sandbox("far", in: "/dev/shm")
    try #require(device(of: far.root) != device(of: sandbox.root), "one file system only")
    for name in ["a", "b", "c"] {
      try sandbox.write(name, [UInt8](repeating: 0x61, count: 50_000))
    }
    let environment = ScriptRun.environment(in: sandbox)
    let dnd = try Tool.dnd(environment: environment, directory: sandbox.root)
    #expect(try dnd.run(["lift", "-q", "--session", "s", "a", "b", "c"]).status == 0)
    var strace = try #require(Tool.named("strace"))
    strace.environment = environment
    strace.directory = sandbox.root
    let trace = sandbox.path("trace")
    let outcome = try strace.run([
      "-f", "-y", "-o", trace.string, "-e",
      "trace=write,pwrite64,copy_file_range,fsync,fdatasync,syncfs,linkat,renameat2,unlinkat",
      dnd.executable.string, "drop", "-q", "--session", "s", "--move", far.root.string,
    ])
    try #require(outcome.status == 0, "\(outcome.errorText)")

    let calls = String(decoding: try Files.read(trace), as: UTF8.self).split(separator: "\n")
    let place = far.root.string
    func last(_ what: String..., where isWanted: (Substring) -> Bool) -> Int? {
      calls.lastIndex { call in what.contains { call.contains(" \($0)(") } && isWanted(call) }
    }
    func first(_ what: String..., where isWanted: (Substring) -> Bool) -> Int? {
      calls.firstIndex { call in what.contains { call.contains(" \($0)(") } && isWanted(call) }
    }
    let written = try #require(
      last("write", "pwrite64", "copy_file_range") {
        $0.contains("<\(place)/") && $0.contains("deleted")
      })
    let named = try #require(first("linkat", "renameat2") { $0.contains("<\(place)>") })
    let lastNamed = try #require(last("linkat", "renameat2") { $0.contains("<\(place)>") })
    let gone = try #require(
      first("renameat2", "unlinkat") { call in
        ["a", "b", "c"].contains { call.contains("<\(sandbox.root)>, \"\($0)\"") }
      })
    #expect(
      calls[written..<named].contains {
        $0.contains(" syncfs(") || $0.contains(" fsync(") || $0.contains(" fdatasync(")
      }, "named before its data was synced")
    let directory = try #require(
      calls[lastNamed...].firstIndex { $0.contains(" fsync(") && $0.contains("<\(place)>") },
      "the folder was not synced")
    let recorded = try #require(
      calls[directory...].firstIndex { $0.contains("sync(") && $0.contains("session.db") },
      "the session was not synced after the folder")
    #expect(directory < recorded)
    #expect(recorded < gone, "a source went before the session was synced")
    #expect(calls[gone...].contains { $0.contains(" unlinkat(") })
  }

  @Test(
    "The database of a session and its name are on the disk before its log is",
    arguments: ["", "--move"])
  func database(option: String) throws {
    let sandbox = try Sandbox("dnd-young")
    for name in ["a", "b", "to/c"] { try sandbox.write(name, name) }
    func syncs(_ calls: [Substring], of file: String) -> [Int] {
      calls.indices.filter { calls[$0].contains("sync(") && calls[$0].contains("/\(file)>") }
    }
    let calls = try trace("a", option, in: sandbox, to: sandbox.path("to"))
    let database = try #require(syncs(calls, of: "session.db").first)
    let directory = try #require(syncs(calls, of: "sessions").first)
    let log = try #require(syncs(calls, of: "session.db-wal").first)
    #expect(database < log && directory < log)
    #expect(syncs(calls, of: "session.db").count == 1)
  }

  @Test(
    "A few files, also in a directory, are synced one by one; many are synced at once",
    .enabled(if: FormattedVolume.isPossible("ext4"), "ext4 cannot be made and mounted here"),
    arguments: ["a b", "folder", "a folder"], ["", "--move"])
  func few(names: String, option: String) throws {
    let sandbox = try Sandbox("dnd-few")
    let volume = try #require(try FormattedVolume("ext4"))
    for name in ["a", "b", "folder/c", "folder/in/d"] { try sandbox.write(name, name) }
    let calls = try trace(names, option, in: sandbox, to: volume.sandbox.root)
    #expect(!calls.contains { $0.contains(" syncfs(") })
    let count = names.split(separator: " ").reduce(0) { $0 + ($1 == "folder" ? 2 : 1) }
    // A directory gets its name after the files beside it.
    let named = try #require(
      calls.lastIndex { call in
        [" linkat(", " renameat2("].contains { call.contains($0) }
          && call.contains("\(volume.sandbox.root)>")
      })
    let synced = calls[..<named].filter {
      $0.contains(" fsync(") && $0.contains("<\(volume.sandbox.root)/")
    }
    #expect(synced.count >= count)

    for number in 0..<70 { try sandbox.write("many/\(number)", "x") }
    let many = try trace("many", option, in: sandbox, to: volume.sandbox.root)
    #expect(many.contains { $0.contains(" syncfs(") })
  }

  @Test("A move within a file system waits for its record before the rename, and once at the end")
  func renamed() throws {
    let sandbox = try Sandbox("dnd-renamed")
    for name in ["folder/a", "b", "to/c"] { try sandbox.write(name, name) }
    let calls = try trace("folder b", "--move", in: sandbox, to: sandbox.path("to"))
    let isOfRecord = { (call: Substring) in
      call.contains("fdatasync(") && call.contains("session.db-wal>")
    }
    let isName = { (call: Substring) in
      call.contains(" renameat2(") && call.contains("\(sandbox.root)/to>")
    }
    let first = try #require(calls.firstIndex(where: isName))
    let last = try #require(calls.lastIndex(where: isName))
    #expect(calls.count(where: isName) == 2)
    #expect(calls[..<first].count(where: isOfRecord) == 1)
    #expect(!calls[first...last].contains(where: isOfRecord))
    let directory = try #require(
      calls[last...].firstIndex {
        $0.contains(" fsync(") && $0.contains("\(sandbox.root)/to>")
      },
      "the folder was not synced")
    #expect(calls[directory...].count(where: isOfRecord) == 1)
  }

  @Test(
    "Nothing of a folder is staged before its record is on the disk",
    arguments: ["folder", "folder merged", "a folder"], ["", "--move"])
  func staged(names: String, option: String) throws {
    try #require(access("/dev/shm", W_OK) == 0)
    let sandbox = try Sandbox("dnd-staged")
    let far = try Sandbox("far", in: "/dev/shm")
    for name in ["a", "folder/in/b", "merged/in/c"] { try sandbox.write(name, name) }
    try far.write("merged/d", "d")
    let calls = try trace(names, option, in: sandbox, to: far.root)
    let hidden = try #require(
      calls.firstIndex {
        $0.contains(" mkdirat(") && $0.contains("<\(far.root)") && $0.contains("\".dnd-")
      })
    #expect(
      calls[..<hidden].contains {
        $0.contains("fdatasync(") && $0.contains("session.db-wal>")
      })
  }

  @Test(
    "Nothing of a folder that is merged is staged before its record is on the disk",
    arguments: ["", "--move"])
  func merged(option: String) throws {
    let sandbox = try Sandbox("dnd-merged")
    let far = try Sandbox("far", in: "/dev/shm")
    try far.write("folder/c", "c")
    try sandbox.write("to/folder/c", "c")
    for place in [far.root, sandbox.path("to")] {
      try sandbox.write("folder/in/b", "b")
      let calls = try trace("folder", option, in: sandbox, to: place)
      let first = try #require(
        calls.firstIndex { call in
          [" mkdirat(", " renameat2("].contains { call.contains($0) }
            && call.contains("<\(place)/folder>")
        })
      #expect(
        calls[..<first].contains {
          $0.contains("fdatasync(") && $0.contains("session.db-wal>")
        })
    }
  }

  /// The renames, links, new directories and syncs of a drop of the items lifted just before.
  private func trace(
    _ names: String, _ option: String, in sandbox: Sandbox, to directory: FilePath
  ) throws -> [Substring] {
    let environment = ScriptRun.environment(in: sandbox)
    let dnd = try Tool.dnd(environment: environment, directory: sandbox.root)
    let words = names.split(separator: " ").map(String.init)
    #expect(try dnd.run(["lift", "-q", "--session", "s"] + words).status == 0)
    var strace = try #require(Tool.named("strace"))
    strace.environment = environment
    strace.directory = sandbox.root
    let trace = sandbox.path("trace-\(names)")
    let outcome = try strace.run(
      [
        "-f", "-y", "-o", trace.string, "-e",
        "trace=fsync,fdatasync,syncfs,linkat,renameat2,mkdirat",
        dnd.executable.string, "drop", "-q", "--session", "s", directory.string,
      ] + (option.isEmpty ? [] : [option]))
    try #require(outcome.status == 0, "\(outcome.errorText)")
    return String(decoding: try Files.read(trace), as: UTF8.self).split(separator: "\n")
  }

  private func device(of path: FilePath) -> UInt? {
    var status = stat()
    return path.withPlatformString { stat($0, &status) } == 0 ? UInt(status.st_dev) : nil
  }
}
