import FileTransfer
import SystemCalls
import SystemPackage

extension Digest {
  /// The digest of a file of this machine that undo compares with another.
  init(toUndo path: FilePath) throws(UndoError) {
    do throws(SystemFailure) { self = try Digest(ofFile: path) } catch {
      throw .transfer(TransferError(error))
    }
  }
}
