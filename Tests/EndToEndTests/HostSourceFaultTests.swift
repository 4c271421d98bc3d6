import Glibc
import SystemPackage
import TestSupport
import Testing

/// Drops of files from a host whose line or server fails: nothing is half there, nothing is lost, and the error names
/// the host and the file.
@Suite(.enabled(if: TestHost.server.isAvailable && Tool.named("python3") != nil))
struct HostSourceFaultTests {
  /// Files and a folder on a host behind a faulty server.
  private struct Desk {
    let sandbox: Sandbox
    var environment: [String: String]
    /// Sizes on both sides of one packet.
    static let sizes = [0, 1, 5000, 300_000]

    init() throws {
      sandbox = try Sandbox("dnd-faults")
      for name in ["home", "state", "runtime", "tmp", "far/tree", "near"] {
        try sandbox.makeDirectory(sandbox.path(name))
      }
      environment = ScriptRun.environment(in: sandbox)
      let server = SourceTree.root.appending("Tests/FarPlacesTests/Tools/faulty-server").string
      environment["DND_SSH"] =
        try TestHost.server.program(in: sandbox, proxy: "\(server) ${FAULT:-none 0}").string
      environment["PATH"] = "/usr/bin:/bin"
      for (number, size) in Self.sizes.enumerated() {
        try sandbox.write("far/\(number)", Self.bytes(number, size))
      }
      try sandbox.write("far/tree/inside", Self.bytes(9, 5000))
    }

    static func bytes(_ number: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number) }
    }

    /// Lifts the files over a good line.
    func lift(_ names: [String] = ["0", "1", "2", "3"]) throws {
      let words = names.map { "far:\(sandbox.path("far").string)/\($0)" }
      let outcome = try run(["lift", "-q", "--session", "faults"] + words)
      try #require(outcome.status == 0, "\(outcome.errorText)")
    }

    func drop(_ fault: String? = nil, once: Bool = false, _ options: String...) throws
      -> Tool.Outcome
    {
      var more: [String: String] = [:]
      if let fault { more["FAULT"] = fault }
      if once { more["FAULT_ONCE"] = sandbox.path("was-faulty").string }
      return try run(["drop", "--session", "faults", "near"] + options, more)
    }

    /// Drops with a terminal as output; what it shows is the output.
    func dropAtTerminal(_ fault: String) throws -> Tool.Outcome {
      let dnd = try Tool.dnd(environment: [:], directory: "/").executable.string
      var script = try #require(Tool.named("script"))
      script.environment = environment.merging(["FAULT": fault]) { $1 }
      script.directory = sandbox.root
      return try script.run(["-qc", "\(dnd) drop --session faults near", "/dev/null"])
    }

    func run(_ arguments: [String], _ more: [String: String] = [:]) throws -> Tool.Outcome {
      try Tool.dnd(environment: environment.merging(more) { $1 }, directory: sandbox.root)
        .run(arguments)
    }

    /// The names that were given here.
    var here: [String] { (try? Files.names(in: sandbox.path("near"))) ?? [] }

    /// Whether each file is whole at one of the two ends, and nothing else is here.
    func check(_ what: String) throws {
      for (number, size) in Self.sizes.enumerated() {
        let end = here.contains("\(number)") ? "near" : "far"
        #expect(try sandbox.read("\(end)/\(number)") == Self.bytes(number, size), "\(what)")
      }
      #expect(here.allSatisfy { Int($0) != nil }, "\(what): \(here)")
    }
  }

  @Test(
    "Wherever the line is cut, no file is half there, and the next drop finishes",
    arguments: ["--copy", "--move"])
  func cuts(option: String) throws {
    var cuts = 0
    let sample = [30, 300, 500, 700, 1500, 6000, 100_000, 306_000]
    let whole = Array(Sweep.points(0..<7000, every: 1, whole: 7))
    for offset in Sweep.isWhole ? whole + sample : sample {
      let desk = try Desk()
      try desk.lift()
      let cut = try desk.drop("cut-down \(offset)", option)
      try desk.check("cut at \(offset)")
      if cut.status != 0 {
        cuts += 1
        #expect(cut.errorText.contains("far"), "\(cut.errorText)")
        let again = try desk.drop(nil, option)
        #expect(again.status == 0, "cut at \(offset): \(again.errorText)")
      }
      try desk.check("after the cut at \(offset)")
      #expect(desk.here == ["0", "1", "2", "3"], "cut at \(offset)")
    }
    #expect(cuts > 4)
  }

  @Test("Files whose page lost its connection are fetched over another")
  func reconnects() throws {
    for offset in [700, 1500, 100_000] {
      let desk = try Desk()
      try desk.lift()
      let outcome = try desk.drop("cut-down \(offset)", once: true)
      #expect(outcome.status == 0, "cut at \(offset): \(outcome.errorText)")
      try desk.check("cut at \(offset)")
      #expect(desk.here == ["0", "1", "2", "3"], "cut at \(offset)")
    }
  }

  @Test(
    "An answer that breaks the protocol leaves nothing half there",
    arguments: ["wrong-id", "huge", "garbage"])
  func brokenAnswers(fault: String) throws {
    for number in Sweep.isWhole ? Array(1..<60) : [2, 5, 9, 14, 24, 30, 36] {
      let desk = try Desk()
      try desk.lift()
      let broken = try desk.drop("\(fault) \(number)", "--move")
      try desk.check("\(fault) \(number)")
      // Of a source that could not be removed, the path with its host is named.
      if broken.status != 0 {
        #expect(
          broken.errorText.contains("'far'") || broken.errorText.contains("'far:"),
          "\(broken.errorText)")
      }
      let again = try desk.drop(nil, "--move")
      #expect(broken.status == 0 || again.status == 0, "\(again.errorText)")
      try desk.check("\(fault) \(number)")
      #expect(desk.here == ["0", "1", "2", "3"])
    }
  }

  @Test("A server that says impossible numbers ends no command by a signal, and loses no file")
  func impossibleNumbers() throws {
    for seed in 0..<(Sweep.isWhole ? 200 : 12) {
      let desk = try Desk()
      let fault = ["FAULT": "numbers \(seed)"]
      let far = "far:\(desk.sandbox.path("far").string)"
      let lines: [[String]] = [
        ["cp", "-q", "\(far)/tree", "near"], ["cp", "-q", "\(far)/0", "\(far)/3", "near"],
        ["lift", "-q", "--session", "faults", "-R", "\(far)/tree"],
        ["add", "-q", "--session", "faults", "\(far)/1", "\(far)/2"],
        ["propose", "--session", "faults", "near"], ["list", "--json"], ["show", "-v"],
        ["drop", "-q", "--session", "faults", "near", "--move"],
        ["cp", "-q", "near", "\(far)/copy", "-p"], ["undo", "-q"],
      ]
      for line in lines {
        let outcome = try desk.run(line, fault)
        #expect((outcome.status ?? 255) < 128, "\(seed): \(line): \(outcome.errorText)")
      }
      for (number, size) in Desk.sizes.enumerated() {
        let copies = ["near/\(number)", "far/\(number)"].map { try? desk.sandbox.read($0) }
        #expect(copies.contains(Desk.bytes(number, size)), "\(seed): \(number)")
      }
    }
  }

  @Test(
    "A file of which a listing says what no file is fails its folder or pattern by its path",
    arguments: ["sizes 62", "sizes 63", "sizes 64", "kinds 0"])
  func unusableAnswers(fault: String) throws {
    let desk = try Desk()
    let path = "far:\(desk.sandbox.path("far/tree").string)"
    let lines: [[String]] = [
      ["cp", path, "near"], ["cp", "-p", path, "\(path)2"], ["cp", "\(path)/*", "near"],
      ["lift", "-r", path], ["lift", "-R", path], ["mv", "--allow-copy", path, "near"],
    ]
    for line in lines {
      let outcome = try desk.run(line, ["FAULT": fault])
      #expect(outcome.status != 0, "\(line)")
      #expect(outcome.errorText.contains("\(path)/inside"), "\(line): \(outcome.errorText)")
    }
    #expect(desk.here == [])
    #expect(try desk.sandbox.read("far/tree/inside") == Desk.bytes(9, 5000))
  }

  @Test("A server that says absurdly small limits is not believed", arguments: [0, 1, 4095])
  func smallLimits(limit: Int) throws {
    let desk = try Desk()
    let far = "far:\(desk.sandbox.path("far").string)"
    for line in [["\(far)/3", "near"], ["near/3", "\(far)/tree"]] {
      let outcome = try desk.run(["cp", "-q"] + line, ["FAULT": "limits \(limit)"])
      #expect(outcome.status == 0, "\(limit): \(line): \(outcome.errorText)")
    }
    #expect(try desk.sandbox.read("far/tree/3") == Desk.bytes(3, 300_000))
  }

  @Test("The modes of a host pass through the umask, without special bits")
  func everyMode() throws {
    let desk = try Desk()
    let far = "far:\(desk.sandbox.path("far").string)"
    var environment = desk.environment
    environment["FAULT"] = "all-modes 0"
    let dnd = try Tool.dnd(environment: [:], directory: "/").executable.string
    let shell = try Tool(
      "/bin/sh", environment: environment, directory: desk.sandbox.root
    ).run([
      "-c",
      "umask 027; \(dnd) cp -q \(far)/3 \(far)/tree near; stat -c %a near/3 near/tree near/tree/inside",
    ])
    #expect(shell.outputText == "750\n750\n750\n", "\(shell.outputText)\(shell.errorText)")
  }

  @Test("Short answers to reads are put together")
  func shortReads() throws {
    let desk = try Desk()
    try desk.lift(["0", "1", "2"])
    #expect(try desk.drop("short 0").status == 0)
    try desk.check("short")
    #expect(desk.here == ["0", "1", "2"])
  }

  @Test(
    "A file that changes while it is read fails, and the others arrive",
    arguments: ["grow", "shrink"])
  func changes(fault: String) throws {
    for option in ["--copy", "--move"] {
      let desk = try Desk()
      try desk.lift(["3", "2"])
      let outcome = try desk.drop("\(fault) 1", option)
      #expect(outcome.status == 3, "\(outcome.errorText)")
      #expect(outcome.errorText.contains("far:\(desk.sandbox.path("far").string)/3"))
      #expect(outcome.errorText.contains("changed while it was read"), "\(outcome.errorText)")
      #expect(desk.here == ["2"])
      #expect(try desk.sandbox.read("far/3").count == 300_000 + (fault == "grow" ? 9 : -9))
    }
  }

  @Test("A file that may not be read fails by its name, and the others arrive")
  func denied() throws {
    let desk = try Desk()
    try desk.lift(["1", "2"])
    let outcome = try desk.drop("no-open 1")
    #expect(outcome.status == 3)
    #expect(
      outcome.errorText.contains("permission denied")
        && outcome.errorText.contains("far:\(desk.sandbox.path("far").string)/1"),
      "\(outcome.errorText)")
    #expect(desk.here == ["2"])
  }

  @Test("Sources that cannot be removed stay, and are named")
  func stuck() throws {
    let desk = try Desk()
    try desk.lift(["1", "2"])
    let outcome = try desk.drop("no-remove 1000", "--move")
    #expect(outcome.status == 3, "\(outcome.errorText)")
    #expect(outcome.errorText.contains("was kept"), "\(outcome.errorText)")
    for name in ["1", "2"] {
      #expect(try desk.sandbox.read("far/\(name)") == desk.sandbox.read("near/\(name)"))
    }
  }

  @Test("A source that the host does not show any more does not count as removed")
  func hidden() throws {
    let desk = try Desk()
    try desk.lift(["1", "2"])
    let outcome = try desk.drop("no-look 1", "--move")
    #expect(outcome.status == 3, "\(outcome.errorText)")
    #expect(outcome.errorText.contains("/1' was kept"), "\(outcome.errorText)")
    #expect(try desk.sandbox.read("far/1") == desk.sandbox.read("near/1"))
    #expect(!Files.exists(desk.sandbox.path("far/2")))
  }

  @Test(
    "A folder with a name that is not one path component is not fetched",
    arguments: ["slash", "nul", "empty"])
  func names(fault: String) throws {
    let desk = try Desk()
    try desk.lift(["tree"])
    let outcome = try desk.drop("\(fault) 0")
    #expect(outcome.status != 0)
    #expect(outcome.errorText.contains("'far'"), "\(outcome.errorText)")
    #expect(desk.here == [])
    #expect(try Files.names(in: desk.sandbox.root).contains("escaped") == false)
  }

  @Test(
    "Fetched files need little room before they are placed", .enabled(if: SmallVolume.isPossible))
  func room() throws {
    let volume = try SmallVolume(size: "100m")
    var desk = try Desk()
    desk.environment["DND_STATE_HOME"] = volume.sandbox.root.string
    for number in 0..<4 {
      let path = try desk.sandbox.write("far/large\(number)", "")
      try #require(truncate(path.string, 40_000_000) == 0)
    }
    try desk.lift(["large*"])
    let outcome = try desk.drop()
    #expect(outcome.status == 0, "\(outcome.errorText)")
    #expect(desk.here.count == 4)
  }

  @Test("No escape sequence of a name reaches the terminal")
  func escapes() throws {
    let desk = try Desk()
    try desk.sandbox.write("far/e\u{1B}]0;title\u{7}", "text")
    try desk.lift(["e*"])
    for fault in ["no-open 1", "grow 1"] {
      let outcome = try desk.dropAtTerminal(fault)
      #expect(outcome.outputText.contains("e\\x1b]0;title"), "\(outcome.outputText)")
      #expect(!outcome.outputText.contains("\u{1B}]0"))
    }
  }
}
