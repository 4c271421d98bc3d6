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

  /// The digest of what a copy was made from: the file itself, or the one that a link leads to.
  init(ofCopied path: FilePath) throws(SystemFailure) {
    let isLink = try FileSystem.status(of: path, followingLinks: false).kind == .link
    try self.init(ofFile: isLink ? FileSystem.realPath(of: path) : path)
  }
}
