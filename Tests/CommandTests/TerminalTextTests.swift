import Diagnostics
import SystemCalls
import Testing

@testable import DNDCommands

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain name.txt", "plain name.txt"), ("schön 🦦.txt", "schön 🦦.txt"),
    ("a\nb", #"a\nb"#), ("a\tb\r", #"a\tb\r"#), ("\u{1B}[31mred", #"\x1b[31mred"#),
    ("\u{7F}\u{0}", #"\x7f\x00"#), ("\u{9B}31m", #"\u009b31m"#),
    ("exe.\u{202E}gpj", #"exe.\u202egpj"#), ("\u{2066}a\u{2069}", #"\u2066a\u2069"#),
    ("\u{200B}", #"\u200b"#), ("\u{FEFF}x", #"\ufeffx"#), ("\u{2028}", #"\u2028"#),
    ("\u{E0041}", #"\U000e0041"#), ("👨‍👩‍👧", "👨‍👩‍👧"), ("می‌خواهم", "می‌خواهم"),
  ])
  func writesOutWhatATerminalWouldObey(text: String, shown: String) {
    #expect(TerminalText.escaped(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test func signsOfOurOwnAreWrittenInASCIIWhereTheLocaleHasNoUnicode() {
    #expect(TerminalText.inASCII("a → b · 2 left … ⠋ █░") == "a -> b - 2 left ... | #.")
    #expect(TerminalText.inASCII("schön 日本.txt") == "schön 日本.txt")
    let isUnicode = [
      [:]: true, ["LC_ALL": "C"]: false, ["LANG": "de_DE.UTF-8"]: true, ["LC_ALL": "C.utf8"]: true,
      ["LC_ALL": "", "LC_CTYPE": "POSIX", "LANG": "C.UTF-8"]: false,
    ]
    for (environment, expected) in isUnicode {
      #expect(Context.isUnicode(Variables(environment)) == expected, "\(environment)")
    }
  }

  @Test func writesOutBytesThatAreNoText() {
    let name = CarriedText.text([0x61, 0xFF, 0xC3, 0x62])
    #expect(TerminalText.escaped(name) == #"a\xff\xc3b"#)
    #expect(CarriedText.writtenOut(name + "\n") == #"a\xff\xc3b"# + "\n")
  }

  @Test func noByteThatControlsATerminalIsLeft() {
    for value in (0..<0x20).map(UInt32.init) + (0x7F..<0xA0).map(UInt32.init) {
      let scalar = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
      let shown = TerminalText.escaped("x\(scalar)y")
      #expect(shown.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, "U+\(String(value, radix: 16))")
    }
  }
}

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("schön", 5), ("e\u{301}", 1), ("日本語", 6), ("ｱ", 1), ("Ａ", 2),
    ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("🦦", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2),
    ("☂", 1), ("☂\u{FE0F}", 2), ("→", 1), ("\u{200D}", 0), ("𠀀", 2),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("abc", 1, "…"), ("abc", 0, ""),
  ])
  func cutsToFit(text: String, limit: Int, cut: String) {
    #expect(DisplayWidth.cut(text, to: limit) == cut)
    #expect(DisplayWidth.of(DisplayWidth.cut(text, to: limit)) <= limit)
  }
}
