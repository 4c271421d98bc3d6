import Diagnostics
import Items
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Context
@testable import Exchange
@testable import FileTransfer
@testable import Loading
@testable import Picking
@testable import SessionStreams

/// A sandbox with a user who exports sessions, and one with another state who imports them.
struct StreamScene {
  let sandbox: Sandbox
  /// What `export` has reported.
  let said = Said()

  final class Said: Sendable {
    private let list = Mutex<[Diagnostic]>([])

    func append(_ diagnostic: Diagnostic) { list.withLock { $0.append(diagnostic) } }
    var messages: [String] { list.withLock { $0.map(\.message) } }
  }

  init() throws {
    // In memory, so that syncs are fast.
    sandbox = Files.exists("/dev/shm") ? try Sandbox("dnd-stream", in: "/dev/shm") : try Sandbox()
    try sandbox.makeDirectory(sandbox.path("work"))
    try FileSystem.makeDirectory(sandbox.path("run"), mode: 0o700)
  }

  func context(_ side: String, input: OpenFile = .standardInput, output: OpenFile = .standardOutput)
    -> ExchangeContext
  {
    ExchangeContext(
      environment: [
        "DND_STATE_HOME": sandbox.path(side).string, "HOME": sandbox.path("home").string,
        "XDG_RUNTIME_DIR": sandbox.path("run").string, "PATH": "/usr/bin:/bin",
      ], workingDirectory: sandbox.path("work"), input: input, output: output,
      report: { [said] event in
        if case .said(let diagnostic) = event { said.append(diagnostic) }
      })
  }

  /// Lifts sources on the side of the exporter.
  func lift(
    _ sources: [String], forms: [RepresentationRequest] = [],
    _ change: (inout SessionRequest, inout ItemRequest, inout SourceRequest) -> Void = { _, _, _ in
    }
  ) throws {
    var request = SourceRequest()
    request.sources = sources
    var item = ItemRequest()
    item.representations = forms
    var session = SessionRequest()
    session.name = "otter"
    change(&session, &item, &request)
    _ = try Lifting(sources: request, item: item, session: session)(in: context("near"))
  }

  func add(_ sources: [String] = [], forms: [RepresentationRequest] = [], name: String? = nil)
    throws
  {
    var request = SourceRequest()
    request.sources = sources
    var item = ItemRequest()
    item.representations = forms
    item.name = name
    _ = try Adding(sources: request, item: item, toItem: nil, session: "otter")(in: context("near"))
  }

  /// The stream of the session.
  @discardableResult
  func export(
    _ change: (inout ExportRequest) -> Void = { _ in }
  ) throws -> (stream: [UInt8], outcome: ExportOutcome) {
    var request = ExportRequest()
    request.session = "otter"
    change(&request)
    let path = try sandbox.write("stream", "")
    let file = try OpenFile.open(path, .readWrite)
    let outcome = try Exporting(request: request)(in: context("near", output: file))
    return (try sandbox.read("stream"), outcome)
  }

  /// Imports a stream on the other side.
  @discardableResult
  func importing(_ stream: [UInt8], as name: String? = nil) throws -> LiftOutcome {
    let path = try sandbox.write("arrived", stream)
    return try Importing(file: nil, session: name)(
      in: context("far", input: try OpenFile.open(path)))
  }

  /// The items of a session of one side.
  func items(_ side: String, _ session: String) throws -> [Item] {
    let context = context(side)
    let open = try context.openSession(named: session, in: context.store())
    return try open.pages(of: nil, for: context.origin).map { try $0.get() }
  }

  /// The data of a form: of a folder, its entries with their content, permissions and times.
  func data(
    _ side: String, _ session: String, _ representation: Representation, of item: Item
  ) throws -> [String] {
    let context = context(side)
    let open = try context.openSession(named: session, in: context.store())
    let loader = RepresentationLoader(
      context: context, open: open, registry: context.registry(), refreshes: false, timeout: nil,
      streams: false, steps: context.conversions(context.registry()).steps)
    switch try loader.load(representation, of: item) {
    case .inPlace(let path, _), .kept(let path), .made(let path): return try Self.tree(path)
    case .bytes(let bytes), .held(let bytes, _): return [Digest(of: bytes).text]
    case .derived, .far: return []
    }
  }

  /// What is at a path, without its own name.
  static func tree(_ path: FilePath, _ name: String = "") throws -> [String] {
    let status = try FileSystem.status(of: path, followingLinks: false)
    // A folder stays accessible to its owner, so that it can be removed.
    let mode = status.kind == .directory ? status.mode | 0o700 : status.mode
    let facts = name.isEmpty ? "" : " \(String(mode, radix: 8)) \(status.modified)"
    switch status.kind {
    case .regular:
      return [name + facts + Digest(of: try OpenFile.open(path).readAll()).text]
    case .link:
      return [name + " -> " + String(decoding: try FileSystem.readLink(path), as: UTF8.self)]
    case .directory:
      let entries = try DirectoryReader.entries(of: OpenFile.openDirectory(path))
      return try [name + facts]
        + entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }.flatMap {
          try tree(
            path.appending(bytes: $0.name), name + "/" + String(decoding: $0.name, as: UTF8.self))
        }
    default: return [name]
    }
  }

  /// Everything in the state of the other side that an import may leave: sessions, and files of them.
  var rest: [String] { sandbox.list("far/sessions") + sandbox.list("run/dnd/sessions") }

  /// Imports a stream that is refused, and checks that nothing remains.
  func refuse(
    _ stream: [UInt8], with codes: Set<String> = ["import.damaged", "import.truncated"],
    _ what: @autoclosure () -> String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      let outcome = try importing(stream)
      Issue.record("imported \(outcome.session.name) \(what())", sourceLocation: sourceLocation)
    } catch let error as ExchangeError {
      let diagnostic = error.diagnostic
      #expect(
        codes.contains(diagnostic.code.name), "\(diagnostic.message) \(what())",
        sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
    #expect(rest == [], "\(what())", sourceLocation: sourceLocation)
  }
}
