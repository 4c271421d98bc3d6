import FileTransfer
import SystemCalls
import SystemPackage

// The manifest of a drop: making it before anything is done, and what an earlier run had placed.
extension ExchangeContext {
  /// Begins the manifest that is asked for.
  ///
  /// - Parameter folderWillBeMade: Whether the folder of the drop is made when something is placed there.
  func manifest(
    _ word: String?, relativeTo base: FilePath, folderWillBeMade: Bool = false
  ) throws(ExchangeError) -> Manifest? {
    guard let word else { return nil }
    let path = absolute(FilePath(carried: word))
    do throws(TransferError) {
      return try Manifest(
        path, relativeTo: base, folderWillExist: folderWillBeMade && path.starts(with: base))
    } catch {
      switch error {
      case .destinationMissing: throw .outputFileFailed(path, .noSuchFileOrDirectory)
      case .system(let failure): throw .outputFileFailed(path, failure.errno)
      default: throw .transfer(error)
      }
    }
  }
}

extension FileListing {
  /// Lists what an earlier run, which was killed, had placed.
  func add(
    recovered result: ItemResult, in context: ExchangeContext
  ) throws(TransferError) {
    guard result.state == .placed, let target = result.target else { return }
    for note in try add(at: FilePath(carried: target), isCancelled: context.isCancelled) {
      context.report(.said(note.diagnostic))
    }
  }
}
