import TestSupport
import Testing

/// Checks that dnd-json(5) lists exactly the keys that are written as JSON.
@Suite struct JSONKeyTests {
  /// The keys that the renderers add, found as literals.
  private func written() throws -> Set<String> {
    let directory = "Sources/DNDCommands/Output"
    let text = try SourceTree.files(below: directory)
      .filter { $0.path.contains("/JSONRenderer") || $0.path.hasSuffix("/Console.swift") }
      .flatMap(\.code).joined(separator: "\n")
    let literals = text.matches(of: #/\.add\(\s*"([A-Za-z0-9]+)"/#).map { String($0.1) }
    // The list of items and the objects around diagnostics are written differently.
    return Set(literals).union(["items", "error", "warning", "note"])
  }

  /// The keys that the page defines: the words of its list items.
  private func told() throws -> Set<String> {
    let items = try SourceTree.file("man/dnd-json.5").lines.filter { $0.hasPrefix(".It Cm ") }
    let words = items.flatMap { $0.dropFirst(".It Cm ".count).split(separator: " ") }
    return Set(words.filter { $0 != "," }.map(String.init))
  }

  @Test func everyKeyIsInTheManual() throws {
    let written = try written()
    #expect(written.count > 40)
    #expect(written.subtracting(try told()) == [])
  }

  @Test func theManualHasNoOtherKeys() throws {
    #expect(try told().subtracting(try written()) == [])
  }

  @Test func thereAreNoTwoSpellingsOfAKey() throws {
    let lowered = try written().map { $0.lowercased() }
    #expect(Set(lowered).count == lowered.count)
  }
}
