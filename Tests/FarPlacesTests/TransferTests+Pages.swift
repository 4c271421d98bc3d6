import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

// Several pages: while one is staged, the page before is recorded, and the record of the next one is begun.
extension TransferTests {
  @Test("A page is recorded while the next one is staged, and each step of an item keeps its place")
  func overlap() throws {
    let transfer = transfer()
    transfer.itemLimit = 1
    let outcomes = transfer.place(
      [try request("a", "one"), try request("b", "two")], journal: journal)
    #expect(outcomes.allSatisfy { (try? $0.get().state) == .placed })
    #expect(
      journal.steps == [
        "begun", "begun", "naming", "placed", "done", "naming", "placed", "done",
      ])
    #expect(names == ["a", "b"])
  }

  @Test(
    "The record of a page does not wait until a large file is sent", arguments: ["four", "fives"])
  func largePage(text: String) throws {
    var steps: [String] = []
    files.fault = { [files, journal] _, path in
      // The first call that stages the second item.
      if steps.isEmpty, files.nodes["/home/a"] != nil, path.string.contains(".dnd-") {
        steps = journal.steps
      }
      return nil
    }
    let transfer = transfer()
    transfer.itemLimit = 1
    transfer.overlapBytes = 4
    _ = transfer.place([try request("a", "one"), try request("b", text)], journal: journal)
    #expect(steps == ["begun", "begun", "naming"] + (text.count > 4 ? ["placed", "done"] : []))
    #expect(names == ["a", "b"])
  }

  @Test("Sources stay if their pages cannot be recorded", arguments: ["begun", "naming", "placed"])
  func unrecordedPages(step: String) throws {
    journal.refuses = step
    let transfer = transfer()
    transfer.itemLimit = 1
    let outcomes = transfer.place(
      [try request("a", "one", .move), try request("b", "two", .move)], journal: journal)
    #expect(outcomes.count == 2)
    #expect(isThere(sandbox.path("a")) && isThere(sandbox.path("b")))
    #expect(names == (step == "placed" ? ["a", "b"] : []))
  }

  @Test("Whenever the connection is lost, each item of each page is whole at one end at least")
  func lostBetweenPages() throws {
    let texts = ["a": "one", "b": "two", "c": "three", "d": "four", "e": "five"]
    var number = 0
    var isLost = true
    while isLost {
      number += 1
      let files = MemoryFileSystem()
      let transfer = Transfer(files, host: host, runID: RunID())
      transfer.itemLimit = 2
      files.fault = { count, _ in count == number ? .lost(host: "far", words: "") : nil }
      let requests = try texts.sorted { $0.key < $1.key }.map { try request($0, $1, .move) }
      let outcomes = transfer.place(requests, journal: NotingJournal())
      isLost = files.count >= number
      for (name, outcome) in zip(texts.keys.sorted(), outcomes) {
        let isHere = isThere(sandbox.path(name))
        guard case .file(let bytes, _)? = files.nodes[FilePath("/home").appending(name)] else {
          #expect(isHere && error(outcome) != nil, "\(name) at \(number)")
          continue
        }
        #expect(bytes == Array((texts[name] ?? "").utf8), "\(name) at \(number)")
        #expect((error(outcome) == nil) == !isHere, "\(name) at \(number)")
      }
      #expect(isLost || outcomes.allSatisfy { error($0) == nil })
    }
    #expect(number > 20)
  }
}
