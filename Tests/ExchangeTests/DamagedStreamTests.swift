import Items
import SystemPackage
import TestSupport
import Testing

@testable import Context
@testable import Dropping
@testable import Exchange
@testable import FileTransfer
@testable import Picking
@testable import SessionStreams

/// Streams that were cut or damaged on the way, or that somebody made to do harm.
@Suite struct DamagedStreamTests {
  /// A small stream with a file, a text and a folder.
  private func small(_ scene: StreamScene) throws -> [UInt8] {
    try scene.sandbox.write("work/a", (0..<700).map { UInt8(truncatingIfNeeded: $0) })
    try scene.sandbox.write("work/d/b", "b")
    try scene.sandbox.write("work/d/\(String(repeating: "n", count: 120))", "c")
    try scene.lift(["a", "d"])
    try scene.add(forms: [.init(type: "text", source: .text("words"))], name: "t")
    return try scene.export().stream
  }

  @Test("A stream that ends at any block is refused, and nothing remains")
  func cut() throws {
    let scene = try StreamScene()
    let stream = try small(scene)
    #expect(stream.count % 512 == 0)
    for end in stride(from: 0, to: stream.count, by: 512) {
      scene.refuse(Array(stream[..<end]), with: ["import.truncated"], "cut at \(end)")
    }
    for end in [1, 511, 700, stream.count - 1] {
      scene.refuse(Array(stream[..<end]), "cut at \(end)")
    }
    try scene.importing(stream)
  }

  @Test("A stream with a flipped bit is refused, and nothing remains")
  func flipped() throws {
    let scene = try StreamScene()
    let stream = try small(scene)
    // A sample of the bytes of every header, of the data, and of the zeros that fill the blocks.
    for offset in stream.indices
    where offset % 512 == 0 || offset % (stream[offset] == 0 ? 97 : 11) == 0 {
      var damaged = stream
      damaged[offset] ^= 1 << UInt8(offset % 8)
      scene.refuse(
        damaged, with: ["import.damaged", "import.truncated", "import.newerVersion"],
        "at \(offset)")
    }
  }

  @Test("A stream with exchanged, missing or repeated members is refused")
  func members() throws {
    let scene = try StreamScene()
    let stream = try small(scene)
    for (from, to) in [(1024, 1536), (1536, 1024), (0, 512), (2048, 3072)] {
      var damaged = stream
      damaged.replaceSubrange(to..<to + 512, with: stream[from..<from + 512])
      if damaged != stream { scene.refuse(damaged, "\(from) at \(to)") }
      damaged = stream
      damaged.removeSubrange(from..<from + 512)
      scene.refuse(damaged, "without \(from)")
      damaged = stream
      damaged.insert(contentsOf: stream[from..<from + 512], at: to)
      scene.refuse(damaged, "\(from) twice")
    }
    scene.refuse(stream + stream)
    scene.refuse(stream + [UInt8](repeating: 0, count: 512) + [1])
  }

  @Test("A stream that is filled up with zeros is whole")
  func filledUp() throws {
    let scene = try StreamScene()
    let stream = try small(scene)
    try scene.importing(stream + [UInt8](repeating: 0, count: 10_240 - stream.count % 10_240))
  }

  @Test("What is not a stream is told apart from a damaged one")
  func notAStream() throws {
    let scene = try StreamScene()
    for bytes in [
      [UInt8](repeating: 0, count: 4096), Array(String(repeating: "text\n", count: 400).utf8),
      StreamBuilder.blocks(StreamBuilder.member("a", size: 1).header, [1]),
    ] {
      scene.refuse(bytes, with: ["import.damaged"])
    }
  }

  @Test("A later version is refused before anything else is read")
  func newerVersion() throws {
    let scene = try StreamScene()
    var builder = StreamBuilder()
    builder.headLine = #"{"format":"dnd-export","version":2,"else":1,"items":["# + "\n"
    scene.refuse(builder.stream, with: ["import.newerVersion"])
    builder.headLine = #"{"format":"dnd-export","version":0,"items":["# + "\n"
    scene.refuse(builder.stream)
  }

  @Test("A stream that a program has built as it should be is imported")
  func built() throws {
    let scene = try StreamScene()
    var builder = StreamBuilder()
    builder.add(StreamBuilder.item(size: 3), [(StreamBuilder.member(size: 3), [1, 2, 3])])
    builder.add(
      StreamBuilder.item(4, kind: "folder", size: nil, type: "public.folder"),
      [
        (StreamBuilder.member("items/4/1", .directory), []),
        (StreamBuilder.member("items/4/1/a", size: 1), [1]),
        (StreamBuilder.member("items/4/1/d", .directory), []),
        (StreamBuilder.member("items/4/1/d/l", .link(Array("/".utf8))), []),
        (StreamBuilder.member("items/4/1/b", size: 1), [1]),
      ], hashing: true)
    #expect(try scene.importing(builder.stream).indices == [1, 2])
  }

  @Test(
    "A stream that another program has written is imported", arguments: ["file", "forms", "folder"])
  func foreign(_ seed: String) throws {
    let scene = try StreamScene()
    let stream = try SourceTree.file("Fuzz/Seeds/import/\(seed)").bytes
    #expect(try scene.importing(stream).session.name == "otter")
  }

  /// Members of a folder that lead elsewhere, or that no export writes.
  static let badFolders: [[(TarMember, [UInt8])]] = [
    [(StreamBuilder.member("items/1/1/../x", size: 1), [1])],
    [(StreamBuilder.member("items/1/1/..", .directory), [])],
    [(StreamBuilder.member("items/1/1/.", .directory), [])],
    [(StreamBuilder.member("items/1/1//etc", size: 1), [1])],
    [(StreamBuilder.member("items/1/1/", size: 1), [1])],
    [(StreamBuilder.member("items/1/1/a/b", size: 1), [1])],
    [(StreamBuilder.member("items/1/10/a", size: 1), [1])],
    [(StreamBuilder.member("/tmp/x", size: 1), [1])],
    [
      (StreamBuilder.member("items/1/1/l", .link(Array("/tmp".utf8))), []),
      (StreamBuilder.member("items/1/1/l/x", size: 1), [1]),
    ],
    [
      (StreamBuilder.member("items/1/1/l", .link(Array(".".utf8))), []),
      (StreamBuilder.member("items/1/1/l", .directory), []),
      (StreamBuilder.member("items/1/1/l/x", size: 1), [1]),
    ],
    [
      (StreamBuilder.member("items/1/1/a", size: 1), [1]),
      (StreamBuilder.member("items/1/1/a", size: 1), [2]),
    ],
    [
      (StreamBuilder.member("items/1/1/d", .directory), []),
      (StreamBuilder.member("items/1/1/d", .directory), []),
    ],
    [
      (StreamBuilder.member("items/1/1/d", .directory), []),
      (StreamBuilder.member("items/1/1/e", .directory), []),
      (StreamBuilder.member("items/1/1/d/late", size: 1), [2]),
    ],
    [(StreamBuilder.member("items/1/1/\(String(repeating: "n", count: 256))", size: 1), [1])],
    [(StreamBuilder.member("items/1/1", .directory), [])],
  ]

  @Test("A folder never leads out of itself", arguments: badFolders.indices)
  func folders(_ index: Int) throws {
    let scene = try StreamScene()
    var builder = StreamBuilder()
    builder.add(
      StreamBuilder.item(kind: "folder", size: nil),
      [(StreamBuilder.member("items/1/1", .directory), [])] + Self.badFolders[index], hashing: true)
    scene.refuse(builder.stream, with: ["import.damaged"], "\(index)")
    #expect(scene.sandbox.list().filter { $0 != "near" } == ["arrived", "far", "run", "work"])
  }

  /// Descriptions with members that do not fit.
  static let badItems: [(line: String, TarMember, [UInt8])] = [
    (StreamBuilder.item(size: 2), StreamBuilder.member(size: 1), [1]),
    (StreamBuilder.item(size: .max), StreamBuilder.member(size: .max), [1]),
    (StreamBuilder.item(size: -1), StreamBuilder.member(size: 1), [1]),
    (StreamBuilder.item(), StreamBuilder.member("items/2/1", size: 1), [1]),
    (StreamBuilder.item(), StreamBuilder.member("/items/1/1", size: 1), [1]),
    (StreamBuilder.item(), StreamBuilder.member("items/1/1", .link([0x2F])), []),
    (StreamBuilder.item(), StreamBuilder.member("items/1/1", .directory), []),
    (StreamBuilder.item(kind: "folder", size: nil), StreamBuilder.member(size: 1), [1]),
    (StreamBuilder.item(kind: "promise"), StreamBuilder.member(size: 1), [1]),
    (StreamBuilder.item(size: nil), StreamBuilder.member(size: 1), [1]),
    (StreamBuilder.item(0), StreamBuilder.member("items/0/1", size: 1), [1]),
    (StreamBuilder.item(type: ""), StreamBuilder.member(size: 1), [1]),
    (StreamBuilder.item(type: "a\\u001bb"), StreamBuilder.member(size: 1), [1]),
    (StreamBuilder.item(more: ",\"folder\":\"../x\""), StreamBuilder.member(size: 1), [1]),
    (StreamBuilder.item(more: ",\"folder\":\"/x\""), StreamBuilder.member(size: 1), [1]),
    (StreamBuilder.item(more: ",\"folder\":\"x/./y\""), StreamBuilder.member(size: 1), [1]),
    (StreamBuilder.item(name: "a\\u0000b"), StreamBuilder.member(size: 1), [1]),
    (
      StreamBuilder.item(name: String(repeating: "n", count: 1_048_577)),
      StreamBuilder.member(size: 1),
      [1]
    ),
    ("{}", StreamBuilder.member(size: 1), [1]),
    ("", StreamBuilder.member(size: 1), [1]),
    ("[]}\n" + StreamBuilder.item(), StreamBuilder.member(size: 1), [1]),
    (StreamBuilder.item() + ",\n" + StreamBuilder.item(), StreamBuilder.member(size: 1), [1]),
  ]

  @Test("A description that its members do not fit is refused", arguments: badItems.indices)
  func items(_ index: Int) throws {
    let scene = try StreamScene()
    var builder = StreamBuilder()
    let (line, member, content) = Self.badItems[index]
    builder.add(line, [(member, content)])
    scene.refuse(builder.stream, "\(index)")
  }

  @Test("Unknown members are refused, however many there are")
  func unknownMembers() throws {
    let scene = try StreamScene()
    var builder = StreamBuilder()
    builder.add(StreamBuilder.item(), [(StreamBuilder.member(size: 1), [1])])
    for number in 0..<1000 {
      builder.add(raw: StreamBuilder.member("items/1/\(number + 2)").header)
    }
    scene.refuse(builder.stream, with: ["import.damaged"])
    var empty = StreamBuilder()
    empty.add(raw: StreamBuilder.member("x").header)
    scene.refuse(empty.stream, with: ["import.damaged", "session.noItems", "session.empty"])
  }

  @Test("A name that leads elsewhere is only a suggestion")
  func names() throws {
    for name in ["../../etc/passwd", "/etc/passwd", "..", ".", ""] {
      let scene = try StreamScene()
      var builder = StreamBuilder()
      builder.head.session = "../\(name)"
      builder.add(StreamBuilder.item(name: name), [(StreamBuilder.member(size: 1), [1])])
      let outcome = try scene.importing(builder.stream)
      #expect(!outcome.session.name.contains("/"))
      var request = DropRequest()
      request.session = outcome.session.name
      request.destination = scene.sandbox.path("out").string
      request.makesParents = true
      var results: [ItemResult] = []
      _ = try Dropping(request: request)(in: scene.context("far")) { results.append($0) }
      #expect(scene.sandbox.list("out").count == 1, "\(name)")
      #expect(scene.sandbox.list().contains("out"))
    }
  }

  @Test("The items of a stream that claims to be from the user here are still external")
  func disguised() throws {
    let scene = try StreamScene()
    var builder = StreamBuilder()
    let origin = scene.context("far").origin
    builder.head = StreamHead(session: "otter", user: origin.user, host: origin.host)
    builder.head.application = origin.application
    builder.add(StreamBuilder.item(), [(StreamBuilder.member(size: 1), [1])])
    try scene.importing(builder.stream)
    #expect(try scene.items("far", "otter").allSatisfy { !$0.isLocal })
  }
}
