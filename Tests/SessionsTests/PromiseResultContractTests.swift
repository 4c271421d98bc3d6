import Items
import Sessions
import SystemCalls
import SystemPackage
import Testing
import UniformTypes

/// The contract of every store about the results of promises.
@Suite struct PromiseResultContractTests {
  @Test(arguments: StoreUnderTest.Kind.allCases)
  func whatAPromiseGaveIsKept(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    let session = try test.store.open("s")
    #expect(try session.promiseResult(item: 1, type: "x.y") == .none)
    let first = try session.newPayload()
    let second = try session.newPayload()
    #expect(first.name != second.name)
    try session.keepPromiseResult(item: 1, type: "X.y", payload: first.name)
    #expect(try session.promiseResult(item: 1, type: "x.Y") == .kept(payload: first.name))
    #expect(try session.promiseResult(item: 2, type: "x.y") == .none)
    try session.keepPromiseResult(item: 1, type: "x.y", payload: second.name)
    #expect(
      try test.store.open("s").promiseResult(item: 1, type: "x.y")
        == .kept(payload: second.name))
    #expect(session.session.generation == 1)
  }

  @Test(
    "A result is valid until the machine restarts, and again once it was made again",
    arguments: StoreUnderTest.Kind.allCases)
  func results(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    let first = try test.store.open("s").newPayload()
    try test.store.open("s").keepPromiseResult(item: 1, type: "x.y", payload: first.name)
    test.boot = "second"
    let session = try test.store.open("s")
    #expect(try session.promiseResult(item: 1, type: "x.y") == .lost)
    let second = try session.newPayload()
    try session.keepPromiseResult(item: 1, type: "x.y", payload: second.name)
    #expect(try session.promiseResult(item: 1, type: "x.y") == .kept(payload: second.name))
    test.boot = "first"
    #expect(try session.promiseResult(item: 1, type: "x.y") == .lost)
  }

  @Test(
    "If the current boot cannot be identified, no result is valid",
    arguments: StoreUnderTest.Kind.allCases)
  func resultsOfNoBoot(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    test.boot = ""
    let session = try test.store.open("s")
    let kept = try session.newPayload()
    try session.keepPromiseResult(item: 1, type: "x.y", payload: kept.name)
    #expect(try session.promiseResult(item: 1, type: "x.y") == .lost)
  }

  @Test(
    "A result whose file is missing or has another size is not valid",
    arguments: StoreUnderTest.Kind.allCases, [true, false])
  func resultsThatWereTouched(kind: StoreUnderTest.Kind, isGone: Bool) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    let session = try test.store.open("s")
    let kept = try session.newPayload()
    let file = try FileDescriptor.open(kept.path, .writeOnly)
    try file.closeAfter { _ = try file.writeAll([1, 2]) }
    try session.keepPromiseResult(item: 1, type: "x.y", payload: kept.name)
    #expect(try session.promiseResult(item: 1, type: "x.y") == .kept(payload: kept.name))
    if isGone {
      try FileSystem.removeFile(kept.path)
    } else {
      let cut = try FileDescriptor.open(kept.path, .writeOnly)
      try cut.closeAfter { try cut.resize(to: 1) }
    }
    #expect(try session.promiseResult(item: 1, type: "x.y") == .lost)
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aResultIsForgottenWhenAnotherSourceTakesThePlaceOfItsPromise(
    kind: StoreUnderTest.Kind
  ) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s")
    let session = try test.store.open("s")
    let kept = try session.newPayload()
    try session.keepPromiseResult(item: 1, type: "public.png", payload: kept.name)
    let other = Representation(
      type: UniformType("public.png"), source: .promise(command: "other", directory: "/"))
    try session.change { _ = try $0.add([other], to: 1) }
    #expect(try session.promiseResult(item: 1, type: "public.png") == .none)
  }
}
