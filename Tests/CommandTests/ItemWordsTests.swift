import Testing

@testable import Context
@testable import DNDCommands

@Suite struct ItemWordsTests {
  @Test func numbersRangesAndNamesMayBeMixed() throws {
    #expect(
      try ItemWords.selection(["1,3-5", "a.md", "b.md,*.txt"])
        == ItemSelection(
          numbers: [1...1, 3...5], names: ["a.md"], lists: ["b.md,*.txt"]))
  }

  @Test func anOperandIsAWholeName() throws {
    #expect(
      try ItemWords.selection([], operands: ["a,b.md", "2", "4-6"])
        == ItemSelection(numbers: [2...2, 4...6], names: ["a,b.md"]))
  }

  @Test func nothingMeansAll() throws { #expect(try ItemWords.selection([]) == nil) }

  @Test(arguments: ["", "1,,2", "0", "3-1", "-", "1-2-3", "a,"])
  func whatIsMadeOfDigitsIsMeantAsNumbers(text: String) {
    #expect(throws: CommandLineError.self) { try ItemWords.selection([text]) }
  }

  @Test(arguments: [
    ("lfit", "lift", 1), ("lift", "lift", 0), ("lit", "lift", 1), ("tfil", "lift", 3),
    ("porpose", "propose", 1), ("", "use", 3), ("ab", "ba", 1),
  ])
  func tradedNeighboursCountOnce(one: String, other: String, distance: Int) {
    #expect(CommandWords.distance(one, other) == distance)
  }
}
