import Diagnostics
import Items
import Sessions
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Context
@testable import Exchange
@testable import Loading
@testable import Picking
@testable import SessionStreams

/// Sessions that are exported and imported again.
@Suite struct SessionStreamTests {
  /// A session with every kind of form: five items and twelve forms.
  private func lift(_ scene: StreamScene) throws {
    let sandbox = scene.sandbox
    try sandbox.write("work/note.txt", "words")
    try sandbox.write("work/large.bin", (0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    try sandbox.write("work/empty", "")
    try sandbox.write("work/tree/in/deep/file", "deep")
    try sandbox.write("work/tree/run", "#!/bin/sh\n")
    try sandbox.write("work/tree/\(String(repeating: "long", count: 50))/x", "x")
    try FileSystem.setMode(of: sandbox.path("work/tree/run"), to: 0o755)
    try FileSystem.setMode(of: sandbox.path("work/tree/in"), to: 0o500)
    try FileSystem.makeLink(sandbox.path("work/tree/link"), saying: Array("../../nowhere".utf8))
    try FileSystem.makeLink(sandbox.path("work/tree/away"), saying: Array("/etc/passwd".utf8))
    for name in ["work/tree/run", "work/tree/in/deep"] {
      try FileSystem.setTimes(
        of: sandbox.path(name), accessed: 0, modified: 1_234_567_890_123_456_789)
    }
    try scene.lift(["note.txt", "tree", "empty", "https://example.org/otters"])
    let large = String(repeating: "<p>otter</p>", count: 4000)
    try scene.add(
      forms: [
        RepresentationRequest(type: "text", source: .text("hello")),
        RepresentationRequest(type: "html", source: .text(large)),
        RepresentationRequest(type: "bin", source: .file("large.bin")),
        RepresentationRequest(type: "json", source: .text("{}")),
        RepresentationRequest(type: "pdf", source: .promise("echo made > ../made")),
      ], name: "four forms")
  }

  @Test("A session arrives with every form, byte for byte and type for type")
  func roundTrip() throws {
    let scene = try StreamScene()
    try lift(scene)
    let outcome = try scene.importing(try scene.export().stream)
    #expect(outcome.session.name == "otter")
    let (before, after) = (try scene.items("near", "otter"), try scene.items("far", "otter"))
    #expect(before.map(\.name) == after.map(\.name))
    #expect(before.map(\.isNameGiven) == after.map(\.isNameGiven))
    for (one, other) in zip(before, after) {
      let forms = one.representations.filter { $0.kind != .promise && $0.source != .fileURL }
      #expect(forms.map(\.type) == other.representations.map(\.type))
      #expect(forms.map(\.size) == other.representations.map(\.size))
      #expect(other.representations.allSatisfy { $0.kind == .data })
      for (form, copy) in zip(forms, other.representations) {
        #expect(
          try scene.data("near", "otter", form, of: one)
            == scene.data("far", "otter", copy, of: other))
      }
    }
    // The stream can be exported again, and is the same but for what says where it is from.
    #expect(after.flatMap(\.representations).count == 8)
  }

  @Test("What was imported is external: it cannot be moved, whatever the stream says")
  func external() throws {
    let scene = try StreamScene()
    try lift(scene)
    try scene.importing(try scene.export().stream)
    let context = scene.context("far")
    let open = try context.openSession(named: "otter", in: context.store())
    #expect(try !open.isLocal(for: context.origin))
    #expect(open.session.origin == context.origin)
    #expect(try scene.items("far", "otter").allSatisfy { !$0.isLocal })
  }

  @Test("A promise is left out and named, and is not run; on request, what it makes arrives")
  func promises() throws {
    let scene = try StreamScene()
    try scene.lift(
      [],
      forms: [
        RepresentationRequest(type: "text", source: .text("hello")),
        RepresentationRequest(type: "html", source: .promise("echo '<p>made</p>'; touch ran")),
      ])
    #expect(try scene.export().outcome.forms == 1)
    #expect(scene.said.messages.contains { $0.contains("a command makes it: HTML") })
    #expect(!Files.exists(scene.sandbox.path("work/ran")))
    let (stream, outcome) = try scene.export { $0.runsPromises = true }
    #expect(outcome.forms == 2 && !outcome.isPartial)
    try scene.importing(stream)
    let item = try #require(try scene.items("far", "otter").first)
    #expect(item.representations.map(\.kind) == [.data, .data])
    #expect(item.representations.last?.source == .inline(Array("<p>made</p>\n".utf8)))
  }

  @Test("The policy, the context and the time limit arrive")
  func policy() throws {
    let scene = try StreamScene()
    try scene.sandbox.write("work/a", "a")
    try scene.lift(["a"]) { session, _, _ in
      session.allowsMove = false
      session.context = "a \"context\" \u{7}"
      session.expiresAfter = 3_600_000_000_000
    }
    let session = try scene.importing(try scene.export().stream).session
    #expect(!session.policy.allowsMove)
    #expect(session.context == "a \"context\" \u{7}")
    let context = scene.context("near")
    let open = try context.openSession(named: "otter", in: context.store())
    #expect(session.expires == open.session.expires)
  }

  @Test("Names need not be UTF-8")
  func anyBytes() throws {
    let scene = try StreamScene()
    let name: [UInt8] = [0x61, 0xFF, 0x20, 0x22, 0x0A]
    try FileSystem.makeDirectory(scene.sandbox.path("work/d"), mode: 0o700)
    let path = scene.sandbox.path("work").appending(bytes: name)
    for path in [path, scene.sandbox.path("work/d").appending(bytes: name)] {
      try OpenFile.open(path, .writeOnly, options: .create).writeAll([1, 2])
    }
    try scene.lift([FilePath(bytes: name).carried, "d"])
    try scene.importing(try scene.export().stream)
    let (before, after) = (try scene.items("near", "otter"), try scene.items("far", "otter"))
    #expect(
      before.map { FilePath(carried: $0.name).bytes }
        == after.map { FilePath(carried: $0.name).bytes })
    for (one, other) in zip(before, after) {
      #expect(
        try scene.data("near", "otter", one.representations[0], of: one)
          == scene.data("far", "otter", other.representations[0], of: other))
    }
  }

  @Test("Only the accepted forms of the selected items are exported")
  func selection() throws {
    let scene = try StreamScene()
    try lift(scene)
    let (stream, outcome) = try scene.export { $0.accept.accept = ["html", "url"] }
    #expect(outcome.items == 2 && outcome.forms == 2 && !outcome.isPartial)
    try scene.importing(stream, as: "some")
    #expect(
      try scene.items("far", "some").flatMap(\.representations).map(\.type.identifier)
        == ["public.url", "public.html"])
    #expect(try scene.export { $0.accept.items = [2...3] }.outcome.items == 2)
    #expect(throws: ExchangeError.self) { try scene.export { $0.accept.accept = ["audio"] } }
  }

  @Test("Nothing is converted, so that a type has no size")
  func sizes() throws {
    let scene = try StreamScene()
    try lift(scene)
    #expect(throws: ExchangeError.self) { try scene.export { $0.accept.accept = ["png;max=9"] } }
  }

  @Test("Names and types of any length arrive")
  func longNames() throws {
    let scene = try StreamScene()
    let name = String(repeating: "nä\"\\", count: 20_000)
    try scene.lift(
      [], forms: [.init(type: ".\(String(repeating: "x", count: 200))", source: .text("a"))]
    ) { _, item, _ in
      item.name = name
    }
    try scene.importing(try scene.export().stream)
    #expect(try scene.items("far", "otter").first?.name == name)
    #expect(
      try scene.items("far", "otter").first?.representations.first?.type
        == scene.items("near", "otter").first?.representations.first?.type)
  }

  @Test("What only its own application may see stays here")
  func privateForms() throws {
    let scene = try StreamScene()
    try scene.lift(
      [],
      forms: [
        RepresentationRequest(type: "text", source: .text("secret")),
        RepresentationRequest(type: "html", source: .text("<p>open</p>")),
      ]
    ) { _, item, _ in
      item.visibility = [VisibilityRequest(type: "text", level: "own")]
      item.localObject = #"{"key":"secret"}"#
    }
    let stream = try scene.export().stream
    #expect(!String(decoding: stream, as: UTF8.self).contains("secret"))
    try scene.importing(stream)
    #expect(try scene.items("far", "otter").first?.representations.count == 1)
  }

  @Test("A sensitive session is exported on request only, then ends, and stays in memory")
  func sensitive() throws {
    let scene = try StreamScene()
    guard Files.exists("/dev/shm") else { return }
    let input = try OpenFile.open(try scene.sandbox.write("work/secret", "secret"))
    var request = SourceRequest()
    request.sources = ["-"]
    var session = SessionRequest()
    session.name = "otter"
    session.isSensitive = true
    _ = try Lifting(sources: request, item: ItemRequest(), session: session)(
      in: scene.context("near", input: input))
    do {
      try scene.export()
      Issue.record("exported")
    } catch {
      #expect((error as? ExchangeError)?.diagnostic.code.name == "export.sensitive")
    }
    #expect(try scene.sandbox.read("stream") == [])
    let stream = try scene.export { $0.allowsSensitive = true }.stream
    #expect(scene.sandbox.list("run/dnd/sessions") == [])
    let outcome = try scene.importing(stream)
    #expect(outcome.session.isSensitive && outcome.previews.isEmpty)
    #expect(scene.sandbox.list("run/dnd/sessions") == ["otter"])
  }

  @Test("A name that is taken is replaced, unless it is asked for")
  func names() throws {
    let scene = try StreamScene()
    try scene.sandbox.write("work/a", "a")
    try scene.lift(["a"])
    let stream = try scene.export().stream
    #expect(try scene.importing(stream).session.name == "otter")
    #expect(try scene.importing(stream).session.name != "otter")
    #expect(try scene.importing(stream, as: "mine").session.name == "mine")
    #expect(throws: ExchangeError.self) { try scene.importing(stream, as: "mine") }
    #expect(scene.rest.count == 3)
  }

  @Test("A broken link and special files are left out and named")
  func leftOut() throws {
    let scene = try StreamScene()
    try scene.sandbox.write("work/tree/a", "a")
    try scene.sandbox.makeFIFO("work/tree/fifo")
    try FileSystem.makeLink(scene.sandbox.path("work/broken"), saying: Array("nowhere".utf8))
    try scene.lift(["tree", "broken"])
    let (stream, outcome) = try scene.export()
    #expect(outcome.isPartial && outcome.items == 1)
    #expect(scene.said.messages.contains { $0.contains("broken link") })
    #expect(scene.said.messages.contains { $0.contains("fifo") })
    try scene.importing(stream)
    #expect(try scene.items("far", "otter").count == 1)
  }

  @Test("A file that is gone or has become another kind ends the export before a byte is written")
  func missing() throws {
    let scene = try StreamScene()
    try scene.sandbox.write("work/a", "a")
    try scene.sandbox.write("work/b", "b")
    try scene.lift(["a", "b"])
    try FileSystem.removeFile(scene.sandbox.path("work/b"))
    #expect(throws: ExchangeError.self) { try scene.export() }
    #expect(try scene.sandbox.read("stream") == [])
  }

  @Test("A session for the lifting application only is not exported")
  func localOnly() throws {
    let scene = try StreamScene()
    try scene.sandbox.write("work/a", "a")
    try scene.lift(["a"]) { session, _, _ in session.localOnly = true }
    #expect(throws: ExchangeError.self) { try scene.export() }
  }
}
