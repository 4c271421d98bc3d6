import Diagnostics
import FoundationEssentials
import Testing

@testable import UniformTypes

/// Checks the rules of the catalogue, and that it matches the data that it is made from.
@Suite struct FormatsTests {
  struct Format: Decodable {
    var type: String
    var identifier: String?
    var parents: [String]?
    var containers: [String]?
    var globs: [String]?
    var aliases: [String]?
    var interpreters: [String]?

    var names: [String] { [type] + (aliases ?? []) }

    /// The identifier of the type: its own if no declared type has it.
    var declared: String? {
      if let identifier { return identifier }
      if type.contains(";") { return nil }
      let plain = type.replacing("/", with: ".").map {
        $0 == "." || $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-"
      }
      return "mime." + String(plain)
    }
  }

  /// A pattern of the data: `WEIGHT:cs:PATTERN`.
  struct Glob {
    var weight = 50
    var isExact = false
    var pattern: String

    init(_ text: String) {
      var fields = text.split(separator: ":", omittingEmptySubsequences: false)[...]
      if let first = fields.first, let weight = Int(first) {
        self.weight = weight
        fields = fields.dropFirst()
      }
      if fields.first == "cs" {
        isExact = true
        fields = fields.dropFirst()
      }
      pattern = fields.joined(separator: ":")
    }

    /// A name that the pattern matches.
    var example: String {
      pattern.hasPrefix("*.")
        ? "example" + pattern.dropFirst()
        : pattern.replacing("*", with: "x")
    }
  }

  static let formats = Result { try TypeTableTests.read("formats.json", as: [Format].self) }
  let registry = TypeRegistry.builtIn

  @Test func holdsEveryFormatOfTheData() throws {
    let formats = try Self.formats.get()
    #expect(Formats.count == formats.count, TypeTableTests.stale)
    for format in formats {
      let row = try #require(Formats.row(of: format.type), TypeTableTests.stale)
      #expect(Formats.name(row) == format.type, TypeTableTests.stale)
      #expect(
        Formats.type(row).map(TypeTable.type)?.identifier == format.declared, TypeTableTests.stale
      )
      let parents = Formats.parents(row).map { parent in
        switch parent {
        case .format(let row): Formats.name(row)
        case .type(let row): TypeTable.type(row).identifier
        }
      }
      #expect(parents == format.parents ?? [], TypeTableTests.stale)
      #expect(
        Formats.containers(row).map { Formats.name(Int($0)) } == format.containers ?? [],
        TypeTableTests.stale)
      for name in format.names {
        #expect(registry.usualName(ofMIMEType: name) == format.type, TypeTableTests.stale)
      }
      #expect(Formats.row(of: format.type.uppercased()) == row)
    }
  }

  @Test func givesEachNameOnce() throws {
    let names = try Self.formats.get().flatMap(\.names).map(\.lowercasedASCII)
    #expect(Set(names).count == names.count)
    for name in names { #expect(MediaType(name) != nil, "\(name)") }
  }

  @Test func findsEachLanguageByEachOfItsInterpreters() throws {
    var programs: Set<String> = []
    for format in try Self.formats.get() {
      for program in format.interpreters ?? [] {
        #expect(programs.insert(program).inserted, "\(program) reads two languages")
        #expect(
          TypeRegistry.mimeType(ofInterpreter: program) == format.type, TypeTableTests.stale)
      }
    }
    #expect(programs.count > 200)
  }

  @Test func keepsDeclaredMIMETypesWithTheirTypes() throws {
    for format in try Self.formats.get() {
      for name in format.names {
        let declared = TypeTable.mimeTypes.claims(of: name)
        guard !declared.isEmpty else { continue }
        #expect(
          format.identifier != nil || name == format.type,
          "\(name) is declared, \(format.type) is no type")
      }
    }
  }

  @Test func declaresEveryParentAndEndsSomewhere() throws {
    for format in try Self.formats.get() {
      for parent in format.parents ?? [] where !parent.contains("/") {
        #expect(registry.isDeclared(UniformType(parent)), "\(parent) of \(format.type)")
      }
      for name in (format.containers ?? []) + (format.parents ?? []).filter({ $0.contains("/") }) {
        #expect(registry.usualName(ofMIMEType: name) == name, "\(name) of \(format.type)")
        #expect(!registry.isAtOrBelow(name, format.type), "\(format.type) is above itself")
      }
      let type = registry.type(forMIMEType: format.type)
      #expect(!registry.supertypes(of: type).contains(type), "\(format.type)")
      // A declared type gets its supertypes only from its declaration.
      if format.identifier != nil {
        #expect(format.parents?.allSatisfy { $0.contains("/") } ?? true, "\(format.type)")
      }
    }
  }

  @Test func makesEachFormatADeclaredType() throws {
    for format in try Self.formats.get() {
      guard format.identifier == nil, let identifier = format.declared else { continue }
      let type = UniformType(identifier)
      #expect(registry.type(forMIMEType: format.type) == type, TypeTableTests.stale)
      #expect(registry.isDeclared(type))
      #expect(
        registry.conforms(type, to: .data) || registry.conforms(type, to: .directory),
        "\(identifier)")
      #expect(
        !format.type.hasPrefix("text/") || registry.conforms(type, to: .text), "\(identifier)")
    }
    let rust = UniformType("mime.text.rust")
    #expect(registry.type(forExtension: "rs") == rust && registry.label(of: rust) == "Rust source")
    #expect(registry.extensions(of: rust).first == "rs")
    #expect(registry.conforms(rust, to: UniformType("public.source-code")))
  }

  /// Common formats do not have dynamic identifiers, with the shared database or without.
  @Test(arguments: [
    "abw.gz", "astro", "c3", "cu", "dart", "ex", "geo.json", "go", "hs", "ief", "jl", "kt", "lua",
    "m4a", "nix", "par2", "pp", "rs", "sch", "scala", "sql", "toml", "tsx", "vue", "webarchive",
    "webloc", "wasm", "yaml", "zig", "zim",
  ])
  func declaresWhatAnExtensionMeans(word: String) {
    #expect(registry.isDeclared(registry.type(forExtension: word)), "\(word)")
  }

  @Test func findsEachFormatByEachOfItsPatterns() throws {
    for format in try Self.formats.get() {
      for glob in (format.globs ?? []).map(Glob.init) where !glob.pattern.hasSuffix("/") {
        #expect((1...100).contains(glob.weight), "\(glob.pattern)")
        let name = glob.example
        let rows: [Int]
        if glob.pattern.hasPrefix("*."), !glob.pattern.dropFirst().contains(where: "*?[".contains) {
          let claims = glob.isExact ? Formats.exactSuffixes : Formats.suffixes
          rows = claims.claims(of: glob.pattern.dropFirst()).map(\.row)
        } else {
          let matches = Formats.matches(name: name, bytes: Array(name.utf8))
          rows = matches.compactMap { Formats.row(of: $0.mimeType) }
        }
        let row = Formats.row(of: format.type)
        #expect(rows.contains { $0 == row }, "\(name) is not \(format.type)")
      }
    }
  }

  @Test func saysOfAnExtensionWhatAFileWithItIs() {
    for index in 0..<TypeTable.extensions.words.count {
      let word = TypeTable.extensions.words.word(index)
      guard let name = registry.bestGlobs(forName: "example." + word).first, name.type != .data
      else { continue }
      #expect(registry.taggedTypes("." + word).first == name.type, "\(word)")
    }
  }

  @Test func letsTheDeclaredOwnerOfAnExtensionBeFoundByIt() {
    for index in 0..<TypeTable.extensions.words.count {
      let word = TypeTable.extensions.words.word(index)
      guard let owner = registry.declaredType(forExtension: word) else { continue }
      #expect(
        registry.globs(forName: "example." + word).contains { $0.type == owner },
        "\(owner) by \(word)")
    }
  }
}
