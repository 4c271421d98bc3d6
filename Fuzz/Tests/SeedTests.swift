import SystemPackage
import TestSupport
import Testing

/// Runs the fuzz targets on every seed, including each input that once broke a parser.
@Suite(.timeLimit(.minutes(5))) struct SeedTests {
  private func seeds(of target: FuzzTarget) throws -> [SourceFile] {
    try SourceTree.files(below: "Fuzz/Seeds/\(target.rawValue)")
  }

  @Test(arguments: FuzzTarget.allCases)
  func noSeedBreaksItsParser(target: FuzzTarget) throws {
    for seed in try seeds(of: target) {
      #expect(throws: Never.self, "\(seed.path)") { try target.run(seed.bytes) }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func noPieceOfASeedBreaksItsParser(target: FuzzTarget) throws {
    for seed in try seeds(of: target) {
      let step = max(1, seed.bytes.count / 8)
      for length in stride(from: 0, to: seed.bytes.count, by: step) {
        #expect(throws: Never.self, "\(length) bytes of \(seed.path)") {
          try target.run(Array(seed.bytes.prefix(length)))
        }
      }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func noBitThatIsFlippedInASeedBreaksItsParser(target: FuzzTarget) throws {
    for seed in try seeds(of: target) {
      let step = max(1, seed.bytes.count / 16)
      for place in stride(from: 0, to: seed.bytes.count, by: step) {
        var bytes = seed.bytes
        bytes[place] ^= 0xFF
        #expect(throws: Never.self, "byte \(place) of \(seed.path)") { try target.run(bytes) }
      }
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func aTargetHasSeedsAndNoDirectoryIsWithoutATarget(target: FuzzTarget) throws {
    #expect(try !seeds(of: target).isEmpty)
    let directories = try Files.names(in: SourceTree.root.appending("Fuzz/Seeds"))
    #expect(directories == FuzzTarget.allCases.map(\.rawValue).sorted())
  }
}
