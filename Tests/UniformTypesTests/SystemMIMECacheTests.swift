import FoundationEssentials
import Testing
import UniformTypes

/// Checks the cache of this system against the text files beside it.
@Suite(
  .enabled(
    if: FileManager.default.fileExists(atPath: "/usr/share/mime/mime.cache"),
    "this system has no shared MIME database"))
struct SystemMIMECacheTests {
  let cache: MIMECache
  let registry: TypeRegistry

  init() throws {
    let file = try Data(contentsOf: URL(filePath: "/usr/share/mime/mime.cache"))
    cache = try #require(MIMECache(copying: Array(file)))
    registry = TypeRegistry(mimeCaches: [cache])
  }

  func lines(_ name: String) throws -> [Substring] {
    let file = try Data(contentsOf: URL(filePath: "/usr/share/mime/\(name)"))
    return String(decoding: file, as: UTF8.self).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
  }

  @Test func knowsEveryGlob() throws {
    for line in try lines("globs2") {
      let fields = line.split(separator: ":", maxSplits: 3)
      let pattern = fields[2].replacing("[0-9]", with: "5").replacing("[1-9]", with: "5")
        .replacing("[1-9j]", with: "j").replacing("*", with: "x")
      let matches = cache.matches(name: Array(pattern.utf8))
      #expect(
        matches.contains { $0.mimeType == fields[1] && String($0.weight) == fields[0] }, "\(line)")
    }
  }

  /// The bytes after the last section are not referenced, and not needed.
  @Test("A truncated cache is refused, unless it lost only unreferenced bytes")
  func aCutIsNoticed() throws {
    let whole = Array(try Data(contentsOf: URL(filePath: "/usr/share/mime/mime.cache")))
    func number(at place: Int) -> Int { whole[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    // The generic icons are last, in entries of eight bytes.
    let last = number(at: 36)
    let end = last + 4 + number(at: last) * 8
    for length in stride(from: 0, to: end, by: 997) {
      #expect(MIMECache(copying: Array(whole[..<length])) == nil, "\(length)")
    }
    #expect(MIMECache(copying: Array(whole[..<(end - 1)])) == nil)
    #expect(MIMECache(copying: Array(whole[..<end])) != nil)
  }

  @Test func knowsEveryAliasAndParent() throws {
    for line in try lines("aliases") {
      let fields = line.split(separator: " ").map(String.init)
      #expect(cache.mimeType(forAlias: fields[0]) == fields[1])
      #expect(cache.aliases(of: fields[1]).contains(fields[0]))
    }
    for line in try lines("subclasses") {
      let fields = line.split(separator: " ").map(String.init)
      #expect(cache.parents(of: fields[0]).contains(fields[1]))
    }
  }

  @Test func makesTypesThatEndSomewhere() throws {
    for line in try lines("types") {
      let type = registry.type(forMIMEType: String(line))
      #expect(!registry.supertypes(of: type).contains(type), "\(line)")
      #expect(
        type.identifier.hasPrefix("dyn.a") ? registry.isDynamic(type) : registry.isDeclared(type))
      #expect(registry.conforms(type, to: type) && !registry.label(of: type).isEmpty)
    }
  }

  @Test(arguments: [
    ("a.rs", "public.plain-text"), ("a.toml", "public.plain-text"), ("a.svgz", "public.image"),
    ("a.docx", "public.data"), ("Makefile", "public.source-code"), ("a.webm", "public.movie"),
    ("a.mka", "public.audio"), ("a.apk", "public.archive"),
  ])
  func knowsFilesByTheirNames(name: String, ancestor: String) throws {
    let best = try #require(registry.bestGlobs(forName: name).first)
    #expect(registry.conforms(best.type, to: UniformType(ancestor)), "\(best)")
  }
}
