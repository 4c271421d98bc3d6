import Context
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

// What was placed without coming from a path can be removed if its content is still available elsewhere.
extension UndoEligibility {
  /// What the session keeps of an item.
  func keptContent(of item: Item) -> [KeptContent] {
    item.representations.compactMap { representation in
      switch representation.source {
      case .promise:
        if case .kept(let name)? = try? open.promiseResult(
          item: item.index, type: representation.type.identifier)
        {
          .file(open.payloadDirectory.appending(name))
        } else {
          nil
        }
      case .inline(let bytes): .bytes(bytes)
      case .payload(let name): .file(open.payloadDirectory.appending(name))
      case .file(let path, _): .file(path)
      case .far, .fileURL: nil
      }
    }
  }

  /// Whether everything that the item may have been made from is still available, as far as the session stores
  /// it.
  ///
  /// - Parameter placed: The time of placement; a source that changed later may have different content.
  func keepsBytes(
    _ item: Item, since placed: Int64, _ looks: HostLooks
  ) throws -> Bool {
    for representation in item.representations {
      switch representation.source {
      case .inline, .fileURL: break
      case .far(let far):
        guard let there = try looks.statusOfContent(at: far.location), far.isUnchanged(there)
        else { return false }
      case .payload(let name):
        let status = try? FileSystem.status(
          of: open.payloadDirectory.appending(name), followingLinks: false)
        guard let status,
          representation.size == nil || status.kind == .directory
            || status.size == representation.size
        else { return false }
      case .promise:
        // A lost result would have to be produced again, which may fail.
        if try open.promiseResult(item: item.index, type: representation.type.identifier) == .lost {
          return false
        }
      case .file(let path, let identity):
        guard let status = try? identity.statusNow(of: path),
          SourceChange(of: status, at: path, since: identity) == nil,
          status.kind == .directory || status.changed <= placed
        else { return false }
      }
    }
    return true
  }
}
