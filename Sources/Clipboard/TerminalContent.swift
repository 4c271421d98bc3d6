import Context
import DesktopProtocol
import SystemCalls
import SystemPackage

/// The bytes of a form for a terminal, of a file only if it is still the one that is offered.
struct TerminalContent {
  private let content: DesktopOffer.Content
  private let context: ExchangeContext

  /// Why there are none, in the words of `dnd-desktop`.
  struct Failed: Error { var reason: String }

  init(_ content: DesktopOffer.Content, _ context: ExchangeContext) {
    self.content = content
    self.context = context
  }

  /// All bytes.
  ///
  /// - Throws: `Failed` if they cannot be had.
  func bytes() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try forEachPiece { bytes += $0 }
    return bytes
  }

  /// Passes on all bytes, in pieces.
  ///
  /// - Throws: `Failed` if they cannot be had, and what `body` throws.
  func forEachPiece(_ body: ([UInt8]) throws -> Void) throws {
    switch content {
    case .bytes(let bytes): try body(bytes)
    case .file(let path, let version):
      let path = FilePath(carried: path)
      guard let looked = try? FileSystem.status(of: path), looked.kind == .regular,
        looked.isVersion(version), let file = try? SourceDoor.open(path, as: looked)
      else { throw Failed(reason: "changed") }
      try Self.forEachPiece(of: file, body)
    case .command(let words):
      guard let program = words.first,
        let process = try? HelperProcess(FilePath(carried: program), words, context)
      else { throw Failed(reason: "failed") }
      defer { process.end() }
      process.closeInput()
      while let piece = try process.piece() { try body(piece) }
      guard try process.ending() == .exited(0) else { throw Failed(reason: "failed") }
    }
  }

  /// Passes on the bytes of a file, in pieces.
  static func forEachPiece(of file: OpenFile, _ body: ([UInt8]) throws -> Void) throws {
    while true {
      let piece: [UInt8]
      do throws(SystemFailure) {
        piece = try withUnsafeTemporaryAllocation(byteCount: 48 << 10, alignment: 16) {
          buffer throws(SystemFailure) in
          Array(buffer[..<(try file.read(into: buffer))])
        }
      } catch {
        throw Failed(reason: "failed")
      }
      if piece.isEmpty { return }
      try body(piece)
    }
  }
}

extension FileStatus {
  fileprivate func isVersion(_ version: DesktopOffer.FileVersion) -> Bool {
    device == version.device && inode == version.inode && size == version.size
      && modified == version.modified
  }
}
