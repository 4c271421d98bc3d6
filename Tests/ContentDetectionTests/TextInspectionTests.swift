import Testing

@testable import ContentDetection

/// What texts of several kinds are told as, and what stays plain.
struct TextInspectionTests {
  private func mimeType(_ text: String) -> String? {
    TextInspection.finding(in: Array(text.utf8)[...], isWhole: true)?.mimeType
  }

  @Test(arguments: [
    "a", "-", "null", "42", "@home", "foo.bar", "Dear all,\n\nSee you at 10.\n", "TODO: buy milk",
    "- milk\n- eggs\n- bread\n", "name: value", "key=value", "a;b;c\n", "1. one\n2. two\n",
    "From here to there we go\n", "class is at nine", "BM stands for big money in this note",
    "GIF is a format", "ID3", "use strict rules here", "%! a comment", "#! not a script really",
    "\\begin is how it starts", "P1 is my favourite road\n", "MZ is a magazine\n", "% of it\n",
    "import taxes are due\npackage them well\n", "package deals, and others,\nare for sale\n",
    "I wrote `#include <stdio.h>` in it and it worked, which was nice to see.\n",
    "Party time 🎉🥳 and more\nParty again 🎉\n", "我能吞下玻璃而不傷身體。\n繁體字測試。\n",
    "Hello, world\nGoodbye, moon, and stars\n", "line one\u{1B}[31m red \u{1B}[0m\n", "x\r\ny\r\n",
  ])
  func notesStayPlain(text: String) {
    #expect(mimeType(text) == nil)
  }
}
