import Diagnostics
import Items
import Testing
import UniformTypes

@testable import Context
@testable import DNDCommands
@testable import Dropping
@testable import Exchange
@testable import Picking

/// The objects of dnd-json(5), key by key.
@Suite struct JSONRendererTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  private func json(_ body: (any Renderer) throws -> Void) throws -> String {
    try place.rendering(json: true, body).output
  }

  @Test func lift() throws {
    let outcome = LiftOutcome(session: .otter, began: true, indices: [1, 2], previews: [])
    let wanted = #"{"session":"brisk-otter","generation":7,"items":[1,2]}"# + "\n"
    #expect(try json { try $0.lifted(outcome) } == wanted)
    #expect(try json { try $0.added(outcome) } == wanted)
  }

  @Test func propose() throws {
    let outcome = ProposeOutcome(
      session: .otter, operation: .copy, destination: "/d", reason: nil, refusal: nil, matched: 1,
      total: 2)
    let shown = try json { renderer in
      try renderer.proposal(
        ItemProposal(
          index: 1, name: CarriedText.text([0xFF]), operation: .copy, accepted: "image",
          given: UniformType("public.png"), match: .conforms, via: "x", target: "/d/a",
          reason: nil, considered: []))
      try renderer.proposal(
        ItemProposal(index: 2, name: "", operation: .cancel, reason: "no", considered: []))
      try renderer.proposed(outcome)
    }
    #expect(
      shown == #"{"items":[{"index":1,"nameBytes":"/w==","operation":"copy","accepted":"image","#
        + #""given":"public.png","match":"conforms","via":"x","target":"/d/a"},"#
        + #"{"index":2,"operation":"cancel","reason":"no"}],"#
        + #""operation":"copy","destination":"/d"}"# + "\n")
    #expect(
      try json { try $0.proposed(outcome) }
        == #"{"items":[],"operation":"copy","destination":"/d"}"# + "\n")
  }

  @Test func drop() throws {
    let error = Diagnostic(
      .error, Diagnostic.Code("transfer.exists", .nameTaken), "taken", hints: ["rename", "skip"])
    let shown = try place.rendering(json: true) { renderer in
      try renderer.result(
        ItemResult(
          index: 1, name: "a", state: .failed, accepted: nil, given: UniformType("public.png"),
          match: .exact, target: "/d/a", bytes: 5, verified: "device", error: error))
      try renderer.dropped(
        DropOutcome(
          session: .otter, operation: .move, destination: "/d", placed: 0, skipped: 0, failed: 1,
          pending: 1, ended: false, failure: error), status: .nameTaken)
    }
    #expect(
      shown.output == #"{"items":[{"index":1,"name":"a","state":"failed","given":"public.png","#
        + #""match":"exact","target":"/d/a","bytes":5,"verified":"device","#
        + #""error":{"code":"transfer.exists","message":"taken","hint":"rename; skip","hints":["rename","skip"]}}],"#
        + #""session":"brisk-otter","operation":"move","destination":"/d"}"# + "\n")
    #expect(
      shown.error == #"{"error":{"code":"transfer.exists","message":"taken","#
        + #""hint":"rename; skip","hints":["rename","skip"],"exit":73}}"# + "\n")
  }

  @Test func sessions() throws {
    let rows = [
      SessionRow(
        name: "a", state: "active", items: 2, size: 5, created: 1_000_000_000, isCurrent: true),
      SessionRow(name: "b", state: "damaged", items: 0, size: 0, created: nil, isCurrent: false),
    ]
    #expect(
      try json { try $0.sessions(rows, ended: false, terminator: 10) }
        == #"{"sessions":[{"session":"a","state":"active","items":2,"size":5,"#
        + #""created":"1970-01-01T00:00:01Z","current":true},"#
        + #"{"session":"b","state":"damaged","items":0,"size":0,"current":false}]}"# + "\n")
  }

  @Test func endedSessions() throws {
    let row = SessionRow(
      name: "a", state: "cancelled", items: 2, created: 1_000_000_000, ended: 61_000_000_000,
      isCurrent: false)
    #expect(
      try json { try $0.sessions([row], ended: true, terminator: 10) }
        == #"{"sessions":[{"session":"a","state":"cancelled","items":2,"#
        + #""created":"1970-01-01T00:00:01Z","ended":"1970-01-01T00:01:01Z","current":false}]}"#
        + "\n")
  }

  @Test func show() throws {
    var session = Session.otter
    session.context = "c"
    let representation = RepresentationDetail(
      representation: Representation(type: .data, source: .payload("1"), size: 3), label: "data",
      mimeType: "application/octet-stream", path: CarriedText.text([0x2F, 0xFE]))
    let item = ItemDetail(
      item: Item(
        index: 1, name: "n", state: .failed(destination: "/x", reason: "full"),
        representations: []), id: "01-1", size: 3, state: "failed", destination: "/x",
      failure: "full", sourceNote: nil, contradictedName: nil,
      representations: [representation])
    let shown = try json { renderer in
      try renderer.session(
        SessionDetail(session: session, isLocal: true, context: "c", items: 1, size: 3))
      try renderer.item(item, withRepresentations: false)
    }
    #expect(
      shown == #"{"session":"brisk-otter","state":"active","generation":7,"#
        + #""created":"2026-11-21T01:40:06Z","allowsMove":true,"localOnly":false,"local":true,"#
        + #""context":"c","items":[{"index":1,"id":"01-1","name":"n","size":3,"state":"failed","#
        + #""destination":"/x","failure":"full","#
        + #""representations":[{"type":"public.data","mimeType":"application/octet-stream","#
        + #""kind":"data","visibility":"all","size":3,"pathBytes":"L/4="}]}]}"# + "\n")
    let empty = try json {
      try $0.session(SessionDetail(session: session, isLocal: true, items: 0, size: 0))
    }
    #expect(empty.hasSuffix(#","items":[]}"# + "\n"))
  }

  @Test func cancel() throws {
    var session = Session.otter
    session.state = .cancelled
    #expect(
      try json { try $0.cancelled(CancelOutcome(session: session, items: [], pending: 0)) }
        == #"{"session":"brisk-otter","state":"cancelled"}"# + "\n")
  }

  @Test func log() throws {
    let shown = try json { renderer in
      try renderer.entry(
        LogEntry(number: 1, time: 0, event: "lifted", item: nil, items: 2), isLive: false)
      try renderer.entry(
        LogEntry(
          number: 2, time: 0, event: "failed", item: 4, destination: "/d",
          target: CarriedText.text([0x2F, 0xFE]), failure: "source.missing"), isLive: false)
    }
    #expect(
      shown == """
        {"number":1,"time":"1970-01-01T00:00:00Z","event":"lifted","items":2}
        {"number":2,"time":"1970-01-01T00:00:00Z","event":"failed","item":4,"destination":"/d","targetBytes":"L/4=","failure":"source.missing"}

        """)
  }

  @Test func detection() throws {
    let found = DetectedType(
      path: "a.png", type: UniformType("public.png"), mimeType: "image/png", label: "PNG image",
      nature: "file", evidence: [TypeEvidence("name", "image/png", "weight 50")],
      contradictedName: nil, error: nil)
    #expect(
      try json { try $0.detected(found, asMIMEType: false, named: true, terminator: 10) }
        == #"{"path":"a.png","identifier":"public.png","mimeType":"image/png","#
        + #""description":"PNG image","nature":"file","evidence":[{"by":"name","says":"image/png","detail":"weight 50"}]}"#
        + "\n")
  }

  @Test func aListThatIsCutOffIsStillClosed() throws {
    let shown = try json { renderer in
      try renderer.result(ItemResult(index: 1, name: "a", state: .placed))
    }
    #expect(shown == #"{"items":[{"index":1,"name":"a","state":"placed"}]}"# + "\n")
  }
}
