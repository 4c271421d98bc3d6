import Conversion
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

// Spreadsheets and tables, YAML and JSON, and web pages.
extension ToolConversionsTests {
  // MARK: Sheets

  /// By default, a spreadsheet reads 007 as 7 and a date as a number, and evaluates what begins with an equals sign.
  @Test(
    "Every field of a table is in the sheet as it was",
    arguments: ["xlsx", "ods"].flatMap { kind in ["ssconvert", "soffice"].map { (kind, $0) } })
  func fields(kind: String, tool: String) throws {
    try need(tool == "soffice" ? "LibreOffice Calc" : tool)
    let table = #"""
      animal,code,date,sum,word
      Otter,007,2024-01-02,=1+1,1.50
      "a, ""b""",12,,"x
      y",-3.25
      ümläut,+4,1e5,@x,'q'
      TRUE,0.5,12345678901234567890,-x,10%

      """#
    try sandbox.write("sample", table)
    let there = try conversion("public.comma-separated-values-text", kind, tool)
    #expect(!there.isLossy)
    try make([there])
    #expect(try !shell("unzip -p made '*.xml' | grep -aE '<f[ >]|table:formula'"))
    try FileSystem.rename(sandbox.path("made"), to: sandbox.path("sample"), .replace)
    let back = try #require(
      Self.conversions.first {
        $0.input == there.output && $0.output == there.input && $0.tool == tool
      })
    #expect(back.isLossy)
    try make([back])
    #expect(try say("cat made") == table)
  }

  @Test(arguments: ["ssconvert", "soffice"])
  func theFirstSheetIsTheTable(tool: String) throws {
    try need(tool == "soffice" ? "LibreOffice Calc" : tool, "ssconvert")
    try #require(
      try shell(
        "printf 'otter,1\\n' > a.csv && printf 'marmot,2\\n' > b.csv && ssconvert --merge-to=it.xlsx a.csv b.csv"
          + " && mv it.xlsx sample"))
    try make([conversion("org.openxmlformats.spreadsheetml.sheet", "csv", tool)])
    #expect(try say("cat made") == "otter,1\n")
  }

  @Test(arguments: ["", "otter", "PK\u{3}\u{4}otter"])
  func whatIsNoSheetIsRefused(text: String) throws {
    for step in Self.conversions
    where ["xlsx", "ods"].contains(TypeRegistry.builtIn.preferredExtension(of: step.input) ?? "")
      && step.tool == "ssconvert"
    {
      try need("ssconvert")
      try sandbox.write("sample", text)
      #expect(throws: CommandError.self, "\(step.input)") { try make([step]) }
    }
  }

  // MARK: YAML

  private func yaml(_ text: String, to output: String) throws -> String {
    try need("PyYAML")
    try sandbox.write("sample", text)
    try make([conversion(output == "json" ? "public.yaml" : "public.json", output, "PyYAML")])
    return try say("cat made")
  }

  @Test func wordsOfYAMLAreWhatItsSecondVersionSays() throws {
    let made = try yaml(
      """
      on: no
      mode: 0755
      octal: 0o17
      price: 1.10
      large: 12345678901234567890
      none: ~
      yes: true
      time: 12:30:00
      base: &base {a: 1, b: 2}
      more:
        <<: *base
        b: 3
      text: |
        an
        otter

      """, to: "json")
    #expect(
      made == """
        {
          "on": "no",
          "mode": 755,
          "octal": 15,
          "price": 1.10,
          "large": 12345678901234567890,
          "none": null,
          "yes": true,
          "time": "12:30:00",
          "base": {
            "a": 1,
            "b": 2
          },
          "more": {
            "a": 1,
            "b": 3
          },
          "text": "an\\notter\\n"
        }

        """)
  }

  @Test func aTextOfJSONIsATextToEveryReaderOfYAML() throws {
    let text =
      ##"{"words": ["no", "1e3", "0o17", "012", "~", "", "- x", "#x", "a: b", "2024-01-02", "<<", "é\n"], "n": [1.10, 1e5, -0]}"##
    let made = try yaml(text, to: "yaml")
    for word in [
      "'no'", "'1e3'", "'0o17'", "'012'", "'~'", "''", "'- x'", "'#x'", "'a: b'", "1.10",
    ] {
      #expect(made.contains("- \(word)\n"), "\(word)")
    }
    let back = try yaml(made, to: "json")
    #expect(
      back.filter { !$0.isWhitespace }
        == ##"{"words":["no","1e3","0o17","012","~","","-x","#x","a:b","2024-01-02","<<","é\n"],"n":[1.10,1.0e+5,-0]}"##
    )
  }

  @Test(arguments: [
    ("a: 1\na: 2\n", "json", #"line 2: duplicate key "a""#),
    ("a: [\n", "json", "line 2, column 1"), ("", "json", "it contains no document"),
    ("a: 1\n---\nb: 2\n", "json", "there are 2 documents in it, and JSON holds one"),
    ("a: !!python/object/apply:os.system [id]\n", "json", "JSON cannot represent"),
    ("a: .inf\n", "json", "line 1: JSON has no number .inf"),
    ("a: &a [*a]\n", "json", "line 1: it contains itself"),
    ("[1]: 2\n", "json", "a key is not text"),
    (
      String(repeating: "[", count: 600) + String(repeating: "]", count: 600), "json",
      "nested too deep"
    ),
    ("[1, 2", "yaml", "line 1, column 6"), ("[NaN]", "yaml", "NaN is not JSON"),
    (#"{"a": 1, "a": 2}"#, "yaml", "duplicate key"),
  ])
  func whatIsNotYAMLOrJSONIsRefusedWithTheReason(text: String, to: String, reason: String) throws {
    do throws(any Error) {
      _ = try yaml(text, to: to)
      Issue.record("it was converted")
    } catch let error as CommandError {
      guard case .exited(_, _, let words) = error else { throw error }
      #expect(words.joined(separator: "\n").contains(reason), "\(words)")
    }
  }

  /// A dozen lines would expand to more than the disk can hold.
  @Test func whatGrowsWithoutEndIsRefused() throws {
    let lines = (1..<12).map {
      "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 10).joined(separator: ","))]"
    }
    #expect(throws: CommandError.self) {
      _ = try yaml((["a0: &a0 [x]"] + lines).joined(separator: "\n"), to: "json")
    }
  }

  // MARK: Pages

  private func page(_ html: String, to output: String = "made") throws {
    try need("WeasyPrint", "convert", "pdfimages")
    try #require(
      try shell(
        """
        mkdir -p beside/sub beside/.hidden secret; convert -size 8x8 xc:blue beside/own.png
        cp beside/own.png beside/.hidden/no.png; convert -size 9x9 xc:red secret/no.png
        ln -sf ../secret/no.png beside/link.png; echo marmot > beside/note.txt
        printf 'h1::after { content: "styled" }' > beside/sub/it.css
        """))
    try sandbox.write("beside/it.html", html)
    let made = try OpenFile.open(
      sandbox.path("made"), .writeOnly, options: [.create, .truncate], permissions: 0o600)
    try run([conversion("public.html", "pdf", "WeasyPrint")])
      .run(from: .file(sandbox.path("beside/it.html")), into: made)
  }

  @Test func aPageIsSetWithWhatIsBesideIt() throws {
    try page(
      """
      <link rel=stylesheet href="sub/it.css"><h1>Otter &ndash; größer</h1><img src="own.png">
      <img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E">
      """)
    let text = try say("pdftotext made -")
    #expect(text.contains("größer") && text.contains("styled"))
    #expect(try say("pdfimages -list made | grep -c ' 8  *8 '") == "1\n")
  }

  @Test func aPageReachesNothingElse() throws {
    let secret = sandbox.path("secret/no.png").string
    try page(
      """
      <h1>otter</h1><img src="\(secret)"><img src="file://\(secret)"><img src="../secret/no.png">
      <img src="link.png"><img src=".hidden/no.png"><img src="http://127.0.0.1:9/x.png">
      <img src="/etc/hostname"><link rel=attachment href="note.txt"><link rel=attachment href="file:///etc/passwd">
      <a rel=attachment href="note.txt">x</a><script>document.body.innerHTML = 'marmot'</script>
      """)
    #expect(try say("pdftotext made -").contains("otter"))
    #expect(try say("pdfimages -list made | tail -n +3") == "")
    #expect(try say("pdfdetach -list made") == "0 embedded files\n")
    #expect(try say("pdftotext made - | grep -c marmot || true") == "0\n")
  }

  @Test func anEmptyPageIsRefused() throws {
    #expect(throws: CommandError.self) { try page("") }
  }

  /// The page contains its pictures, so that it can be sent to others.
  @Test func aPageOfAReportHasItsPicturesInIt() throws {
    try need("pandoc", "convert")
    try #require(
      try shell(
        """
        mkdir -p beside secret; convert -size 8x8 xc:blue beside/own.png; convert -size 9x9 xc:red secret/no.png
        ln -s ../secret/no.png beside/link.png; echo marmot > beside/note.png
        base64 -w0 beside/own.png > own; base64 -w0 secret/no.png > no
        """))
    try sandbox.write(
      "beside/it.md",
      """
      # Otter

      ![a](own.png) ![b](../secret/no.png) ![c](link.png) ![d](note.png) ![e](https://example.org/x.png)

      <p><img alt="f" src="own.png"> <b>bold</b></p>
      """)
    let made = try OpenFile.open(
      sandbox.path("made"), .writeOnly, options: [.create, .truncate], permissions: 0o600)
    let step = try conversion("net.daringfireball.markdown", "html", "pandoc")
    #expect(!step.isLossy)
    try run([step]).run(from: .file(sandbox.path("beside/it.md")), into: made)
    #expect(try say("grep -o -F -f own made | wc -l") == "2\n")
    #expect(try say("grep -c -F -f no made || true") == "0\n")
    let page = try say("cat made")
    #expect(page.contains(#"src="https://example.org/x.png""#) && page.contains("<b>bold</b>"))
    #expect(page.contains(#"src="../secret/no.png""#) && !page.contains("marmot"))
  }
}
