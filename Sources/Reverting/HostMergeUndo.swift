import Context
import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// Undoes the merge of a folder with one on another host, as far as folders are concerned: one that was merged, or one
/// that was made there.
///
/// The files in it have records of their own, which are undone before. A folder that was made there is removed if it is
/// empty by then.
struct HostMergeUndo: UndoElsewhere {
  private let record: TransferRecord
  private let place: Location
  private let context: ExchangeContext
  /// The folder here above those that the move removed.
  var recorded: RecordedFolder?
  /// The folders here that the move removed.
  var folders: MovedFolders?

  init(_ record: TransferRecord, at place: Location, in context: ExchangeContext) {
    self.record = record
    self.place = place
    self.context = context
  }

  func plan() throws(UndoError) -> Undo.Action {
    guard record.sourceRemoved, let source = record.source?.here else {
      return record.isPart ? .removeCopy : .none
    }
    if let status = try? FileSystem.status(of: source, followingLinks: false) {
      if status.kind == .directory { return record.isPart ? .removeCopy : .none }
      throw .nameTaken(source)
    }
    try recorded?.check()
    if folders == nil {
      guard (try? FileSystem.status(of: source.directory).kind) == .directory else {
        throw .placeMissing(source.directory)
      }
    }
    return .makeDirectory(source)
  }

  func perform(_ action: Undo.Action) throws(UndoError) {
    if record.sourceRemoved, let source = record.source?.here {
      do throws(SystemFailure) {
        if record.isPart { try folders?.make(source) } else { try folders?.complete() }
      } catch {
        throw .transfer(TransferError(error))
      }
    }
    if !record.isPart { return }
    do throws(FarError) {
      let files = try context.hosts.files(of: place.place, in: context)
      _ = try files.removeIfEmpty(place.path)
    } catch {
      throw .transfer(error.transferError(place.place))
    }
  }
}
