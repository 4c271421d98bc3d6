import FileTransfer
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Every rule with every kind of new and existing item, copied and moved, within a file system and
/// across two.
struct ConflictTableTests {
  /// The new item.
  enum New: String, CaseIterable { case file, empty, directory, link, bytes, spool }

  /// The existing item.
  enum Old: String, CaseIterable {
    case same, sameSize, otherSize, directory, linkToFile, danglingLink, linkToDirectory, fifo,
      itself
    case hardLink
  }

  /// The result of a conflict.
  enum End: String {
    /// The existing item is used.
    case alone
    case numbered, replaced, skipped, merged
    case exists, clash
  }

  struct Case: CustomStringConvertible {
    var new: New
    var old: Old
    var rule: ConflictRule
    var operation: PlacementRequest.Operation
    var isElsewhere: Bool

    var description: String {
      "\(new) over \(old), \(rule) by \(operation)\(isElsewhere ? " to another disk" : "")"
    }
  }

  // In the order of the rules: dedupe rename skip replace newer fail. The existing item is older.
  private static let table: [Old: String] = [
    .same: "alone numbered skipped replaced replaced exists",
    .sameSize: "numbered numbered skipped replaced replaced exists",
    .otherSize: "numbered numbered skipped replaced replaced exists",
    .directory: "numbered numbered skipped clash clash exists",
    .linkToFile: "numbered numbered skipped replaced replaced exists",
    .danglingLink: "numbered numbered skipped replaced replaced exists",
    .linkToDirectory: "numbered numbered skipped replaced replaced exists",
    .fifo: "numbered numbered skipped replaced replaced exists",
    .itself: "alone numbered skipped alone skipped exists",
    .hardLink: "alone numbered skipped alone skipped exists",
  ]
  private static let tableOfDirectories: [Old: String] = [
    .directory: "merged numbered skipped merged merged exists",
    .itself: "alone numbered skipped alone skipped exists",
  ]
  /// A directory never replaces anything else, and is never replaced by it.
  private static let directoryOverOther = "numbered numbered skipped clash clash exists"

  private static func expected(_ one: Case) -> End? {
    let row =
      one.new == .directory
      ? tableOfDirectories[one.old] ?? directoryOverOther : table[one.old] ?? ""
    let words = row.split(separator: " ")
    guard let place = ConflictRule.allCases.firstIndex(of: one.rule), place < words.count else {
      return nil
    }
    let end = End(rawValue: String(words[place]))
    // An item moved onto itself needs no second copy.
    return one.old == .itself && one.operation == .move && end == .numbered ? .alone : end
  }

  /// The possible cases.
  static var cases: [Case] {
    New.allCases.flatMap { new in
      Old.allCases.flatMap { old in
        ConflictRule.allCases.flatMap { rule in
          [PlacementRequest.Operation.copy, .move].flatMap { operation in
            [false, true].compactMap { isElsewhere in
              let isOurs = new == .bytes || new == .spool
              if isOurs && (operation == .move || old == .itself || old == .hardLink) {
                return nil
              }
              if isElsewhere && (old == .itself || old == .hardLink) { return nil }
              if old == .hardLink && (new == .directory || new == .link) { return nil }
              if new == .directory && old == .same { return nil }
              return Case(
                new: new, old: old, rule: rule, operation: operation, isElsewhere: isElsewhere)
            }
          }
        }
      }
    }
  }

  @Test("Each rule handles each kind of item as documented") func table() throws {
    var seen = 0
    for one in Self.cases {
      let placing = try Placing(elsewhere: one.isElsewhere)
      if one.isElsewhere && placing.elsewhere == nil { continue }
      try check(one, placing)
      seen += 1
    }
    #expect(seen >= 400)
  }

  private func check(_ one: Case, _ placing: Placing) throws {
    let sandbox = placing.sandbox
    let content = one.new == .empty ? "" : "new!"
    try makeSource(one.new, content, in: sandbox)
    let there = one.isElsewhere ? placing.elsewhere ?? sandbox : sandbox
    let directory = one.old == .itself ? "from" : "to"
    try makeOccupant(one, content, in: there, directory)
    let before = try Self.look(there, directory)
    var request = PlacementRequest(
      .path(sandbox.path("from/a.txt"), expecting: nil, followsLink: true),
      directory: there.path(directory), name: Array("a.txt".utf8), operation: one.operation,
      rule: one.rule)
    if one.new == .bytes { request.source = .bytes(Array(content.utf8)) }
    if one.new == .spool { request.source = .spool(sandbox.path("from/a.txt")) }
    let outcome = placing.engine.place([request])[0]

    let after = try Self.look(there, directory)
    let source = try FileSystem.statusIfPresent(
      of: sandbox.path("from/a.txt"), followingLinks: false)
    let end = try #require(Self.expected(one), "\(one)")
    let numbered = one.new == .directory ? "a.txt 2" : "a 2.txt"
    let target = there.path(directory).appending("a.txt")
    var isTaken = false
    switch end {
    case .alone:
      #expect(outcome.state == .alreadyThere, "\(one): \(outcome)")
      #expect(after == before, "\(one)")
      // A moved file that still has another name is reported.
      let isKept = one.old == .hardLink && one.operation == .move
      let notes = (try? outcome.get())?.notes ?? []
      #expect(notes.contains { $0.leavesSomethingUndone } == isKept, "\(one): \(notes)")
      isTaken = one.old == .same
    case .numbered:
      #expect(outcome.state == .placed, "\(one): \(outcome)")
      #expect(
        after.filter { !$0.key.hasPrefix(numbered) } == before, "\(one): \(before) \(after)")
      let inside = one.new == .directory ? numbered + "/in" : numbered
      #expect(after[inside] == content, "\(one): \(after)")
      isTaken = true
    case .replaced:
      #expect(outcome.state == .placed, "\(one): \(outcome)")
      #expect(after["a.txt"] == content, "\(one)")
      #expect(after["\(KeptDirectory.name)/a.txt"] == before["a.txt"], "\(one): \(after)")
      isTaken = true
    case .merged:
      #expect(outcome.state == .placed, "\(one): \(outcome)")
      #expect(after["a.txt/only"] == "only", "\(one): \(after)")
      #expect(after["a.txt/in"] == (one.rule == .dedupe ? "old" : content), "\(one)")
      let other = one.rule == .dedupe ? "a.txt/in 2" : "a.txt/\(KeptDirectory.name)/in"
      #expect(after[other] == (one.rule == .dedupe ? content : "old"), "\(one): \(after)")
      isTaken = true
    case .skipped:
      #expect(outcome.state == .skipped, "\(one): \(outcome)")
      #expect(after == before, "\(one)")
    case .exists:
      #expect(outcome == .failure(.destinationExists(target)), "\(one)")
      #expect(after == before, "\(one)")
    case .clash:
      #expect(outcome == .failure(.kindClash(target)), "\(one)")
      #expect(after == before, "\(one)")
    }
    if one.new != .bytes {
      #expect((source == nil) == (isTaken && one.operation == .move), "\(one): the source")
    }
  }

  private func makeSource(_ new: New, _ content: String, in sandbox: Sandbox) throws {
    let path = sandbox.path("from/a.txt")
    switch new {
    case .file, .empty, .spool: try sandbox.write("from/a.txt", content)
    case .bytes: try sandbox.makeDirectory(sandbox.path("from"))
    case .directory:
      try sandbox.write("from/a.txt/in", content)
      try sandbox.write("from/a.txt/only", "only")
    case .link:
      try sandbox.write("from/real", content)
      try FileSystem.makeLink(path, saying: Array("real".utf8))
    }
  }

  private func makeOccupant(
    _ one: Case, _ content: String, in there: Sandbox, _ directory: String
  ) throws {
    let path = there.path("to/a.txt")
    if one.old != .itself { try there.makeDirectory(there.path("to")) }
    switch one.old {
    case .same: try there.write("to/a.txt", content)
    case .sameSize:
      // An empty file has no other content of the same size.
      try there.write("to/a.txt", one.new == .empty ? "x" : "old!")
    case .otherSize: try there.write("to/a.txt", "something older")
    case .directory: try there.write("to/a.txt/in", "old")
    case .linkToFile:
      try there.write("to/other", content)
      try FileSystem.makeLink(path, saying: Array("other".utf8))
    case .danglingLink: try FileSystem.makeLink(path, saying: Array("nowhere".utf8))
    case .linkToDirectory:
      try there.write("to/other/in", "old")
      try FileSystem.makeLink(path, saying: Array("other".utf8))
    case .fifo: try there.makeFIFO("to/a.txt")
    case .itself: break
    case .hardLink:
      try FileSystem.link(there.path("from/a.txt"), in: nil, to: path)
    }
    guard one.old != .itself && one.old != .hardLink else { return }
    try FileSystem.setTimes(of: path, accessed: 1_000, modified: 1_000)
    if one.old == .directory {
      try FileSystem.setTimes(of: path.appending("in"), accessed: 1_000, modified: 1_000)
    }
  }

  /// The entries below a directory: contents of files, texts of links, `|` for a FIFO.
  private static func look(
    _ sandbox: Sandbox, _ directory: String, _ below: String = ""
  ) throws -> [String: String] {
    var found: [String: String] = [:]
    for name in sandbox.list(directory + "/" + below) {
      let path = below.isEmpty ? name : below + "/" + name
      let full = directory + "/" + path
      let status = try FileSystem.status(of: sandbox.path(full), followingLinks: false)
      switch status.kind {
      case .directory: found.merge(try look(sandbox, directory, path)) { $1 }
      case .link:
        found[path] =
          "→ " + String(decoding: try FileSystem.readLink(sandbox.path(full)), as: UTF8.self)
      case .fifo: found[path] = "|"
      default: found[path] = String(decoding: try sandbox.read(full), as: UTF8.self)
      }
    }
    return found
  }
}

extension Result<Placement, TransferError> {
  fileprivate var state: Placement.State? { (try? get())?.state }
}
