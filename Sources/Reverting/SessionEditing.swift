package import Context
import Diagnostics
package import Items
package import Sessions
import SystemCalls
import SystemPackage

/// Lets a person change the items of a session in an editor: their order, their names, and which of them stay.
package struct SessionEditing {
  private let open: any OpenSession
  private let store: any SessionStore
  private let context: ExchangeContext

  package init(_ open: any OpenSession, in store: any SessionStore, _ context: ExchangeContext) {
    self.open = open
    self.store = store
    self.context = context
  }

  /// - Throws: `SessionError.stale` if another command has changed the session meanwhile; nothing is changed then.
  package func callAsFunction() throws -> EditOutcome {
    let session = open.session
    let items = try open.pages(of: nil, for: context.origin).map { try $0.get() }
    if items.isEmpty { throw ExchangeError.noItems(session: session.name) }
    let list = ItemList(of: items, in: session.name, isSensitive: session.isSensitive)
    let text = CarriedText.text(try edited(CarriedText.bytes(of: list.text)))
    var outcome = EditOutcome(session: session)
    guard let changes = try list.changes(in: text), changes != ItemList.Changes() else {
      return outcome
    }
    let claim = try open.claim(by: .thisProcess(), wait: .zero)
    defer { try? open.release(claim) }
    try open.change(expecting: session.generation) { writer in
      for index in changes.removed {
        try writer.setState(.cancelled, of: index)
        try writer.log(.happened(.cancelled, item: index))
      }
      for entry in changes.renamed { try writer.rename(entry.index, to: entry.name) }
      if !changes.moved.isEmpty { try writer.moveToEnd(changes.moved) }
      if !changes.moved.isEmpty || !changes.renamed.isEmpty {
        try writer.log(.happened(.edited, items: changes.moved.count))
      }
    }
    outcome.removed = changes.removed.count
    outcome.renamed = changes.renamed.count
    outcome.isReordered = !changes.moved.isEmpty
    if let last = try open.lastEvent(of: [.cancelled])?.number, outcome.removed > 0 {
      let events = last - Int64(outcome.removed) + 1...last
      try store.remember(
        DropReference(.items(events: events), of: open.session), for: context.terminal)
    }
    return outcome
  }

  /// The bytes after the editor of the user has changed them, in a file that nobody else can read.
  private func edited(_ bytes: [UInt8]) throws -> [UInt8] {
    let variable = open.session.isSensitive ? "XDG_RUNTIME_DIR" : "TMPDIR"
    let parent = context.environment[variable].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let room = try PrivateDirectory(in: FilePath(carried: parent), prefix: "dnd-edit-")
    defer { withExtendedLifetime(room) {} }
    let file = room.path.appending("items")
    try StoreDirectory.makeFile(file, bytes)
    let editor =
      ["VISUAL", "EDITOR"].lazy.compactMap { context.environment[$0] }.first { !$0.isEmpty } ?? "vi"
    let ending: ProcessWatch.Ending
    do throws(SystemFailure) {
      ending = try ForegroundProgram.run(
        .init(
          path: "/bin/sh",
          arguments: ["sh", "-c", "\(editor) \"$1\"", "sh"].map { CarriedText.bytes(of: $0) }
            + [file.bytes],
          environment: context.environmentEntries, directory: context.workingDirectory),
        input: context.input.descriptor, output: context.output.descriptor,
        errors: OpenFile.standardError.descriptor)
    } catch {
      throw ExchangeError.programNotStarted(editor, error.errno)
    }
    switch ending {
    case .exited(0): return try OpenFile.open(file).readAll()
    case .exited(let status): throw ExchangeError.programEnded(editor, status: status)
    case .signalled(let signal): throw ExchangeError.programKilled(editor, signal: signal)
    }
  }
}

/// The result of an edit.
package struct EditOutcome: Equatable, Sendable {
  package var session: Session
  /// The numbers of items that were taken out and renamed.
  package var removed = 0
  package var renamed = 0
  package var isReordered = false
}
