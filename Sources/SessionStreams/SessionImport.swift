package import Context
import Items
package import Picking
import Sessions
import SystemCalls
import SystemPackage

/// Makes a session of a stream, which becomes the current one.
package struct SessionImport {
  private let file: String?
  private let session: String?

  /// - Parameters:
  ///   - file: The file, as carried text; nil or `-` means standard input.
  ///   - session: The name of the new session; nil for the name in the stream, if it is free.
  package init(file: String?, session: String?) {
    self.file = file
    self.session = session
  }

  /// Reads the stream; nothing remains if it is not whole.
  package func run(in context: ExchangeContext) throws -> LiftOutcome {
    let run = try ImportRun(open(in: context), in: context)
    if let expires = run.head.expires, expires <= Clock.now {
      throw SessionError.expired(run.head.session)
    }
    if run.head.isSensitive { try context.checkMemory() }
    let store = try context.sweptStore()
    let registry = context.registry()
    let former = context.noteAboutFormerSession(in: store)
    var indices: [Int] = []
    var previews: [ItemPreview] = []
    let made = try store.create(draft(run.head, in: context)) { writer in
      try run.run(into: writer) { item, number in
        indices.append(number)
        guard previews.count < LiftOutcome.previewLimit,
          let preview = ItemPreview(of: item, number, registry)
        else { return }
        previews.append(preview)
      }
      try writer.log(.happened(.imported, items: indices.count))
    }
    try store.setCurrent(made, for: context.terminal)
    if let former { context.report(.said(former)) }
    return LiftOutcome(
      session: made, began: true, indices: indices, previews: made.isSensitive ? [] : previews)
  }

  private func open(in context: ExchangeContext) throws(ExchangeError) -> OpenFile {
    guard let file, file != "-" else {
      if context.input.isTerminal { throw .stream(.fromTerminal) }
      return context.input
    }
    let path = context.absolute(FilePath(carried: file))
    do throws(SystemFailure) {
      return try SourceDoor.openInput(path)
    } catch {
      throw ExchangeError(reading: path, error)
    }
  }

  /// The session belongs to whoever imports it, and only its items to somebody else.
  private func draft(_ head: StreamHead, in context: ExchangeContext) -> SessionDraft {
    var draft = SessionDraft(name: session, origin: context.origin)
    draft.suggestedName = head.session
    draft.policy = head.policy
    draft.context = head.context
    draft.expires = head.expires
    draft.isSensitive = head.isSensitive
    draft.keepsData = true
    return draft
  }
}
