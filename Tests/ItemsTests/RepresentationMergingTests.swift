import Items
import Testing
import UniformTypes

@Suite struct RepresentationMergingTests {
  @Test func moreRepresentationsComeAfterThoseThatAreThere() {
    let merged = [Representation.test("x.a")].merged(with: [.test("x.b"), .test("x.c")])
    #expect(merged.map(\.type.identifier) == ["x.a", "x.b", "x.c"])
  }

  @Test func aTypeThatIsThereKeepsItsPlaceAndTakesTheNewSource() {
    let before: [Representation] = [.test("x.a"), .test("x.b")]
    let merged = before.merged(with: [.test("X.A", .inline([2]), size: 9)])
    #expect(merged == [.test("X.A", .inline([2]), size: 9), .test("x.b")])
  }

  @Test func aTypeNamedTwiceAtOnceIsOneRepresentation() {
    let merged = [Representation]().merged(with: [.test("x.a"), .test("x.a", .inline([2]))])
    #expect(merged == [.test("x.a", .inline([2]))])
  }

  @Test func theRepresentationThatEveryFileOffersStaysLast() {
    let file: [Representation] = [.test("x.a"), .test("public.file-url", .fileURL)]
    #expect(file.merged(with: [.test("x.b")]).map(\.type.identifier).last == "public.file-url")
    #expect(file.merged(with: file) == file)
  }

  @Test func aFileURLThatWasGivenIsKept() {
    let given: [Representation] = [.test("public.file-url", .inline([1])), .test("x.a")]
    #expect(given.merged(with: [.test("public.file-url", .fileURL)]) == given)
    let automatic: [Representation] = [.test("x.a"), .test("public.file-url", .fileURL)]
    #expect(
      automatic.merged(with: [.test("public.file-url", .inline([1]))]).map(\.source)
        == [.inline([1]), .inline([1])])
  }

  @Test func theSizeIsThatOfTheBestRepresentationWhoseSizeIsKnown() {
    #expect([Representation]().itemSize == 0)
    #expect(
      [Representation.test("x.a"), .test("x.b", size: 5), .test("x.c", size: 9)].itemSize == 5)
  }
}

extension Representation {
  fileprivate static func test(
    _ type: String, _ source: Source = .inline([1]), size: Int64? = nil
  ) -> Self {
    Representation(type: UniformType(type), source: source, size: size)
  }
}
