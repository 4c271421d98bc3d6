import FoundationEssentials
import SystemCalls
import SystemPackage
import TestSupport

/// The guarantees that always hold, and those that hold after a repeated drop.
extension ExpectedOutcome {
  /// The violations in `fixture` right after a failed drop; empty if there are none.
  ///
  /// - Parameter show: The outcome of `dnd show --json` after the drop.
  func broken(in fixture: CrashFixture, show: Tool.Outcome) throws -> [String] {
    let sources = try load.known.snapshot(fixture.sources)
    let destination = try load.known.snapshot(fixture.destination)
    return lost(sources, destination, try keptBytes(in: fixture))
      + halfMade(sources, destination)
      + untold(show, destination)
  }

  // MARK: - Nothing is lost

  private func lost(_ sources: Snapshot, _ destination: Snapshot, _ kept: Set<String>) -> [String] {
    let visible = destination.visible
    var lines: [String] = []
    for (path, entry) in sourcesBefore where !(sources[path]?.isLike(entry) ?? false) {
      let isThere = visible.contains {
        $0.value.isLike(entry) && (entry.nature != .directory || $0.key.last == path.last)
      }
      // A lifted link is removed when its content has been copied.
      let isContent = path == "way.txt" && visible.values.contains { $0.nature == .file("aim") }
      if !isThere && !isContent { lines.append("lost: from/\(path), \(entry)") }
    }
    for (path, entry) in destinationBefore where !(destination[path]?.isLike(entry) ?? false) {
      let isKept =
        scenario.rule == "replace"
        && destination.contains {
          $0.key.contains("\(KeptDirectory.name)/") && $0.value.isLike(entry)
        }
      if !isKept { lines.append("lost: to/\(path), \(entry)") }
    }
    for label in ["kept large", "kept small"] where !kept.contains(label) {
      if !visible.values.contains(where: { $0.nature == .file(label) }) {
        lines.append("lost: \(label), taken from standard input")
      }
    }
    return lines
  }

  /// The contents of files in the state directory.
  private func keptBytes(in fixture: CrashFixture) throws -> Set<String> {
    var found: Set<String> = []
    for entry in try load.known.snapshot(fixture.desk.path("state")).values {
      if case .file(let label) = entry.nature { found.insert(label) }
    }
    // Small contents are in the session record, in its file or its log.
    for directory in try Files.names(in: fixture.desk.path("state/sessions")).map({
      "sessions/\($0)"
    }
    )
      + Files.names(in: fixture.desk.path("state/ended")).map({ "ended/\($0)" })
    {
      for name in ["session.db", "session.db-wal"] where !found.contains("kept small") {
        let bytes = (try? Files.read(fixture.desk.path("state/\(directory)/\(name)"))) ?? []
        if String(decoding: bytes, as: UTF8.self).contains("the bytes of kept small\n") {
          found.insert("kept small")
        }
      }
    }
    return found
  }

  // MARK: - No partial file is visible

  private func halfMade(_ sources: Snapshot, _ destination: Snapshot) -> [String] {
    var lines: [String] = []
    let visible = destination.visible
    for (path, entry) in visible where entry != destinationBefore[path] {
      guard let final = destinationAfter[path] else {
        lines.append("half made: to/\(path) is none of the names that come: \(entry)")
        continue
      }
      // The times of an existing directory change when entries are added.
      if entry.nature == .directory && destinationBefore[path] != nil { continue }
      if entry != final && !isUntimed(entry, final) {
        lines.append("half made: to/\(path) is \(entry), not \(final)")
      }
    }
    // An item published as a whole is complete as soon as it has its name.
    let whole = destinationAfter.visible.keys.filter { path in
      destinationBefore[path] == nil && destinationAfter[path]?.nature == .directory
        && (path.above.isEmpty || destinationBefore[path.above] != nil)
    }
    for name in whole where visible[name] != nil {
      for path in destinationAfter.keys
      where path.hasPrefix(name + "/") && visible[path] == nil {
        lines.append("half made: to/\(name) is there without \(path.dropFirst(name.count + 1))")
      }
    }
    for (path, entry) in sources.visible where !(sourcesBefore[path]?.isLike(entry) ?? false) {
      lines.append("half made: from/\(path) came to be: \(entry)")
    }
    return lines
  }

  /// Whether two entries differ only in times set during the run, which differ between runs.
  private func isUntimed(_ one: Entry, _ other: Entry) -> Bool {
    one.isLike(other) && one.mode == other.mode && one.time == nil && other.time == nil
  }

  // MARK: - The session tells the truth

  private func untold(_ show: Tool.Outcome, _ destination: Snapshot) -> [String] {
    let present: Set<Int>
    switch show.status {
    case 0?:
      guard let answer = try? JSONDecoder().decode(SessionAnswer.self, from: Data(show.output))
      else { return ["session: show says what is no JSON: \(show.outputText)"] }
      present = Set(answer.items.map(\.index))
    case 6?: present = []
    default: return ["session: show ended with \(show.ending): \(show.errorText)"]
    }
    return targets.keys.sorted().filter { !present.contains($0) }.compactMap { index in
      guard let target = targets[index], let final = destinationAfter[target] else { return nil }
      if let found = destination[target], found.isLike(final) { return nil }
      return "session: item \(index) is said to be placed, and to/\(target) is not there"
    }
  }

  // MARK: - A second drop finishes the work

  /// The changes visible to a user after an atomic drop that placed nothing.
  ///
  /// The modification time of a directory shows that it contained something for a moment, and does
  /// not count.
  func appeared(in fixture: CrashFixture) throws -> [String] {
    let (now, before) = try (
      load.known.snapshot(fixture.destination).visible, destinationBefore.visible
    )
    return Set(now.keys).union(before.keys).sorted().compactMap { path in
      if let entry = now[path], entry.isLike(before[path]) { return nil }
      return "to/\(path), \(now[path].map(\.description) ?? "gone")"
    }
  }

  /// The differences from a drop without faults.
  ///
  /// - Parameter excused: The sources that were reported as kept.
  func unfinished(in fixture: CrashFixture, excused: [String]) throws -> [String] {
    let sources = try load.known.snapshot(fixture.sources)
    let destination = try load.known.snapshot(fixture.destination)
    let state = try fixture.stateNames()
    var lines = sources.differences(from: sourcesAfter, in: "from", excused: excused)
    lines += destination.differences(from: destinationAfter, in: "to")
    for change in state.difference(from: stateAfter) {
      let (name, verb) =
        switch change {
        case .insert(_, let name, _): (name, "is left")
        case .remove(_, let name, _): (name, "is missing")
        }
      // What could not be summed up is read from the record; a full disk keeps no session from ending.
      if verb == "is missing", name.hasSuffix("/summary") { continue }
      // Entries in a directory are reported with it.
      if !lines.contains("state/\(name.above) \(verb)") { lines.append("state/\(name) \(verb)") }
    }
    let temporary = try Files.names(in: fixture.desk.path("temporary"))
    return lines + temporary.map { "temporary/\($0) is left" }
  }
}
