import TestSupport
import Testing

/// Rules for every source file of every module.
@Suite struct SourceRulesTests {
  let sources: [SourceFile]

  /// Tables contain data and foreign words, and are excluded.
  init() throws {
    sources = try SourceTree.sources.get().filter { $0.isSwift && !$0.path.contains("/Tables/") }
  }

  /// The locations in `files` whose code matches `pattern`; files that contain none of `words` are
  /// skipped.
  private func places(
    _ pattern: Regex<AnyRegexOutput>, with words: [String], in files: [SourceFile]
  ) -> [String] {
    files.flatMap { file in
      file.code(mentioning: words).filter { $0.text.contains(pattern) }
        .map { "\(file.path):\($0.number):\($0.text)" }
    }
  }

  @Test func nothingPrintsPastTheOutput() throws {
    let pattern = try Regex(#"(^|[^.\w])(print|debugPrint|dump)\("#)
    #expect(places(pattern, with: ["print(", "debugPrint(", "dump("], in: sources) == [])
  }

  @Test func onlyTheDoorToTheSystemEndsTheProcess() throws {
    let others = sources.filter { $0.module != "SystemCalls" }
    let pattern = try Regex(#"(^|[^.\w])(exit|_exit|abort)\("#)
    #expect(places(pattern, with: ["exit(", "abort("], in: others) == [])
  }

  @Test func nothingIsPublic() throws {
    let declarations =
      "actor|case|class|enum|extension|final|func|import|init|let|mutating|protocol|static"
      + "|struct|subscript|typealias|var"
    let pattern = try Regex("\\b(public|open)(\\(set\\))?\\s+(\(declarations))\\b")
    #expect(places(pattern, with: ["public", "open"], in: sources) == [])
  }

  @Test func nothingTrapsOnInput() throws {
    let pattern = try Regex(#"\btry!|\bas!|\bfatalError\(|\bpreconditionFailure\(|FileHandle\b"#)
    let words = ["try!", "as!", "fatalError(", "preconditionFailure(", "FileHandle"]
    #expect(places(pattern, with: words, in: sources) == [])
  }

  /// Each would leave a check in the program that has the length of the path of its source file.
  @Test func theProgramDoesNotDependOnItsFolder() throws {
    let words = ["withoutActuallyEscaping(", "#filePath", "#file"]
    let pattern = try Regex(#"\bwithoutActuallyEscaping\(|#file(Path|ID)?\b"#)
    #expect(places(pattern, with: words, in: sources) == [])
  }

  @Test func noFileNeedsTheWholeOfFoundation() throws {
    let pattern = try Regex(#"\bimport Foundation\s*$"#)
    #expect(places(pattern, with: ["import Foundation"], in: sources) == [])
  }

  @Test func sourcesKnowNothingOfTheirTests() throws {
    let pattern = try Regex(#"(?i)\b(mock|stub|fake|dummy)|ForTest(s|ing)\b"#)
    let words = ["ock", "tub", "ake", "ummy", "ForTest", "MOCK", "STUB", "FAKE", "DUMMY"]
    #expect(places(pattern, with: words, in: sources) == [])
  }

  @Test func noFileIsLong() {
    let long = sources.filter { $0.lines.count > 400 }
    #expect(long.map { "\($0.path): \($0.lines.count) lines" } == [])
  }

  /// The implementations of operations belong in modules of their own.
  @Test func theOperationsStayShort() {
    let lines = sources.filter { $0.module == "Exchange" }.map(\.lines.count).reduce(0, +)
    #expect(lines <= 1_500)
  }

  /// Strings are equal if they are canonically equivalent, although their bytes name different files.
  @Test("Names of files are not keys as strings, but as bytes")
  func namesAreNotStringsAsKeys() throws {
    let modules = [
      "FileTransfer", "Destinations", "OrderedViews", "Picking", "Dropping", "Reverting",
      "Exchange",
    ]
    // Keys that are not names: words of this program, keys of a format, or spellings that are only
    // compared as bytes afterwards.
    let others = [
      "defaults: Set<String>", "keys: Set<String>", "known: Set<String>",
      "values: [String: [UInt8]]", "names: [Folder.Identity: [String: [[UInt8]]]]",
    ]
    let pattern = try Regex(#"Set<String>|\[String: |Dictionary<String"#)
    let found = places(
      pattern, with: ["<String", "[String: "],
      in: sources.filter { modules.contains($0.module) })
    #expect(found.filter { place in !others.contains { place.contains($0) } } == [])
  }

  @Test func filesAreNamedAfterWhatTheyHold() {
    let empty = ["Utils", "Helpers", "Manager", "Common"]
    let offenders = sources.filter { file in empty.contains { file.path.contains($0) } }
    #expect(offenders.map(\.path) == [])
  }

  @Test func everyFileEndsWithANewline() throws {
    let files =
      try SourceTree.sources.get() + SourceTree.files(below: "Tests")
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
