import Diagnostics
import Testing
import UniformTypes

@Suite struct DeclaredRepresentationTests {
  private let contact = UniformType("com.example.contact")

  private func registry(_ text: String, system: String? = nil) -> TypeRegistry {
    var directories = [
      DeclarationDirectory(
        .user, files: [DeclarationFile(path: "/u/a.json", bytes: Array(text.utf8))])
    ]
    if let system {
      directories.append(
        DeclarationDirectory(
          .system, files: [DeclarationFile(path: "/s/a.json", bytes: Array(system.utf8))]))
    }
    return TypeRegistry(mimeCaches: [], declarations: TypeDeclarations(directories))
  }

  private func contact(_ representations: String) -> TypeRegistry {
    registry(
      """
      {types: [{ identifier: "com.example.contact", conformsTo: ["public.contact", "public.json"],
        representations: [
      \(representations)
        ] }]}
      """)
  }

  @Test func aTypeHasItsRepresentationsInTheOrderOfItsDeclaration() {
    let types = contact(
      """
      { kind: "codable" },
      { kind: "data", type: "public.vcard", export: ["to-vcard", "-"], import: ["from-vcard"],
        suggestedName: ["jq", "-r", ".fullName"], condition: ["jq", "-e", ".fullName"] },
      { kind: "file", type: "public.png", export: ["card", "%i", "--out=%o", "100%%"],
        lossy: true, automatic: false, visibility: "own", suggestedName: "card.png" },
      { kind: "proxy", type: "public.utf8-plain-text", export: ["jq", "-r", ".phone"] },
      """)
    #expect(types.declarationProblems == [])
    func origin(_ line: Int) -> TypeOrigin { TypeOrigin(.user, file: "/u/a.json", line: line) }
    let codable = DeclaredRepresentation(.codable, .json, origin: origin(3))
    var card = DeclaredRepresentation(
      .data, UniformType("public.vcard"), export: ["to-vcard", "-"], import: ["from-vcard"],
      origin: origin(4))
    card.suggestedName = .command(["jq", "-r", ".fullName"])
    card.condition = ["jq", "-e", ".fullName"]
    var picture = DeclaredRepresentation(
      .file, UniformType("public.png"), export: ["card", "%i", "--out=%o", "100%%"],
      origin: origin(6))
    picture.isLossy = true
    picture.isAutomatic = false
    picture.visibility = .own
    picture.suggestedName = .text("card.png")
    let phone = DeclaredRepresentation(
      .proxy, .utf8PlainText, export: ["jq", "-r", ".phone"], origin: origin(8))
    #expect(types.representations(of: contact) == [codable, card, picture, phone])
    #expect(
      types.representations(of: UniformType("COM.example.contact")).count == 4)
    #expect(types.typesWithRepresentations == [contact])
    #expect(types.representations(of: .image) == [])
    #expect(TypeRegistry.builtIn.typesWithRepresentations == [])
  }

  @Test func aCodableRepresentationOfTheTypeItselfIsItsJSON() {
    let types = contact("{ kind: 'codable', type: 'com.example.contact' }")
    #expect(types.declarationProblems == [])
    #expect(types.representations(of: contact).map(\.type) == [.json])
  }

  @Test func aCodableRepresentationMayHaveCodersOfItsOwn() {
    let types = contact(
      """
      { kind: 'codable', type: 'public.xml', export: ['enc'], import: ['dec'] },
        { kind: 'codable', import: ['from-json'] }, { kind: 'codable', type: 'public.png' }
      """)
    #expect(types.declarationProblems == [])
    let representations = types.representations(of: contact)
    #expect(representations.map(\.export) == [["enc"], nil, nil])
    #expect(representations.map(\.import) == [["dec"], ["from-json"], nil])
    #expect(representations.map(\.isValueItself) == [false, true, true])
  }

  @Test func aKnownTypeGetsRepresentationsAndStaysWhatItIs() {
    let html = UniformType("public.html")
    let types = registry(
      """
      {types: [{ identifier: "public.html", representations: [
        { kind: "data", type: "public.rtf", export: ["mine"] },
        { kind: "data", type: "com.adobe.pdf", export: ["print", "-", "-"], lossy: true }]}]}
      """,
      system: """
        {types: [{ identifier: "public.HTML", representations: [
          { kind: "data", type: "public.rtf", export: ["theirs"] },
          { kind: "data", type: "public.plain-text", export: ["lynx"] }]}]}
        """)
    #expect(types.declarationProblems == [])
    #expect(
      types.representations(of: html).map(\.export) == [["mine"], ["print", "-", "-"], ["lynx"]])
    #expect(types.parents(of: html) == TypeRegistry.builtIn.parents(of: html))
    #expect(types.origins(of: html).declaration.map(\.layer) == [.user, .system, .builtIn])
    #expect(types.representations(of: html).map(\.origin.layer) == [.user, .user, .system])
  }

  @Test func aRepresentationMayBeATypeThatTheSameFilesDeclare() {
    let types = registry(
      """
      {types: [
        { identifier: "a.one", conformsTo: ["public.data"],
          representations: [{ kind: "data", type: "A.two", export: ["x"] }] },
        { identifier: "a.two", conformsTo: ["public.data"] }]}
      """)
    #expect(types.declarationProblems == [])
    #expect(types.representations(of: UniformType("a.one")).count == 1)
  }

  struct Wrong: CustomTestStringConvertible {
    var name: String
    var text: String
    var code: String
    var line: Int
    var word: String

    init(_ name: String, _ text: String, _ code: String, _ line: Int, _ word: String) {
      (self.name, self.text, self.code, self.line, self.word) = (name, text, code, line, word)
    }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Wrong("no object", "'data'", "wrongKind", 4, "a string"),
    Wrong("no kind", "{ type: 'public.png', export: ['x'] }", "wrongKind", 4, "kind"),
    Wrong("kind", "{ kind: 'magic', type: 'public.png' }", "wrongKind", 4, "codable, data"),
    Wrong("no type", "{ kind: 'data', export: ['x'] }", "wrongKind", 4, "type"),
    Wrong(
      "type", "{ kind: 'data',\ntype: 'public.pmg', export: ['x'] }", "unknownType", 5,
      "public.png"),
    Wrong("word", "{ kind: 'data', type: 'a b', export: ['x'] }", "badIdentifier", 4, "a b"),
    Wrong(
      "itself", "{ kind: 'data', type: 'com.example.contact', export: ['x'] }", "wrongKind", 4,
      "a type other"),
    Wrong(
      "key", "{ kind: 'data', type: 'public.png', export: ['x'],\nexports: [] }", "unknownKey", 5,
      "suggestedName"),
    Wrong("no command", "{ kind: 'data', type: 'public.png' }", "badCommand", 4, "import"),
    Wrong(
      "shell string", "{ kind: 'data', type: 'public.png', export: 'a b' }", "wrongKind", 4,
      "a list"),
    Wrong(
      "number", "{ kind: 'data', type: 'public.png', export: ['a', 7] }", "wrongKind", 4,
      "a number"),
    Wrong(
      "empty", "{ kind: 'data', type: 'public.png',\nimport: [] }", "badCommand", 5, "is empty"),
    Wrong(
      "NUL", "{ kind: 'data', type: 'public.png', export: ['a', 'b\\u0000'] }", "badCommand", 4,
      "NUL"),
    Wrong(
      "no program", "{ kind: 'data', type: 'public.png', export: [''] }", "badCommand", 4,
      "not a program"),
    Wrong(
      "near program", "{ kind: 'data', type: 'public.png', export: ['./x'] }", "badCommand", 4,
      "absolute"),
    Wrong(
      "value as program", "{ kind: 'file', type: 'public.png', export: ['%i', '%o'] }",
      "badCommand", 4, "not a program"),
    Wrong(
      "path of data", "{ kind: 'data', type: 'public.png', export: ['a', '-f%i'] }", "badCommand",
      4, "%i"),
    Wrong(
      "path of condition",
      "{ kind: 'file', type: 'public.png', export: ['a', '%i', '%o'], condition: ['t', '%i'] }",
      "badCommand", 4, "%i"),
    Wrong(
      "no input", "{ kind: 'file', type: 'public.png', export: ['a', '%o', '%%i'] }",
      "badCommand", 4, "has no %i"),
    Wrong(
      "no output", "{ kind: 'file', type: 'public.png', import: ['a', '%i'] }", "badCommand", 4,
      "has no %o"),
    Wrong(
      "lone percent", "{ kind: 'data', type: 'public.png', export: ['a', '5%'] }", "badCommand",
      4, "%%"),
    Wrong(
      "other token", "{ kind: 'data', type: 'public.png', export: ['date', '+%Y'] }",
      "badCommand", 4, "%%"),
    Wrong(
      "lossy", "{ kind: 'data', type: 'public.png', export: ['a'], lossy: 'no' }", "wrongKind",
      4, "true or false"),
    Wrong(
      "visibility", "{ kind: 'data', type: 'public.png', export: ['a'], visibility: 'me' }",
      "wrongKind", 4, "own"),
    Wrong(
      "folder as name",
      "{ kind: 'data', type: 'public.png', export: ['a'], suggestedName: 'a/b' }", "wrongKind", 4,
      "a file name"),
    Wrong(
      "twice", "{ kind: 'data', type: 'Public.vcard', export: ['x'] }", "duplicate", 4, "line 3"),
  ])
  func aWrongRepresentationIsLeftOutAlone(wrong: Wrong) throws {
    let types = contact(
      """
      { kind: "data", type: "public.vcard", export: ["a"] },
      \(wrong.text),
      { kind: "proxy", type: "public.vcard", export: ["b"] },
      """)
    #expect(types.declarationProblems.count == 1)
    let problem = try #require(types.declarationProblems.first).diagnostic
    #expect(problem.code.name == "declaration.\(wrong.code)" && problem.code.failure == .damaged)
    #expect(problem.severity == .error && !problem.hints.isEmpty)
    #expect(problem.message.hasPrefix("'/u/a.json', line \(wrong.line): "), "\(problem.message)")
    let said = problem.message + problem.hints.joined()
    #expect(said.contains(wrong.word), "\(said)")
    #expect(types.isDeclared(contact))
    #expect(types.representations(of: contact).map(\.export) == [["a"], ["b"]])
  }

  @Test func aListMustBeOne() {
    let types = registry(
      "{types: [{ identifier: 'a.b', conformsTo: ['public.data'], representations: {} }]}")
    #expect(types.declarationProblems.map(\.diagnostic.code.name) == ["declaration.wrongKind"])
    #expect(types.isDeclared(UniformType("a.b")))
  }

  @Test func percentSignsAreDoubledOnlyInTheFile() {
    #expect(CommandTemplate.plain(["date", "+%%Y-%%m", "%%%%"]) == ["date", "+%Y-%m", "%%"])
  }
}
