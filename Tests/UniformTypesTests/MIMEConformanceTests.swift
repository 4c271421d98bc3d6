import Testing
import UniformTypes

@Suite struct MIMEConformanceTests {
  let alone = TypeRegistry.builtIn
  let registry: TypeRegistry

  init() throws {
    registry = TypeRegistry(mimeCaches: [try #require(MIMECacheBytes.small.cache())])
  }

  @Test(arguments: [
    ("image/x-foo", "public.image"), ("audio/x-foo", "public.audio"),
    ("VIDEO/x-foo", "public.movie"),
    ("text/x-foo", "public.text"), ("font/x-foo", "public.font"),
    ("model/x-foo", "public.3d-content"),
    ("message/x-foo", "public.message"), ("application/x-foo", "public.data"),
    ("application/vnd.x+json", "public.json"), ("application/vnd.x+xml", "public.xml"),
    ("image/x-foo+xml", "public.image"), ("image/x-foo+xml", "public.text"),
    ("application/vnd.x+zip", "public.zip-archive"), ("application/vnd.x+zip", "public.archive"),
    ("application/a+b+JSON", "public.text"),
  ])
  func followsTheNameOfAMIMEType(name: String, ancestor: String) {
    #expect(alone.conforms(alone.type(forMIMEType: name), to: UniformType(ancestor)))
  }

  @Test(arguments: [
    ("application/x-foo", "public.text"), ("image/x-foo", "public.png"),
    ("application/json-x", "public.json"), ("application/x-foo+bar", "public.archive"),
  ])
  func claimsNoMoreThanTheName(name: String, ancestor: String) {
    #expect(!alone.conforms(alone.type(forMIMEType: name), to: UniformType(ancestor)))
  }

  @Test func followsTheSharedDatabase() {
    let rust = registry.type(forMIMEType: "text/rust")
    #expect(registry.conforms(rust, to: .plainText))
    #expect(alone.conforms(rust, to: UniformType("public.source-code")))
    #expect(registry.type(forMIMEType: "application/x-rusty") == rust)
    #expect(registry.extensions(of: rust).first == "rs")
    let frobs = registry.type(forMIMEType: "text/x-frob")
    #expect(frobs == registry.type(forMIMEType: "application/x-frobs"))
    #expect(registry.type(forExtension: "rs") == rust)
    #expect(registry.nearestMIMEType(of: rust) == "text/rust")
  }

  @Test func leavesOutWhatOnlyOpensWith() {
    let script = registry.type(forMIMEType: "application/x-script-y")
    #expect(registry.conforms(script, to: .plainText))
    #expect(registry.conforms(script, to: UniformType("public.script")))
    #expect(!registry.conforms(script, to: UniformType("public.elf-binary")))
    #expect(!registry.conforms(script, to: UniformType("public.executable")))
    let json = registry.type(forMIMEType: "application/vnd.jason+json")
    #expect(registry.conforms(json, to: UniformType("public.json")))
    #expect(!registry.conforms(json, to: UniformType("com.netscape.javascript-source")))
    let vala = registry.type(forMIMEType: "text/x-vala")
    #expect(registry.conforms(vala, to: UniformType("public.source-code")))
    #expect(!registry.conforms(vala, to: UniformType("public.c-source")))
    let image = registry.type(forMIMEType: "application/vnd.appimage")
    #expect(registry.conforms(image, to: UniformType("public.executable")))
    #expect(alone.conforms(image, to: UniformType("public.executable")))
  }

  @Test func endsInACycle() {
    let one = registry.type(forMIMEType: "application/x-circle-a")
    let other = registry.type(forMIMEType: "application/x-circle-b")
    #expect(registry.conforms(one, to: other))
    #expect(registry.supertypes(of: one).count == 3)
    #expect(!registry.supertypes(of: one).contains(one))
  }

  @Test func letsTheTableDecideWhatItDeclares() {
    #expect(registry.type(forMIMEType: "image/x-old-png") == UniformType("public.png"))
    #expect(registry.type(forExtension: "ts") == UniformType("public.mpeg-2-transport-stream"))
    #expect(!registry.conforms(UniformType("public.c-header"), to: UniformType("public.c-source")))
  }

  @Test func findsADeclaredTypeUnderAnotherName() throws {
    var bytes = MIMECacheBytes.small
    bytes.aliases["image/png"] = "image/x-new-png"
    let registry = TypeRegistry(mimeCaches: [try #require(bytes.cache())])
    #expect(registry.type(forMIMEType: "image/x-new-png") == UniformType("public.png"))
  }

  @Test func leavesOutThePatternsThatTheFirstDatabaseDiscards() throws {
    var mine = MIMECacheBytes()
    mine.globs = [
      .init("*.mine", "text/rust"), .init("__NOGLOBS__", "application/x-size", weight: 0),
      .init("__NOGLOBS__", "text/rust", weight: 0),
    ]
    let caches = [try #require(mine.cache()), try #require(MIMECacheBytes.small.cache())]
    let both = TypeRegistry(mimeCaches: caches)
    #expect(!both.isKnown(extension: "größe"))
    #expect(TypeRegistry(mimeCaches: [caches[1]]).isKnown(extension: "größe"))
    #expect(both.type(forExtension: "mine") == both.type(forMIMEType: "text/rust"))
    #expect(caches[0].matches(name: Array("__NOGLOBS__".utf8)).isEmpty)
  }

  @Test func takesTheFirstDatabaseThatKnows() throws {
    var mine = MIMECacheBytes()
    mine.globs = [.init("*.rs", "text/x-mine")]
    mine.aliases = ["application/x-rusty": "text/x-mine"]
    let caches = [try #require(mine.cache()), try #require(MIMECacheBytes.small.cache())]
    let both = TypeRegistry(mimeCaches: caches)
    #expect(both.type(forExtension: "rs") == both.type(forMIMEType: "text/x-mine"))
    #expect(both.type(forMIMEType: "application/x-rusty") == both.type(forMIMEType: "text/x-mine"))
    #expect(both.globs(forName: "a.rs").map(\.mimeType).prefix(2) == ["text/x-mine", "text/rust"])
  }
}
