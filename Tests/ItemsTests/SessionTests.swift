import Items
import SystemPackage
import Testing
import UniformTypes

@Suite struct SessionTests {
  @Test func aSessionIsLocalForTheSameUserHostAndApplicationOnly() {
    let origin = Session.Origin(user: 1, host: "h", application: nil)
    let session = Session(name: "s", id: "i", origin: origin, created: 0)
    #expect(session.isLocal(for: origin))
    #expect(!session.isLocal(for: .init(user: 2, host: "h", application: nil)))
    #expect(!session.isLocal(for: .init(user: 1, host: "g", application: nil)))
    #expect(!session.isLocal(for: .init(user: 1, host: "h", application: "gallery")))
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

  @Test func theKindTellsWhereTheBytesComeFrom() {
    let type = UniformType("public.png")
    #expect(Representation(type: type, source: .inline([])).kind == .data)
    #expect(Representation(type: type, source: .payload("p")).kind == .data)
    let promise = Representation(type: type, source: .promise(command: "c", folder: "/"))
    #expect(promise.kind == .promise)
    let identity = SourceIdentity(
      device: 0, inode: 0, size: 0, modified: 0, isFolder: false, isLink: false)
    #expect(Representation(type: type, source: .file("/f", identity)).kind == .file)
  }
}
