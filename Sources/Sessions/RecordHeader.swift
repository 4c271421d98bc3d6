import SystemCalls
import SystemPackage

/// A look at a session's record before SQLite gets to see it.
///
/// SQLite takes an empty file for a new database and removes the log that may hold all of the old one;
/// it follows links, and waits at FIFOs. What is not a database file must not reach it.
enum RecordHeader {
  private static let magic = Array("SQLite format 3\u{0}".utf8)
  /// The smallest page that a database can have, in bytes.
  private static let smallest: Int64 = 512

  /// Whether the file of this name can be a database that is whole (see the SQLite file format, §1.3).
  ///
  /// A file that is shorter than its header says is so only with a log beside it, from which a
  /// checkpoint that was cut off is done again.
  static func isSound(_ path: FilePath) throws(SystemFailure) -> Bool {
    guard let status = try FileSystem.statusIfPresent(of: path, followingLinks: false),
      status.kind == .regular, status.size >= smallest
    else { return false }
    var header = [UInt8](repeating: 0, count: 100)
    let file = try OpenFile.open(path, options: [.nonBlocking, .noFollow])
    var failure: SystemFailure?
    let count = header.withUnsafeMutableBytes { buffer in
      do throws(SystemFailure) {
        return try file.readFully(at: 0, into: buffer)
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    guard count == header.count, header.starts(with: magic) else { return false }
    if status.size >= said(header) { return true }
    return try hasLog(path)
  }

  /// The size that the header says, in bytes.
  private static func said(_ header: [UInt8]) -> Int64 {
    let page = Int64(header[16]) << 8 | Int64(header[17])
    let pages = header[28..<32].reduce(Int64(0)) { $0 << 8 | Int64($1) }
    return (page == 1 ? 65536 : page) * pages
  }

  private static func hasLog(_ path: FilePath) throws(SystemFailure) -> Bool {
    let log = FilePath(bytes: path.bytes + Array("-wal".utf8))
    let status = try FileSystem.statusIfPresent(of: log, followingLinks: false)
    return status.map { $0.size > 0 } ?? false
  }
}
