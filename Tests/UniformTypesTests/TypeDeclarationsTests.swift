import Diagnostics
import Testing
import UniformTypes

@Suite struct TypeDeclarationsTests {
  /// A registry with the declarations of one user file.
  func registry(_ text: String, system: String? = nil, cache: MIMECache? = nil) -> TypeRegistry {
    var directories = [
      DeclarationDirectory(
        .user, files: [DeclarationFile(path: "/u/a.json", bytes: Array(text.utf8))])
    ]
    if let system {
      directories.append(
        DeclarationDirectory(
          .system, files: [DeclarationFile(path: "/s/a.json", bytes: Array(system.utf8))]))
    }
    return TypeRegistry(
      mimeCaches: [cache].compactMap(\.self), declarations: TypeDeclarations(directories))
  }

  static let frob = """
    {
      types: [
        {
          identifier: "com.example.frob",
          description: "Frob drawing",
          conformsTo: ["public.image", "public.data"],
          extensions: ["frob", "frb"],
          mimeTypes: ["image/x-frob"],
          globs: ["FROB-[0-9]*"],
        },
        { identifier: "com.example.frob-set", conformsTo: ["com.example.Frob"], extensions: ["tar.frob"] },
      ]
    }
    """

  let frob = UniformType("com.example.frob")
  let set = UniformType("com.example.frob-set")

  @Test func aDeclaredTypeIsATypeLikeAnyOther() throws {
    let types = registry(Self.frob)
    #expect(types.declarationProblems.isEmpty)
    #expect(types.isDeclared(frob) && types.isDeclared(UniformType("COM.example.FROB")))
    #expect(types.canonical(UniformType("COM.example.FROB")).identifier == "com.example.frob")
    #expect(types.parents(of: set) == [frob] && types.parents(of: frob) == [.image, .data])
    #expect(types.supertypes(of: set).prefix(3) == [frob, .image, .data])
    #expect(types.conforms(set, to: .image) && types.conforms(set, to: .data))
    #expect(!types.conforms(frob, to: set) && !types.conforms(.image, to: frob))
    #expect(types.label(of: frob) == "Frob drawing" && types.label(of: set) == ".tar.frob file")
    #expect(types.extensions(of: frob) == ["frob", "frb"] && types.isConcrete(frob))
    #expect(types.type(forExtension: "FRB") == frob && types.type(forExtension: "tar.frob") == set)
    #expect(types.type(forMIMEType: "Image/X-Frob; a=b") == frob)
    #expect(types.nearestMIMEType(of: set) == "image/x-frob")
    #expect(types.taggedTypes(".frob") == [frob] && types.taggedTypes("image/x-frob") == [frob])
    #expect(types.declaredTypes.contains(frob))
    let identifiers = types.declaredTypes.map { $0.identifier.lowercased() }
    let isSorted = identifiers == Set(identifiers).sorted()
    #expect(isSorted)
    #expect(try types.accepted("frob").map(\.type) == [frob])
    #expect(try types.accepted("com.example.frob").first?.isUndeclared == false)
    #expect(types.match(set, try types.accepted("image")[0]) == .conforms)
    #expect(types.nearestWords(to: "com.example.fob").contains("com.example.frob"))
    #expect(TypeRegistry.builtIn.type(forExtension: "frob") != frob)
  }

  @Test func anExtensionOfADeclaredDirectoryTypeIsNotThatOfAFile() {
    let types = registry(
      """
      { types: [
        { identifier: "com.example.set", conformsTo: ["com.apple.package"], extensions: ["zset"] },
        { identifier: "com.example.leaf", conformsTo: ["public.data"], extensions: ["zleaf"] },
      ] }
      """)
    #expect(types.declarationProblems.isEmpty)
    let (set, leaf) = (UniformType("com.example.set"), UniformType("com.example.leaf"))
    #expect(types.type(forExtension: "zset", isDirectory: true) == set)
    #expect(types.type(forExtension: "zset") != set)
    #expect(types.type(forExtension: "zleaf") == leaf)
    #expect(types.type(forExtension: "zleaf", isDirectory: true) == .folder)
  }

  @Test(arguments: [
    ("a.frob", "com.example.frob"), ("A.FROB", "com.example.frob"),
    ("x.tar.frob", "com.example.frob-set"), ("frob-12", "com.example.frob"),
    ("frob-x", nil), ("a.rs", "com.example.rust"), ("a.tar.gz", "org.gnu.gnu-zip-tar-archive"),
    ("b.gz", "com.example.gz"), ("index.html", "com.example.page"),
    ("makefile", "com.example.make"),
  ])
  func namesAreFound(name: String, expected: String?) throws {
    let more = """
      { identifier: "com.example.rust", conformsTo: ["public.source-code"], extensions: ["rs"] },
      { identifier: "com.example.gz", conformsTo: ["public.data"], extensions: ["gz"] },
      { identifier: "com.example.page", conformsTo: ["public.html"], extensions: ["html"] },
      { identifier: "com.example.make", conformsTo: ["public.script"], globs: ["make*"] },
      """
    let text = Self.frob.replacing("types: [", with: "types: [" + more)
    let types = registry(text, cache: MIMECacheBytes.small.cache())
    #expect(types.declarationProblems == [])
    #expect(types.bestGlobs(forName: name).map(\.type).first?.identifier == expected)
    #expect(types.bestGlobs(forName: name).count <= 1)
  }

  @Test func aDeclarationTakesOverAMIMETypeOfTheDatabase() {
    let text =
      #"{types: [{identifier: "a.rust", conformsTo: ["public.text"], mimeTypes: ["text/rust"]}]}"#
    let types = registry(text, cache: MIMECacheBytes.small.cache())
    #expect(types.type(forMIMEType: "application/x-rusty") == UniformType("a.rust"))
    #expect(types.type(forExtension: "rs") == UniformType("a.rust"))
    #expect(types.globs(forName: "a.rs").first?.type == UniformType("a.rust"))
  }

  @Test func whatADeclarationLeavesOutStaysAsItWas() {
    let png = UniformType("public.png")
    let types = registry(
      #"{types: [{identifier: "public.png", extensions: ["pngx"], description: "My PNG"}]}"#,
      system: #"""
        {types: [{identifier: "public.png", description: "Their PNG", mimeTypes: ["image/apng"]},
                 {identifier: "public.zip", conformsTo: ["public.data"]}]}
        """#)
    #expect(types.declarationProblems.isEmpty)
    #expect(types.label(of: png) == "My PNG" && types.extensions(of: png) == ["pngx"])
    #expect(types.mimeTypes(of: png) == ["image/apng"] && types.parents(of: png) == [.image])
    #expect(types.type(forExtension: "pngx") == png)
    #expect(!types.declaredTypes(forExtension: "png").contains(png))
    #expect(types.type(forMIMEType: "image/apng") == png)
    #expect(types.origins(of: png).description.first?.file == "/u/a.json")
    #expect(types.origins(of: png).mimeTypes == [TypeOrigin(.system, file: "/s/a.json", line: 1)])
    #expect(types.origins(of: png).parents == [TypeOrigin(.builtIn)])
    #expect(types.origins(of: png).declaration.map(\.layer) == [.user, .system, .builtIn])
    #expect(types.types(in: .user) == [png])
    #expect(types.types(in: .system) == [png, UniformType("public.zip")])
    #expect(types.types(in: .builtIn) == TypeRegistry.builtIn.declaredTypes)
  }

  @Test func aBuiltInTypeMayGetOtherParents() {
    let jpeg = UniformType("public.jpeg")
    let types = registry(
      #"""
      {types: [{identifier: "a.picture", conformsTo: ["public.image"]},
               {identifier: "public.jpeg", conformsTo: ["a.picture"]}]}
      """#)
    #expect(types.declarationProblems.isEmpty)
    #expect(types.conforms(jpeg, to: UniformType("a.picture")) && types.conforms(jpeg, to: .image))
    #expect(types.supertypes(of: jpeg).first == UniformType("a.picture"))
    for type in types.declaredTypes where types.conforms(type, to: jpeg) {
      #expect(types.conforms(type, to: UniformType("a.picture")))
    }
    #expect(types.conforms(UniformType("public.png"), to: .data))
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
    Wrong("parent", "conformsTo: [\n'public.imag']", "unknownParent", 3, "public.image"),
    Wrong("itself", "conformsTo:\n['a.bad']", "cycle", 3, "a.bad > a.bad"),
    Wrong("key", "conformsTo: [],\nextension: []", "unknownKey", 3, "extension"),
    Wrong("dot", "extensions: ['ok',\n'.no']", "badTag", 3, ".no"),
    Wrong("star", "extensions: ['*.no']", "badTag", 2, "*.no"),
    Wrong("mime", "mimeTypes: ['image']", "badTag", 2, "image"),
    Wrong("mime star", "mimeTypes: ['image/*']", "badTag", 2, "image/*"),
    Wrong("slash", "globs: ['a/b']", "badTag", 2, "a/b"),
    Wrong("open set", "globs: ['a[0-9]',\n'[a']", "badTag", 3, "[a"),
    Wrong("empty set", "globs: ['a[]']", "badTag", 2, "each [ closed by a ]"),
    Wrong("all", "globs: ['**']", "badTag", 2, "**"),
    Wrong("number", "description:\n7", "wrongKind", 3, "a number"),
    Wrong("empty", "description: ''", "wrongKind", 2, "empty"),
    Wrong("control", "description: 'a\\u001bb'", "wrongKind", 2, "control"),
    Wrong("text", "extensions: 'frob'", "wrongKind", 2, "a list"),
    Wrong("element", "extensions: ['a', {}]", "wrongKind", 2, "an object"),
  ])
  func aWrongDeclarationIsLeftOutAlone(wrong: Wrong) throws {
    let types = registry(
      """
      {types: [{ identifier: "a.good", conformsTo: ["public.data"], extensions: ["good"] },
        { identifier: "a.bad", \(wrong.text) },
        { identifier: "a.better", conformsTo: ["a.good"] }]}
      """)
    #expect(types.declarationProblems.count == 1)
    let problem = try #require(types.declarationProblems.first).diagnostic
    #expect(problem.code.name == "declaration.\(wrong.code)" && problem.code.failure == .damaged)
    #expect(problem.severity == .error && !problem.hints.isEmpty)
    #expect(problem.message.hasPrefix("'/u/a.json', line \(wrong.line): "), "\(problem.message)")
    let said = problem.message + problem.hints.joined()
    #expect(said.contains(wrong.word), "\(said)")
    #expect(!types.isDeclared(UniformType("a.bad")))
    #expect(types.conforms(UniformType("a.better"), to: UniformType("a.good")))
    #expect(types.type(forExtension: "good") == UniformType("a.good"))
  }

  @Test(arguments: [
    ("com", "badIdentifier"), ("a..b", "badIdentifier"), (".a.b", "badIdentifier"),
    ("a b.c", "badIdentifier"), ("a/b.c", "badIdentifier"), ("dyn.age80q55u", "badIdentifier"),
    ("", "badIdentifier"),
  ])
  func anIdentifierMustBeOne(identifier: String, code: String) {
    let types = registry("{types: [{identifier: '\(identifier)', conformsTo: ['public.data']}]}")
    #expect(types.declarationProblems.map(\.diagnostic.code.name) == ["declaration.\(code)"])
  }

  @Test(arguments: [
    ("[]", "wrongKind"), ("{types: {}}", "wrongKind"), ("{types: ['a.b']}", "wrongKind"),
    ("{type: []}", "unknownKey"), ("{types: [{}]}", "wrongKind"), ("{types: [", "syntax"),
    ("", "syntax"),
  ])
  func aFileMustHaveItsRepresentation(text: String, code: String) {
    let types = registry(text)
    #expect(types.declarationProblems.map(\.diagnostic.code.name) == ["declaration.\(code)"])
    #expect(types.type(forExtension: "png") == UniformType("public.png"))
  }

  @Test func aCycleIsTheFaultOfWhatClosesIt() {
    // Two new types in a cycle, and one that builds on them.
    let two = registry(
      """
      {types: [{identifier: "a.one", conformsTo: ["a.two"]}, {identifier: "a.two", conformsTo: ["a.one"]},
       {identifier: "a.three", conformsTo: ["a.one"]}]}
      """)
    #expect(
      two.declarationProblems.map(\.diagnostic.code.name)
        == ["declaration.cycle", "declaration.cycle", "declaration.unknownParent"])
    #expect(two.types(in: .user).isEmpty)
    // A built-in type below its own subtype: the subtype stays.
    let data = registry(
      """
      {types: [{identifier: "a.one", conformsTo: ["public.data"]},
       {identifier: "public.data", conformsTo: ["a.one"]}]}
      """)
    #expect(data.declarationProblems.map(\.line) == [2])
    #expect(data.isDeclared(UniformType("a.one")) && data.conforms(.image, to: .item))
    #expect(!data.conforms(.data, to: UniformType("a.one")))
  }

  /// Declarations of `a.0` to `a.N`, each a kind of the one before; `first` is the parent of the
  /// first one.
  private func chain(_ count: Int, first: String) -> String {
    let types = (0..<count).map { number in
      let parent = number == 0 ? first : "a.\(number - 1)"
      return "{identifier: 'a.\(number)', conformsTo: ['\(parent)'], extensions: ['e\(number)']},\n"
    }
    return "{types: [\n\(types.joined())]}"
  }

  // With quadratic cost it would exceed the time limit of the whole run.
  @Test("A chain of thousands of types is read to its end")
  func aLongChainIsNoBurden() {
    let count = 8000
    let last = UniformType("a.\(count - 1)")
    let types = registry(chain(count, first: "public.text"))
    #expect(types.declarationProblems.isEmpty)
    #expect(types.conforms(last, to: UniformType("a.0")) && types.conforms(last, to: .text))
    #expect(!types.conforms(UniformType("a.0"), to: last))
    #expect(types.type(forExtension: "e\(count - 1)") == last)
    // A fault of the first one is a fault of all, one after the other.
    let orphans = registry(chain(count, first: "a.nobody")).declarationProblems
    #expect(orphans.count == count && orphans.allSatisfy { !$0.isWarning })
    #expect(orphans.first?.reason == .unknownParent("a.nobody", of: "a.0", nearest: []))
    #expect(orphans.last?.reason == .refusedParent("a.\(count - 2)", of: last.identifier))
    let warnings = registry(chain(count, first: "public.content")).declarationProblems
    #expect(warnings.count == count && warnings.allSatisfy(\.isWarning))
    let cycle = registry(chain(count, first: last.identifier)).declarationProblems
    #expect(cycle.count == count)
    #expect(cycle.first?.reason == .cycle(["a.0", last.identifier, "…", "a.0"]))
  }

  @Test func aTypeThatIsOnTheWayFromOneCycleToAnotherIsInNone() {
    let types = registry(
      """
      {types: [
       {identifier: "a.low", conformsTo: ["a.low", "a.between"]},
       {identifier: "a.between", conformsTo: ["a.one"]},
       {identifier: "a.one", conformsTo: ["a.two", "public.data"]},
       {identifier: "a.two", conformsTo: ["a.one"]},
       {identifier: "a.free", conformsTo: ["public.data"]}]}
      """)
    let reasons = types.declarationProblems.map(\.reason)
    #expect(
      reasons == [
        .cycle(["a.low", "a.low"]), .refusedParent("a.one", of: "a.between"),
        .cycle(["a.one", "a.two", "a.one"]), .cycle(["a.two", "a.one", "a.two"]),
      ])
    #expect(types.types(in: .user) == [UniformType("a.free")])
  }

  @Test func aBuiltInTypeWhoseDeclarationIsLeftOutIsStillThere() {
    let types = registry(
      """
      {types: [{identifier: "public.png", conformsTo: ["a.nobody"]},
       {identifier: "a.one", conformsTo: ["public.png"]}]}
      """)
    #expect(types.declarationProblems.map(\.line) == [1])
    #expect(types.conforms(UniformType("a.one"), to: .image))
  }

  @Test(arguments: [
    ("public.text", "text/plain"), ("public.content', 'public.text", "text/plain"),
    ("public.html", "text/html"), ("public.image", "application/octet-stream"),
    ("public.data", "application/octet-stream"), ("public.content", "application/octet-stream"),
  ])
  func aTypeWithoutAMIMETypeHasThatOfWhatItIsAKindOf(parents: String, expected: String) {
    let types = registry("{types: [{identifier: 'a.one', conformsTo: ['\(parents)']}]}")
    #expect(types.nearestMIMEType(of: UniformType("a.one")) == expected)
    #expect(types.mimeTypes(of: UniformType("a.one")).isEmpty)
  }

  @Test func aTypeIsDeclaredOnceInADirectory() {
    let one = #"{types: [{identifier: "a.one", conformsTo: ["public.data"], description: "A"}]}"#
    let twice = TypeDeclarations([
      DeclarationDirectory(
        .user,
        files: [
          DeclarationFile(path: "/u/a.json", bytes: Array(one.utf8)),
          DeclarationFile(path: "/u/b.json", bytes: Array(one.utf8)),
        ]),
      DeclarationDirectory(
        .system, files: [DeclarationFile(path: "/s/a.json", bytes: Array(one.utf8))]),
    ])
    #expect(twice.problems.map(\.file) == ["/u/b.json"])
    #expect(twice.problems.map(\.diagnostic.code.name) == ["declaration.duplicate"])
  }

  @Test(arguments: [
    ("", false), ("conformsTo: ['public.data']", true), ("conformsTo: ['public.png']", true),
    ("conformsTo: ['com.apple.rtfd']", true), ("conformsTo: ['public.image']", true),
    ("conformsTo: ['public.content']", false), ("conformsTo: []", false),
  ])
  func aTypeThatIsNoFileIsWarnedOf(text: String, isFine: Bool) {
    let types = registry("{types: [{identifier: 'a.one', \(text)}]}")
    #expect(types.declarationProblems.isEmpty == isFine)
    #expect(types.declarationProblems.allSatisfy { $0.diagnostic.severity == .warning })
    #expect(types.isDeclared(UniformType("a.one")))
  }

  @Test func saysWhereFactsComeFrom() throws {
    let cache = try #require(
      MIMECache(copying: MIMECacheBytes.small.encoded(), file: "/usr/share/mime/mime.cache"))
    let types = registry(Self.frob, cache: cache)
    let origins = types.origins(of: frob)
    #expect(origins.declaration == [TypeOrigin(.user, file: "/u/a.json", line: 4)])
    #expect(origins.description.map(\.line) == [5] && origins.parents.map(\.line) == [6])
    #expect(origins.extensions.map(\.line) == [7] && origins.mimeTypes.map(\.line) == [8])
    #expect(types.origins(of: set).mimeTypes.isEmpty)
    #expect(types.origins(of: UniformType("public.png")).parents == [TypeOrigin(.builtIn)])
    let database = TypeOrigin(.system, file: "/usr/share/mime/mime.cache")
    let rust = types.origins(of: types.type(forMIMEType: "text/rust"))
    #expect(rust.declaration == [TypeOrigin(.builtIn)] && rust.extensions == rust.declaration)
    #expect(rust.parents == [TypeOrigin(.builtIn), database])
    #expect(rust.mimeTypes == rust.declaration)
    let size = types.origins(of: types.type(forMIMEType: "application/x-size"))
    #expect(size.extensions == [database] && size.parents == [TypeOrigin(nil)])
    #expect(types.origins(of: UniformType("com.nobody.knows")).description.isEmpty)
    let system = types.types(in: .system)
    #expect(
      system.contains(types.type(forMIMEType: "text/x-frob")) && system.allSatisfy(types.isDynamic))
    #expect(TypeRegistry.builtIn.types(in: .system).isEmpty)
    #expect(cache.mimeTypes.contains("text/x-makefile") && !cache.mimeTypes.contains("text/x-frob"))
  }
}
