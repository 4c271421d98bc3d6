import TestSupport
import Testing

/// Rules that hold for every source file, whatever its module.
@Suite struct SourceRulesTests {
  let sources: [SourceFile]

  init() throws {
    sources = try SourceTree.files(below: "Sources").filter(\.isSwift)
  }

  /// The places in `files` whose code matches `pattern`.
  private func places(
    _ pattern: Regex<AnyRegexOutput>, in files: [SourceFile]
  ) -> [String] {
    files.flatMap { file in
      file.code.enumerated().compactMap { number, line in
        line.contains(pattern) ? "\(file.path):\(number + 1):\(line)" : nil
      }
    }
  }

  @Test func onlyTheCommandsPrintAndExit() throws {
    let pattern = try Regex(#"(^|[^.\w])(print|debugPrint|exit|_exit|abort)\("#)
    let others = sources.filter { $0.module != "DNDCommands" && $0.module != "dnd" }
    #expect(places(pattern, in: others) == [])
  }

  @Test func nothingIsPublic() throws {
    #expect(places(try Regex(#"(^|[^.\w"])(public|open) "#), in: sources) == [])
  }

  @Test func nothingTrapsOnInput() throws {
    let pattern = try Regex(#"\btry!|\bas!|\bfatalError\(|\bpreconditionFailure\(|FileHandle\b"#)
    #expect(places(pattern, in: sources) == [])
  }

  @Test func noFileNeedsTheWholeOfFoundation() throws {
    #expect(places(try Regex(#"\bimport Foundation\s*$"#), in: sources) == [])
  }

  @Test func sourcesKnowNothingOfTheirTests() throws {
    let pattern = try Regex(#"(?i)\b(mock|stub|fake|dummy)|ForTest(s|ing)\b"#)
    #expect(places(pattern, in: sources) == [])
  }

  @Test func noFileIsLong() {
    let long = sources.filter { !$0.path.contains("/Tables/") && $0.lines.count > 400 }
    #expect(long.map { "\($0.path): \($0.lines.count) lines" } == [])
  }

  @Test func filesAreNamedAfterWhatTheyHold() {
    let empty = ["Utils", "Helpers", "Manager", "Common"]
    let offenders = sources.filter { file in empty.contains { file.path.contains($0) } }
    #expect(offenders.map(\.path) == [])
  }

  @Test func everyFileEndsWithANewline() throws {
    let files =
      try SourceTree.files(below: "Sources") + SourceTree.files(below: "Tests")
      + [SourceTree.file("Package.swift")]
    let text = ["swift", "script", "h", "modulemap", "md", "json", "sh"]
    let offenders = files.filter { file in
      text.contains { file.path.hasSuffix(".\($0)") } && file.bytes.last != 0x0A
    }
    #expect(offenders.map(\.path) == [])
  }

  @Test func thereAreSourcesToRead() {
    #expect(sources.contains { $0.path == "Sources/Items/Item.swift" })
  }
}
