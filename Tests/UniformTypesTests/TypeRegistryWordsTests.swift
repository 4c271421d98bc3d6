import Diagnostics
import TestSupport
import Testing

@testable import UniformTypes

@Suite struct TypeRegistryWordsTests {
  let registry = TypeRegistry.builtIn

  @Test(arguments: [
    (".md", ["net.daringfireball.markdown"]), ("md", ["net.daringfireball.markdown"]),
    (".tar.gz", ["org.gnu.gnu-zip-tar-archive"]), ("tar.gz", ["org.gnu.gnu-zip-tar-archive"]),
    ("PDF", ["com.adobe.pdf"]), (".PDF", ["com.adobe.pdf"]), ("image/png", ["public.png"]),
    ("image/*", ["public.image"]), ("video/*", ["public.movie"]), ("TEXT/*", ["public.text"]),
    ("text/plain;charset=utf-8", ["public.utf8-plain-text"]),
    ("Public.PNG", ["public.png"]), ("text", ["public.plain-text", "public.text"]),
    ("Image", ["public.image"]), ("video", ["public.movie"]), ("file", ["public.data"]),
    ("folder", ["public.folder", "public.directory"]), ("url", ["public.url"]),
    ("archive", ["public.archive"]), (".zzq", ["dyn.ah62d4rv4ge81y8xv"]),
    ("dyn.ah62d4rv4ge81g6pq", ["dyn.ah62d4rv4ge81g6pq"]),
    (".key", ["com.apple.iWork.Keynote.sffkey", "com.apple.iWork.Keynote.key"]),
    ("framework", ["com.apple.framework"]), ("org.example.thing", ["org.example.thing"]),
  ])
  func readsWhatIsAccepted(word: String, identifiers: [String]) throws {
    let accepted = try registry.accepted(word)
    #expect(accepted.map { $0.type?.identifier } == identifiers)
    #expect(accepted.allSatisfy { $0.spelling == word })
  }

  @Test("The manual lists what each short word accepts")
  func manualOfShortWords() throws {
    let manual = try SourceTree.file("man/dnd-types.5").lines
    for word in TypeWord.shortWords where word != "any" {
      let accepted = try registry.accepted(word).map(\.identifier).joined(separator: " , ")
      #expect(manual.contains(".It Li \(word) Ta Li \(accepted)"))
    }
  }

  @Test func alsoAcceptsWhatTheSharedDatabaseKnowsByAnExtension() throws {
    let registry = TypeRegistry(mimeCaches: [try #require(MIMECacheBytes.small.cache())])
    func identifiers(_ word: String) throws -> [String?] {
      try registry.accepted(word).map { $0.type?.identifier }
    }
    let rust = registry.type(forMIMEType: "text/rust").identifier
    #expect(try identifiers("rs") == [rust])
    #expect(try identifiers(".rs") == [rust])
    #expect(try identifiers(".bin") == ["com.apple.macbinary-archive"])
    let linguist = registry.type(forMIMEType: "text/vnd.linguist").identifier
    #expect(try identifiers("ts").first == "public.mpeg-2-transport-stream")
    #expect(try identifiers("ts").contains(linguist))
    // The type of a file by its name is accepted by its extension.
    for name in ["a.rs", "a.ts", "a.tar.gz", "a.rec", "a.html", "a.C"] {
      let word = name.dropFirst()
      let best = try #require(registry.bestGlobs(forName: name).first)
      #expect(
        try registry.accepted(String(word)).contains { registry.match(best.type, $0) != nil },
        "\(name)")
    }
  }

  @Test(arguments: [
    ("jpeg;max=2048", "public.jpeg", 2048), ("image/jpeg;max=2048", "public.jpeg", 2048),
    (".png;MAX=1", "public.png", 1), ("image;max=100", "public.image", 100),
    ("image/*;max=100", "public.image", 100), ("public.tiff;max=100", "public.tiff", 100),
    ("image/png;q=1;max=7", "public.png", 7), ("com.example.x", "com.example.x", nil),
    ("image/png;q=max=7", "public.png", nil),
  ])
  func readsTheSizeOfAPicture(word: String, identifier: String, pixels: Int?) throws {
    let accepted = try #require(try registry.accepted(word).first)
    #expect(accepted.largest == pixels && accepted.spelling == word)
    if pixels != nil { #expect(accepted.type?.identifier == identifier) }
  }

  @Test(arguments: [
    ("jpeg;max=", TypeWordError.malformedSize("jpeg;max=")),
    ("jpeg;max", .malformedSize("jpeg;max")),
    ("jpeg;max=0", .malformedSize("jpeg;max=0")), ("jpeg;max=-5", .malformedSize("jpeg;max=-5")),
    ("jpeg;max=9px", .malformedSize("jpeg;max=9px")),
    ("jpeg;max=1x1", .malformedSize("jpeg;max=1x1")),
    ("jpeg;max=99999999999999999999", .malformedSize("jpeg;max=99999999999999999999")),
    ("image/png;max=x", .malformedSize("image/png;max=x")),
    ("pdf;max=5", .sizeWithoutPicture("pdf;max=5")),
    ("any;max=5", .sizeWithoutPicture("any;max=5")),
    ("jpeg;min=5", .unknownSetting("jpeg;min=5")), ("jpeg;", .unknownSetting("jpeg;")),
    ("jpeg;max=5;max=6", .unknownSetting("jpeg;max=5;max=6")),
    ("jpge;max=5", .unknown("jpge", nearest: ["jpeg", "jpe", "jpg"])),
  ])
  func refusesASizeThatIsNone(word: String, error: TypeWordError) {
    #expect(throws: error) { try registry.accepted(word) }
    #expect(error.diagnostic.code.failure == .usage && !error.diagnostic.hints.isEmpty)
  }

  @Test func readsTopLevelsAndAnything() throws {
    #expect(try registry.accepted("application/*").map(\.wanted) == [.topLevel("application")])
    #expect(try registry.accepted("Model/*").map(\.wanted) == [.topLevel("model")])
    #expect(try registry.accepted("*/*").map(\.wanted) == [.anything])
    #expect(try registry.accepted("any").map(\.wanted) == [.anything])
  }

  @Test func marksAnIdentifierThatNobodyDeclared() throws {
    #expect(try registry.accepted("com.example.thing").map(\.isUndeclared) == [true])
    #expect(try registry.accepted("public.png").map(\.isUndeclared) == [false])
    #expect(TypeWordError.undeclaredNote("com.example.thing").severity == .note)
  }

  @Test(arguments: [
    ("text", "public.utf8-plain-text"), (".md", "net.daringfireball.markdown"),
    ("html", "public.html"), ("text/plain", "public.plain-text"),
    ("text/plain;charset=utf-8", "public.utf8-plain-text"), ("public.png", "public.png"),
    ("com.example.Thing", "com.example.Thing"),
    ("application/x-foo", "dyn.ah62d4rv4gq80c6durvy0g2pyrf106p52fzxg852"),
    ("framework", "com.apple.framework"),
  ])
  func readsWhatIsOffered(word: String, identifier: String) throws {
    #expect(try registry.offered(word).identifier == identifier)
  }

  @Test(arguments: ["image", "any", "FILE", "url", "folder", "image/*", "*/*", "application/*"])
  func offersNoCategory(word: String) {
    #expect(throws: TypeWordError.selectsOnly(word)) { try registry.offered(word) }
  }

  @Test(arguments: [
    "image/", "/png", "a/b/c", "image/p*", "*/png", "ima ge/png", "/", "image/pn\u{e9}",
  ])
  func refusesWhatIsNoMIMEType(word: String) {
    #expect(throws: TypeWordError.malformedMIMEType(word)) { try registry.accepted(word) }
  }

  @Test(arguments: DynamicVectors.invalid)
  func refusesADamagedDynamicIdentifier(word: String) {
    #expect(throws: TypeWordError.damagedDynamicIdentifier(word)) { try registry.accepted(word) }
  }

  @Test(arguments: ["", ".", "..", ".a.", "hologram", "zzq", "a b.c", "com.example.", "x:y.z"])
  func refusesAWordOfNoType(word: String) throws {
    let error = try #require(throws: TypeWordError.self) { try registry.accepted(word) }
    #expect(error.diagnostic.code == .typeUnknown)
    #expect(error.diagnostic.code.failure == .usage)
    #expect(throws: error) { try registry.offered(word) }
  }

  @Test(arguments: [
    ("markdwon", "markdown"), ("iamge", "image"), ("jpeeg", "jpeg"), ("folders", "folder"),
    ("swif", "swift"),
  ])
  func namesTheNearestWords(word: String, nearest: String) throws {
    let error = try #require(throws: TypeWordError.self) { try registry.accepted(word) }
    guard case .unknown(word, let words) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(words.first == nearest)
    #expect(words.count <= 3)
    #expect(error.diagnostic.hints.contains { $0.contains(nearest) })
  }

  @Test func findsNothingNearAWordFromNowhere() {
    #expect(registry.nearestWords(to: "qqqqqqqqqqqqqqqqqq").isEmpty)
    #expect(registry.nearestWords(to: "public.pngg").first == "public.png")
    #expect(registry.nearestWords(to: String(repeating: "\u{10FF80}", count: 5000)).count <= 3)
  }
}
