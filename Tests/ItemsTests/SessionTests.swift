import Items
import SystemPackage
import Testing
import UniformTypes

@Suite struct SessionTests {
  @Test func aSessionIsLiftedByTheSameUserHostAndApplicationOnly() {
    let origin = Session.Origin(user: 1, host: "h", application: nil)
    let session = Session(name: "s", id: "i", origin: origin, created: 0)
    #expect(session.isLifted(by: origin))
    #expect(!session.isLifted(by: .init(user: 2, host: "h", application: nil)))
    #expect(!session.isLifted(by: .init(user: 1, host: "g", application: nil)))
    #expect(!session.isLifted(by: .init(user: 1, host: "h", application: "gallery")))
  }

  @Test func movesAreAllowedUnlessForbidden() {
    #expect(Session.Policy().allowsMove)
    #expect(!Session.Policy().localOnly)
  }
}

@Suite struct ItemTests {
  @Test(arguments: [
    (Item.State.pending, true), (.inTransit(destination: "/d"), true),
    (.failed(destination: "/d", reason: "r"), true), (.placed, false), (.skipped, false),
    (.cancelled, false),
  ])
  func onlyWhatIsNotDoneIsInTheSession(state: Item.State, isIn: Bool) {
    #expect(Item(name: "", state: state, representations: []).isInSession == isIn)
  }

  @Test func whatIsAnApplicationsOwnIsNotThereForOthers() {
    let identity = SourceIdentity(
      device: 0, inode: 0, size: 0, modified: 0, isDirectory: false, isLink: false)
    func representation(
      _ type: String, _ source: Representation.Source, _ visibility: Visibility = .all
    )
      -> Representation
    { Representation(type: UniformType(type), source: source, visibility: visibility) }
    let url = representation("public.file-url", .fileURL)
    let hidden = representation("com.example.node", .file("/f", identity), .own)
    var item = Item(
      name: "n", localObject: "{}",
      representations: [
        hidden, representation("a.team", .inline([]), .team),
        representation("a.group", .inline([]), .group), url,
      ])
    #expect(item.seen() == item)
    item.isLocal = false
    let seen = item.seen()
    #expect(seen.representations.map(\.type.identifier) == ["a.team", "a.group"])
    #expect(seen.localObject == nil)
    item.representations.insert(representation("public.png", .file("/g", identity)), at: 1)
    #expect(item.seen().representations.contains(url))
  }

  @Test func anItemIsLocalForItsContributorAlone() {
    let (lifter, other) = (
      Session.Origin(user: 1, host: "h", application: "a"),
      Session.Origin(user: 1, host: "h", application: "b")
    )
    let session = Session(name: "s", id: "i", origin: lifter, created: 0)
    let lifted = Item(name: "n", representations: [])
    let added = Item(name: "n", representations: [], contributor: other)
    #expect(lifted.seen(by: lifter, in: session).isLocal)
    #expect(!lifted.seen(by: other, in: session).isLocal)
    #expect(lifted.seen(by: other, in: session).contributor == lifter)
    #expect(added.seen(by: other, in: session).isLocal)
    #expect(!added.seen(by: lifter, in: session).isLocal)
  }

  @Test func theKindTellsWhereTheBytesComeFrom() {
    let type = UniformType("public.png")
    #expect(Representation(type: type, source: .inline([])).kind == .data)
    #expect(Representation(type: type, source: .payload("p")).kind == .data)
    let promise = Representation(type: type, source: .promise(command: "c", directory: "/"))
    #expect(promise.kind == .promise)
    let identity = SourceIdentity(
      device: 0, inode: 0, size: 0, modified: 0, isDirectory: false, isLink: false)
    #expect(Representation(type: type, source: .file("/f", identity)).kind == .file)
  }
}
