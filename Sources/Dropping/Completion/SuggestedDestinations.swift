package import Context
import Diagnostics
import Loading
import OrderedViews
package import Sessions
import SystemCalls
import SystemPackage
package import UniformTypes

/// The directories that a drop could go to, for shell completion: the destinations of earlier drops that placed
/// something, most recent first, then the views whose path starts with the typed text, each with the number of items
/// it would accept.
package struct SuggestedDestinations {
  private let typed: String
  /// The session to drop; nil if there is none.
  private let open: (any OpenSession)?
  private let registry: TypeRegistry
  private let context: ExchangeContext

  /// The maximum numbers of recent directories and of views to suggest.
  private static let mostRecent = 10
  private static let mostViews = 50
  /// The maximum number of entries read per directory.
  private static let mostEntries = 1000

  package init(
    _ typed: String, for open: (any OpenSession)?, _ registry: TypeRegistry,
    in context: ExchangeContext
  ) {
    self.typed = typed
    self.open = open
    self.registry = registry
    self.context = context
  }

  package func callAsFunction() -> [Suggestion] {
    let recent = recent()
    let seen = Set(recent.map { ByteString(carried: $0.value) })
    return recent + views().filter { !seen.contains(ByteString(carried: $0.value)) }
  }

  // MARK: Recent

  private func recent() -> [Suggestion] {
    let times = (try? times()) ?? [:]
    let hasFolder = typed.isEmpty && self.hasFolder
    let recent = times.sorted { $0.value > $1.value }
    return recent.compactMapped(atMost: Self.mostRecent) { directory, time -> Suggestion? in
      guard let path = spelled(directory, besideFolders: hasFolder),
        path.utf8.starts(with: typed.utf8),
        let status = try? FileSystem.status(of: directory), status.kind == .directory
      else { return nil }
      let used = "used \(Age.text(Clock.now.subtractingClamped(time)))"
      return (path, takes(directory).map { "\($0), \(used)" } ?? used)
    }
  }

  /// The time of the last drop into each directory.
  private func times() throws -> [FilePath: Int64] {
    let store = try context.store()
    let ended = try store.endedSessions().prefix(SuggestionLimit.endedSessions)
    let drops =
      try store.activeNames().compactMap { try? store.open($0).drops() }
      + ended.compactMap { EndedSummary(of: $0, in: store, for: context.origin)?.drops }
    var times: [FilePath: Int64] = [:]
    for drop in drops.joined() where drop.items > 0 {
      let directory = FilePath(carried: drop.destination)
      guard directory.isAbsolute else { continue }
      times[directory] = max(drop.time, times[directory] ?? drop.time)
    }
    return times
  }

  /// The path as a continuation of the typed text, with a trailing slash; nil if the shell's own completion is
  /// as quick.
  private func spelled(_ directory: FilePath, besideFolders hasFolder: Bool) -> String? {
    if typed.utf8.first == UInt8(ascii: "/") { return directory.carried + "/" }
    var path = directory
    if typed.hasPrefix("~") {
      guard let home = context.userHome, path.removePrefix(home) else { return nil }
      return path.isEmpty ? nil : "~/\(path.carried)/"
    }
    if path.removePrefix(context.workingDirectory) {
      return path.components.count > 1 ? path.carried + "/" : nil
    }
    // Elsewhere, if nothing is typed and nothing is here that could be meant.
    guard typed.isEmpty, !hasFolder else { return nil }
    if let home = context.userHome, !home.isEmpty, path.removePrefix(home), !path.isEmpty {
      return "~/\(path.carried)/"
    }
    return directory.carried + "/"
  }

  /// Whether the working directory has a folder that is not hidden.
  private var hasFolder: Bool {
    (try? entries(of: context.workingDirectory, from: ByteString(carried: "")))?.isEmpty == false
  }

  // MARK: Views

  private func views() -> [Suggestion] {
    guard open != nil else { return [] }
    let start = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { typed.utf8.index(after: $0) }
    let parent = String(typed[..<(start ?? typed.startIndex)])
    let name = ByteString(carried: String(typed[(start ?? typed.startIndex)...]))
    guard let above = directory(parent), let entries = try? entries(of: above, from: name) else {
      return []
    }
    return entries.compactMapped(atMost: Self.mostViews) { entry -> Suggestion? in
      takes(above.pushing(entry)).map { ("\(parent)\(entry.carried)/", $0) }
    }
  }

  /// The directory that the typed text names, with a leading `~/` expanded.
  private func directory(_ typed: String) -> FilePath? {
    guard typed.hasPrefix("~") else { return context.absolute(FilePath(carried: typed)) }
    guard typed.hasPrefix("~/") else { return nil }
    return context.userHome?.pushing(FilePath(carried: String(typed.dropFirst(2))))
  }

  /// The subdirectories whose names start with `name`, sorted.
  ///
  /// Hidden ones are included only if `name` starts with a dot.
  private func entries(of directory: FilePath, from name: ByteString) throws -> [FilePath] {
    let opened = try OpenFile.openDirectory(directory)
    return try DirectoryReader.entries(of: opened).prefix(Self.mostEntries).filter { entry in
      let dot = UInt8(ascii: ".")
      guard entry.name.starts(with: name.bytes), name.bytes.first == dot || entry.name.first != dot
      else { return false }
      if let kind = entry.kind, kind != .link { return kind == .directory }
      return (try? FileSystem.status(of: directory.pushing(entry.path)))?.kind == .directory
    }.map { ByteString($0.name) }.sorted().map { FilePath(bytes: $0.bytes) }
  }

  /// Text such as `takes 3 of 4` for a directory with rules; nil for a directory that accepts anything.
  private func takes(_ directory: FilePath) -> String? {
    guard let open, (try? context.view(obeyedBy: directory, registry)) != nil,
      let total = try? open.counts().items, total > 0, total <= SuggestionLimit.items
    else { return nil }
    var request = DropRequest()
    request.destination = directory.carried
    guard let terms = try? ResolvedDrop(request, registry: registry),
      let plan = try? DropPlan(terms, for: open, in: context)
    else { return nil }
    var taken = 0
    for case .success(let item) in open.pages(of: nil, for: context.origin) {
      if case .taken = plan.decide(item) { taken += 1 }
    }
    return "takes \(taken) of \(total)"
  }
}
