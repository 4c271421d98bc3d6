import SystemCalls
import SystemPackage
import Testing

@testable import Context
@testable import DNDCommands
@testable import Items
@testable import Reverting

@Suite struct UndoSummaryTests {
  private let paths = PathText(workingDirectory: "/home/ada/work", home: "/home/ada")

  private func result(
    _ name: String, _ action: UndoResult.Action?, at target: String? = nil,
    from source: String? = nil, state: UndoResult.State = .undone
  ) -> UndoResult {
    UndoResult(
      index: 1, name: name, state: state, action: action, target: target, source: source)
  }

  private func line(
    _ results: [UndoResult], pending: Int, failed: Int = 0, onlyAsked: Bool = false,
    age: Int64? = nil
  ) -> String {
    var summary = UndoSummary()
    for result in results { summary.count(result) }
    var outcome = UndoOutcome(
      session: .otter, undone: results.count, failed: failed, pending: pending)
    outcome.dropped = age.map { Clock.now - $0 * 1_000_000_000 }
    return summary.line(outcome, onlyAsked: onlyAsked, paths)
  }

  @Test("The summary names the action and the directories")
  func actions() {
    let copies = ["a.txt", "b.txt"].map {
      result($0, .remove, at: "/home/ada/Pictures/\($0)")
    }
    #expect(
      line(copies, pending: 2) == "removed 2 files from ~/Pictures/ · 2 items back in brisk-otter")
    #expect(
      line([copies[0]], pending: 1)
        == "removed a.txt from ~/Pictures/ · 1 item back in brisk-otter")
    // A drop may have chosen another name, by a conversion, a conflict or a template.
    #expect(
      line([result("a.json", .remove, at: "/home/ada/Pictures/a.yaml")], pending: 1)
        == "removed a.yaml from ~/Pictures/ · 1 item back in brisk-otter")
    let replaced = result("a.txt", .restore, at: "/home/ada/Pictures/a.txt")
    #expect(
      line([replaced], pending: 1)
        == "put ~/Pictures/a.txt back as it was · 1 item back in brisk-otter")
    #expect(
      line([replaced, replaced], pending: 2)
        == "put 2 files back as they were · 2 items back in brisk-otter")
    #expect(
      line([result("b.txt", .restore), result("a.txt", .restore, at: "/x/list.txt")], pending: 2)
        == "put /x/list.txt back as it was · 2 items back in brisk-otter")
    let moved = result(
      "a.txt", .moveBack, at: "/home/ada/Pictures/a.txt", from: "/home/ada/work/in/a.txt")
    #expect(line([moved], pending: 1) == "moved a.txt back to in/ · 1 item back in brisk-otter")
    let elsewhere = result("b", .moveBack, at: "/x/b", from: "/home/ada/b")
    #expect(
      line([moved, elsewhere], pending: 2)
        == "moved 2 files back to where they were · 2 items back in brisk-otter")
    #expect(
      line([result("t", .separate, at: "/home/ada/work/out/t")], pending: 1)
        == "took back the files dropped into out/t/ · 1 item back in brisk-otter")
    #expect(
      line([result("p", .reorder)], pending: 1)
        == "put p back in the previous order · 1 item back in brisk-otter")
  }

  @Test("The summary tells the folders of a sorted drop, and the age of one that was not just now")
  func placesAndAge() {
    let sorted = ["2026/03", "2026/01", "2026/02"].map {
      result("a.jpg", .remove, at: "/home/ada/Pictures/\($0)/a.jpg")
    }
    #expect(
      line(sorted, pending: 3, age: 150)
        == "removed 3 files from ~/Pictures/2026/01 … 03/ · 3 items back in brisk-otter"
        + " · dropped 2 min ago")
    #expect(
      line([sorted[0]], pending: 1, age: 5)
        == "removed a.jpg from ~/Pictures/2026/03/ · 1 item back in brisk-otter")
  }

  @Test("The summary never claims an action that did not happen")
  func nothingTakenBack() {
    let there = result("a", UndoResult.Action.none, at: "/home/ada/work/out/a")
    #expect(
      line([there, there], pending: 2)
        == "nothing to undo: the drop had copied nothing · 2 items back in brisk-otter")
    // Another item of the same drop may have brought what was there.
    let copied = result("a", .remove, at: "/home/ada/work/out/a")
    #expect(
      line([copied, there], pending: 2)
        == "removed a from out/ · 1 had needed no copy · 2 items back in brisk-otter")
    let written = result("a", UndoResult.Action.none)
    #expect(
      line([written, written], pending: 2)
        == "2 items were passed on and cannot be taken back · 2 items back in brisk-otter")
    let failed = result("a", nil, state: .failed)
    #expect(line([failed], pending: 0, failed: 1) == "1 could not be undone")
    #expect(line([], pending: 0) == "nothing to undo")
  }

  @Test("A preview says what would happen")
  func asked() {
    let copy = result("a", .remove, at: "/home/ada/work/out/a", state: .undoable)
    #expect(
      line([copy, copy], pending: 0, failed: 1, onlyAsked: true)
        == "would remove 2 files from out/ · 1 cannot be undone")
  }
}
