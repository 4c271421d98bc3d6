import Testing
import UniformTypes

@Suite struct DynamicIdentifierTests {
  @Test func knowsAllVectors() {
    #expect(DynamicVectors.valid.count == 59)
    #expect(DynamicVectors.invalid.count == 4)
  }

  @Test(arguments: DynamicVectors.valid.indices)
  func readsAndWritesEachVector(index: Int) throws {
    let (identifier, payload) = DynamicVectors.valid[index]
    let read = try #require(DynamicIdentifier(UniformType(identifier)))
    #expect(read.payload == payload)
    #expect(read.type.identifier == identifier)
  }

  @Test(arguments: DynamicVectors.invalid)
  func refusesBitsThatAreLeftOver(identifier: String) {
    #expect(DynamicIdentifier(UniformType(identifier)) == nil)
    #expect(DynamicIdentifier.isSpelledDynamic(identifier))
    #expect(!TypeRegistry.builtIn.isDynamic(UniformType(identifier)))
  }

  @Test(arguments: [
    "public.png", "dyn.", "dyn.a", "dyn.b", "dyn.ah62d4rv4ge81g6p!", "dyn.ah62d4rv4ge81g6pqa", "",
    "dyn.aiiii",
  ])
  func refusesWhatIsNone(identifier: String) {
    #expect(DynamicIdentifier(UniformType(identifier)) == nil)
  }

  @Test func readsCapitalLetters() {
    let identifier = DynamicIdentifier(UniformType("DYN.AH62D4RV4GE81G6PQ"))
    #expect(identifier == DynamicIdentifier(extension: "sql"))
  }

  @Test func writesAnExtensionInSmallLetters() {
    #expect(
      DynamicIdentifier(extension: "Rproj").type == UniformType("dyn.ah62d4rv4ge81e6dwr7za"))
  }

  @Test func keepsTheSpellingOfAMIMEType() {
    let identifier = DynamicIdentifier(
      conformsTo: [.text],
      tags: [.init(.mimeType, "text/X-frob"), .init(.filenameExtension, "frob")])
    #expect(
      identifier.type.identifier == "dyn.ah62d4r34gq81k3p2su1zuppgsm10esvvhzxhe55c")
  }

  @Test(arguments: [
    ("skp", "dyn.ah62d4rv4gk81g45upuaa"), ("SVG ", "dyn.ah62d4rv4gk8zgzwhea"),
    ("AISVG", "dyn.ah62d4rv4gk8ycwnxn2"), ("*", "dyn.ah62d4rv4gk8wy1aapuaf2aa"),
  ])
  func cutsAndPadsAFourCharacterCode(code: String, identifier: String) {
    #expect(DynamicIdentifier(osType: code).type.identifier == identifier)
  }

  @Test(arguments: [
    "", "a:b", "a=b", "a,b", "a\\b", "\\", "?", ":", "\0", "ü", "a\\:b=c,d\\\\", "1", "0", "📦",
    String(repeating: "x", count: 1000),
  ])
  func givesAnyValueBack(value: String) throws {
    let identifier = DynamicIdentifier(
      conformsTo: [.data, UniformType("org.example.\(value.isEmpty ? "x" : value)")],
      tags: [
        .init(.filenameExtension, value), .init(.pasteboardType, value),
        .init(.other("org.example.class"), value),
      ])
    let read = try #require(DynamicIdentifier(identifier.type))
    #expect(read == identifier)
    #expect(read.payload.utf8.elementsEqual(identifier.payload.utf8))
  }
}
