import Diagnostics
import Sessions
import SystemCalls
import SystemPackage

/// The payloads of one session: files of this machine, which are sent with the change that names them and fetched when
/// they are read.
///
/// Small ones are a value of their row, larger ones are rows of a mebibyte each. Even larger ones are files in a
/// directory that all hosts share, named by their content.
struct SharedPayloads {
  /// The directory of this session's files on this machine.
  let directory: FilePath
  /// The directory of large payloads, which all hosts share; nil if there is none.
  let large: FilePath?
  /// The digest of an open file's content, as hexadecimal digits.
  let digest: @Sendable (OpenFile) -> Result<String, SystemFailure>

  /// The size up to which a payload is a value of its row, in bytes.
  private static let inlineLimit: Int64 = 64 << 10
  /// The size of the rows of a larger payload, in bytes.
  private static let chunk = 1 << 20
  /// The size up to which a payload is stored in the database, in bytes.
  private static let tableLimit: Int64 = 256 << 20

  /// Creates an empty file, and the directories that it needs.
  func newFile() throws(SessionError) -> Payload {
    try prepare()
    return try PayloadDirectory(directory).newFile()
  }

  /// Creates the directory of the session's files.
  func prepare() throws(SessionError) {
    let session = directory.directory
    let shared = session.directory
    try SessionLayout.prepare(shared.directory, parents: true)
    try SessionError.wrap { () throws(SystemFailure) in
      for path in [shared, session, directory] { try StoreDirectory.make(path) }
    }
  }

  func discard(_ files: [FilePath]) {
    for path in files { try? FileSystem.removeFile(path) }
  }

  /// Sends a file to the store; does nothing if it was sent before.
  func store(
    _ name: String, of session: Int64, _ transaction: PostgresTransaction
  ) throws(PostgresFailure) {
    let path = directory.appending(bytes: CarriedText.bytes(of: name))
    let known = try transaction.read(
      "SELECT 1 FROM payload WHERE session = $1 AND name = $2", .integer(session), .text(name))
    if known.count > 0 { return }
    let file = try wrap { () throws(SystemFailure) in
      try OpenFile.open(path, options: [.noFollow, .nonBlocking])
    }
    let status = try wrap { () throws(SystemFailure) in try file.status() }
    guard status.kind == .regular else { throw PostgresFailure(.shared(.directory(name))) }
    if status.size <= Self.inlineLimit {
      let bytes = try wrap { () throws(SystemFailure) in try file.readAll() }
      try transaction.write(
        "INSERT INTO payload (session, name, size, bytes) VALUES ($1, $2, $3, $4)",
        .integer(session), .text(name), .integer(bytes.count), .bytes(bytes))
    } else if status.size <= Self.tableLimit {
      try storeChunks(of: file, name, session, transaction)
    } else {
      try storeFile(file, path, status.size, name, session, transaction)
    }
  }

  private func storeChunks(
    of file: OpenFile, _ name: String, _ session: Int64, _ transaction: PostgresTransaction
  ) throws(PostgresFailure) {
    var size = 0
    for number in 0... {
      let bytes = try wrap { () throws(SystemFailure) in try file.readAll(limit: Self.chunk) }
      if bytes.isEmpty { break }
      size += bytes.count
      try transaction.write(
        "INSERT INTO chunk (session, name, number, bytes) VALUES ($1, $2, $3, $4)",
        .integer(session), .text(name), .integer(number), .bytes(bytes))
    }
    try transaction.write(
      "INSERT INTO payload (session, name, size) VALUES ($1, $2, $3)", .integer(session),
      .text(name), .integer(size))
  }

  /// Copies a file to the directory of large payloads, where its digest is its name.
  private func storeFile(
    _ source: OpenFile, _ path: FilePath, _ size: Int64, _ payload: String, _ session: Int64,
    _ transaction: PostgresTransaction
  ) throws(PostgresFailure) {
    guard let large else { throw PostgresFailure(.shared(.tooLarge(size))) }
    let file = try wrap { () throws(SystemFailure) in
      let name = try digest(source).get()
      let directory = try Self.folder(large)
      if try isStored(name, size, in: directory) { return name }
      let source = try OpenFile.open(path, options: [.noFollow, .nonBlocking])
      let fresh = FilePath(".dnd-\(payload)")
      try? FileSystem.removeFile(fresh, in: directory)
      do throws(SystemFailure) {
        try Self.copy(source, to: fresh, in: directory)
        try FileSystem.rename(fresh, in: directory, to: FilePath(name), in: directory, .replace)
      } catch {
        try? FileSystem.removeFile(fresh, in: directory)
        throw error
      }
      try directory.synchronizeNames()
      return name
    }
    try transaction.write(
      "INSERT INTO payload (session, name, size, file) VALUES ($1, $2, $3, $4)",
      .integer(session), .text(payload), .integer(size), .text(file))
  }

  /// The directory of large payloads, which only its owner, root, or a group that it belongs to may write.
  ///
  /// What others could put there is found out by its digest; but nothing is written where everybody could take it away.
  private static func folder(_ path: FilePath) throws(SystemFailure) -> OpenFile {
    let directory = try OpenFile.openDirectory(path)
    let status = try directory.status()
    if status.mode & 0o002 != 0, status.mode & 0o1000 == 0 {
      throw SystemFailure("openat", path, .notPermitted)
    }
    return directory
  }

  /// Whether the directory has a payload already: a file of this size whose digest is its name.
  private func isStored(
    _ name: String, _ size: Int64, in directory: OpenFile
  ) throws(SystemFailure) -> Bool {
    do throws(SystemFailure) {
      let file = try OpenFile.open(
        FilePath(name), in: directory, options: [.noFollow, .nonBlocking])
      let status = try file.status()
      guard status.kind == .regular, status.size == size else { return false }
      return try digest(file).get() == name
    } catch {
      switch error.errno {
      // A link, or a file of somebody else that nobody may read: it is replaced.
      case .noSuchFileOrDirectory, .tooManySymbolicLinkLevels, .permissionDenied: return false
      default: throw error
      }
    }
  }

  /// Copies what is left of an open file, and synchronizes the copy.
  private static func copy(
    _ source: OpenFile, to fresh: FilePath, in directory: OpenFile
  ) throws(SystemFailure) {
    let file = try OpenFile.open(
      fresh, in: directory, .writeOnly, options: [.create, .exclusiveCreate, .noFollow],
      permissions: 0o600)
    while true {
      let bytes = try source.readAll(limit: chunk)
      if bytes.isEmpty { break }
      try file.writeAll(bytes)
    }
    try file.synchronize()
  }

  /// Copies a file of the directory of large payloads to this machine, if its content is what its name says.
  private func fetchLarge(
    _ digest: String, _ payload: String, size: Int64
  ) throws(SessionError) {
    guard let large, Self.isDigest(digest) else { throw .sharedStore(.payloadMissing(payload)) }
    let fresh = FilePath(".fetch-\(Machine.process)-\(payload)")
    do throws(SystemFailure) {
      let source = try OpenFile.open(
        FilePath(digest), in: OpenFile.openPath(large), options: [.noFollow, .nonBlocking])
      let status = try source.status()
      guard status.kind == .regular, status.size == size else {
        throw SystemFailure("read", nil, .illegalByteSequence)
      }
      let here = try OpenFile.openPath(directory)
      try? FileSystem.removeFile(fresh, in: here)
      do throws(SystemFailure) {
        try Self.copy(source, to: fresh, in: here)
        // What was written, not what could be read twice.
        let copy = try OpenFile.open(fresh, in: here, options: .noFollow)
        guard try self.digest(copy).get() == digest else {
          throw SystemFailure("read", nil, .illegalByteSequence)
        }
        let name = FilePath(bytes: CarriedText.bytes(of: payload))
        try FileSystem.rename(fresh, in: here, to: name, in: here, .replace)
      } catch {
        try? FileSystem.removeFile(fresh, in: here)
        throw error
      }
    } catch {
      switch error.errno {
      case .noSuchFileOrDirectory: throw .sharedStore(.payloadMissing(payload))
      case .illegalByteSequence, .tooManySymbolicLinkLevels:
        throw .sharedStore(.payloadChanged(payload, digest))
      default: throw .system(error)
      }
    }
  }

  /// Fetches a payload that is not on this machine yet.
  ///
  /// A file gets its name when all of it is there.
  func fetch(
    _ name: String, of session: Int64, from server: PostgresServer
  ) throws(SessionError) {
    let target = directory.appending(bytes: CarriedText.bytes(of: name))
    let isThere = try SessionError.wrap { () throws(SystemFailure) in
      try FileSystem.statusIfPresent(of: target, followingLinks: false) != nil
    }
    if isThere { return }
    let stored = try rows(name, session, server)
    // The caller notices that the file is missing.
    guard let stored else { return }
    try prepare()
    let fresh = directory.appending(".fetch-\(Machine.process)-\(name)")
    if let file = stored.file { return try fetchLarge(file, name, size: stored.size) }
    try? FileSystem.removeFile(fresh)
    var failure: SessionError?
    do throws(SystemFailure) {
      try FileSystem.replaceFile(target, by: fresh, permissions: 0o600, synced: false) {
        (file) throws(SystemFailure) in
        if let bytes = stored.bytes { return try file.writeAll(bytes) }
        var (number, left) = (Int64(0), stored.size)
        while left > 0 {
          do throws(SessionError) {
            let bytes = try chunk(number, of: name, session, server)
            left -= Int64(bytes.count)
            if left < 0 { throw .sharedStore(.damaged) }
            try SessionError.wrap { () throws(SystemFailure) in try file.writeAll(bytes) }
          } catch {
            failure = error
            throw SystemFailure("write", target, .ioError)
          }
          number += 1
        }
      }
    } catch {
      throw failure ?? .system(error)
    }
  }

  private func rows(
    _ name: String, _ session: Int64, _ server: PostgresServer
  ) throws(SessionError) -> (size: Int64, bytes: [UInt8]?, file: String?)? {
    do throws(PostgresFailure) {
      return try server.reading { (connection) throws(PostgresFailure) in
        try connection.run(
          "SELECT size, bytes, file FROM payload WHERE session = $1 AND name = $2",
          .integer(session), .text(name)
        ).read { (row) throws(SharedStoreFailure) in
          (
            size: try row.integer(0), bytes: try row.optionalBytes(1),
            file: try row.optionalBytes(2).map { String(decoding: $0, as: UTF8.self) }
          )
        }.first
      }
    } catch {
      throw error.error(name)
    }
  }

  private func chunk(
    _ number: Int64, of name: String, _ session: Int64, _ server: PostgresServer
  ) throws(SessionError) -> [UInt8] {
    do throws(PostgresFailure) {
      let bytes = try server.reading { (connection) throws(PostgresFailure) in
        try connection.run(
          "SELECT bytes FROM chunk WHERE session = $1 AND name = $2 AND number = $3",
          .integer(session), .text(name), .integer(number)
        ).read { (row) throws(SharedStoreFailure) in try row.bytes(0) }.first
      }
      guard let bytes, !bytes.isEmpty, bytes.count <= Self.chunk else {
        throw PostgresFailure(.shared(.damaged))
      }
      return bytes
    } catch {
      throw error.error(name)
    }
  }

  /// Whether a text from the store names a file of the directory, and nothing else.
  fileprivate static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { $0.hexadecimalDigit != nil }
  }

  private func wrap<Value>(
    _ body: () throws(SystemFailure) -> Value
  ) throws(PostgresFailure) -> Value {
    do { return try body() } catch { throw PostgresFailure(.system(error)) }
  }
}

extension SharedPayloads {
  /// Removes a file of the directory of large payloads that no session needs any more.
  func removeLarge(_ file: String) {
    guard let large, Self.isDigest(file) else { return }
    try? FileSystem.removeFile(large.appending(file))
  }
}
