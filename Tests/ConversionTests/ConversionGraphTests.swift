import Conversion
import Testing
import UniformTypes

@Suite struct ConversionGraphTests {
  /// Types `t.0` to `t.N` that can be produced, with `t.1` a kind of `t.0`, and `t.none`, which has
  /// no format.
  static let registry: TypeRegistry = {
    var types = "{identifier: 't.none', conformsTo: ['public.data']},"
    for number in 0..<220 {
      let parent = number == 1 ? "t.0" : "public.data"
      types += "{identifier: 't.\(number)', conformsTo: ['\(parent)'], extensions: ['t\(number)']},"
    }
    let file = DeclarationFile(path: "/t.json", bytes: Array("{types: [\(types)]}".utf8))
    return TypeRegistry(
      mimeCaches: [], declarations: TypeDeclarations([DeclarationDirectory(.user, files: [file])]))
  }()

  private static func type(_ number: Int) -> UniformType { UniformType("t.\(number)") }

  private func edge(
    _ from: Int, _ to: Int, _ tool: String = "x", lossy: Bool = false, proxy: Bool = false,
    automatic: Bool = true
  ) -> Conversion {
    Conversion(
      Self.type(from), to: Self.type(to), by: tool, .filter([tool]), isLossy: lossy, isProxy: proxy,
      isAutomatic: automatic)
  }

  private func route(
    _ edges: [Conversion], _ from: Int, _ to: Int, any: Bool = false, missing: Set<String> = []
  ) -> ConversionRoute? {
    ConversionGraph(edges, registry: Self.registry).route(
      from: Self.type(from), to: Self.type(to), isDirectory: false,
      where: { any || $0.isAutomatic },
      isInstalled: { !missing.contains($0) })
  }

  private func places(_ edges: [Conversion], _ from: Int, _ to: Int, any: Bool = false) -> [Int]? {
    route(edges, from, to, any: any)?.steps.map(\.index)
  }

  @Test func aStepTakesWhatConformsToItsInputAndMeetsWhatItsOutputConformsTo() {
    let edges = [edge(0, 5), edge(5, 1)]
    #expect(places(edges, 1, 5) == [0])
    #expect(places(edges, 5, 0) == [1])
    #expect(places([edge(1, 5)], 0, 5) == nil)
    let steps = route(edges, 1, 5)?.steps
    #expect(steps?.map(\.from) == [UniformType("t.1")])
  }

  @Test func whatIsWantedAlreadyTakesNoStep() {
    #expect(places([edge(0, 1)], 3, 3) == [])
    #expect(places([edge(0, 1)], 1, 0) == [])
  }

  @Test func nothingIsMadeTowardATypeThatNamesNoFormat() {
    let none = UniformType("t.none")
    let graph = ConversionGraph(
      [Conversion(Self.type(2), to: none, by: "x", .filter(["x"]))], registry: Self.registry)
    let route = graph.route(
      from: Self.type(2), to: none, isDirectory: false, where: { _ in true },
      isInstalled: { _ in true })
    #expect(route == nil)
    for category in [UniformType.data, .image, .item] {
      let graph = ConversionGraph([edge(2, 3)], registry: Self.registry)
      #expect(
        graph.route(
          from: UniformType("t.nobody"), to: category, isDirectory: false, where: { _ in true },
          isInstalled: { _ in true }) == nil)
    }
  }

  @Test func aStandInIsDearerThanALossyStepAndThatThanMoreSteps() {
    #expect(places([edge(2, 3, proxy: true), edge(2, 3, lossy: true)], 2, 3) == [1])
    #expect(
      places([edge(2, 3, proxy: true), edge(2, 4, lossy: true), edge(4, 3)], 2, 3) == [1, 2])
    #expect(places([edge(2, 3, lossy: true), edge(2, 4), edge(4, 3)], 2, 3) == [1, 2])
    #expect(places([edge(2, 4), edge(4, 3), edge(2, 3)], 2, 3) == [2])
    #expect(places([edge(2, 3, "b"), edge(2, 3, "a")], 2, 3) == [0])
    #expect(
      places([edge(2, 5), edge(4, 3), edge(2, 4), edge(5, 3)], 2, 3) == [0, 3])
  }

  @Test func thereIsNeverMoreThanOneLossyStep() {
    #expect(places([edge(2, 3, lossy: true), edge(3, 4, lossy: true)], 2, 4) == nil)
    // The cheaper route to the middle has one stand-in fewer, but leaves no lossy step for the
    // rest.
    let edges = [
      edge(2, 3, lossy: true), edge(2, 3, proxy: true), edge(3, 4, lossy: true),
    ]
    #expect(places(edges, 2, 4) == [1, 2])
  }

  @Test func whatIsNotMadeUnaskedIsLeftOut() {
    let edges = [edge(2, 3, automatic: false)]
    #expect(places(edges, 2, 3) == nil)
    #expect(places(edges, 2, 3, any: true) == [0])
  }

  @Test func aMissingToolIsNamedOnlyWhereNoOtherWayIs() {
    let edges = [
      edge(2, 3, "gone"), edge(2, 4, "here"), edge(4, 3, "here", lossy: true),
      edge(3, 5, "lost"), edge(3, 6, "gone"),
    ]
    #expect(route(edges, 2, 3, missing: ["gone"])?.steps.map(\.index) == [1, 2])
    #expect(route(edges, 2, 3, missing: ["gone"])?.missingTools == [])
    #expect(route(edges, 2, 3, missing: ["gone", "here"])?.missingTools == ["gone"])
    #expect(route(edges, 2, 5, missing: ["lost"])?.missingTools == ["lost"])
    #expect(
      route(edges, 2, 5, missing: ["lost", "gone", "here"])?.missingTools == ["gone", "lost"])
    #expect(route(edges, 2, 6, missing: ["gone", "here"])?.missingTools == ["gone"])
    #expect(route(edges, 5, 2, missing: ["gone"]) == nil)
  }

  @Test func onlyWhatReadsDirectoriesIsGivenOne() {
    let graph = ConversionGraph.known(to: .builtIn)
    func route(_ from: UniformType, _ to: String, isDirectory: Bool) -> [String]? {
      graph.route(
        from: from, to: UniformType(to), isDirectory: isDirectory, where: \.isAutomatic,
        isInstalled: { _ in true })?.steps.map(\.conversion.tool)
    }
    #expect(route(.folder, "public.tar-archive", isDirectory: true) == ["tar"])
    #expect(route(.folder, "public.tar-archive", isDirectory: false) == nil)
    #expect(
      route(UniformType("com.apple.application-bundle"), "public.tar-archive", isDirectory: true)
        == ["tar"])
    #expect(route(.folder, "org.gnu.gnu-zip-tar-archive", isDirectory: true) == ["tar", "gzip"])
    #expect(route(.folder, "public.png", isDirectory: true) == nil)
    // A directory with the stated type of a picture still has no bytes.
    #expect(route(UniformType("public.png"), "public.jpeg", isDirectory: true) == nil)
  }

  /// Random numbers that are the same in every run.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16 | state << 48
    }
  }

  @Test("The route found is the cheapest of all routes", arguments: 0..<300)
  func isCheapest(seed: Int) throws {
    var chance = Chance(state: UInt64(seed) &* 7919 &+ 1)
    let edges = (0..<Int.random(in: 3...14, using: &chance)).map { _ in
      edge(
        .random(in: 0...5, using: &chance), .random(in: 0...5, using: &chance),
        ["a", "b", "c"].randomElement(using: &chance) ?? "a",
        lossy: .random(in: 0...2, using: &chance) == 0,
        proxy: .random(in: 0...3, using: &chance) == 0,
        automatic: .random(in: 0...4, using: &chance) > 0)
    }
    let missing: Set<String> = seed % 3 == 0 ? ["c"] : []
    for target in 2...5 {
      let found = route(edges, 1, target, missing: missing)
      let best = cheapest(edges, to: target, missing: missing)
      #expect(found?.steps.map(\.index) == best, "to t.\(target)")
      #expect(route(edges, 1, target, missing: missing) == found)
      #expect((found?.steps.filter(\.conversion.isLossy).count ?? 0) <= 1)
      let tools = Set(found?.steps.map(\.conversion.tool) ?? [])
      #expect(Set(found?.missingTools ?? []) == tools.intersection(missing))
    }
  }

  /// The cheapest route from `t.1`, among all that visit no type more often than a lossy step could
  /// help.
  private func cheapest(_ edges: [Conversion], to target: Int, missing: Set<String>) -> [Int]? {
    func cost(_ way: [Int]) -> [Int] {
      [
        way.filter { missing.contains(edges[$0].tool) }.count,
        way.filter { edges[$0].isProxy }.count,
        way.filter { edges[$0].isLossy }.count, way.count,
      ] + way
    }
    var best: [Int]?
    func walk(_ type: UniformType, _ way: [Int], _ seen: Set<UniformType>) {
      if Self.registry.conforms(type, to: Self.type(target)) {
        if best.map({ cost(way).lexicographicallyPrecedes(cost($0)) }) ?? true { best = way }
        return
      }
      for (place, edge) in edges.enumerated()
      where edge.isAutomatic && Self.registry.conforms(type, to: edge.input)
        && !seen.contains(edge.output) && !(edge.isLossy && way.contains { edges[$0].isLossy })
      {
        walk(edge.output, way + [place], seen.union([edge.output]))
      }
    }
    walk(Self.type(1), [], [Self.type(1)])
    return best
  }

  @Test func choosingAmongTwoHundredLooksAtEachOnceAtMost() {
    // A cycle of all types, each of which leads to the next one and to the first.
    let circle = (2..<102).flatMap { [edge($0, $0 == 101 ? 2 : $0 + 1), edge($0, 2)] }
    let star = (3..<203).map { edge(2, $0) } + [edge(150, 210)]
    for (edges, from, to, steps) in [(circle, 2, 99, 97), (circle, 2, 215, nil), (star, 2, 210, 2)]
    {
      var looks = 0
      let found = ConversionGraph(edges, registry: Self.registry).route(
        from: Self.type(from), to: Self.type(to), isDirectory: false, where: \.isAutomatic,
        isInstalled: { _ in
          looks += 1
          return true
        })
      #expect(found?.steps.count == steps)
      // Once during the search, and once for each reported step.
      #expect(looks <= edges.count + (steps ?? 0))
    }
    // Conversions that do not apply are not checked.
    var looks = 0
    _ = ConversionGraph(star, registry: Self.registry).route(
      from: Self.type(1), to: Self.type(210), isDirectory: false, where: \.isAutomatic,
      isInstalled: { _ in
        looks += 1
        return true
      })
    #expect(looks == 0)
  }
}
