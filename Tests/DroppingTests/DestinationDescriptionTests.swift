import Testing

@testable import Dropping

@Suite struct DestinationDescriptionTests {
  @Test(
    "A destination that is not a path has a title of its own",
    arguments: [
      ("-", .words("standard output")), ("trash:", .words("the trash")),
      ("clipboard:", .words("the clipboard")), ("primary:", .words("the primary selection")),
      ("window:", .words("another program")), ("app:gimp", .name("gimp")),
      ("exec:wc -c", .quoted("wc -c")),
    ] as [(String, DestinationDescription.Title)])
  func titles(key: String, title: DestinationDescription.Title) {
    #expect(DestinationDescription.of(key)?.title == title)
  }

  @Test("A path has none", arguments: ["/a", "", "/trash:", "/-", "/app:gimp"])
  func path(key: String) { #expect(DestinationDescription.of(key) == nil) }

  @Test("Only a window lets other programs save files")
  func files() {
    let savers = ["-", "trash:", "clipboard:", "window:", "app:a", "exec:a"]
      .filter { DestinationDescription.of($0)?.savesFiles == true }
    #expect(savers == ["window:"])
  }
}
