import Items
import SystemCalls
import SystemPackage

// What has no content: links, FIFOs, sockets and devices, which are made again at the destination.
extension Preparation {
  func stageLink(
    _ path: FilePath, _ status: FileStatus, of item: TransferItem, _ name: [UInt8]
  ) throws(TransferError) -> Staged {
    let directory = item.isMove ? try openingDirectory(of: path) : nil
    let text = try reading(path) { () throws(SystemFailure) in
      try FileSystem.readLink(directory == nil ? path : path.name, in: directory)
    }
    let staged: StagedFile
    do throws(SystemFailure) {
      staged = try StagedFile.makeLink(saying: text, in: item.destination)
    } catch {
      guard error.isUnsupported || error.errno == .notPermitted else {
        throw TransferError(error)
      }
      throw .linkNotPossible(path)
    }
    try calling { () throws(SystemFailure) in
      try staged.setTimes(item.request.node?.applied(to: status) ?? status)
    }
    return Staged(
      item: item, file: staged, replaces: false, name: name, bytes: 0,
      removal: item.isMove ? item.facts.removal(reading: status.version) : nil)
  }

  func stageNode(
    _ path: FilePath, _ status: FileStatus, of item: TransferItem, _ name: [UInt8]
  ) throws(TransferError) -> Staged {
    let directory = try openingDirectory(of: path)
    let staged: StagedFile
    do throws(SystemFailure) {
      staged = try StagedFile.makeNode(
        like: path.name, in: directory, status, item.request.node, in: item.destination)
    } catch {
      throw error.isRefusedNode ? .unsupportedKind(path, status.kind) : TransferError(error)
    }
    return Staged(
      item: item, file: staged, replaces: false, name: name, bytes: 0,
      removal: item.facts.removal(reading: status.version))
  }
}
