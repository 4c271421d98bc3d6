import SystemCalls
import SystemPackage

/// Checks a session's record before SQLite opens it.
///
/// SQLite treats an empty file as a new database and removes the log that may hold the whole old one. It also
/// follows links and blocks on FIFOs. So only database files may reach it.
enum RecordHeader {
  private static let magic = Array("SQLite format 3\u{0}".utf8)
  /// The smallest page size of a database, in bytes.
  private static let smallest: Int64 = 512

  /// Whether the file at `path` can be a complete database (see the SQLite file format, §1.3).
  ///
  /// A file may be shorter than its header says only if it has a log, from which SQLite repeats an interrupted
  /// checkpoint.
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

  /// The size of the database according to its header, in bytes.
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
