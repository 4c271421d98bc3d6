import Items
import Negotiation
import SystemPackage
import Testing
import UniformTypes

@testable import Loading

@Suite struct TargetNamingTests {
  private let naming = TargetNaming(registry: .builtIn)

  @Test func anOriginalKeepsItsNameByteForByte() {
    #expect(name("IMG.JPEG", file: "/x/IMG.JPEG", "public.jpeg") == "IMG.JPEG")
    #expect(name("notes", file: "/x/notes", "public.plain-text") == "notes")
    #expect(name("x.png", file: "/x/x.png", "public.jpeg") == "x.png")
  }

  @Test func anotherRepresentationTakesTheSuggestedNameWithItsTypesExtension() {
    #expect(name("notes", "public.html") == "notes.html")
    #expect(name("notes.html", "public.html") == "notes.html")
    #expect(name("notes.htm", "public.html") == "notes.htm")
  }

  @Test func theExtensionOfAnotherRepresentationIsReplaced() {
    #expect(name("r.pdf", "public.utf8-plain-text", beside: "com.adobe.pdf") == "r.txt")
    #expect(name("IMG_1.heic", "public.jpeg", beside: "public.heic") == "IMG_1.jpg")
  }

  @Test func whatIsNoExtensionStaysInTheName() {
    #expect(name("v1.2 final", "com.adobe.pdf") == "v1.2 final.pdf")
  }

  @Test func aNameThatWasGivenIsTheNameOfWhateverRepresentation() {
    #expect(name("photo", file: "/x/IMG.png", "public.png", isGiven: true) == "photo")
    #expect(name("Makefile", "public.make-source", isGiven: true) == "Makefile")
    #expect(name("data.bin", "public.plain-text", isGiven: true) == "data.bin")
    #expect(name("a/b", "public.plain-text", isGiven: true) == "a_b")
    #expect(name("..", "public.plain-text", isGiven: true) == "data")
    #expect(
      name("r.pdf", "public.utf8-plain-text", beside: "com.adobe.pdf", isGiven: true) == "r.pdf")
    #expect(name("x.org", "public.url", isGiven: true) == "x.org.url")
  }

  @Test func aSuggestedNameIsOneNameWhateverMarksStandOnItsSlashes() {
    #expect(TargetNaming.oneComponent("../a/b") == "a_b")
    #expect(TargetNaming.oneComponent("../\u{301}a") == "\u{301}a")
    #expect(TargetNaming.oneComponent("/\u{301}") == "\u{301}")
    #expect(TargetNaming.oneComponent("..//") == "data")
  }

  @Test func aURLBecomesAShortcut() {
    #expect(name("x.org", "public.url") == "x.org.url")
    #expect(name("x.url", "public.url") == "x.url")
  }

  @Test func somethingWithoutANameGetsOne() {
    #expect(name("", "public.png") == "data.png")
  }

  @Test(arguments: [
    ("a.tar.gz", "a", "tar.gz"), (".bashrc", ".bashrc", ""), ("a.", "a.", ""),
    ("a.b.c", "a.b", "c"),
    ("noext", "noext", ""), (".tar.gz", ".tar", "gz"),
  ])
  func splitsANameAtItsExtension(name: String, stem: String, ending: String) {
    let parts = TargetNaming.split(name, registry: .builtIn)
    #expect(parts.stem == stem && parts.fileExtension == ending)
  }

  private func name(
    _ suggested: String, file: FilePath? = nil, _ type: String, beside other: String? = nil,
    isGiven: Bool = false
  ) -> String {
    let source: Representation.Source =
      file.map {
        .file(
          $0,
          SourceIdentity(
            device: 1, inode: 1, size: 1, modified: 1, isDirectory: false, isLink: false))
      } ?? .inline([1])
    let representation = Representation(type: UniformType(type), source: source)
    let others = other.map { [Representation(type: UniformType($0), source: .inline([2]))] } ?? []
    let item = Item(
      index: 1, name: suggested, isNameGiven: isGiven, representations: others + [representation])
    let candidate = Candidate(accepted: .anything, representation: representation, match: .exact)
    return naming.name(of: item, as: candidate)
  }
}
