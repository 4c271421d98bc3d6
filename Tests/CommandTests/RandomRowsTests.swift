import SystemPackage
import TestSupport
import Testing

@testable import DNDCommands

/// Sessions in whose rows somebody has written any numbers: every command refuses them or takes them as they are, and
/// none ends by a trap, which would end these tests.
@Suite(.enabled(if: Tool.named("sqlite3") != nil)) struct RandomRowsTests {
  private static let extremes = [
    Int64.min, -(1 << 62), -1, 0, 1, (1 << 62) - 1, 1 << 62, .max - 1, .max,
  ]

  private static let columns: [(table: String, columns: [String])] = [
    (
      "session",
      [
        "generation", "allows_move", "user", "created", "expires", "next_item", "items", "size",
        "claim_process", "claim_start",
      ]
    ),
    ("item", ["number", "state", "size"]),
    ("event", ["number", "time", "item"]),
    (
      "transfer",
      ["number", "item", "part", "step", "moves", "atomic", "changed", "new", "removed"]
    ),
  ]

  private static let lines: [[String]] = [
    ["list"], ["list", "--json"], ["list", "--ended"], ["show"], ["show", "-v"],
    ["show", "--json"], ["log"], ["log", "-v"], ["log", "--json"], ["propose", "out"],
    ["propose", "out", "--json"], ["export", "-o", "s.dnd"], ["add", "-q", "c.txt"],
    ["undo", "-q", "-n"], ["drop", "-q", "out"], ["undo", "-q"], ["log"], ["reopen", "-q"],
    ["cancel", "-q"],
  ]

  @Test(arguments: columns.map(\.table))
  func noNumberInARowEndsACommand(table: String) throws {
    let columns = Self.columns.first { $0.table == table }?.columns ?? []
    for column in columns {
      for number in Self.extremes {
        let place = try Workplace()
        place.environment["DND_SESSION"] = "s"
        for name in ["a", "b", "c"] { try place.sandbox.write("work/\(name).txt", "\(name)\n") }
        try place.sandbox.makeDirectory(place.sandbox.path("work/out"))
        _ = try place.run(["lift", "-q", "--session", "s", "a.txt", "b.txt"])
        _ = try place.run(["drop", "-q", "out", "--item", "1"])
        let record = place.sandbox.path("state/sessions/s/session.db").string
        let tool = try #require(Tool.named("sqlite3"))
        // Of several rows that may have only one number, the first gets it.
        let changed = try tool.run([
          record,
          "UPDATE OR IGNORE \(table) SET \(column) = \(number) WHERE rowid IN (SELECT max(rowid) FROM \(table))",
        ])
        try #require(changed.status == 0, "\(table).\(column): \(changed.errorText)")
        for line in Self.lines {
          let answer = try place.run(line)
          #expect(answer.status < 128, "\(table).\(column) = \(number): \(line)")
        }
        for name in ["a", "b"] {
          let there = ["work/\(name).txt", "work/out/\(name).txt"].map {
            try? place.sandbox.read($0)
          }
          #expect(there.contains(Array("\(name)\n".utf8)), "\(table).\(column) = \(number)")
        }
      }
    }
  }
}
