import CloudFiles
import Diagnostics
import FileTransfer
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// What an `rclone` may answer that lies, breaks off, or means no good.
@Suite struct RcloneDoubleTests {
  /// A run of one file, placed as a drop places it.
  private struct Run {
    let sandbox: Sandbox
    let outcome: Result<Placement, TransferError>
    let source: FilePath

    /// The names in the store without those of staged files.
    var names: [String] { sandbox.list("root").filter { !$0.hasPrefix(".dnd-") }.sorted() }
    var hidden: [String] { sandbox.list("root").filter { $0.hasPrefix(".dnd-") } }
    var hasSource: Bool { (try? FileSystem.status(of: source)) != nil }
    /// The code of the error; empty if it was placed.
    var code: String {
      if case .failure(let error) = outcome { "\(error.diagnostic.code)" } else { "" }
    }

    init(
      _ words: String, moves: Bool = true, silence: Duration = .seconds(60)
    ) throws {
      sandbox = try Sandbox()
      for name in ["root", "run"] { try sandbox.makeDirectory(sandbox.path(name)) }
      source = try sandbox.write("a.txt", "some bytes to place")
      let files = try CloudFileSystem(
        .store("double"),
        [
          "DND_RCLONE": SourceTree.root.appending("Tests/TestSupport/Tools/rclone-double").string,
          "RCLONE_DOUBLE": words, "RCLONE_DOUBLE_ROOT": sandbox.path("root").string,
          "XDG_RUNTIME_DIR": sandbox.path("run").string, "PATH": "/usr/bin:/bin",
        ], silence: silence)
      let transfer = Transfer(files, host: .store("double"), runID: RunID())
      let request = PlacementRequest(
        .path(source, expecting: nil, followsLink: false), directory: ".",
        name: Array("a.txt".utf8), operation: moves ? .move : .copy, rule: .rename)
      outcome = transfer.place([request], journal: NoJournal())[0]
    }
  }

  @Test("An honest store takes a file, and its source goes", arguments: ["", "BUCKET"])
  func honest(kind: String) throws {
    let run = try Run(kind)
    let placement = try run.outcome.get()
    #expect(placement.verified == .store)
    #expect(run.names == ["a.txt"])
    #expect(!run.hasSource)
  }

  @Test("Without a hash, the copy is read back", arguments: ["nohash", "nohash BUCKET"])
  func noHash(kind: String) throws {
    let run = try Run(kind)
    #expect(try run.outcome.get().verified == .cache)
    #expect(!run.hasSource)
  }

  @Test(
    "A copy that cannot be proved removes no source",
    arguments: [
      "lies", "lies BUCKET", "flips", "flips claims BUCKET", "flips nohash", "flips nohash BUCKET",
      "cuts", "cuts nohash",
      "nohash unreadable", "nohash unreadable BUCKET", "secret", "secret BUCKET", "dies", "notHTTP",
      "notJSON", "wrongForm", "endless", "dies BUCKET",
    ])
  func unproved(words: String) throws {
    let run = try Run(words)
    #expect(throws: TransferError.self) { try run.outcome.get() }
    #expect(run.hasSource)
    if !words.contains("BUCKET") { #expect(run.names.isEmpty) }
  }

  @Test(
    "A move to a store that proves nothing is refused before anything is sent",
    arguments: ["nohash unreadable", "nohash unreadable BUCKET"])
  func unprovable(words: String) throws {
    let run = try Run(words)
    #expect(run.code.contains("remote.cannotProve"), "\(run.code)")
    #expect(run.hasSource)
    #expect(run.sandbox.list("root").isEmpty)
    #expect(try Run(words, moves: false).outcome.get().state == .placed)
  }

  @Test("A file of another program is not taken for a copy", arguments: ["foreign BUCKET"])
  func foreign(words: String) throws {
    let run = try Run(words)
    #expect(throws: TransferError.self) { try run.outcome.get() }
    #expect(run.hasSource)
    let bytes = try run.sandbox.read("root/a.txt")
    #expect(String(decoding: bytes, as: UTF8.self) == "somebody else's")
  }

  @Test(
    "A program that takes the name in the last moment keeps it, and the item gets another",
    arguments: ["rival", "rival BUCKET", "steals BUCKET"])
  func rival(words: String) throws {
    let run = try Run(words)
    let placement = try run.outcome.get()
    #expect(placement.target.string.hasSuffix("a 2.txt"))
    #expect(placement.verified == .store)
    #expect(try run.sandbox.read("root/a.txt") == Array("a rival's".utf8))
    #expect(try run.sandbox.read("root/a 2.txt") == Array("some bytes to place".utf8))
    #expect(run.hidden.isEmpty)
    #expect(!run.hasSource)
  }

  @Test("A full store fails the item, and nothing stays there", arguments: ["full", "full BUCKET"])
  func full(words: String) throws {
    let run = try Run(words)
    #expect(run.code.contains("transfer.noSpace"), "\(run.code)")
    #expect(run.hasSource)
    #expect(run.sandbox.list("root").isEmpty)
  }

  @Test(
    "A store that cannot be used at all is told apart from a file that fails",
    arguments: [("away", "remote.unreachable"), ("locked BUCKET", "remote.refused")])
  func obstacle(words: String, code: String) throws {
    let run = try Run(words)
    #expect(run.code.contains(code), "\(run.code)")
    #expect(run.hasSource)
  }

  @Test("An rclone that ends at once is not reached, for its own reason")
  func encrypted() throws {
    do {
      _ = try Run("encrypted")
      Issue.record("it was opened")
    } catch let error as FarError {
      guard case .unreachable(_, let words) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(words.contains("unable to decrypt"), "\(words)")
    }
  }

  @Test("No message has a secret of the answers")
  func secret() throws {
    let run = try Run("secret")
    guard case .failure(let error) = run.outcome else { return }
    #expect(!"\(error)\(error.diagnostic)".contains("SECRETCANARY"))
  }

  @Test("Silence ends the connection", arguments: ["silent", "silent BUCKET"])
  func silence(words: String) throws {
    let begin = Clock.monotonic
    let run = try Run(words, silence: .seconds(1))
    #expect(run.code.contains("remote.lost"))
    #expect(Clock.monotonic - begin < 20_000_000_000)
    #expect(run.hasSource)
    #expect(run.names.isEmpty)
  }

  /// A store without a drop.
  private func files(_ words: String, in sandbox: Sandbox) throws -> CloudFileSystem {
    for name in ["root", "run"] { try sandbox.makeDirectory(sandbox.path(name)) }
    return try CloudFileSystem(
      .store("double"),
      [
        "DND_RCLONE": SourceTree.root.appending("Tests/TestSupport/Tools/rclone-double").string,
        "RCLONE_DOUBLE": words, "RCLONE_DOUBLE_ROOT": sandbox.path("root").string,
        "XDG_RUNTIME_DIR": sandbox.path("run").string, "PATH": "/usr/bin:/bin",
      ])
  }

  @Test("Names that only look the same are two")
  func composedNames() throws {
    let sandbox = try Sandbox()
    let files = try files("BUCKET", in: sandbox)
    // So many that their directory is listed to see what became of them.
    let names = ["e\u{301}", "\u{E9}"] + (0..<40).map { "f\($0)" }
    let metadata = FarMetadata(mode: 0o640, modified: 1_000_000_000)
    let hidden = names.map { _ in RunID().staged() }
    try files.list(".") { _ in true }
    let staged = try files.stage(
      zip(hidden, names).map { FarStaging($0, FarBytes(Array($1.utf8)), metadata) })
    for result in staged { _ = try result.get() }
    for result in try files.publish(zip(hidden, names).map { FarNaming($0, as: FilePath($1)) }) {
      try result.get()
    }
    for name in names { #expect(try sandbox.read("root/\(name)") == Array(name.utf8)) }
  }

  @Test("A listed name that is a path is refused")
  func slash() throws {
    let sandbox = try Sandbox()
    let files = try files("slash", in: sandbox)
    #expect(
      throws: FarError.protocolBroken(host: "rclone:double", what: "a name that is not one")
    ) {
      try files.list(".") { _ in true }
    }
  }
}
