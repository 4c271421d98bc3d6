import Conversion
import Diagnostics
import Items
import Negotiation
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Context
@testable import Loading

@Suite struct GraphOfferTests {
  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// An offer of all conversions, with only these tools installed.
  private func offer(
    _ tools: String..., declarations: String = ""
  ) throws -> GraphOffer {
    for tool in tools { try sandbox.writeProgram("bin/\(tool)", "#!/bin/sh\n") }
    return GraphOffer(
      registry: registry(declarations),
      tools: InstalledTools(path: sandbox.path("bin").string))
  }

  private func registry(_ declarations: String) -> TypeRegistry {
    let file = DeclarationFile(path: "/a.json", bytes: Array("{types: [\(declarations)]}".utf8))
    return TypeRegistry(
      mimeCaches: [], declarations: TypeDeclarations([DeclarationDirectory(.user, files: [file])]))
  }

  private func negotiator(
    _ offer: GraphOffer, _ words: String..., allowing: Receiver.Conversions = .automatic
  ) throws -> Negotiator {
    Negotiator(
      registry: .builtIn,
      receiver: Receiver(
        accepted: try words.flatMap { try TypeRegistry.builtIn.accepted($0) }, conversions: allowing
      ),
      conversions: offer)
  }

  private func item(_ types: String...) -> Item {
    Item(
      index: 1, name: "x",
      representations: types.map {
        Representation(type: UniformType($0), source: .inline(Array($0.utf8)))
      })
  }

  private func words(_ negotiator: Negotiator, _ item: Item) -> String? {
    guard case .converts(let path)? = negotiator.choice(for: item)?.match else { return nil }
    return path.drawn
  }

  @Test func aRepresentationIsMadeWhereNothingRegisteredMeetsTheReceiver() throws {
    let offer = try offer("magick")
    #expect(
      words(try negotiator(offer, "jpeg"), item("public.heic"))
        == "public.heic → public.jpeg by magick, lossy")
    let direct = try negotiator(offer, "jpeg", "png", "image")
    #expect(direct.candidates(for: item("public.heic")).map(\.match) == [.conforms])
  }

  @Test func aPromiseThatCouldFailIsFollowedByWhatCanBeConverted() throws {
    let offer = try offer("magick")
    var item = item("public.heic")
    item.representations.insert(
      Representation(
        type: UniformType("public.jpeg"), source: .promise(command: "x", directory: "/")),
      at: 0)
    let found = try negotiator(offer, "jpeg").candidates(for: item)
    #expect(found.map(\.isDerived) == [false, true])
  }

  @Test func theStepsOfALongWayAreToldOneByOne() throws {
    let offer = try offer("pandoc", "soffice")
    let way = words(try negotiator(offer, "pdf"), item("net.daringfireball.markdown"))
    #expect(
      way
        == "net.daringfireball.markdown → org.openxmlformats.wordprocessingml.document by pandoc, then "
        + "org.openxmlformats.wordprocessingml.document → com.adobe.pdf by soffice, lossy")
  }

  @Test func aMissingToolIsToldWithItsPackage() throws {
    let negotiator = try negotiator(try offer("tar"), "png")
    let svg = item("public.svg-image")
    #expect(negotiator.candidates(for: svg).isEmpty)
    let obstacle = try #require(negotiator.obstacle(for: svg))
    #expect(obstacle.words == "rsvg-convert would make a PNG image (install librsvg2-bin)")
    #expect(negotiator.explanation(for: svg).steps.map(\.verdict) == [.obstructed(obstacle)])
    let error = ExchangeError.notAcceptable(offered: [], wanted: [], obstacle: obstacle).diagnostic
    #expect(error.code.failure == .unavailable && error.hints.first == obstacle.words)
    let none = ExchangeError.notAcceptable(offered: [], wanted: [], obstacle: nil).diagnostic
    #expect(none.code.failure == .cancelled)
    let pdf = try self.negotiator(try offer(), "pdf").obstacle(
      for: item("net.daringfireball.markdown"))
    #expect(
      pdf?.words
        == "pandoc and WeasyPrint would make a PDF document (install pandoc and weasyprint)")
  }

  @Test func aMissingToolMattersOnlyWhereNoOtherWayIs() throws {
    let negotiator = try negotiator(try offer("convert"), "png", "jpeg")
    #expect(negotiator.obstacle(for: item("public.heic")) == nil)
    #expect(words(negotiator, item("public.heic")) == "public.heic → public.png by convert, lossy")
    #expect(negotiator.obstacle(for: item("public.zip-archive")) == nil)
  }

  @Test func whatIsNotMadeUnaskedIsToldAndMadeWhenAskedFor() throws {
    let offer = try offer("pdftoppm")
    let page = item("com.adobe.pdf")
    let unasked = try negotiator(offer, "png")
    #expect(unasked.choice(for: page) == nil)
    #expect(
      unasked.obstacle(for: page)?.words == "can be converted to a PNG image with --convert any")
    #expect(
      words(try negotiator(offer, "png", allowing: .any), page)
        == "com.adobe.pdf → public.png by pdftoppm, lossy")
    let never = try negotiator(offer, "png", allowing: .none)
    #expect(never.choice(for: page) == nil && never.obstacle(for: page) == nil)
  }

  // MARK: Sizes

  private func picture(_ type: String, _ name: String) -> Item {
    Item(
      index: 1, name: name,
      representations: [
        Representation(
          type: UniformType(type),
          source: .file(
            sandbox.path(name),
            SourceIdentity(
              device: 0, inode: 0, size: 0, modified: 0, isDirectory: false, isLink: false)))
      ])
  }

  @Test func aPictureThatIsSmallEnoughIsGivenAsItIs() throws {
    // 64 by 48 pixels.
    try sandbox.write("small.gif", Array("GIF89a".utf8) + [64, 0, 48, 0, 0, 0, 0])
    let offer = try offer("magick")
    let small = picture("com.compuserve.gif", "small.gif")
    for word in ["gif;max=64", "image;max=64", "gif;max=4000"] {
      #expect(try negotiator(offer, word).choice(for: small)?.isDerived == false, "\(word)")
    }
    for word in ["gif;max=63", "image;max=48"] {
      let choice = try #require(try negotiator(offer, word).choice(for: small))
      #expect(choice.isDerived && choice.given == UniformType("com.compuserve.gif"), "\(word)")
      #expect(offer.steps(of: choice)?.map(\.tool) == ["magick"])
    }
    #expect(
      words(try negotiator(offer, "gif;max=8"), small)
        == "com.compuserve.gif → com.compuserve.gif by magick, lossy, at most 8 pixels")
    #expect(try negotiator(offer, "gif;max=8", allowing: .none).choice(for: small) == nil)
    #expect(
      words(try negotiator(offer, "jpeg;max=8"), small)
        == "com.compuserve.gif → public.jpeg by magick, lossy, at most 8 pixels")
  }

  @Test func aPictureOfUnknownSizeIsMadeSmallerWhereItHasToBe() throws {
    let choice = try negotiator(try offer("convert"), "jpeg;max=8").choice(for: item("public.jpeg"))
    #expect(choice?.isDerived == true)
  }

  @Test func aDrawingHasNoSize() throws {
    let svg = item("public.svg-image")
    #expect(try negotiator(try offer(), "image;max=8").choice(for: svg)?.isDerived == false)
    #expect(
      words(try negotiator(try offer("rsvg-convert", "convert"), "png;max=8"), svg)
        == "public.svg-image → public.png by rsvg-convert, lossy, then public.png → public.png by convert, "
        + "lossy, at most 8 pixels")
  }

  @Test func withoutImageMagickALargePictureIsNotAcceptedAndTheMessageSaysSo() throws {
    let negotiator = try negotiator(try offer("tar"), "png;max=8")
    let png = item("public.png")
    #expect(negotiator.choice(for: png) == nil)
    #expect(
      negotiator.obstacle(for: png)?.words
        == "ImageMagick would make a PNG image (install imagemagick)")
  }

  @Test func aCategoryIsNeverMade() throws {
    let negotiator = try negotiator(try offer("rsvg-convert"), "audio", "public.archive")
    #expect(negotiator.choice(for: item("public.svg-image")) == nil)
    #expect(negotiator.obstacle(for: item("public.svg-image")) == nil)
  }

  @Test func theURLOfAFileBecomesAListOfFilesAndNothingElse() throws {
    let list = TypeRegistry.builtIn.type(forMIMEType: "text/uri-list")
    let declaration = """
      {identifier: 'public.url', representations: [
        {kind: 'data', type: '\(list)', export: ['tool']},
        {kind: 'data', type: 'public.html', export: ['tool']}]}
      """
    let offer = try offer("tool", declarations: declaration)
    func path(_ word: String) throws -> String? {
      let accepted = try TypeRegistry.builtIn.accepted(word)[0]
      let url = Representation(type: .fileURL, source: .fileURL)
      return offer.cheapestPath(
        from: url, to: accepted, allowing: .any, isLocal: true)?.drawn
    }
    #expect(try path("text/uri-list") == "public.file-url → text/uri-list by tool")
    #expect(try path("html") == nil)
    #expect(try path("com.microsoft.internet-shortcut") == nil)
    let shortcut = try TypeRegistry.builtIn.accepted("com.microsoft.internet-shortcut")[0]
    let url = Representation(type: .fileURL, source: .fileURL)
    #expect(offer.obstacle(from: url, to: shortcut, allowing: .any, isLocal: true) == nil)
  }

  @Test func aRepresentationThatIsItsOwnersAloneIsOfferedToThemAlone() throws {
    let declaration = """
      {identifier: 'public.heic', representations: [
        {kind: 'data', type: 'public.vcard', export: ['tool'], visibility: 'own'}]}
      """
    var heic = item("public.heic")
    let negotiator = try negotiator(try offer("tool", declarations: declaration), "vcf")
    #expect(words(negotiator, heic) == "public.heic → public.vcard by tool")
    heic.isLocal = false
    #expect(negotiator.choice(for: heic) == nil)
  }

  @Test func aCandidateIsMadeByTheConversionsOfItsPath() throws {
    let offer = try offer("pandoc", "soffice")
    let candidate = try #require(
      try negotiator(offer, "pdf").choice(for: item("net.daringfireball.markdown")))
    let steps = try #require(offer.steps(of: candidate))
    #expect(steps.map(\.tool) == ["pandoc", "soffice"])
    #expect(steps.last?.output == candidate.given)
    let direct = try negotiator(offer, "text").choice(for: item("public.plain-text"))
    #expect(offer.steps(of: try #require(direct)) == nil)
  }

  @Test func aDirectoryOnItsWayToAStreamIsMadeAnArchive() throws {
    let directory = Candidate(
      accepted: .anything, representation: Representation(type: .folder, source: .payload("x")),
      match: .conforms)
    let streamed = [directory].streamable(.builtIn, archiving: true)
    #expect(streamed.map(\.given.identifier) == ["public.tar-archive"])
    #expect(try offer().steps(of: streamed[0]) == [DirectoryConversions.directoryToTar])
    #expect([directory].streamable(.builtIn, archiving: false) == [])
  }
}
