/// In what two runs of a case may differ.
enum Difference: String, CaseIterable, Sendable {
  case proposeStatus = "propose.status"
  case proposeWords = "propose.words"
  case dropStatus = "drop.status"
  case dropWords = "drop.words"
  case dropTree = "drop.tree"
  case undoStatus = "undo.status"
  case undoWords = "undo.words"
  case undoTree = "undo.tree"
  /// The drop gave other names than `propose` showed, or failed what it showed.
  case foretold
  /// Undoing did not bring the first tree back.
  case undone
  /// Undoing brought other permissions back.
  case undoneModes = "undone.modes"
  /// Undoing brought other times back.
  case undoneTimes = "undone.times"
  /// Bytes that existed before do not exist after the kill.
  case lost
  /// The repeated drop left another tree.
  case again
  /// Undoing after the repeated drop left another tree.
  case undoneAgain = "again.undone"

  /// From the same case here.
  static let ofPlaces: [Difference] = [
    .proposeStatus, .proposeWords, .dropStatus, .dropWords, .dropTree, .undoStatus, .undoWords,
    .undoTree,
  ]
  /// From what each place promises for itself.
  static let ofPromises: [Difference] = [.foretold, .undone, .undoneModes, .undoneTimes]
  /// From the same case at the same place, not killed.
  static let ofKills: [Difference] = [.lost, .again, .undoneAgain]

  /// What differs, with both sides.
  typealias Found = [Difference: String]
}

extension CaseRun {
  /// The differences of this run from the one here.
  func differences(from here: CaseRun, of placed: PlacedCase) -> Difference.Found {
    var found: Difference.Found = [:]
    func note(_ difference: Difference, _ content: (CaseRun) -> [String]) {
      if content(here) != content(self) {
        found[difference] = Self.compared(content(here), content(self))
      }
    }
    note(.proposeStatus) { [$0["propose"].status] }
    note(.proposeWords) { $0["propose"].words }
    note(.dropStatus) { [$0["drop"].status] }
    note(.dropWords) { $0["drop"].words }
    note(.dropTree) { $0["drop"].tree.lines(at: place) }
    // Of drops that did different things, undoing does different things.
    if found[.dropStatus] != nil || found[.dropTree] != nil { return found }
    note(.undoStatus) { [$0["undo"].status] }
    note(.undoWords) { $0["undo"].words }
    if !placed.isUndisturbed { note(.undoTree) { $0["undo"].tree.lines(at: place) } }
    return found
  }

  /// Where this run did not do what it showed, or what undoing promises.
  func brokenPromises(of placed: PlacedCase) -> Difference.Found {
    var found: Difference.Found = [:]
    let (shown, done) = (self["propose"].names(below: ""), self["drop"].names(below: placed.below))
    if shown != done || (self["propose"].status == "0") != (self["drop"].status == "0") {
      found[.foretold] = Self.compared(
        shown.map { "\($0) → \($1)" } + ["status \(self["propose"].status)"],
        done.map { "\($0) → \($1)" } + ["status \(self["drop"].status)"])
    }
    guard placed.isUndisturbed else { return found }
    let (before, after) = (self["before"].tree, self["undo"].tree)
    let both = before.filter { after[$0.key]?.kind == $0.value.kind }
    let parts: [(Difference, Tree, Set<TreeEntry.Fact>)] = [
      (.undone, before, [.hardLinks]), (.undoneModes, both, [.mode]),
      (.undoneTimes, both, [.time, .fraction, .folderTime, .linkTime]),
    ]
    for (difference, one, facts) in parts {
      let other = difference == .undone ? after : after.filter { both[$0.key] != nil }
      let lines = (one.lines(at: place, facts), other.lines(at: place, facts))
      if lines.0 != lines.1 { found[difference] = Self.compared(lines.0, lines.1) }
    }
    return found
  }

  /// The differences of this run, which was killed, from one that was not.
  func differences(fromWhole whole: CaseRun) -> Difference.Found {
    var found: Difference.Found = [:]
    // A manifest that goes on is another file then.
    let before = self["before"].tree.filter { !$0.key.hasSuffix("/SUMS") }
    let missing = before.contents.subtracting(self["killed"].tree.contents)
    if !missing.isEmpty { found[.lost] = missing.sorted().joined(separator: "\n") }
    for (difference, name) in [(Difference.again, "drop"), (.undoneAgain, "undo")] {
      let (one, other) = (
        whole[name].tree.lines(at: place), self[name].tree.lines(at: place)
      )
      guard one != other else { continue }
      let words = (["drop", "undo"].flatMap { self[$0].words }).map { "    \($0)" }
      found[difference] = Self.compared(one, other) + "\n" + words.joined(separator: "\n")
      break
    }
    return found
  }

  private static func compared(_ one: [String], _ other: [String]) -> String {
    let removed = one.filter { !other.contains($0) }.map { "    - \($0)" }
    let added = other.filter { !one.contains($0) }.map { "    + \($0)" }
    return (removed + added).sorted { $0.dropFirst(5) < $1.dropFirst(5) }.joined(separator: "\n")
  }
}

extension CaseRun.Step {
  /// The names that items get or got, by their indexes.
  ///
  /// - Parameter below: Where they are at the place.
  fileprivate func names(below: String) -> [Substring: Substring] {
    Dictionary(
      words.compactMap { line in
        guard !line.contains("skip") else { return nil }
        return line.firstMatch(of: #/^ +(\d+)  .*? → (?:PLACE)?(.*?)(?:   .*)?$/#).map { match in
          let isBelow = !below.isEmpty && match.2.hasPrefix("\(below)/")
          return (match.1, match.2.dropFirst(isBelow ? below.count : 0).trimmingPrefix("/"))
        }
      }, uniquingKeysWith: { first, _ in first })
  }
}
