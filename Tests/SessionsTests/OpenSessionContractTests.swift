import Items
import Sessions
import SystemCalls
import SystemPackage
import Testing
import UniformTypes

/// The contract of every store about the items of a session and changes to them.
@Suite struct OpenSessionContractTests {
  struct Refusal: Error {}
  private let file = Representation.Source.file(
    FilePath("/tmp/\u{10FFFF}é\n x"),
    SourceIdentity(
      device: .max, inode: 1, size: .max, modified: .min, isDirectory: true, isLink: true))

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func anItemComesBackAsItWasPut(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let sources: [Representation.Source] = [
      file, .inline([]), .inline([0, 0xFF]), .fileURL,
      .promise(command: "echo \u{10FFC3}'", directory: FilePath(bytesOfTests: [0x2F, 0xFF])),
    ]
    let representations = sources.enumerated().map { number, source in
      Representation(
        type: UniformType("com.example.\(number)"), source: source,
        visibility: Visibility.allCases[number % 4], size: number == 2 ? nil : Int64(number))
    }
    var item = Item(
      name: "na\u{10FFFF}me\n", relativeDirectory: "a/b", localObject: "{}",
      state: .failed(destination: "/d\u{10FF80}", reason: "why"),
      representations: representations)
    let session = try test.store.create(.test("s")) { _ = try $0.append(item, key: nil) }
    item.index = 1
    item.representations = [Representation]().merged(with: representations)
    #expect(try test.store.open(session.name).item(1) == item)
  }

  @Test(
    "Items that come last keep their keys and events", arguments: StoreUnderTest.Kind.allCases)
  func itemsComeLast(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let session = try test.store.create(.test("s")) { writer in
      for name in ["a", "b", "c"] { _ = try writer.append(.test(name), key: Array(name.utf8)) }
    }
    let open = try test.store.open(session.name)
    try open.change { try $0.log(SessionEvent(time: 1, kind: .failed, item: 1)) }
    try open.change { writer in
      try writer.rename(2, to: "other")
      try writer.moveToEnd([3, 1])
    }
    let items = try test.store.open("s").items(after: 0, limit: 9)
    #expect(items.map(\.index) == [2, 4, 5])
    #expect(items.map(\.name) == ["other", "c", "a"])
    #expect(try open.events(of: [.failed]).map(\.item) == [5])
    #expect(try open.summary().nextIndex == 6)
    let found = try open.change { try $0.append(.test("a"), key: Array("a".utf8)) }
    #expect(found == .existing(5, hasChanged: false))
    #expect(throws: SessionError.noSuchItem(9, session: "s")) {
      try open.change { try $0.rename(9, to: "x") }
    }
    #expect(throws: SessionError.self) { try open.change { try $0.moveToEnd([2, 9]) } }
    #expect(try open.items(after: 0, limit: 9).map(\.index) == [2, 4, 5])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func whoMaySeeARepresentationIsKept(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let representations = Visibility.allCases.map {
      Representation(type: UniformType("com.example.\($0)"), source: .inline([1]), visibility: $0)
    }
    let item = Item(name: "n", representations: Array(representations.prefix(2)))
    _ = try test.store.create(.test("s")) { _ = try $0.append(item, key: nil) }
    let session = try test.store.open("s")
    try session.change { _ = try $0.add(Array(representations.suffix(2)), to: 1) }
    #expect(
      try test.store.open("s").item(1)?.representations.map(\.visibility) == [
        .all, .team, .group, .own,
      ])
    var open = representations[3]
    open.visibility = .group
    try session.change { _ = try $0.add([open], to: 1) }
    #expect(
      try test.store.open("s").items(after: 0, limit: 9).first?.representations.map(\.visibility)
        == [.all, .team, .group, .group])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func numbersAreNeverUsedAgain(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s", ["a", "b", "c"])
    let session = try test.store.open("s")
    try session.change { try $0.setState(.placed, of: 3) }
    let appended = try session.change { try $0.append(.test("d"), key: nil) }
    #expect(appended == .new(4))
    #expect(try session.item(3) == nil)
    #expect(try session.itemInAnyState(3)?.state == .placed)
    #expect(try session.item(9) == nil)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func whatASessionAllowsOnlyEverGetsLess(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let made = try test.store.create(.test("s")) { writer in
      _ = try writer.append(.test("a"), key: nil)
      try writer.narrow(to: Session.Policy(allowsMove: false), context: "here\u{10FFFF}")
    }
    #expect(made.policy == Session.Policy(allowsMove: false, localOnly: false))
    #expect(made.context == "here\u{10FFFF}")
    let session = try test.store.open("s")
    #expect(session.session == made)
    try session.change {
      try $0.narrow(to: Session.Policy(localOnly: true), context: "there")
    }
    let strict = Session.Policy(allowsMove: false, localOnly: true)
    #expect(session.session.policy == strict)
    try session.change { try $0.narrow(to: Session.Policy(), context: nil) }
    #expect(try test.store.open("s").session.policy == strict)
    #expect(try test.store.open("s").session.context == made.context)
    struct Stop: Error {}
    try test.lift("t", ["a"])
    #expect(throws: Stop.self) {
      try test.store.open("t").change { writer in
        try writer.narrow(to: strict, context: "x")
        throw Stop()
      }
    }
    #expect(try test.store.open("t").session.policy == Session.Policy())
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func itemsComeInPagesInOrder(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s", (1...10).map { "\($0)" })
    let session = try test.store.open("s")
    try session.change { writer in
      for index in [1, 4, 5] { try writer.setState(.cancelled, of: index) }
    }
    #expect(try session.items(after: 0, limit: 3).map(\.index) == [2, 3, 6])
    #expect(try session.items(after: 6, limit: 3).map(\.index) == [7, 8, 9])
    #expect(try session.items(after: 9, limit: 3).map(\.index) == [10])
    #expect(try session.items(after: 10, limit: 3).isEmpty)
    #expect(try session.items(after: .max, limit: 3).isEmpty)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aSelectionPicksNumbersInWhateverOrder(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s", (1...10).map { "\($0)" })
    let session = try test.store.open("s")
    try session.change { try $0.setState(.placed, of: 3) }
    let selection = [7...8, 2...4, 3...5, 99...100]
    #expect(
      try session.items(after: 0, limit: 99, in: selection).map(\.index) == [2, 4, 5, 7, 8])
    #expect(try session.items(after: 2, limit: 2, in: selection).map(\.index) == [4, 5])
    #expect(try session.items(after: 5, limit: 2, in: selection).map(\.index) == [7, 8])
    #expect(try session.items(after: 0, limit: 9, in: []).isEmpty)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func eachChangeRaisesTheGeneration(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    let session = try test.store.open("s")
    let other = try test.store.open("s")
    try session.change(expecting: 1) { _ = try $0.append(.test("b"), key: nil) }
    #expect(session.session.generation == 2)
    #expect(other.session.generation == 1)
    #expect(throws: SessionError.stale("s")) {
      try other.change(expecting: 1) { _ = try $0.append(.test("c"), key: nil) }
    }
    #expect(try other.summary().items == 2)
    #expect(other.session.generation == 2)
    try other.change(expecting: 2) { _ = try $0.append(.test("c"), key: nil) }
    #expect(try session.summary() == SessionCounts(items: 3, size: 0, nextIndex: 4))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aChangeThatFailsChangesNothing(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    let session = try test.store.open("s")
    #expect(throws: Refusal.self) {
      try session.change { writer in
        _ = try writer.append(.test("b"), key: [1])
        try writer.setState(.placed, of: 1)
        try writer.log(SessionEvent(time: 1, kind: .added))
        throw Refusal()
      }
    }
    #expect(try session.summary() == SessionCounts(items: 1, size: 0, nextIndex: 2))
    #expect(session.session.generation == 1)
    #expect(try session.items(after: 0, limit: 9).map(\.name) == ["a"])
    #expect(try session.events(after: 0, limit: 9).isEmpty)
    #expect(try session.change { try $0.append(.test("b"), key: [1]) } == .new(2))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func theSameSourceTwiceIsOneItemWithTheRepresentationsOfBoth(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let key = Array("/real/path".utf8)
    let item = Item(
      name: "f", representations: [.test("x.a", size: 1), .test("x.url", .fileURL)])
    try test.store.create(.test("s")) { _ = try $0.append(item, key: key) }
    let session = try test.store.open("s")
    let again = Item(
      name: "g", representations: [.test("x.b"), .test("X.A", .inline([9]), size: 5)])
    #expect(try session.change { try $0.append(again, key: key) } == .existing(1, hasChanged: true))
    let merged = try #require(try session.item(1))
    #expect(merged.name == "f")
    #expect(merged.representations.map(\.type.identifier) == ["X.A", "x.b", "x.url"])
    #expect(merged.representations[0].source == .inline([9]))
    #expect(try session.summary() == SessionCounts(items: 1, size: 5, nextIndex: 2))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aSourceThatHasLeftIsANewItem(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.store.create(.test("s")) { _ = try $0.append(.test("f"), key: [7]) }
    let session = try test.store.open("s")
    try session.change { try $0.setState(.placed, of: 1) }
    #expect(try session.change { try $0.append(.test("f"), key: [7]) } == .new(2))
    #expect(
      try session.change { try $0.append(.test("f"), key: [7]) } == .existing(2, hasChanged: false))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func representationsAreAddedOnlyToItemsInTheSession(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s", ["a", "b"])
    let session = try test.store.open("s")
    try session.change { try $0.setState(.placed, of: 2) }
    for index in [2, 3] {
      #expect(throws: SessionError.noSuchItem(index, session: "s")) {
        try session.change { _ = try $0.add([.test("x.y")], to: index) }
      }
    }
    try session.change { _ = try $0.add([.test("x.y", size: 3)], to: 1) }
    #expect(try session.item(1)?.representations.count == 2)
    #expect(try session.summary().size == 3)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func theCountsFollowTheStates(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.store.create(.test("s")) { writer in
      _ = try writer.append(.test("a", size: 10), key: nil)
      _ = try writer.append(.test("b", size: 20), key: nil)
    }
    let session = try test.store.open("s")
    let steps: [(Item.State, Int)] = [
      (.inTransit(destination: "/d"), 2), (.placed, 1), (.placed, 1), (.pending, 2),
      (.skipped, 1), (.failed(destination: "/d", reason: "r"), 2),
    ]
    for (state, left) in steps {
      try session.change { try $0.setState(state, of: 1) }
      #expect(try session.itemInAnyState(1)?.state == state)
      #expect(
        try session.summary()
          == SessionCounts(items: left, size: left == 2 ? 30 : 20, nextIndex: 3))
    }
    #expect(throws: SessionError.noSuchItem(3, session: "s")) {
      try session.change { try $0.setState(.placed, of: 3) }
    }
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aPayloadLiesInThePayloadDirectoryUnderItsName(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    var name = ""
    try test.store.create(.test("s")) { writer in
      let payload = try writer.newPayload()
      name = payload.name
      let file = try FileDescriptor.open(payload.path, .writeOnly)
      try file.closeAfter { _ = try file.writeAll(Array("kept".utf8)) }
      let item = Item(name: "p", representations: [.test("x.y", .payload(payload.name))])
      _ = try writer.append(item, key: nil)
    }
    let session = try test.store.open("s")
    #expect(try session.item(1)?.representations.first?.source == .payload(name))
    let file = try FileDescriptor.open(session.payloadDirectory.appending(name), .readOnly)
    var bytes = [UInt8](repeating: 0, count: 9)
    let count = try file.closeAfter { try bytes.withUnsafeMutableBytes { try file.read(into: $0) } }
    #expect(bytes.prefix(count).elementsEqual("kept".utf8))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func theLastProposalIsKeptWithItsGeneration(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    let session = try test.store.open("s")
    #expect(try session.lastProposal() == nil)
    try session.recordProposal([1])
    try session.change { try $0.setState(.pending, of: 1) }
    #expect(try session.lastProposal()?.generation == 1)
    try session.recordProposal([])
    let last = try #require(try test.store.open("s").lastProposal())
    #expect(last == (generation: 2, json: []))
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func eventsComeInOrderAndInPages(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    let events = (1...3).map { number in
      SessionEvent(
        number: Int64(number), time: Int64(100 - number), kind: .placed, item: number,
        detail: Array("{}".utf8))
    }
    try test.store.create(.test("s")) { writer in
      _ = try writer.append(.test("a"), key: nil)
      try writer.log(SessionEvent(time: 99, kind: .placed, item: 1, detail: Array("{}".utf8)))
    }
    let session = try test.store.open("s")
    try session.change { writer in for event in events[1...] { try writer.log(event) } }
    #expect(try session.events(after: 0, limit: 2) == Array(events[..<2]))
    #expect(try session.events(after: 2, limit: 2) == Array(events[2...]))
    #expect(try session.events(after: 3, limit: 2).isEmpty)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func eventsOfSomeKindsComeInOrder(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.store.create(.test("s")) { writer in
      _ = try writer.append(.test("a"), key: nil)
      for kind in [SessionEvent.Kind.end, .enter, .placed, .end] {
        try writer.log(SessionEvent(time: 1, kind: kind))
      }
    }
    let session = try test.store.open("s")
    #expect(try session.events(of: [.enter, .end]).map(\.number) == [1, 2, 4])
    #expect(try session.events(of: [.exit]).isEmpty)
    #expect(try session.events(of: []).isEmpty)
  }
}

extension FilePath {
  fileprivate init(bytesOfTests bytes: [UInt8]) {
    let platform = bytes.map { CInterop.PlatformChar(bitPattern: $0) } + [0]
    self = platform.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { FilePath(platformString: $0) } ?? FilePath()
    }
  }
}
