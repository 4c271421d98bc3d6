import Testing
import UniformTypes

@Suite struct AcceptedTypeTests {
  let registry = TypeRegistry.builtIn

  func degree(_ offered: String, _ word: String) throws -> MatchDegree? {
    try registry.accepted(word).lazy.compactMap { registry.match(UniformType(offered), $0) }.first
  }

  @Test(arguments: [
    ("public.png", "png", MatchDegree.exact), ("public.png", "image", .conforms),
    ("PUBLIC.PNG", "public.png", .exact), ("public.png", "any", .conforms),
    ("public.heic", "image/*", .conforms), ("com.adobe.pdf", "application/*", .conforms),
    ("public.c-source", "text", .conforms), ("public.plain-text", "text", .exact),
    ("public.elf-binary", "application/*", .conforms), ("public.folder", "folder", .exact),
    ("com.apple.framework", "folder", .conforms), ("public.file-url", "url", .conforms),
    ("com.apple.reality", "model/*", .conforms),
    ("public.geometry-definition-format", "model/*", .conforms),
    ("public.avi", "video", .conforms), ("public.mpeg-2-video", "video", .conforms),
    ("dyn.ah62d4rv4ge81y8xv", ".zzq", .exact),
    ("org.example.x", "any", .conforms),
    ("dyn.ah62d4uv4gq80w5pbq7ww88brq3108", "image", .conforms),
  ])
  func matches(offered: String, word: String, expected: MatchDegree) throws {
    #expect(try degree(offered, word) == expected)
  }

  @Test(arguments: [
    ("public.image", "png"), ("public.png", "jpeg"), ("public.folder", "file"),
    ("public.png", "application/*"), ("public.png", "video"), ("org.example.x", "file"),
    ("public.utf8-plain-text", "url"), ("public.file-url", "image"),
  ])
  func doesNotMatch(offered: String, word: String) throws {
    #expect(try degree(offered, word) == nil)
  }

  @Test func takesTwoSpellingsOfADynamicTypeForOne() {
    let one = DynamicIdentifier(
      tags: [.init(.filenameExtension, "frob"), .init(.mimeType, "text/x-frob")])
    let other = DynamicIdentifier(
      tags: [.init(.mimeType, "text/X-Frob"), .init(.filenameExtension, "FROB")])
    #expect(one.type != other.type)
    #expect(registry.match(one.type, AcceptedType(.type(other.type), spelling: "x")) == .exact)
  }

  @Test(arguments: [
    "public.png", "public.plain-text", "public.utf8-plain-text", "public.url",
    "public.file-url", "dyn.ah62d4rv4ge81g6pq", "public.mp4a-latm", "com.apple.rtfd",
    "public.folder",
  ])
  func canMakeAConcreteType(identifier: String) {
    #expect(registry.isConcrete(UniformType(identifier)))
    #expect(AcceptedType(.type(UniformType(identifier)), spelling: "x").isConcrete(registry))
  }

  @Test(arguments: [
    "public.image", "public.text", "public.data", "public.item", "public.archive",
    "public.source-code", "org.example.x", "dyn.agu8u",
  ])
  func canNotMakeACategory(identifier: String) {
    #expect(!registry.isConcrete(UniformType(identifier)))
  }

  @Test func canNotMakeAnything() throws {
    #expect(!AcceptedType.anything.isConcrete(registry))
    #expect(try registry.accepted("application/*").allSatisfy { !$0.isConcrete(registry) })
  }
}
