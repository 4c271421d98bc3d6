import Testing
import UniformTypes

@Suite struct TypeRegistryLabelsTests {
  let registry = TypeRegistry.builtIn

  @Test(arguments: [
    ("public.png", "PNG image"), ("public.heic", "HEIC image"), ("PUBLIC.JPEG", "JPEG image"),
    ("net.daringfireball.markdown", "Markdown text"), ("com.adobe.pdf", "PDF document"),
    ("public.folder", "folder"), ("public.zip-archive", "Zip archive"),
    ("public.swift-source", "Swift source"), ("com.adobe.edn", ".edn file"),
    ("com.apple.plugin", ".plugin package"), ("dyn.ah62d4rv4ge81g6pq", ".sql file"),
    ("dyn.ah62d4rv4gq80k3p0f3z0c8pbf71g87df", "dev.kaya/note"), ("org.example.x", "org.example.x"),
    ("dyn.agq8u", "dyn.agq8u"), ("dyn.ah62d4uv4gq80w5pbq7ww88brq3108", "foo image"),
    ("dyn.ah62d4rv4gq80c6durvy0g2pyrf106p52fzxg852", "application/x-foo"),
  ])
  func callsATypeByAName(identifier: String, label: String) {
    #expect(registry.label(of: UniformType(identifier)) == label)
  }

  @Test func saysWhatParametersSay() {
    #expect(
      registry.label(of: registry.type(forMIMEType: "text/plain;eol=crlf"))
        == "plain text, utf-8, crlf")
  }

  @Test func hasANameForEveryDeclaredType() {
    for type in registry.declaredTypes { #expect(!registry.label(of: type).isEmpty) }
  }
}
