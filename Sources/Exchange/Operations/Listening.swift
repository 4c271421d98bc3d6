package import Context
import Destinations
import Diagnostics
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Tells what a destination hears, of whatever session of the user's: what is asked of it, dropped there, and
/// taken back.
package struct Listening: Sendable {
  /// The directory, as carried text.
  package var directory: String
  /// Waits for what happens from now on, until it is interrupted, instead of telling what has happened.
  package var follow: Bool
  /// How long to wait before looking again, in milliseconds.
  private static let interval: Int32 = 100

  package init(directory: String, follow: Bool) {
    self.directory = directory
    self.follow = follow
  }

  package func callAsFunction(
    in context: ExchangeContext, each: (LogEntry) throws -> Void
  ) throws {
    let store = try context.store()
    var ear = Ear(directory: try directory(in: context), store: store)
    if follow { try ear.skipWhatHasHappened() }
    repeat {
      for entry in try ear.next() { try each(entry) }
      if follow { Clock.pause(milliseconds: Self.interval) }
    } while follow && !context.isCancelled()
  }

  private func directory(in context: ExchangeContext) throws(ExchangeError) -> FilePath {
    let path = context.absolute(FilePath(carried: directory))
    let real: FilePath
    let kind: FileStatus.Kind
    do throws(SystemFailure) {
      real = try FileSystem.realPath(of: path)
      kind = try FileSystem.status(of: real).kind
    } catch {
      throw ExchangeError(reading: path, error)
    }
    guard kind == .directory else { throw .destination(.notADirectory(path)) }
    return real
  }
}

/// Reads on in the logs of all sessions.
private struct Ear {
  let directory: FilePath
  let store: any SessionStore
  /// How far each session was read, by its id.
  private var read: [String: Int64] = [:]
  /// The sessions that are active, open.
  private var active: [String: any OpenSession] = [:]
  /// Those that have ended and are read to the end.
  private var over: Set<String> = []

  init(directory: FilePath, store: any SessionStore) {
    self.directory = directory
    self.store = store
  }

  /// Goes to the end of all logs.
  mutating func skipWhatHasHappened() throws {
    over = Set(try store.endedSessions().map(\.id))
    for name in try store.activeNames() {
      guard let open = try? store.open(name) else { continue }
      active[name] = open
      _ = try events(of: open)
    }
  }

  /// What the place has heard since, in the order of time.
  mutating func next() throws -> [LogEntry] {
    var heard: [LogEntry] = []
    // Those that are active first: what ends in between is looked for among the ended ones.
    for name in try store.activeNames() {
      guard let open = active[name] ?? (try? store.open(name)) else { continue }
      active[name] = open
      // It may have been over before, and been reopened.
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
    while case let events = try open.events(after: read[id] ?? 0, limit: 256), let end = events.last
    {
      for event in events {
        var entry = LogEntry(event, of: open.session)
        entry.session = open.session.name
        if concerns(entry) { heard.append(entry) }
      }
      read[id] = end.number
    }
    return heard
  }

  /// Whether something is about the place, or anything in it.
  private func concerns(_ entry: LogEntry) -> Bool {
    [entry.destination, entry.target].contains { word in
      word.map { FilePath(carried: $0).starts(with: directory) } ?? false
    }
  }
}
