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

  @Test func nothingPrintsPastTheOutput() throws {
    #expect(places(try Regex(#"(^|[^.\w])(print|debugPrint|dump)\("#), in: sources) == [])
  }

  @Test func onlyTheDoorToTheSystemEndsTheProcess() throws {
    let others = sources.filter { $0.module != "SystemCalls" }
    #expect(places(try Regex(#"(^|[^.\w])(exit|_exit|abort)\("#), in: others) == [])
  }

  @Test func nothingIsPublic() throws {
    let declarations =
      "actor|case|class|enum|extension|final|func|import|init|let|mutating|protocol|static"
      + "|struct|subscript|typealias|var"
    let pattern = try Regex("\\b(public|open)(\\(set\\))?\\s+(\(declarations))\\b")
    #expect(places(pattern, in: sources) == [])
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
