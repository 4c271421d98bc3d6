import Glibc
import Synchronization
package import SystemPackage

/// A PostgreSQL server for tests, without a port and as an ordinary user.
///
/// It is ended and its directory removed when the process of the tests ends, however that happens.
package final class TestDatabase: Sendable {
  /// The directory of the server, with its socket.
  package let directory: FilePath
  private let commands: FileDescriptor
  private let answers: FileDescriptor
  private let turn = Mutex(0)

  /// Whether the programs of the server are installed: in Debian, `postgresql` and `libpq5`.
  package static let isAvailable = {
    guard let versions = opendir("/usr/lib/postgresql") else { return false }
    closedir(versions)
    return Tool.named("psql") != nil && Tool.named("setpriv") != nil
  }()

  /// The server that most tests use, each with a database of its own.
  package static let common = Result {
    try TestDatabase(settings: ["fsync=off", "full_page_writes=off"])
  }

  /// Starts a server.
  ///
  /// - Parameter directory: An empty directory for it; nil for a new one.
  package init(settings: [String] = [], in directory: FilePath? = nil) throws {
    if let directory {
      self.directory = directory
    } else {
      var template = Array("/tmp/dnd-pg.XXXXXX".utf8CString)
      guard let made = mkdtemp(&template) else { throw Errno(rawValue: errno) }
      self.directory = FilePath(platformString: made)
    }
    let (inputEnd, commands) = try Pipe.make()
    let (answers, outputEnd) = try Pipe.make()
    self.commands = commands
    self.answers = answers
    defer { for end in [inputEnd, outputEnd] { try? end.close() } }
    let script = SourceTree.root.appending("Tests/TestSupport/Tools/database")
    let arguments = [self.directory.string] + settings
    _ = try ChildProcess(
      script, arguments.map { Array($0.utf8) }, environment: Tool.plainEnvironment, directory: "/",
      streams: [
        .descriptor(inputEnd), .descriptor(outputEnd), .path("/dev/null", .writeOnly),
      ])
    _ = try answer()
  }

  deinit {
    try? commands.close()
    try? answers.close()
  }

  /// Creates an empty database.
  ///
  /// - Returns: The value of `DND_STORE` for it.
  package func newDatabase() throws -> String {
    let name = turn.withLock { count in
      count += 1
      return "d\(count)"
    }
    try sql("CREATE DATABASE \(name) STRATEGY wal_log", in: "postgres")
    return words(name)
  }

  /// The value of `DND_STORE` for a database.
  package func words(_ name: String, user: String = "tester") -> String {
    "host=\(directory.string) user=\(user) dbname=\(name)"
  }

  /// What a statement returns, a line for each row.
  @discardableResult
  package func sql(_ statement: String, in database: String) throws -> [String] {
    try command("sql \(database) \(statement)")
  }

  /// Ends the server as a power cut would, and starts it again.
  package func crash() throws {
    try command("crash")
    try command("start")
  }

  /// Gives the server a command, see `Tools/database`.
  @discardableResult
  package func command(_ line: String) throws -> [String] {
    try turn.withLock { _ in
      _ = try commands.writeAll(Array("\(line)\n".utf8))
      return try answer()
    }
  }

  private func answer() throws -> [String] {
    var text: [UInt8] = []
    while !text.elementsEqual("done\n".utf8),
      !String(decoding: text, as: UTF8.self).hasSuffix("\ndone\n")
    {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = try buffer.withUnsafeMutableBytes { try answers.read(into: $0) }
      if count == 0 { throw Errno.brokenPipe }
      text += buffer[..<count]
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").dropLast().map(String.init)
  }
}
