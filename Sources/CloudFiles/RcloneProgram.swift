import Diagnostics
import FileTransfer
import SystemCalls
import SystemPackage

/// The one door to `rclone`: a server of its own for one command, which nobody else can reach.
///
/// It listens on a socket in a private directory. An `rclone` that has no such sockets listens on a port of this
/// machine, and asks for a random password, which only its environment holds. The kernel kills it with this process.
/// Its configuration is the user's; it never asks for the password of an encrypted one.
final class RcloneProgram {
  private(set) var process: ConnectedProgram
  /// Where links to the files that are sent are kept, besides the socket.
  let directory: OwnedDirectory
  private(set) var door: Door
  private var words: [UInt8] = []
  private(set) var areWordsOver = false

  enum Door {
    case socket(FilePath)
    case port(UInt16, credentials: String)
  }

  private static let longestWords = 8192
  private static let patience: Int64 = 20_000_000_000

  /// Starts the server, and waits until it listens.
  init(
    _ store: String, _ environment: Variables, isCancelled: () -> Bool
  ) throws(FarError) {
    let path = try Self.path(environment)
    let runtime = environment["XDG_RUNTIME_DIR"].map { FilePath(carried: $0) }
    // A thousand links in memory take a few milliseconds, and on a disk as much time as all else that is done here.
    let made = [runtime, "/dev/shm", "/tmp"].lazy.compactMap(\.self).filter(\.isAbsolute).compactMap
    {
      try? OwnedDirectory(in: $0, prefix: "dnd-rclone-")
    }.first
    guard let made else { throw .unreachable(host: store, words: "no folder for its socket") }
    directory = made
    let socket = made.path.appending("s")
    door = .socket(socket)
    process = try Self.start(
      path, ["--rc-addr", "unix://\(socket.string)", "--rc-no-auth"], [], environment)
    if try waitUntilReady(store, isCancelled) { return }
    // The socket is what it did not understand; the password is in its environment only.
    guard String(decoding: words, as: UTF8.self).contains("start remote control") else {
      throw failure(store)
    }
    let (user, password) = (Self.random(), Self.random())
    door = .port(0, credentials: "\(user):\(password)")
    (words, areWordsOver) = ([], false)
    process = try Self.start(
      path, ["--rc-addr", "127.0.0.1:0"],
      [("RCLONE_RC_USER", user), ("RCLONE_RC_PASS", password)], environment)
    guard try waitUntilReady(store, isCancelled) else { throw failure(store) }
  }

  private func failure(_ store: String) -> FarError {
    .unreachable(host: store, words: lastWords)
  }

  /// The last that it said about itself.
  var lastWords: String { RcloneWords.last(words) }

  /// Opens a connection to it.
  func connect() throws(SystemFailure) -> OpenFile {
    let connection: OpenFile
    switch door {
    case .socket(let path): connection = try .connection(toSocket: path)
    case .port(let port, _): connection = try .connection(toPort: port)
    }
    try connection.setWaiting(false)
    return connection
  }

  /// What each request says about who sends it.
  var authorization: [UInt8] {
    guard case .port(_, let credentials) = door else { return [] }
    return Array("Authorization: Basic \(Base64.text(Array(credentials.utf8)))\r\n".utf8)
  }

  /// Reads what it says about itself, so that it never waits for a reader.
  func hear() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 16)
    defer { buffer.deallocate() }
    while let count = try? process.errors.read(into: buffer) {
      if count == 0 {
        areWordsOver = true
        return
      }
      words += buffer[..<count]
      if words.count > Self.longestWords { words.removeFirst(words.count - Self.longestWords) }
    }
  }

  /// Returns false if it ends before it listens.
  private func waitUntilReady(_ store: String, _ isCancelled: () -> Bool) throws(FarError) -> Bool {
    let limit = Clock.monotonic + Self.patience
    while true {
      if isCancelled() { throw .cancelled }
      _ = try? Readiness.wait(
        for: areWordsOver ? [] : [.init(process.errors.descriptor, .input)],
        atMost: .milliseconds(5))
      hear()
      if case .port(0, let credentials) = door, let port = announcedPort {
        door = .port(port, credentials: credentials)
      }
      if (try? connect()) != nil {
        if case .socket(let path) = door { try? FileSystem.setMode(of: path, to: 0o600) }
        return true
      }
      if process.ending != nil {
        hear()
        return false
      }
      if Clock.monotonic > limit { throw .unreachable(host: store, words: FarError.noAnswer) }
    }
  }

  private var announcedPort: UInt16? {
    let text = String(decoding: words, as: UTF8.self)
    guard let sign = text.firstRange(of: "http://127.0.0.1:") else { return nil }
    let rest = text[sign.upperBound...]
    let digits = rest.prefix { $0.isNumber }
    return digits.endIndex == rest.endIndex ? nil : UInt16(digits)
  }

  private static func random() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    return String((0..<32).map { _ in letters[Int.random(in: 0..<letters.count)] })
  }

  private static func start(
    _ path: FilePath, _ options: [String], _ secrets: [(String, String)], _ environment: Variables
  ) throws(FarError) -> ConnectedProgram {
    let fixed = [
      "rcd", "--rc-serve", "--ask-password=false", "--contimeout=15s", "--timeout=30s",
      "--low-level-retries=2", "--rc-job-expire-duration=1h",
    ]
    return try run(path, fixed + options, secrets, environment)
  }

  /// The stores beside whose large objects `rclone` would keep the hash of what it has sent.
  ///
  /// It would look like one of the store, also through a remote that is another name of one.
  private static let claimless = ["S3", "B2", "AZUREBLOB", "OOS"]

  /// Runs it with arguments, killed with this process.
  static func run(
    _ path: FilePath, _ arguments: [String], _ secrets: [(String, String)],
    _ environment: Variables
  ) throws(FarError) -> ConnectedProgram {
    // The user's own server, and where it logs, are none of this one's business.
    let inherited = environment.all.filter { name, _ in
      !["RCLONE_RC", "RCLONE_LOG", "RCLONE_USE_JSON_LOG", "RCLONE_SYSLOG"].contains(
        where: name.hasPrefix)
    }
    // Many short calls leave much garbage; collecting it less often saves a seventh of the processor time.
    let collecting = environment["GOGC"] == nil ? [("GOGC", "400")] : []
    let own = claimless.map { ("RCLONE_\($0)_DISABLE_CHECKSUM", "true") }
    let kept = inherited.filter { name, _ in !own.contains { $0.0 == name } }
    let variables = (kept.map { ($0.key, $0.value) } + own + secrets + collecting).map {
      name, value in
      CarriedText.bytes(of: "\(name)=\(value)")
    }
    do throws(SystemFailure) {
      return try ConnectedProgram(
        path: path, arguments: (["rclone"] + arguments).map { CarriedText.bytes(of: $0) },
        environment: variables.filter { !$0.contains(0) }, isKilledWithUs: true)
    } catch {
      if error.call == "execve" { throw .rcloneMissing(path.carried) }
      throw .system(error)
    }
  }

  /// The program to run.
  static func path(_ environment: Variables) throws(FarError) -> FilePath {
    let name = environment["DND_RCLONE"].flatMap { $0.isEmpty ? nil : $0 } ?? "rclone"
    guard let path = find(name, in: environment["PATH"]) else { throw .rcloneMissing(name) }
    return path
  }

  /// Searches the absolute directories of `PATH`, so that nobody puts a program into the working directory.
  private static func find(_ name: String, in path: String?) -> FilePath? {
    let given = FilePath(carried: name)
    if given.isAbsolute {
      return (try? FileSystem.checkAccess(.execute, to: given)) == nil ? nil : given
    }
    let directories = (path ?? "/usr/bin:/bin").split(separator: ":").map {
      FilePath(carried: String($0))
    }
    return directories.lazy.filter(\.isAbsolute).map { $0.pushing(given) }
      .first { (try? FileSystem.checkAccess(.execute, to: $0)) != nil }
  }
}
