import ArgumentParser
import Dropping
import FileTransfer
import Loading
import Picking
import Testing

@testable import DNDCommands

/// Checks that every option of a command line becomes the right request.
@Suite struct ParsingTests {
  private func parse<Command: DNDCommand>(
    _ type: Command.Type, _ arguments: [String]
  ) throws -> Command.Values {
    let words = try CommandWords.arranged(arguments)
    return try #require(try DND.parseAsRoot(words) as? Command).values
  }

  private func representations(_ arguments: String...) throws -> [RepresentationRequest] {
    try parse(Lift.self, ["lift"] + arguments).items.request().representations
  }

  @Test func sources() throws {
    let lift = try parse(
      Lift.self,
      [
        "lift", "a", "-", "https://example.org/x", "-r", "--files-from", "list", "-0",
        "--ignore-missing", "--allow-empty", "--snapshot", "--", "-dash", "--json",
      ])
    var request = SourceRequest()
    request.sources = ["a", "-", "https://example.org/x", "-dash", "--json"]
    request.list = "list"
    request.listFormat = .nul
    request.depth = .recursive
    request.ignoresMissing = true
    request.allowsEmpty = true
    request.takesSnapshot = true
    #expect(try lift.sources.request() == request)
    #expect(!lift.global.json)
  }

  @Test(
    arguments: [
      (["-r"], .recursive), (["--recursive"], .recursive), (["-R"], .relative),
      (["--relative"], .relative), (["-rR"], .relative), ([], .whole),
    ] as [([String], SourceRequest.Depth)])
  func depth(options: [String], depth: SourceRequest.Depth) throws {
    #expect(try parse(Lift.self, ["lift", "a"] + options).sources.request().depth == depth)
  }

  @Test(arguments: SourceRequest.ListFormat.allCases)
  func listFormats(format: SourceRequest.ListFormat) throws {
    let lift = try parse(
      Lift.self, ["lift", "--files-from=-", "--list-format", format.rawValue])
    #expect(try lift.sources.request().listFormat == format)
    #expect(try lift.sources.request().list == "-")
  }

  @Test func items() throws {
    let lift = try parse(
      Lift.self,
      [
        "lift", "-t", "png", "-n", "-a name", "--visibility", "text=own", "--visibility",
        "text/plain;charset=utf-8=team", "--local-object", "{\"a\":1}",
      ])
    let request = try lift.items.request()
    #expect(request.type == "png")
    #expect(request.name == "-a name")
    #expect(
      request.visibility == [
        VisibilityRequest(type: "text", level: "own"),
        VisibilityRequest(type: "text/plain;charset=utf-8", level: "team"),
      ])
    #expect(request.localObject == "{\"a\":1}")
    #expect(try parse(Lift.self, ["lift", "-tpng", "-nx"]).items.request().name == "x")
  }

  @Test func representationsKeepTheirOrderAcrossOptions() throws {
    #expect(
      try representations(
        "--promise", "pdf=make", "--data", "text=a", "--rep", "html=x.html", "--data=md=-b")
        == [
          RepresentationRequest(type: "pdf", source: .promise("make")),
          RepresentationRequest(type: "text", source: .text("a")),
          RepresentationRequest(type: "html", source: .file("x.html")),
          RepresentationRequest(type: "md", source: .text("-b")),
        ])
  }

  @Test func aTypeEndsAfterItsParameters() throws {
    #expect(
      try representations(
        "--data", "text/plain;charset=utf-8=x=y", "--data", "text=", "--data", "text=a=b;c=d",
        "--rep", "png=-", "--rep", "png=./-", "--promise", "pdf=pandoc \"$1\" -o x")
        == [
          RepresentationRequest(type: "text/plain;charset=utf-8", source: .text("x=y")),
          RepresentationRequest(type: "text", source: .text("")),
          RepresentationRequest(type: "text", source: .text("a=b;c=d")),
          RepresentationRequest(type: "png", source: .standardInput),
          RepresentationRequest(type: "png", source: .file("./-")),
          RepresentationRequest(type: "pdf", source: .promise("pandoc \"$1\" -o x")),
        ])
  }

  @Test(arguments: [("--data", "text"), ("--rep", "=x"), ("--promise", "")])
  func aRepresentationNeedsItsType(option: String, value: String) throws {
    #expect(throws: CommandLineError.self) { try representations(option, value) }
  }

  @Test func sessions() throws {
    let lift = try parse(
      Lift.self,
      [
        "lift", "a", "--session", "trip", "--no-move", "--local-only", "--context", "-x",
        "--expires", "1h30m", "--sensitive",
      ])
    let request = try lift.policy.request(name: lift.global.session)
    var wanted = SessionRequest()
    wanted.name = "trip"
    wanted.allowsMove = false
    wanted.localOnly = true
    wanted.context = "-x"
    wanted.expiresAfter = 5_400_000_000_000
    wanted.isSensitive = true
    #expect(request == wanted)
  }

  @Test func acceptance() throws {
    let drop = try parse(
      Drop.self,
      [
        "drop", "-a", "jpeg,png", "--accept=image/*", "--require", "text", "--require", "url",
        "--require-all", "--prefer", "source", "--convert", "any", "--no-fallback", "--item",
        "1,3-5", "--failed",
      ])
    var wanted = AcceptRequest()
    wanted.accept = ["jpeg", "png", "image/*"]
    wanted.require = ["text", "url"]
    wanted.requiresAll = true
    wanted.preference = .source
    wanted.conversions = .any
    wanted.fallsBack = false
    wanted.items = [1...1, 3...5]
    #expect(try drop.accept.request() == wanted)
    wanted.includesFailed = true
    #expect(try drop.drop.request(session: nil, accept: drop.accept).accept == wanted)
    #expect(try parse(Drop.self, ["drop", "--no-convert"]).accept.request().conversions == .none)
    #expect(try parse(Drop.self, ["drop"]).accept.request() == AcceptRequest())
  }

  @Test func placing() throws {
    let drop = try parse(
      Drop.self,
      [
        "drop", "images/", "--move", "--allow-copy", "--on-conflict", "newer", "--name",
        "{date:%Y/%m}/{name}", "--atomic", "--keep", "--proposed", "-p", "--timeout", "30s",
        "--jobs", "4", "--wait", "10", "--fresh", "-n", "--verify", "--manifest", "SUMS",
      ])
    var wanted = DropRequest()
    wanted.session = "s"
    wanted.destination = "images/"
    wanted.operation = .move
    wanted.allowsCopy = true
    wanted.onConflict = .newer
    wanted.nameTemplate = "{date:%Y/%m}/{name}"
    wanted.isAtomic = true
    wanted.keepsItems = true
    wanted.asProposed = true
    wanted.makesParents = true
    wanted.refreshes = true
    wanted.verifies = true
    wanted.manifest = "SUMS"
    wanted.timeout = 30_000_000_000
    wanted.jobs = 4
    wanted.wait = 10_000_000_000
    #expect(
      try drop.drop.request(session: "s", accept: drop.accept, asProposed: drop.proposed)
        == wanted)
    #expect(drop.dryRun)
    #expect(try parse(Drop.self, ["drop", "--no-verify"]).drop.placing.verify == false)
    #expect(try parse(Drop.self, ["drop", "--dry-run"]).dryRun)
  }

  @Test(arguments: ConflictRule.allCases)
  func conflictRules(rule: ConflictRule) throws {
    let propose = try parse(Propose.self, ["propose", "--on-conflict", rule.rawValue])
    #expect(propose.drop.placing.onConflict == rule)
  }

  @Test func loading() throws {
    let load = try parse(
      Load.self, ["load", "-o", "-", "--all", "--timeout", "1m", "--fresh", "-a", "text"])
    #expect(load.output == "-" && load.all && load.fresh)
    #expect(load.writesData)
    let path = try parse(Load.self, ["load", "--path", "-z", "--item", "2"])
    #expect(path.path && path.print0)
    #expect(!path.writesData)
    #expect(try parse(Load.self, ["load", "-oa.txt"]).output == "a.txt")
  }

  @Test func whatEveryCommandTakes() throws {
    let show = try parse(
      Show.self,
      ["show", "--session", "a", "--json", "-qv", "--color", "always", "--progress=json"])
    #expect(show.global.session == "a")
    #expect(show.global.json && show.global.quiet && show.global.verbose)
    #expect(show.global.color == .always)
    #expect(show.global.progress == .json)
  }

  @Test func theRest() throws {
    #expect(try parse(Add.self, ["add", "--to-item", "3", "--data", "text=x"]).toItem == "3")
    #expect(try parse(List.self, ["list", "-z"]).print0)
    #expect(
      try parse(Cancel.self, ["cancel", "--item", "1", "--item", "4-5"]).item == ["1", "4-5"])
    #expect(try parse(Log.self, ["log", "--follow"]).follow)
    let of = try parse(
      TypesOf.self, ["types", "of", "--mime", "--content-only", "-z", "a", "--", "-b"])
    #expect(of.files == ["a", "-b"] && of.mime && of.contentOnly && of.print0)
    #expect(try parse(Complete.self, ["complete", "offers", "--item", "2"]).kind == "offers")
  }
}

@Suite struct CommandWordsTests {
  @Test(
    arguments: [
      ([], ["show"]), (["--json"], ["show", "--json"]),
      (["--item", "2"], ["show", "--item", "2"]),
      (["-q", "--session", "a", "lift", "x"], ["lift", "-q", "--session", "a", "x"]),
      (["--color=never", "types", "-v", "of", "x"], ["types", "of", "--color=never", "-v", "x"]),
      (["--json", "--version"], ["--version"]), (["lift", "show"], ["lift", "show"]),
      (["types", "--help"], ["types", "--help"]),
    ] as [([String], [String])])
  func bringsTheCommandToTheFront(typed: [String], arranged: [String]) throws {
    #expect(try CommandWords.arranged(typed) == arranged)
  }

  @Test(
    arguments: [
      (["lfit"], ["lift", "list"]), (["prop"], ["propose", "drop"]), (["--json", "xyzzy"], []),
      (["lsit"], ["list", "lift"]), (["undoo"], ["undo"]), (["paste"], ["drop", "load"]),
      (["peek"], ["propose", "show"]), (["cat"], ["load"]),
      (["rm"], ["cancel", "mv FILE… trash:"]),
      (["status"], ["show"]), (["xpaste"], []), (["quit"], ["cancel"]), (["init2"], ["init"]),
      (["fold"], []), ([""], []), (["a.txt"], ["lift a.txt"]), (["version"], ["--version"]),
    ] as [([String], [String])])
  func namesTheLikelyCommands(typed: [String], near: [String]) {
    let word = typed.last ?? ""
    #expect(throws: CommandLineError.unknownCommand(word, of: ["dnd"], near: near)) {
      try CommandWords.arranged(typed)
    }
  }

  @Test func namesTheLikelyTypesCommand() {
    #expect(
      throws: CommandLineError.unknownCommand("shwo", of: ["dnd", "types"], near: ["show"])
    ) { try CommandWords.arranged(["types", "shwo"]) }
  }
}

@Suite struct ParserComplaintTests {
  @Test func takesTheParsersSentencesApart() {
    let unknown = ParserComplaint("Unknown option '--jsn'. Did you mean '--json'?")
    #expect(unknown.message == "unknown option '--jsn'")
    #expect(unknown.suggestion == "--json")
    let listed = ParserComplaint(
      "The value 'x' is invalid for '--color <when>'. Please provide one of 'auto', 'always' or 'never'."
    )
    #expect(listed.message == "the value 'x' is invalid for '--color <when>'")
    #expect(listed.choices == ["auto", "always", "never"])
    let long = ParserComplaint(
      "The value 'x' is invalid for 'y'. Please provide one of the following:\n  - a\n  - b-c")
    #expect(long.choices == ["a", "b-c"])
    #expect(ParserComplaint("Missing value for '-t'.").message == "missing value for '-t'")
  }
}
