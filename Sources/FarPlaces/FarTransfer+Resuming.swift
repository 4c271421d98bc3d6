import FileTransfer
import SystemCalls
package import SystemPackage

// Large files that an interrupted run has staged in part: only what is behind their proven beginning is sent. The
// digests of pieces are the proof; a size is none, because a file may have holes. Whatever is in doubt starts over, and
// the whole is compared in the end.
extension FarTransfer {
  /// Lets the next files continue what interrupted runs staged, by directory.
  package func continueFrom(_ rests: [FilePath: StagedRest]) { self.rests = rests }

  /// The staged file that begins as an item does, and the size of that beginning, which the content is behind then.
  ///
  /// A host that does not make the digests returns none; to read the file back would take as long as to send it.
  func continuation(
    of source: PlacementSource, _ content: SourceContent, in directory: FilePath
  ) throws(FarError) -> StagedRest.File? {
    guard source.size >= leastResumedSize, let rest = rests[directory], rest.has(source) else {
      return nil
    }
    for file in try rest.files.filter({ $0.size > 0 }).beginning(like: source, on: files) {
      do throws(FarError) {
        let pieces = try files.pieces(of: file.path, each: pieceSize)
        let proven = try content.pass(pieces, each: pieceSize, of: file.size)
        if proven == 0 { continue }
        rests[directory]?.remove(file.path)
        return StagedRest.File(file.path, size: proven)
      } catch {
        if error.endsConnection { throw error }
      }
    }
    return nil
  }
}

extension [StagedRest.File] {
  /// The first bytes that are compared before anything is hashed.
  private static var headSize: Int { 4096 }

  /// Those that begin like a source, the largest first.
  fileprivate func beginning(
    like source: PlacementSource, on files: any FarFileSystem
  ) throws(FarError) -> [StagedRest.File] {
    if isEmpty { return [] }
    let heads = try files.heads(of: map(\.path), Self.headSize)
    var own = [UInt8](repeating: 0, count: Self.headSize)
    guard let file = try? source.open(),
      let count = try? own.withUnsafeMutableBytes({ try file.readFully(at: 0, into: $0) })
    else { return [] }
    own.removeLast(own.count - count)
    return zip(self, heads).filter { file, head in
      guard let head = try? head.get(), !head.isEmpty else { return false }
      return own.starts(with: head)
    }.map(\.0).sorted { $0.size > $1.size }
  }
}

extension SourceContent {
  /// Passes over the bytes of which the pieces are there already.
  ///
  /// - Parameters:
  ///   - pieces: The digests of the pieces of a file, in order.
  ///   - size: The size of that file, whose last piece may be shorter.
  /// - Returns: The number of bytes that are there; the next bytes are those after them.
  fileprivate func pass(
    _ pieces: [Digest], each length: Int64, of size: Int64
  ) throws(FarError) -> Int64 {
    do throws(SystemFailure) {
      for piece in pieces {
        let length = min(length, size - count)
        guard length > 0, try passIfSame(piece, length) else { break }
      }
      return count
    } catch {
      throw .unreadable(error)
    }
  }
}
