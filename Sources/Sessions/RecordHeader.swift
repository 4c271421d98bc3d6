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
  /// A file may be shorter than its header says only if the bytes are in a log or a rollback journal: SQLite writes
  /// the first page first, and removes or empties these files only when it has written the last one. Other processes
  /// may be doing so, therefore the size is read again if there is neither file.
  static func isSound(_ path: FilePath) throws(SystemFailure) -> Bool {
    guard let status = try FileSystem.statusIfPresent(of: path, followingLinks: false),
      status.kind == .regular, status.size >= smallest
    else { return false }
    let file = try OpenFile.open(path, options: [.nonBlocking, .noFollow])
    guard let said = try said(by: file) else { return false }
    if try file.status().size >= said { return true }
    if try isUnfinished(path) { return true }
    return try file.status().size >= said
  }

  /// The size of the database according to its header, in bytes; nil for a file of another kind.
  private static func said(by file: OpenFile) throws(SystemFailure) -> Int64? {
    var header = [UInt8](repeating: 0, count: 100)
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
    guard count == header.count, header.starts(with: magic) else { return nil }
    let page = Int64(header[16]) << 8 | Int64(header[17])
    let pages = header[28..<32].reduce(Int64(0)) { $0 << 8 | Int64($1) }
    return (page == 1 ? 65536 : page) * pages
  }

  /// Whether the database has a log or a rollback journal.
  private static func isUnfinished(_ path: FilePath) throws(SystemFailure) -> Bool {
    for suffix in ["-wal", "-journal"] {
      let file = FilePath(bytes: path.bytes + Array(suffix.utf8))
      let status = try FileSystem.statusIfPresent(of: file, followingLinks: false)
      if let status, status.size > 0 { return true }
    }
    return false
  }
}
