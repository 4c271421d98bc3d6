import Diagnostics
import FoundationEssentials
import Testing

@testable import UniformTypes

/// Checks the rules of the tables, and that they match the data that they are made from.
@Suite struct TypeTableTests {
  struct Declaration: Decodable {
    var identifier: String
    var conformsTo: [String]
    var extensions: [String]
    var mimeTypes: [String]
    var osTypes: [String]
    var pasteboardTypes: [String]
    var wildcard: Bool?
  }

  struct Preferred: Decodable {
    var extensions: [String: String]
    var byNature: [String: [String]]
    var byContent: [String: String]
    var mimeTypes: [String: String]
  }

  static let stale: Comment = "run python3 Resources/generate"

  static func read<T: Decodable>(_ name: String, as type: T.Type) throws -> T {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = package.appending(path: "Resources/types/\(name)")
    return try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }

  let registry = TypeRegistry.builtIn

  @Test func holdsEveryDeclarationOfTheData() throws {
    let declarations = try Self.read("types.json", as: [Declaration].self)
    #expect(declarations.count == 901)
    let made = try FormatsTests.formats.get().filter { $0.identifier == nil && $0.declared != nil }
    #expect(TypeTable.count == declarations.count + made.count, Self.stale)
    for declaration in declarations {
      let type = UniformType(declaration.identifier)
      #expect(registry.canonical(type).identifier == declaration.identifier, Self.stale)
      let row = try #require(TypeTable.row(of: declaration.identifier), Self.stale)
      #expect(registry.parents(of: type).map(\.identifier) == declaration.conformsTo, Self.stale)
      #expect(registry.extensions(of: type) == declaration.extensions, Self.stale)
      #expect(registry.mimeTypes(of: type) == declaration.mimeTypes, Self.stale)
      #expect(TypeTable.osTypes.words(of: row) == declaration.osTypes, Self.stale)
      #expect(TypeTable.pasteboardTypes.words(of: row) == declaration.pasteboardTypes, Self.stale)
      #expect(TypeTable.namesNoFormat(row) == (declaration.wildcard ?? false), Self.stale)
    }
  }

  @Test func holdsEveryLabelOfTheData() throws {
    let labels = try Self.read("labels.json", as: [String: String].self)
    for row in 0..<TypeTable.count where !TypeTable.isOfCatalogue(row) {
      #expect(TypeTable.label(row) == labels[TypeTable.type(row).identifier], Self.stale)
    }
    for (identifier, label) in labels {
      #expect(TypeTable.row(of: identifier) != nil, "\(identifier) is not declared")
      #expect(!label.isEmpty && label == label.trimmed, "\(identifier)")
      #expect(label.utf8.count <= 40, "\(identifier)")
    }
  }

  @Test func holdsEveryOtherMIMENameOfTheData() throws {
    let names = try Self.read("mime-names.json", as: [String: String].self)
    #expect(TypeTable.otherMIMETypes.words.count == names.count, Self.stale)
    for (name, identifier) in names {
      #expect(registry.type(forMIMEType: name).identifier == identifier, Self.stale)
      #expect(TypeTable.mimeTypes.claims(of: name).isEmpty, "\(name) is declared already")
      #expect(MediaType(name) != nil)
    }
  }

  @Test func givesEachTagItsPreferredOwner() throws {
    let preferred = try Self.read("preferred.json", as: Preferred.self)
    for (word, owner) in preferred.extensions {
      #expect(registry.type(forExtension: word).identifier == owner, Self.stale)
    }
    for (word, owners) in preferred.byNature {
      #expect(registry.type(forExtension: word, isDirectory: true).identifier == owners[0])
      #expect(registry.type(forExtension: word).identifier == owners[1])
    }
    for (name, owner) in preferred.mimeTypes {
      #expect(registry.type(forMIMEType: name).identifier == owner, Self.stale)
    }
    for (word, owner) in preferred.byContent {
      #expect(registry.type(forExtension: word).identifier == owner)
    }
  }

  @Test func hasAnOwnerWhereverSeveralClaimATag() throws {
    let preferred = try Self.read("preferred.json", as: Preferred.self)
    for (tags, owners) in [
      (TypeTable.extensions, Set(preferred.extensions.keys).union(preferred.byNature.keys)),
      (TypeTable.mimeTypes, Set(preferred.mimeTypes.keys)),
      (TypeTable.otherMIMETypes, Set<String>()),
    ] {
      for index in 0..<tags.words.count {
        // Among claims of the catalogue, the heaviest is first.
        let claims = tags.claims(of: tags.words.word(index)).map(Int.init)
        guard claims.filter({ !TypeTable.isOfCatalogue($0) }).count > 1 else { continue }
        #expect(owners.contains(tags.words.word(index)), "several types claim it, and none owns it")
      }
    }
  }

  @Test func isSortedAndHasNothingTwice() {
    let lists = [
      (TypeTable.extensions, true), (TypeTable.mimeTypes, true), (TypeTable.otherMIMETypes, true),
      (TypeTable.osTypes, false), (TypeTable.pasteboardTypes, false),
    ]
    for (tags, folds) in lists {
      let words = (0..<tags.words.count).map { index in
        folds ? tags.words.word(index).lowercasedASCII : tags.words.word(index)
      }
      #expect(
        zip(words, words.dropFirst()).allSatisfy {
          Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
        })
      for index in 0..<tags.words.count {
        #expect(tags.words.index(of: tags.words.word(index), ignoringCase: folds) == index)
      }
    }
    let identifiers = registry.declaredTypes.map(\.identifier.lowercasedASCII)
    #expect(zip(identifiers, identifiers.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func aTagAndItsTypesNameEachOther() {
    for tags in [
      TypeTable.extensions, TypeTable.mimeTypes, TypeTable.otherMIMETypes, TypeTable.osTypes,
      TypeTable.pasteboardTypes,
    ] {
      for index in 0..<tags.words.count {
        let word = tags.words.word(index)
        #expect(!tags.claims(of: word).isEmpty, "nobody claims \(word)")
        for row in tags.claims(of: word) { #expect(tags.words(of: Int(row)).contains(word)) }
      }
      for row in 0..<TypeTable.count {
        for word in tags.words(of: row) { #expect(tags.claims(of: word).contains(UInt16(row))) }
      }
    }
  }

  @Test func declaresWhatTheRulesName() {
    let constants: [UniformType] = [
      .item, .data, .directory, .folder, .package, .symbolicLink, .url, .fileURL, .text,
      .plainText,
      .utf8PlainText, .image, .audio, .movie, .archive,
    ]
    let topLevels = ["text", "image", "audio", "video", "font", "model", "message"]
    let suffixes = ["json", "xml", "zip", "gzip", "yaml"].map { "a+\($0)" }
    let compounds = ["tar.gz", "tar.bz2", "tar.bz", "tar.xz"]
    let edges = MIMEEdgeTests.misleading.compactMap { edge -> UniformType? in
      switch MIMEConformance.edge(from: edge.child, to: edge.parent) {
      case .conforms: nil
      case .readsAs(let type), .opensWith(let type): type
      }
    }
    let named =
      constants + topLevels.compactMap { MIMEConformance.category($0) }
      + suffixes.compactMap { MIMEConformance.structure(ofSubtype: $0) } + edges
      + compounds.compactMap { FilenameExtension.compoundType($0).map(UniformType.init) }
      + TypeWord.shorts.flatMap(\.wanted).compactMap { wanted in
        if case .type(let type) = wanted { type } else { nil }
      } + [UniformType("public.playlist")]
    #expect(named.count > 50)
    for type in named { #expect(registry.isDeclared(type), "\(type)") }
  }

  @Test func hasNoCycleAndNoUnknownParent() {
    for type in registry.declaredTypes {
      let above = registry.supertypes(of: type)
      #expect(!above.contains(type), "\(type) is above itself")
      #expect(above.allSatisfy(registry.isDeclared))
      #expect(Set(above).count == above.count)
      // The supertypes in the table are those found by following the parents.
      let followed = registry.parents(of: type).flatMap { [$0] + registry.supertypes(of: $0) }
      #expect(Set(followed) == Set(above))
      let row = TypeTable.row(of: type.identifier)
      #expect(row.map(TypeTable.isData) == registry.conforms(type, to: .data))
      #expect(row.map(TypeTable.isDirectory) == registry.conforms(type, to: .directory))
      #expect(Array(above.prefix(registry.parents(of: type).count)) == registry.parents(of: type))
    }
  }

  @Test func keepsTheTagsWithinTheirSyntax() {
    for type in registry.declaredTypes {
      #expect(TypeWord.isIdentifier(type.identifier), "\(type)")
      for word in registry.extensions(of: type) {
        #expect(!word.isEmpty && !word.contains(".") && !word.contains("/"), "\(type)")
      }
      for name in registry.mimeTypes(of: type) { #expect(MediaType(name) != nil, "\(type)") }
    }
  }

  @Test func findsNothingThatIsNotThere() {
    for word in ["", "a", "zzzzzz", "public.pn", "public.pngg", "public.", "\u{10FFFF}"] {
      #expect(TypeTable.row(of: word) == nil)
    }
    #expect(TypeTable.row(of: "PUBLIC.PNG") == TypeTable.row(of: "public.png"))
  }
}

extension String {
  fileprivate var trimmed: String {
    split(separator: " ").joined(separator: " ")
  }
}
