import Items
import Negotiation
import SystemPackage
import Testing
import UniformTypes

@Suite struct NegotiatorTests {
  @Test func anExactTypeAnywhereBeatsAnEarlierConformingRepresentation() {
    let item = item("public.html", "public.plain-text")
    #expect(choice(item, "public.text").given == "public.html")
    #expect(choice(item, "public.plain-text").given == "public.plain-text")
    let rich = self.item("public.utf8-plain-text", "public.plain-text")
    #expect(choice(rich, "public.plain-text").given == "public.plain-text")
  }

  @Test func theReceiversOrderIsTheOuterLoop() {
    let item = item("public.png", "public.jpeg")
    #expect(choice(item, "public.jpeg", "public.png").given == "public.jpeg")
    #expect(choice(item, "public.image").given == "public.png")
    #expect(choice(item, "public.gif", "public.image").given == "public.png")
  }

  @Test func preferringTheSourceSwapsTheLoops() {
    let item = item("public.png", "public.jpeg")
    let chosen = choice(item, "public.jpeg", "public.png", preference: .source)
    #expect(chosen.given == "public.png")
  }

  @Test func conformanceNeverRunsBack() {
    #expect(choice(item("public.image"), "public.jpeg").given == nil)
  }

  @Test func aPrefixIsNoMatch() {
    #expect(choice(item("public.jpeg-2000"), "public.jpeg").given == nil)
  }

  @Test func identifiersMatchWithoutRegardToCase() {
    #expect(choice(item("PUBLIC.PNG"), "public.png").given != nil)
  }

  @Test func theFileURLOfEveryFileIsMetOnlyByItsOwnIdentifier() {
    var item = item("public.png")
    item.representations.append(
      Representation(type: UniformType("public.file-url"), source: .fileURL))
    #expect(choice(item, "public.url").given == nil)
    #expect(choice(item, "public.data").given == "public.png")
    #expect(choice(item, "public.file-url").given == "public.file-url")
    #expect(choice(item, "any").given == "public.png")
  }

  @Test func aStatedFileURLIsARepresentationLikeAnyOther() {
    #expect(choice(item("public.file-url"), "public.url").given == "public.file-url")
  }

  @Test func hiddenRepresentationsAreLeftOutBeforeMatching() {
    var item = item("public.png", "public.jpeg")
    item.representations[0].visibility = .own
    #expect(choice(item, "public.image", isLocal: false).given == "public.jpeg")
    #expect(choice(item, "public.image", isLocal: true).given == "public.png")
  }

  @Test(arguments: [Visibility.all, .team, .group])
  func representationsForOthersAreSeen(level: Visibility) {
    var item = item("public.png", "public.jpeg")
    item.representations[0].visibility = level
    #expect(choice(item, "public.image", isLocal: false).given == "public.png")
  }

  @Test func aHiddenRepresentationMeetsNoRequirementAndIsConvertedIntoNothing() throws {
    var item = item("public.png", "public.url")
    item.representations[1].visibility = .own
    let required = [[try #require(accepted("public.url").first)]]
    #expect(choice(item, "public.image", required: required, isLocal: true).given == "public.png")
    #expect(choice(item, "public.image", required: required, isLocal: false).given == nil)
  }

  @Test func everyRequirementMustBeMetByTheItemItself() throws {
    let both = item("public.png", "public.url")
    let one = item("public.png")
    let required = [[try #require(accepted("public.url").first)]]
    #expect(choice(both, "public.image", required: required).given == "public.png")
    #expect(choice(one, "public.image", required: required).given == nil)
  }

  @Test func theNextMatchesFollowInOrder() throws {
    let item = item("public.png", "public.jpeg", "public.plain-text")
    let negotiator = try negotiator("public.jpeg", "public.image", "public.text")
    #expect(
      negotiator.candidates(for: item).map(\.given.identifier) == [
        "public.jpeg", "public.png", "public.plain-text",
      ])
  }

  @Test func aConversionIsMadeOnlyWhenNothingRegisteredIsMet() throws {
    let item = item("public.heic")
    let offer = OneConversion(from: "public.heic", to: "public.jpeg")
    #expect(
      try negotiator("public.jpeg", offer: offer).choice(for: item)?.given.identifier
        == "public.jpeg")
    #expect(
      try negotiator("public.jpeg", "public.image", offer: offer).choice(for: item)?.given
        .identifier == "public.heic")
  }

  @Test(
    "The representation that is cheapest to convert is chosen, and the first of equally cheap ones")
  func cheapestOfAllRepresentations() throws {
    let offer = PricedConversions(
      to: "public.jpeg",
      prices: [
        "public.heic": [(lossy: false, proxy: true)],
        "public.png": [(lossy: true, proxy: false)],
        "public.tiff": [(lossy: false, proxy: false), (lossy: false, proxy: false)],
        "com.microsoft.bmp": [(lossy: false, proxy: false)],
        "com.compuserve.gif": [(lossy: false, proxy: false)],
      ])
    let all = item(
      "public.heic", "public.png", "public.tiff", "com.microsoft.bmp", "com.compuserve.gif")
    let negotiator = try negotiator("public.jpeg", offer: offer)
    #expect(
      negotiator.candidates(for: all).map(\.representation.type.identifier) == [
        "com.microsoft.bmp", "com.compuserve.gif", "public.tiff", "public.png", "public.heic",
      ])
    #expect(
      negotiator.choice(for: all)?.representation.type.identifier == "com.microsoft.bmp")
  }

  @Test func aCategoryNeverMakesARepresentation() throws {
    let offer = OneConversion(from: "public.plain-text", to: "public.image")
    let negotiator = try negotiator("public.image", offer: offer)
    #expect(negotiator.choice(for: item("public.plain-text")) == nil)
  }

  @Test func theLastResortComesAfterConversions() throws {
    let offer = OneConversion(from: "public.heic", to: "public.jpeg")
    var negotiator = try negotiator("public.jpeg", offer: offer)
    var receiver = negotiator.receiver
    receiver.lastResort = try accepted("public.image")
    negotiator = Negotiator(
      registry: .builtIn, receiver: receiver, conversions: offer)
    #expect(negotiator.choice(for: item("public.heic"))?.given.identifier == "public.jpeg")
    #expect(negotiator.choice(for: item("public.png"))?.given.identifier == "public.png")
  }

  @Test func theExplanationNamesWhatWonAndWhyTheRestDidNot() throws {
    let negotiator = try negotiator("public.jpeg", "public.image")
    let steps = negotiator.explanation(for: item("public.png", "public.image")).steps
    #expect(
      steps.map(\.verdict) == [
        .doesNotConform, .tooGeneral, .next(.conforms), .chosen(.exact),
      ])
  }

  // MARK: -

  private func item(_ types: String...) -> Item {
    Item(
      index: 1, name: "x",
      representations: types.map {
        Representation(type: UniformType($0), source: .inline(Array($0.utf8)))
      })
  }

  private func accepted(_ word: String) throws -> [AcceptedType] {
    try TypeRegistry.builtIn.accepted(word)
  }

  private func negotiator(
    _ words: String..., offer: any ConversionOffer = NoConversions()
  ) throws -> Negotiator {
    Negotiator(
      registry: .builtIn, receiver: Receiver(accepted: try words.flatMap(accepted)),
      conversions: offer)
  }

  private func choice(
    _ item: Item, _ words: String..., preference: Receiver.Preference = .receiver,
    required: [[AcceptedType]] = [], isLocal: Bool = true
  ) -> (given: String?, match: Candidate.Match?) {
    let accepted = words.flatMap { (try? self.accepted($0)) ?? [] }
    let receiver = Receiver(accepted: accepted, required: required, preference: preference)
    var item = item
    item.isLocal = isLocal
    let found = Negotiator(registry: .builtIn, receiver: receiver).choice(for: item)
    return (found?.given.identifier, found?.match)
  }
}

/// An offer of one conversion, to test the order of matching.
private struct OneConversion: ConversionOffer {
  let from: String
  let to: String

  func cheapestPath(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionPath? {
    guard representation.type.identifier == from, accepted.type?.identifier == to else {
      return nil
    }
    let target = UniformType(to)
    let step = ConversionPath.Step(from: representation.type, to: target, via: "tool")
    return ConversionPath(steps: [step], result: target)
  }
}

/// An offer of routes to one type, each with the costs of its steps.
private struct PricedConversions: ConversionOffer {
  let to: String
  let prices: [String: [(lossy: Bool, proxy: Bool)]]

  func cheapestPath(
    from representation: Representation, to accepted: AcceptedType,
    allowing conversions: Receiver.Conversions, isLocal: Bool
  ) -> ConversionPath? {
    guard accepted.type?.identifier == to, let price = prices[representation.type.identifier] else {
      return nil
    }
    let steps = price.map {
      ConversionPath.Step(
        from: representation.type, to: UniformType(to), via: "tool", isLossy: $0.lossy,
        isProxy: $0.proxy)
    }
    return ConversionPath(steps: steps, result: UniformType(to))
  }
}
