import Diagnostics
import Testing
import UniformTypes

@Suite struct TypeRegistryNamesTests {
  let alone = TypeRegistry.builtIn
  let registry: TypeRegistry

  init() throws {
    registry = TypeRegistry(mimeCaches: [try #require(MIMECacheBytes.small.cache())])
  }

  @Test func ranksByWeightThenByLength() {
    #expect(
      registry.globs(forName: "a.tar.gz").map(\.mimeType) == [
        "application/x-compressed-tar", "application/gzip",
      ])
    #expect(
      registry.bestGlobs(forName: "a.tar.gz").map(\.type.identifier) == [
        "org.gnu.gnu-zip-tar-archive"
      ])
    #expect(registry.bestGlobs(forName: "a.html").map(\.type.identifier) == ["public.html"])
    #expect(
      registry.globs(forName: "a.html").map(\.type.identifier) == ["public.html", "public.xhtml"])
    #expect(
      registry.bestGlobs(forName: "README").map(\.mimeType) == ["text/x-readme", "text/x-other"])
  }

  @Test func countsOnlyTheBestPatternOfAType() throws {
    var bytes = MIMECacheBytes()
    bytes.globs = [
      .init("*.frob", "text/x-frob", weight: 20), .init("*.x.frob", "text/x-frob", weight: 60),
      .init("a.x.frob", "text/x-other", weight: 40),
    ]
    let registry = TypeRegistry(mimeCaches: [try #require(bytes.cache())])
    let globs = registry.globs(forName: "a.x.frob")
    #expect(globs.map(\.mimeType) == ["text/x-frob", "text/x-other"])
    #expect(globs.map(\.weight) == [60, 40])
  }

  @Test func addsTheOwnerInTheTable() {
    let globs = registry.globs(forName: "a.ts")
    #expect(globs.first?.mimeType == "video/mp2t")
    #expect(globs.contains { $0.mimeType == "application/typescript" })
    #expect(globs.contains { $0.mimeType == "text/vnd.linguist" })
    let firmware = registry.globs(forName: "a.bin").map(\.type.identifier)
    #expect(firmware.first == "public.data" && firmware.contains("com.apple.macbinary-archive"))
    #expect(registry.bestGlobs(forName: "a.bin").map(\.type.identifier) == ["public.data"])
  }

  @Test func takesTheTablesTypeWhereBothMeanOneSort() {
    #expect(registry.globs(forName: "a.rec").map(\.type.identifier) == ["org.videolan.rec"])
    #expect(registry.globs(forName: "a.rec").map(\.mimeType) == ["video/x-tracker"])
  }

  @Test func knowsExtensionsWithoutADatabase() {
    #expect(alone.bestGlobs(forName: "a.ts").first?.mimeType == "video/mp2t")
    #expect(alone.bestGlobs(forName: "Photo.PNG").map(\.type.identifier) == ["public.png"])
    #expect(
      alone.bestGlobs(forName: "a.tar.gz").map(\.type.identifier) == ["org.gnu.gnu-zip-tar-archive"]
    )
    #expect(
      alone.bestGlobs(forName: "a.tar.gz").map(\.mimeType) == ["application/x-compressed-tar"])
    #expect(alone.bestGlobs(forName: "a.skim").map(\.mimeType) == [nil])
    for name in ["a.zzq", "png", ".png", "a.", "", "a.framework", "..", "."] {
      #expect(alone.bestGlobs(forName: name).isEmpty, "\(name)")
    }
  }

  @Test func readsNamesThatAreNotUTF8() {
    let name = CarriedText.text([0xFF, 0xC3, 0x2E, 0x70, 0x6E, 0x67])
    #expect(alone.bestGlobs(forName: name).map(\.type.identifier) == ["public.png"])
    #expect(registry.bestGlobs(forName: name).map(\.type.identifier) == ["public.png"])
    #expect(alone.name(name, hasExtensionOf: UniformType("public.png")))
  }

  @Test(arguments: [
    ("a.jpg", "public.jpeg"), ("a.JPEG", "public.jpeg"),
    ("a.tar.gz", "org.gnu.gnu-zip-tar-archive"),
    ("a.tgz", "org.gnu.gnu-zip-tar-archive"), ("a.tar.gz", "org.gnu.gnu-zip-archive"),
    ("a.txt", "public.utf8-plain-text"), ("a.png", "public.image"),
    ("a.b.sql", "dyn.ah62d4rv4ge81g6pq"), ("a.b.zzq", "dyn.ah62d4rv4ge81y8xv"),
    ("a.gpurestart", "com.apple.gpuRestart"),
  ])
  func seesAnExtensionOfTheType(name: String, identifier: String) {
    #expect(alone.name(name, hasExtensionOf: UniformType(identifier)))
  }

  @Test(arguments: [
    ("a.jpg", "public.png"), ("jpg", "public.jpeg"), (".jpg", "public.jpeg"),
    ("a.jpg.bak", "public.jpeg"),
    ("a.md", "public.utf8-plain-text"), ("a.gz", "org.gnu.gnu-zip-tar-archive"),
    ("a.md", "public.image"),
    ("", "public.jpeg"), ("a.", "public.jpeg"), ("a.xyz", "public.image"), ("a", "public.folder"),
  ])
  func seesNone(name: String, identifier: String) {
    #expect(!alone.name(name, hasExtensionOf: UniformType(identifier)))
  }
}
