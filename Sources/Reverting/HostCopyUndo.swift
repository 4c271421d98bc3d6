import Context
import FileTransfer
import Items
import SystemCalls

/// Undoes the copy of a file of a host to this machine: many such copies are hidden, before their hosts are asked once
/// whether the files are still there.
struct HostCopyUndo: PagedUndo {
  let record: TransferRecord
  let undo: Undo
  let original: Location
  let context: ExchangeContext

  func plan() throws(UndoError) -> Undo.Action { try undo.plan() }

  func perform(_ action: Undo.Action) throws(UndoError) {
    try undo.perform(
      isCancelled: context.isCancelled,
      besides: .init(original, by: undo.runID, in: context))
  }

  func hide() throws(UndoError) -> HiddenHere? {
    try undo.hide().map { HiddenHere(aside: $0, undo: undo, other: original) }
  }

  var origin: Location? { nil }
  var looked: [Location] { [] }
  func hashed() -> [Location] { [] }

  func isPaged() -> Bool {
    let status = undo.place.flatMap { try? FileSystem.status(of: $0, followingLinks: false) }
    return status.map { $0.kind != .directory } ?? false
  }
}
