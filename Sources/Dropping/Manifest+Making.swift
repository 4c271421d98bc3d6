import Context
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage

// Creates the manifest of a drop before anything is placed.
extension ExchangeContext {
  /// Starts the requested manifest.
  ///
  /// - Parameter directoryWillBeMade: Whether the destination directory is created when something is placed in
  ///   it.
  func manifest(
    _ word: String?, relativeTo base: Location, directoryWillBeMade: Bool = false,
    by runID: RunID, in open: any OpenSession
  ) throws(ExchangeError) -> (manifest: Manifest, record: RecordedManifest)? {
    guard let word else { return nil }
    let path = absolute(FilePath(carried: word))
    let record = RecordedManifest(.here(path), relativeTo: base, by: runID, in: open)
    do {
      let manifest = try record.begin(
        directoryWillExist: directoryWillBeMade && path.starts(with: base.shown))
      return (manifest, record)
    } catch let error as TransferError {
      switch error {
      case .destinationMissing: throw .outputFileFailed(path, .noSuchFileOrDirectory)
      case .system(let failure): throw ExchangeError(writing: path, failure)
      default: throw .transfer(error)
      }
    } catch {
      throw ExchangeError(any: error)
    }
  }
}
