import Diagnostics
import SystemPackage
import Testing
import UniformTypes

@testable import Context
@testable import DNDCommands
@testable import Dropping
@testable import Items

@Suite struct DropSummaryTests {
  private let paths = PathText(workingDirectory: "/home/ada/work", home: "/home/ada")

  private func result(
    _ name: String, _ effect: ItemResult.Effect, at target: String? = nil,
    isDirectory: Bool = false, isLossy: Bool = false, view: String? = nil
  ) -> ItemResult {
    var result = ItemResult(index: 1, name: name, state: .placed, effect: effect)
    result.given = UniformType("public.jpeg")
    result.target = target ?? "/home/ada/Pictures/\(name)"
    result.isDirectory = isDirectory
    result.isLossy = isLossy
    result.view = view
    return result
  }

  private func line(
    _ results: [ItemResult], to destination: String = "/home/ada/Pictures", route: [String] = [],
    left: Int = 0, kept: Int = 0
  ) -> String {
    var summary = DropSummary()
    for result in results { summary.count(result, label: "JPEG image") }
    var outcome = DropOutcome(
      session: .otter, operation: .copy, destination: route.isEmpty ? destination : "",
      placed: results.count, skipped: 0, failed: 0, pending: left, ended: left == 0)
    outcome.route = route.map { RouteStop(view: $0, items: 1) }
    outcome.kept = kept
    return summary.line(outcome, paths)
  }

  private let done = " (session brisk-otter is done)"

  @Test("The summary names the effect and the destination")
  func severalFiles() {
    let copied = [result("a.md", .copied), result("b.md", .copied), result("c.md", .copied)]
    #expect(line(copied) == "copied 3 files to ~/Pictures/" + done)
    #expect(
      line([result("a.md", .moved), result("b.md", .moved)]) == "moved 2 files to ~/Pictures/"
        + done)
    #expect(
      line([result("a.md", .linked), result("b.md", .linked)]) == "linked 2 files in ~/Pictures/"
        + done)
    #expect(
      line([result("a", .copied, isDirectory: true), result("b", .copied, isDirectory: true)])
        == "copied 2 folders to ~/Pictures/" + done)
    #expect(
      line([result("a", .copied, isDirectory: true), result("b", .copied)])
        == "copied 2 items to ~/Pictures/" + done)
    #expect(
      line([result("a.md", .trashed), result("b.md", .trashed)], to: "trash:")
        == "moved 2 files to the trash" + done)
  }

  @Test("The summary tells the folders of a sorted drop")
  func severalFolders() {
    func sorted(_ folders: [String]) -> String {
      line(folders.map { result("a.jpg", .copied, at: "/home/ada/Pictures/\($0)/a.jpg") })
    }
    #expect(
      sorted(["2026/02", "2026/03", "2026/01"])
        == "copied 3 files to ~/Pictures/2026/01 … 03/" + done)
    #expect(
      sorted(["2026/01", "2025/12"]) == "copied 2 files to ~/Pictures/2025/12 … 2026/01/" + done)
    #expect(sorted(["2026", "2026"]) == "copied 2 files to ~/Pictures/2026/" + done)
    // The folders of a tree have no first and last.
    #expect(sorted(["a", "b/c"]) == "copied 2 files to ~/Pictures/" + done)
  }

  @Test("A file whose name is a number is no number of files")
  func numbersAsNames() {
    #expect(line([result("2", .copied)]) == "copied '2' to ~/Pictures/" + done)
  }

  @Test("A single file is named, with its new name if it was renamed")
  func oneFile() {
    #expect(line([result("a.md", .copied)]) == "copied a.md to ~/Pictures/" + done)
    #expect(
      line([result("a.md", .copied, at: "/home/ada/work/a 2.md")]) == "copied a.md to a 2.md" + done
    )
    #expect(
      line([result("a.heic", .converted, at: "/home/ada/work/out/a.jpg", isLossy: true)])
        == "converted a.heic to out/a.jpg (JPEG, lossy)" + done)
    #expect(
      line([result("report.md", .made, at: "/home/ada/work/out/report.pdf")])
        == "made report.pdf in out/" + done)
    #expect(
      line([result("a.md", .alreadyThere)]) == "nothing new: a.md was already in ~/Pictures/" + done
    )
    #expect(
      line([result("a.md", .alreadyThere, at: "/home/ada/Pictures/a 2.md")])
        == "nothing new: a.md was already in ~/Pictures/ as a 2.md" + done)
  }

  @Test("Conversions name the format, and whether they are lossy")
  func conversions() {
    let jpegs = [
      result("a.heic", .converted, isLossy: true), result("b.heic", .converted, isLossy: true),
    ]
    #expect(line(jpegs) == "converted 2 files to JPEG (lossy) in ~/Pictures/" + done)
    let mixed = [result("n.md", .copied), result("m.md", .copied)] + jpegs
    #expect(line(mixed) == "copied 2 files to ~/Pictures/ · 2 converted to JPEG (lossy)" + done)
  }

  @Test("Items that were already there, failed or are left are counted last")
  func rest() {
    var failed = ItemResult(index: 9, name: "x", state: .failed)
    failed.error = .init(.error, .itemFailed, "no")
    let skipped = ItemResult(index: 8, name: "y", state: .skipped)
    let results = [
      result("a.md", .alreadyThere), result("b.md", .copied), result("c.md", .copied), failed,
      skipped,
    ]
    #expect(
      line(results, left: 2)
        == "copied 2 files to ~/Pictures/ · 1 was already there · 1 skipped · 1 failed · 2 left in "
        + "brisk-otter")
    #expect(line([failed], left: 1) == "1 failed · 1 left in brisk-otter")
    let copied = [result("b.md", .copied)]
    #expect(line(copied, left: 1, kept: 1) == "copied b.md to ~/Pictures/ · kept in brisk-otter")
    #expect(
      line(copied, left: 3, kept: 1)
        == "copied b.md to ~/Pictures/ · kept in brisk-otter · 2 left in brisk-otter")
    #expect(line([], left: 3) == "nothing dropped · 3 left in brisk-otter")
  }

  @Test("A stream, a text file and a program are destinations of their own")
  func otherPlaces() {
    func written(_ count: Int) -> [ItemResult] {
      (1...count).map { number in
        var result = result("a\(number)", .written)
        result.target = nil
        return result
      }
    }
    #expect(line(written(2), to: "-") == "wrote 2 items to standard output" + done)
    #expect(line(written(1), to: "-") == "wrote a1 to standard output" + done)
    #expect(line(written(2), to: "app:gimp") == "opened 2 items with gimp" + done)
    #expect(line(written(2), to: "exec:tar cf x") == "gave 2 items to 'tar cf x'" + done)
    #expect(
      line(written(2), to: "/home/ada/work/notes.md") == "added 2 items to notes.md" + done)
  }

  @Test("A route lists the items of each view")
  func route() {
    let (films, pictures) = ("/home/ada/Films", "/home/ada/Pictures")
    let results = [
      result("a", .copied, view: pictures), result("b", .copied, view: pictures),
      result("c", .copied, view: films), result("d", .alreadyThere, view: films),
    ]
    #expect(
      line(results, route: [pictures, films])
        == "copied 3 files to ~/Pictures/ (2) and ~/Films/ (1) · 1 was already there" + done)
  }

  @Test("A reordered item shows its new position")
  func order() {
    var one = result("a.jpg", .reordered)
    one.destinationIndex = 3
    #expect(line([one]) == "moved a.jpg to position 3 in ~/Pictures/" + done)
    #expect(line([one, one]) == "reordered 2 files in ~/Pictures/" + done)
  }

  @Test("An item without a name is shown with its first words")
  func nameless() {
    var one = result("", .copied, at: "/home/ada/Pictures/text.txt")
    one.title = "\"see the report\""
    #expect(line([one]) == "copied \"see the report\" to ~/Pictures/text.txt" + done)
  }

  @Test(
    "A format has a short name if it is unambiguous",
    arguments: [
      ("JPEG image", "JPEG"), ("PDF document", "PDF"), ("plain text", "plain text"),
      ("HTML text", "HTML text"), ("disk image", "disk image"),
    ])
  func shortLabels(_ label: String, _ short: String) { #expect(DropSummary.short(label) == short) }
}
