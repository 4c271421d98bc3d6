import Conversion
import Diagnostics
import Glibc
import Items
import Negotiation
import Sessions
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Context
@testable import Exchange
@testable import Loading
@testable import Picking

/// Representations that are converted when they are loaded.
@Suite struct RepresentationLoaderTests {
  private let sandbox: Sandbox
  private let context: ExchangeContext
  private let said: Said
  private let open: any OpenSession
  private let item: Item

  private final class Said: Sendable {
    let warnings = Mutex([Diagnostic]())
  }

  init() throws {
    Interruption.ignoreBrokenPipe()
    sandbox = try Sandbox()
    try sandbox.write("work/list.csv", "a,b\n1,2\n")
    said = Said()
    context = ExchangeContext(
      environment: [
        "DND_STATE_HOME": sandbox.path("state").string, "PATH": "/usr/bin:/bin",
      ],
      workingDirectory: sandbox.path("work"),
      report: { [said] event in
        if case .said(let diagnostic) = event { said.warnings.withLock { $0.append(diagnostic) } }
      })
    var sources = SourceRequest()
    sources.sources = ["list.csv"]
    var representations = ItemRequest()
    representations.representations = [
      RepresentationRequest(type: "text", source: .text("https://example.com/")),
      RepresentationRequest(type: "html", source: .promise("printf '<p>x'")),
    ]
    _ = try Lifting(sources: sources, item: representations, session: SessionRequest())(in: context)
    open = try context.openSession(named: nil, in: context.store())
    item = try #require(try open.item(1))
  }

  /// A candidate made from a representation of the item by `steps`, identified by the last tool.
  private func candidate(_ representation: Int, _ tool: String, to type: UniformType) -> Candidate {
    let from = item.representations[representation]
    let step = ConversionPath.Step(from: from.type, to: type, via: tool)
    return Candidate(
      accepted: AcceptedType(.type(type), spelling: type.identifier), representation: from,
      match: .converts(ConversionPath(steps: [step], result: type)))
  }

  private func loader(
    streams: Bool, names: Bool = false, _ steps: [String: [Conversion]]
  ) -> RepresentationLoader {
    RepresentationLoader(
      context: context, open: open, registry: .builtIn, refreshes: false, timeout: nil,
      streams: streams,
      steps: { candidate in
        guard case .converts(let path) = candidate.match else { return nil }
        return path.steps.last.flatMap { steps[$0.via] }
      }, names: names)
  }

  private static let json = UniformType("public.json")
  private static let csv = UniformType("public.comma-separated-values-text")
  private static let toJSON = Conversion(csv, to: json, by: "dnd", .builtIn(.csvToJSON))

  private static func shell(_ command: String) -> Conversion {
    Conversion(csv, to: json, by: "sh", .filter(["sh", "-c", command]))
  }

  private func payloads() throws -> [String] {
    sandbox.list(String(open.payloadDirectory.string.dropFirst(sandbox.root.string.count + 1)))
  }

  private func bytes(_ representation: LoadedRepresentation) throws -> String {
    guard case .made(let path) = representation else { return "not made" }
    return String(decoding: try OpenFile.open(path).readAll(), as: UTF8.self)
  }

  private func written(_ made: Loaded) throws -> String {
    let output = try OpenFile.openInMemory()
    let writer = StreamWriter(
      context: context, output: output, registry: .builtIn, allowsArchives: true,
      joinsItems: false)
    _ = try writer.write(made.representation, of: item, as: made.candidate)
    try output.seek(to: 0)
    return String(decoding: try output.readAll(), as: UTF8.self)
  }

  @Test func aRepresentationOfAFileIsMadeIntoTheSession() throws {
    let loader = loader(streams: false, ["dnd": [Self.toJSON]])
    let representation = try loader.load([candidate(0, "dnd", to: Self.json)], of: item)
      .representation
    #expect(try bytes(representation) == "[\n{\"a\":\"1\",\"b\":\"2\"}\n]\n")
  }

  @Test func fewBytesStayInMemoryAtOurOwnHands() throws {
    let step = Conversion(.plainText, to: .url, by: "dnd", .builtIn(.textToURL))
    let loader = loader(streams: false, ["dnd": [step]])
    let representation = try loader.load([candidate(1, "dnd", to: .url)], of: item).representation
    guard case .bytes(let made) = representation else {
      Issue.record("\(representation)")
      return
    }
    #expect(made == Array("https://example.com/".utf8))
    #expect(try payloads() == [])
  }

  @Test func whatAPromiseGaveIsConvertedOn() throws {
    let step = Conversion(
      UniformType("public.html"), to: .utf8PlainText, by: "dnd", .builtIn(.textToUTF8))
    let loader = loader(streams: true, ["dnd": [step]])
    let made = try loader.load([candidate(2, "dnd", to: .utf8PlainText)], of: item)
    #expect(try written(made) == "<p>x")
  }

  @Test func aStreamGetsTheLastCandidateAsItIsMade() throws {
    let loader = loader(streams: true, ["dnd": [Self.toJSON]])
    let made = try loader.load([candidate(0, "dnd", to: Self.json)], of: item)
    guard case .derived = made.representation else {
      Issue.record("\(made.representation)")
      return
    }
    #expect(try written(made) == "[\n{\"a\":\"1\",\"b\":\"2\"}\n]\n")
    #expect(try payloads() == [])
  }

  @Test(arguments: [false, true])
  func whereItFailsTheNextIsTakenWithAWarningAndNothingIsLeft(streams: Bool) throws {
    let failing = Self.shell("printf half; echo why >&2; exit 3")
    let loader = loader(streams: streams, ["sh": [failing], "dnd": [Self.toJSON]])
    let made = try loader.load(
      [candidate(0, "sh", to: Self.json), candidate(0, "dnd", to: Self.json)], of: item)
    let text = streams ? try written(made) : try bytes(made.representation)
    #expect(text == "[\n{\"a\":\"1\",\"b\":\"2\"}\n]\n")
    #expect(try payloads().count == (streams ? 0 : 1))
    let warning = try #require(said.warnings.withLock { $0.last })
    #expect(warning.severity == .warning)
    #expect(
      warning.message
        == "the conversion of 'list.csv' from CSV text to JSON text "
        + "by sh ended with status 3; converting CSV text → JSON text instead")
    #expect(warning.hints == ["it said: why"])
  }

  @Test(arguments: [false, true]) func whatIsUnpackedIsADirectoryThatGoesAgain(streams: Bool) throws
  {
    try sandbox.write("tree/in", "words")
    try #require(system("cd '\(sandbox.root.string)' && tar cf work/list.csv tree") == 0)
    let loader = loader(streams: streams, ["tar": [DirectoryConversions.tarToDirectory]])
    let made = try loader.load([candidate(0, "tar", to: .folder)], of: item)
    guard case .made(let path) = made.representation else {
      Issue.record("\(made)")
      return
    }
    #expect(try OpenFile.open(path.appending("in")).readAll() == Array("words".utf8))
    try sandbox.write("out.tar", Array(try written(made).utf8))
    #expect(system("tar tf '\(sandbox.path("out.tar").string)' | grep -qx list/in") == 0)
    made.representation.discard()
    #expect(try payloads() == [])
  }

  private static let text = UniformType("public.plain-text")
  private static func lines(_ command: String) -> Conversion {
    Conversion(json, to: text, by: "sh", .filter(["sh", "-c", command]))
  }

  @Test(arguments: [false, true])
  func theConditionOfALaterStepReadsWhatThatStepReads(streams: Bool) throws {
    var step = Self.lines("tr -d '\\n'")
    step.condition = ["grep", "-q", "\"a\":\"1\""]
    let meets = loader(streams: streams, ["sh": [Self.toJSON, step]])
    let made = try meets.load([candidate(0, "sh", to: Self.text)], of: item)
    #expect(try streams ? written(made) == "[{\"a\":\"1\",\"b\":\"2\"}]" : payloads().count == 1)
    step.condition = ["grep", "-q", "\"a\":\"2\""]
    let fails = loader(streams: streams, ["sh": [Self.toJSON, step], "dnd": [Self.toJSON]])
    let other = try fails.load(
      [candidate(0, "sh", to: Self.text), candidate(0, "dnd", to: Self.json)], of: item)
    #expect(other.candidate.given == Self.json)
    #expect(said.warnings.withLock { $0.filter { $0.severity == .warning } }.isEmpty)
    // Intermediate results are removed.
    #expect(try payloads().count == (streams ? 1 : 2))
  }

  @Test func theNameOfARepresentationIsReadOfWhatItIsMadeOfAndTheSourceOnce() throws {
    try sandbox.write("work/list.csv", "a,b\n1,changed\n")
    var step = Self.lines("cat")
    step.suggestedName = .command(["sh", "-c", "head -n 2 | tail -n 1 | tr -d '{}\"'"])
    let loader = loader(streams: false, names: true, ["sh": [Self.toJSON, step]])
    let made = try loader.load([candidate(0, "sh", to: Self.text)], of: item)
    #expect(made.item.name == "a:1,b:changed")
    #expect(said.warnings.withLock { $0.count } == 1)
    var named = item
    named.name = "mine"
    #expect(
      try loader.load([candidate(0, "sh", to: Self.text)], of: named).item.name == "mine")
    var plain = Self.toJSON
    plain.suggestedName = .text("all.json")
    let other = self.loader(streams: false, names: true, ["dnd": [plain]])
    #expect(
      try other.load([candidate(0, "dnd", to: Self.json)], of: item).item.name == "all.json")
  }

  @Test func aNameThatCannotBeFoundOutIsNoFault() throws {
    var step = Self.toJSON
    step.suggestedName = .command(["false"])
    let loader = loader(streams: false, names: true, ["dnd": [step]])
    #expect(
      try loader.load([candidate(0, "dnd", to: Self.json)], of: item).item.name == "list.csv")
  }

  @Test func theLastFailureIsTold() throws {
    let loader = loader(streams: false, ["sh": [Self.shell("exit 3")]])
    let error = #expect(throws: ExchangeError.self) {
      try loader.load([candidate(0, "sh", to: Self.json)], of: item)
    }
    guard case .conversion(.exited(3, _, _)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try payloads() == [])
  }

  @Test func aReaderThatHasGoneIsAFaultOfTheOutput() throws {
    let loader = loader(streams: true, ["dnd": [Self.toJSON]])
    let made = try loader.load([candidate(0, "dnd", to: Self.json)], of: item)
    let pipe = try FileDescriptor.pipe(options: .closeOnExec)
    try pipe.readEnd.close()
    let writer = StreamWriter(
      context: context, output: OpenFile(pipe.writeEnd, path: "pipe"), registry: .builtIn,
      allowsArchives: true, joinsItems: false)
    let error = #expect(throws: ExchangeError.self) {
      _ = try writer.write(made.representation, of: item, as: made.candidate)
    }
    guard case .outputFailed(.brokenPipe) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aRunThatIsCancelledTakesNoOtherRepresentation() throws {
    var context = context
    context.isCancelled = { true }
    let loader = RepresentationLoader(
      context: context, open: open, registry: .builtIn, refreshes: false, timeout: nil,
      streams: false, steps: { _ in [Self.shell("exec sleep 1000")] })
    let error = #expect(throws: ExchangeError.self) {
      try loader.load(
        [candidate(0, "sh", to: Self.json), candidate(0, "sh", to: Self.json)], of: item)
    }
    guard case .cancelled = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(said.warnings.withLock { $0.filter { $0.severity == .warning } }.isEmpty)
    #expect(try payloads() == [])
  }
}
