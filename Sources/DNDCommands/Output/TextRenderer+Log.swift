import Context
import Diagnostics
import Exchange
import Items
import SystemCalls

// The history of a session, one event per line.
extension TextRenderer {
  /// The width of `59 min ago`.
  private static let ageWidth = 10

  func entry(_ entry: LogEntry, isLive: Bool) throws {
    if setting.isVerbose { return try output.write(wholeEntry(entry)) }
    if entry.isOfConversation { return }
    var time = Age.text(Clock.now.subtractingClamped(entry.time))
    // Live output stays on the screen, where "just now" would soon be wrong.
    if isLive { time = Clock.formatted(entry.time, "%H:%M:%S") }
    let space = String(repeating: " ", count: max(0, (isLive ? 0 : Self.ageWidth) - time.count))
    let session = entry.session.map { output.shown($0) + "  " } ?? ""
    let line = "\(time)\(space)  \(session)\(words(of: entry))"
    // As in a table, a line is cut at the edge of the terminal.
    try output.write(output.terminal.map { DisplayWidth.cut(line, to: $0.columns) } ?? line)
  }

  /// The entry with all its details, for `--verbose`.
  private func wholeEntry(_ entry: LogEntry) -> String {
    var parts = [Timestamp.text(entry.time), entry.event]
    if let session = entry.session { parts.append(session) }
    if let item = entry.item { parts.append("item \(item)") }
    if let name = entry.itemName { parts.append(output.shown(name)) }
    if let count = entry.items { parts.append(Self.count(count, "item")) }
    if let application = entry.contributor?.application {
      parts.append("by \(output.shown(application))")
    }
    if let operation = entry.operation { parts.append(operation) }
    if let destination = entry.target ?? entry.destination, !destination.isEmpty {
      parts.append("→ " + output.shown(destination))
    }
    if let failure = entry.failure { parts.append(failure) }
    return parts.joined(separator: "  ")
  }

  /// A description of the event for people.
  private func words(of entry: LogEntry) -> String {
    let name = entry.itemName.map(output.shown) ?? entry.item.map { "item \($0)" }
    let items = Self.count(entry.items ?? 0, "item")
    let goal = (entry.target ?? entry.destination).flatMap { $0.isEmpty ? nil : place($0) }
    let to = goal.map { " to \($0)" } ?? ""
    let by = entry.contributor?.application.map { " by \(output.shown($0))" } ?? ""
    switch entry.event {
    case "lifted": return "lifted \(items)\(by)"
    case "added": return (name.map { "added a form of \($0)" } ?? "added \(items)") + by
    case "cancelled": return name.map { "removed \($0) from the session" } ?? "cancelled"
    case "edited": return "edited the list of items"
    case "dropBegan":
      return entry.operation == "move" ? "began to move\(to)" : "began to copy\(to)"
    case "dropEnded": return "finished: \(items)\(to)"
    case "placed": return placedWords(entry, name ?? items)
    case "skipped":
      return "skipped \(name ?? items)\(goal.map { ", \($0) is there already" } ?? "")"
    case "failed":
      let reason = entry.failure.flatMap { FailureText.of($0) }
      return "could not drop \(name ?? items)\(to)" + (reason.map { ": \($0)" } ?? "")
    case "loaded": return "loaded \(name ?? items)"
    case "exported": return "exported \(items)"
    case "imported": return "imported \(items)"
    case "reordered": return "reordered \(name ?? items)\(goal.map { " in \($0)" } ?? "")"
    case "sent": return "sent \(name ?? items) to the terminal"
    case "offered": return "put \(items) on \(goal ?? "")"
    case "given":
      return "gave \(entry.type.map(output.shown) ?? "")"
        + (entry.bytes.map { $0 == 0 ? "" : ", \(ByteCount.text($0))" } ?? "")
    case "notGiven":
      return "could not give \(entry.type.map(output.shown) ?? "")"
        + (Self.offerFailure(entry.failure).map { ": \($0)" } ?? "")
    case "moved": return "another program moved \(name ?? items)"
    case "withdrawn": return "no longer on \(goal ?? ""): \(Self.offerEnd(entry.reason))"
    case "leftList": return "\(name ?? items) left the list\(goal.map { " of \($0)" } ?? "")"
    case "undone": return undoneWords(entry, name ?? items, goal)
    case "undoFailed": return "could not undo all of a drop"
    case "reopened": return name.map { "\($0) is back in the session" } ?? "reopened"
    default: return ([entry.event] + [name, goal].compactMap { $0 }).joined(separator: "  ")
    }
  }

  private static func offerFailure(_ word: String?) -> String? {
    switch word {
    case "left": "the program stopped reading"
    case "stalled": "the program read nothing for a minute"
    case "changed": "the file has changed"
    case "failed": "it could not be made"
    default: word
    }
  }

  private static func offerEnd(_ reason: String?) -> String {
    switch reason {
    case "replaced": "something else was copied"
    case "expired": "its time was over"
    case "used": "it was taken once"
    case "moved": "all its files were moved"
    case "displayGone": "the desktop session ended"
    case "killed": "dnd-desktop was killed"
    default: "it was taken back"
    }
  }

  /// Names only the folder if the item kept its name.
  private func placedWords(_ entry: LogEntry, _ name: String) -> String {
    guard let target = entry.target else {
      return "dropped \(name)" + (entry.destination.map { " to \(place($0))" } ?? "")
    }
    guard outputPaths.name(target).utf8.elementsEqual(name.utf8) else {
      return "dropped \(name) → \(place(target))"
    }
    return "dropped \(name) to \(outputPaths.directory(of: target))"
  }

  private func undoneWords(_ entry: LogEntry, _ name: String, _ goal: String?) -> String {
    switch (entry.operation, goal) {
    case ("remove", let goal?): "undone: removed \(goal)"
    case ("restore", let goal?): "undone: put \(goal) back as it was"
    case ("moveBack", _): "undone: moved \(name) back"
    case ("copyBack", _): "undone: copied \(name) back"
    default: "undone: \(name)"
    }
  }

  private func place(_ path: String) -> String { outputPaths.destination(path) }
}
