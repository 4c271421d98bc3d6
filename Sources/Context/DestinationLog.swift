import Items
package import Sessions
import SystemCalls
package import SystemPackage

/// Reads the events of all sessions, or those about one directory or word, incrementally.
package struct DestinationLog {
  private let directory: FilePath?
  private let word: SessionWord?
  private let store: any SessionStore
  /// The number of the last event read, by session ID.
  private var read: [String: Int64] = [:]
  /// The active sessions, opened.
  private var active: [String: any OpenSession] = [:]
  /// The ended sessions that have been read completely.
  private var over: Set<String> = []
  private static let pageLimit = 256

  package init(of directory: FilePath?, _ word: SessionWord? = nil, in store: any SessionStore) {
    self.directory = directory
    self.word = word
    self.store = store
  }

  /// Skips all past events.
  package mutating func skipWhatHasHappened() throws {
    over = Set(try store.endedSessions().map(\.id))
    for name in try store.activeNames() {
      guard let open = try? store.open(name) else { continue }
      active[name] = open
      _ = try events(of: open)
    }
  }

  /// The events since the last call, in chronological order.
  package mutating func next() throws -> [LogEntry] {
    var heard: [LogEntry] = []
    // Read active sessions first; a session that ends in the meantime is then found among the ended ones.
    for name in try store.activeNames() {
      guard let open = active[name] ?? (try? store.open(name)) else { continue }
      active[name] = open
      // The session may have ended before and been reopened.
      over.remove(open.session.id)
      heard += (try? events(of: open)) ?? []
    }
    for (name, id) in try store.endedSessions().map({ ($0.name, $0.id) }) where !over.contains(id) {
      guard let open = try? store.openEnded(name, id: id) else { continue }
      heard += try events(of: open)
      over.insert(id)
      if active[name]?.session.id == id { active[name] = nil }
    }
    return heard.sorted { $0.time < $1.time }
  }

  private mutating func events(of open: any OpenSession) throws -> [LogEntry] {
    let id = open.session.id
    var heard: [LogEntry] = []
    var isMore = true
    while isMore {
      let events = try open.events(after: read[id] ?? 0, limit: Self.pageLimit)
      for event in events {
        var entry = try LogEntry(event, in: open)
        entry.session = open.session.name
        if concerns(entry) { heard.append(entry) }
      }
      if let end = events.last { read[id] = end.number }
      // What is added meanwhile is read next time: a busy session would never be at its end.
      isMore = events.count == Self.pageLimit
    }
    return heard
  }

  /// Whether an event is about the word, and about the directory or anything in it.
  private func concerns(_ entry: LogEntry) -> Bool {
    if let word, !word.isIn(entry) { return false }
    guard let directory else { return true }
    return [entry.destination, entry.target].contains { word in
      word.map { FilePath(carried: $0).starts(with: directory) } ?? false
    }
  }
}
