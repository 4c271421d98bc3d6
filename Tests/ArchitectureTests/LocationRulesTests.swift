import TestSupport
import Testing

/// A place on a host or in a store is a value: text leads to one only where a person types it, or where a record has it.
@Suite struct LocationRulesTests {
  private func names(mentioning words: [String]) throws -> Set<String> {
    Set(
      try SourceTree.sources.get().filter {
        $0.isSwift && $0.path.hasPrefix("Sources/") && !$0.code(mentioning: words).isEmpty
      }.map { String($0.path.split(separator: "/").last ?? "") })
  }

  @Test("Only typed words are read as words that may name a host")
  func typedWords() throws {
    let typed: Set<String> = [
      "FarWord.swift", "DropRequest+Host.swift", "SuggestedFarFiles.swift", "SourceOptions.swift",
      "TypedLocation.swift",
      // It says why no file has such a name.
      "ExchangeError+Diagnostic.swift",
      "Location.swift",
    ]
    #expect(try names(mentioning: ["LocationWord.meaning(", "LocationWord.place("]) == typed)
  }

  @Test("Only rows of the databases, and the destination in a log, are read as recorded locations")
  func records() throws {
    let readers: Set<String> = [
      "SessionRows.swift", "SQLiteSession+Transfers.swift", "JSONRenderer.swift",
    ]
    #expect(try names(mentioning: ["Location(recorded:"]) == readers)
  }
}
