import SystemCalls
package import SystemPackage

// Large files that an interrupted run has staged in part: only what is not proven to be there is sent. The digests of
// pieces are the proof; a size is none, because a file may have holes: several channels write it, and what one of them
// had not delivered is missing between the pieces of the others. Whatever is in doubt is sent again, and the whole is
// compared in the end.
extension Transfer {
  /// Lets the next files continue what interrupted runs staged, by directory.
  package func continueFrom(_ rests: [FilePath: StagedRest]) { self.rests = rests }

  /// A staged file that is continued.
  struct Continuation {
    let path: FilePath
    /// The bytes at its beginning that are right, which the content is behind.
    let proven: Int64
    /// The bytes of it that may be right.
    let kept: Int64
  }

  /// The staged file that begins as an item does; the content passes over what is right of it.
  ///
  /// A host that does not make the digests returns none; to read the file back would take as long as to send it.
  func continuation(
    of source: PlacementSource, _ content: SourceContent, in directory: FilePath
  ) throws(FarError) -> Continuation? {
    guard source.size >= leastResumedSize, let rest = rests[directory], rest.has(source) else {
      return nil
    }
    let length = pieceSize ?? StagedPieces.length(for: source.size)
    let files = rest.files.filter { $0.size > 0 }
    for file in try files.beginning(like: source, atMost: length, on: self.files) {
      do throws(FarError) {
        let digests = try self.files.pieces(of: file.path, each: length)
        let pieces = StagedPieces(digests, each: length, of: file.size)
        let proven = try content.pass(pieces)
        if proven == 0 { continue }
        content.passOver(pieces)
        rests[directory]?.remove(file.path)
        return Continuation(
          path: file.path, proven: proven, kept: min(file.size, source.size))
      } catch {
        if error.endsConnection { throw error }
      }
    }
    return nil
  }
}

/// The pieces of a staged file, by their digests.
struct StagedPieces {
  private let digests: [Digest]
  private let length: Int64
  /// The size of the file, whose last piece may be shorter.
  let size: Int64

  init(_ digests: [Digest], each length: Int64, of size: Int64) {
    self.digests = digests
    self.length = length
    // A file that has changed since its size was asked may have fewer.
    self.size = min(size, Int64(digests.count) * length)
  }

  /// The size of the pieces of a file: a wrong byte costs a piece, and a piece costs the host a process.
  static func length(for size: Int64) -> Int64 {
    var length: Int64 = 1 << 20
    while length < 8 << 20, size / length > 256 { length *= 2 }
    return length
  }

  /// The piece that begins at an offset.
  func piece(at offset: Int64) -> (digest: Digest, length: Int64)? {
    guard offset % length == 0, offset < size else { return nil }
    return (digests[Int(offset / length)], min(length, size - offset))
  }

  /// Where the piece ends that an offset is in.
  func end(after offset: Int64) -> Int64 { min((offset / length + 1) * length, size) }
}

extension [StagedRest.File] {
  /// The first bytes that are compared before anything is hashed.
  private static var headSize: Int { 4096 }

  /// Those that begin like a source, the largest first.
  fileprivate func beginning(
    like source: PlacementSource, atMost length: Int64, on files: any PlaceFiles
  ) throws(FarError) -> [StagedRest.File] {
    if isEmpty { return [] }
    let size = Int(Swift.min(Int64(Self.headSize), length))
    let heads = try files.heads(of: map(\.path), size)
    var own = [UInt8](repeating: 0, count: size)
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
  /// Passes over the pieces at the beginning that are there already, and returns the number of their bytes.
  func pass(_ pieces: StagedPieces) throws(FarError) -> Int64 {
    do throws(SystemFailure) {
      while let piece = pieces.piece(at: count), try passIfSame(piece.digest, piece.length) {}
      return count
    } catch {
      throw .unreadable(error)
    }
  }
}
