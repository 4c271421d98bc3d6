import Destinations
import Testing

@Suite struct NameTemplateTests {
  private let values = NameTemplate.Values(
    name: "a/b.tar.gz", stem: "b", fileExtension: "tar.gz", number: 7, type: "public.data")

  @Test func fillsInEveryBlank() throws {
    let template = try NameTemplate("{date:%Y/%m}/{stem}-{n}.{ext}")
    #expect(
      template.filled(with: values) { $0 == "%Y/%m" ? "2026/11" : "?" } == [
        "2026", "11", "b-7.tar.gz",
      ])
  }

  @Test(arguments: [
    ("{n:03}", "007"), ("{n:01}", "7"), ("{n:09}", "000000007"), ("{n}", "7"),
    ("{date}", "%Y-%m-%d"),
    ("{date:%H:%M}", "%H:%M"), ("{ext:lower}", "jpeg"), ("{ext:upper}", "JPEG"), ("{ext}", "JPEG"),
    ("{stem:lower}", "été"), ("{stem:upper}", "ÉTÉ"), ("{name:lower}", "été.jpeg"),
  ])
  func blanksHaveFormats(text: String, name: String) throws {
    let values = NameTemplate.Values(
      name: "Été.JPEG", stem: "Été", fileExtension: "JPEG", number: 7, type: "public.jpeg")
    #expect(try NameTemplate(text).filled(with: values) { $0 } == [name])
  }

  @Test(arguments: [
    ("{counter}", "\0"), ("a-{counter:03}", "a-\0\0\0"), ("{hour}", "%H"), ("{camera}", "unknown"),
    ("{camera}/{name}", "unknown"),
  ])
  func whatTheFileOrTheFolderSaysIsFilledInLater(text: String, first: String) throws {
    #expect(try NameTemplate(text).filled(with: values) { $0 }.first == first)
  }

  @Test(arguments: ["{counter}/{name}", "{counter}-{counter}", "{counter}{date:%Y/%m}", "{hour:2}"])
  func aCounterIsUsedOnceInTheNameOfTheFile(text: String) {
    #expect(throws: NameTemplateError.self) { try NameTemplate(text) }
  }

  @Test(arguments: [
    ("{n:03}-{stem}", "{counter:03}-{stem}"), ("a/{n}", "a/{counter}"),
    ("{n}/{name}", "{n}/{name}"),
    ("{n}-{n}", "{n}-{n}"), ("{stem}-{n}", "{stem}-{n}"),
  ])
  func theNumberOfAViewIsACounter(text: String, counting: String) throws {
    #expect(try NameTemplate(text).counting == NameTemplate(counting))
  }

  /// A byte that is not UTF-8 is carried as a scalar without case.
  @Test func lettersOfRawBytesStayAsTheyAre() throws {
    var raw = values
    raw.stem = "A\u{10FFC3}"
    #expect(try NameTemplate("{stem:lower}").filled(with: raw) { _ in "" } == ["a\u{10FFC3}"])
  }

  @Test func manyDigitsAreNeverCut() throws {
    var many = values
    many.number = 12345
    #expect(try NameTemplate("{n:03}").filled(with: many) { _ in "" } == ["12345"])
  }

  @Test(arguments: [
    ("{{", "{"), ("}}", "}"), ("}", "}"), ("{{name}}", "{name}"), ("{{{n}}}", "{7}"),
    ("a{{b}c", "a{b}c"), ("{{{{", "{{"),
  ])
  func twoBracesAreABraceItself(text: String, name: String) throws {
    #expect(try NameTemplate(text).filled(with: values) { _ in "" } == [name])
  }

  @Test(arguments: [
    ("README", true), ("a/README", true), ("{date:%Y}/README", true), ("{name}", true),
    ("x.{ext}", true), ("{stem}", false), ("README-{n}", false), ("{name}/{n}", true),
    ("{stem}.{ext:lower}", true), ("{name:lower}", true), ("{n:03}", false), ("{date}", false),
  ])
  func aNameThatIsSaidInFullSaysItsExtension(text: String, says: Bool) throws {
    #expect(try NameTemplate(text).saysExtension == says)
  }

  @Test func aSlashInAValueMakesNoDirectory() throws {
    #expect(try NameTemplate("{name}").filled(with: values) { _ in "" } == ["a_b.tar.gz"])
  }

  @Test(arguments: [
    ("{name}", false), ("{stem}-{n}.{ext}", false), ("a/{name}", true), ("{date:%Y}", true),
  ])
  func aSlashOrADateMayMakeDirectories(text: String, makes: Bool) throws {
    #expect(try NameTemplate(text).makesDirectories == makes)
  }

  @Test func aNameWithoutExtensionEndsInNoDot() throws {
    var bare = values
    bare.fileExtension = ""
    #expect(try NameTemplate("{stem}.{ext}").filled(with: bare) { _ in "" } == ["b"])
    #expect(try NameTemplate("{stem}.{ext:lower}").filled(with: bare) { _ in "" } == ["b"])
  }

  @Test(arguments: [
    "{nam}", "{name", "", "/abs/{name}", "../{name}", "a/../{n}", "{n}/", "{date:}",
    "{n:}", "{n:3}", "{n:00}", "{n:003}", "{n:+3}", "{n:0x}", "{ext:title}", "{ext:}",
    "{type:lower}", "{:}",
  ])
  func refusesWhatIsNoNameInsideTheDestination(text: String) {
    #expect(throws: NameTemplateError.self) { try NameTemplate(text) }
  }

  /// A combining mark after a slash forms one character with it, but a path consists of bytes.
  @Test func aSlashIsASlashWhateverMarkStandsOnIt() throws {
    #expect(throws: NameTemplateError.self) { try NameTemplate("/\u{301}{name}") }
    #expect(throws: NameTemplateError.self) { try NameTemplate("../\u{301}{name}") }
    #expect(throws: NameTemplateError.self) { try NameTemplate("a/\u{301}/..") }
    var marked = values
    marked.stem = "../\u{301}b"
    let template = try NameTemplate("x/\u{301}{stem}")
    #expect(template.filled(with: marked) { _ in "" } == ["x", "\u{301}.._\u{301}b"])
  }

  @Test(
    "A date has only the conversions of strftime",
    arguments: [
      ("%Q", "%Q"), ("%Y-%", "%"), ("%Y%é", "%é"), ("%-f", "%-f"), ("%EN%d", "%EN"),
      ("%Y/%m", nil), ("%-d.%_m.%02y", nil), ("%Ey %Od %%Q", nil), ("plain", nil),
    ])
  func dateConversions(format: String, wrong: String?) {
    let text = "{date:\(format)}"
    guard let wrong else {
      #expect(throws: Never.self) { try NameTemplate(text) }
      return
    }
    #expect(throws: NameTemplateError.badDate(wrong)) { try NameTemplate(text) }
  }
}
