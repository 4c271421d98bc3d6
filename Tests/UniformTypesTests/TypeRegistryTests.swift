import Testing
import UniformTypes

@Suite struct TypeRegistryTests {
  let registry = TypeRegistry.builtIn

  @Test(arguments: [
    ("public.png", "public.image"), ("public.png", "public.png"), ("public.png", "public.item"),
    ("public.png", "PUBLIC.Image"), ("Public.PNG", "public.content"),
    ("public.utf8-plain-text", "public.text"), ("net.daringfireball.markdown", "public.plain-text"),
    ("public.svg-image", "public.xml"), ("public.svg-image", "public.image"),
    ("public.folder", "public.directory"), ("com.apple.framework", "public.directory"),
    ("public.file-url", "public.url"), ("public.zip-archive", "public.archive"),
    ("com.apple.application-bundle", "com.apple.package"), ("public.json", "public.text"),
  ])
  func conforms(type: String, ancestor: String) {
    #expect(registry.conforms(UniformType(type), to: UniformType(ancestor)))
  }

  @Test(arguments: [
    ("public.image", "public.png"), ("public.png", "public.jpeg"), ("public.item", "public.data"),
    ("com.apple.package", "public.folder"), ("public.folder", "com.apple.package"),
    ("public.archive", "public.data"), ("public.contact", "public.item"),
    ("public.png", "public.im"), ("public", "public.png"), ("public.png", "org.example.unknown"),
    ("org.example.unknown", "public.item"), ("org.example.unknown", "public.data"),
    ("public.folder", "public.data"), ("public.plain-text", "public.utf8-plain-text"),
  ])
  func doesNotConform(type: String, ancestor: String) {
    #expect(!registry.conforms(UniformType(type), to: UniformType(ancestor)))
  }

  @Test func knowsAnUndeclaredIdentifierOnlyAsItself() {
    let type = UniformType("org.example.Thing")
    #expect(!registry.isDeclared(type) && !registry.isDynamic(type))
    #expect(registry.conforms(type, to: UniformType("org.example.thing")))
    #expect(registry.supertypes(of: type).isEmpty && registry.parents(of: type).isEmpty)
    #expect(registry.canonical(type).identifier == "org.example.Thing")
  }

  @Test func listsSupertypesNearestFirst() {
    #expect(
      registry.supertypes(of: UniformType("public.utf8-plain-text")).map(\.identifier) == [
        "public.plain-text", "public.text", "public.data", "public.content", "public.item",
      ])
    #expect(
      registry.supertypes(of: UniformType("dyn.ah62d4rv4ge81g6pq")).map(\.identifier) == [
        "public.data", "public.item",
      ])
  }

  @Test func spellsATypeAsItIsDeclared() {
    #expect(
      registry.canonical(UniformType("COM.APPLE.gpurestart")).identifier == "com.apple.gpuRestart")
    #expect(
      registry.canonical(UniformType("DYN.AH62D4RV4GE81G6PQ")).identifier == "dyn.ah62d4rv4ge81g6pq"
    )
  }

  @Test func conformsADynamicTypeToWhatItHolds() {
    let image = UniformType("dyn.ah62d4uv4ge804550")
    #expect(registry.isDynamic(image) && !registry.isDeclared(image))
    #expect(registry.conforms(image, to: .image))
    #expect(registry.conforms(image, to: .data))
    #expect(!registry.conforms(image, to: .movie))
    let bare = UniformType("dyn.age81s3pcs34hk")
    #expect(registry.supertypes(of: bare).isEmpty)
  }

  @Test func conformsADynamicTypeToOneThatSaysLessOfTheSameTags() {
    let plain = DynamicIdentifier(extension: "sql").type
    let bare = DynamicIdentifier(extension: "sql", conformsTo: []).type
    let text = DynamicIdentifier(extension: "sql", conformsTo: [.plainText]).type
    let other = DynamicIdentifier(extension: "sqlite", conformsTo: [.plainText]).type
    #expect(registry.conforms(text, to: plain))
    #expect(registry.conforms(plain, to: bare))
    #expect(!registry.conforms(plain, to: text))
    #expect(!registry.conforms(bare, to: plain))
    #expect(!registry.conforms(other, to: plain))
    #expect(!registry.conforms(plain, to: DynamicIdentifier(conformsTo: [.data], tags: []).type))
  }

  @Test func keepsTagClassesApart() {
    let mime = UniformType("dyn.ah62d4rv4gq80k3p0f3z0c8pbf71g87df")
    let pasteboard = UniformType("dyn.ah62d4rv4gu80k3p0f3z0c8pbf71g87df")
    #expect(!registry.conforms(mime, to: pasteboard))
  }
}
