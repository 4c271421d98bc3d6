import Diagnostics
package import FileTransfer
package import SystemCalls
package import SystemPackage

/// The files of a host, over SFTP through the user's own `ssh`.
///
/// `HostFileSystem(Location.host, …)` connects at once: nothing is known of the host before. The connection ends with
/// this value.
///
/// The operations are those of `PlaceFiles`; each sends the requests of a whole page before it waits for answers.
/// They are in files by what they do: reading, staging, naming, and finding out what the server can do.
package final class HostFileSystem: PlaceFiles {
  /// The host as the user named it.
  package let host: String
  private(set) var connection: HostConnection
  let ssh: SSHProgram
  private let isCancelled: @Sendable () -> Bool
  /// The most bytes that one READ or WRITE may have.
  private(set) var chunk = 32 << 10
  private static let leastChunk: UInt64 = 4096
  /// The most files that are open at a time for reading, because servers limit their number.
  private(set) var handles = 64
  /// The most files that are open at a time for writing.
  var filesAtOnce = mostFilesAtOnce
  /// Whether the answer about these numbers is on its way.
  private var isAskingLimits = false
  /// Whether the server has told how many files may be open.
  private(set) var tellsHandles = false
  private var home: FilePath?
  /// The time of one request and its answer, in nanoseconds.
  private(set) var roundTrip: Int64 = 0
  /// Further connections for large files; nil before one was needed.
  var channels: [HostConnection]?
  /// The handles of directories in which names were given, for the next sync of them.
  var openDirectories: [FilePath: [UInt8]] = [:]
  let patience: Liveness.Patience
  /// What was found out, by directory.
  var known: [FilePath: FarAbilities] = [:]
  /// Whether files can be synced, by directory; nil while the answer is on its way.
  var syncs: [FilePath: Bool] = [:]
  /// The ID in the names of files that are made to find something out.
  var runID = RunID()
  /// The first hidden file in each directory that could not be removed.
  private var leftovers: [FilePath: FilePath] = [:]
  /// The files that were made to try something and could not be removed, by directory.
  var stuckProbes: [FilePath: (FilePath, FilePath)] = [:]
  /// How many of those files may still be removed, by directory.
  var probesToRemove: [FilePath: Int] = [:]
  /// The directories whose leftovers are known to the caller.
  private var toldLeftovers: Set<FilePath> = []
  /// Whether `sha256sum` runs on the host; nil before it was tried.
  var runsCommands: Bool?
  /// Whether the connection outlives the request to run a command; nil before one was tried.
  var survivesCommands: Bool?
  /// Whether a directory can be synced by opening it; nil before it was tried.
  var syncsDirectories: Bool?

  /// The most files that are open at a time, whatever the server allows: each may be open here, too.
  private static let mostHandles: UInt64 = 128
  private static let mostFilesAtOnce = 400
  /// What is open besides, such as a directory.
  private static let spareHandles: UInt64 = 4
  /// The number of requests without an answer before more are sent.
  static let window = 512

  /// Connects to a host.
  ///
  /// - Parameters:
  ///   - environment: `PATH` is searched for `ssh`; `DND_SSH` names another program.
  ///   - beginning: What was begun before for the same host.
  ///   - silence: How long the server may be silent before it is asked for a sign of life, and then before the
  ///     connection counts as lost.
  package convenience init(
    _ host: String, _ environment: Variables, _ beginning: HostBeginning? = nil,
    silence: Duration = .seconds(30), isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(FarError) {
    let begun: HostBeginning
    if let beginning { begun = beginning } else { begun = try HostBeginning(host, environment) }
    var ssh = begun.ssh
    var patience = Liveness.Patience(silence: silence)
    if let shared = try Self.shared(begun, patience, isCancelled) {
      try self.init(ssh, shared, patience, isCancelled)
      return
    }
    patience.asks = ssh.asks
    try ssh.prepareSharing()
    let connection = HostConnection(
      try ssh.startServer(isFirst: true), host: host, patience: patience, isCancelled: isCancelled)
    try connection.greet()
    try self.init(ssh, connection, patience, isCancelled)
  }

  /// The beginning of a conversation over what the user's `ssh` keeps open; nil if there is nothing that can be used.
  private static func shared(
    _ beginning: HostBeginning, _ patience: Liveness.Patience,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(FarError) -> HostConnection? {
    do throws(FarError) {
      let connection = HostConnection(
        beginning.program, host: beginning.ssh.host, patience: patience, isCancelled: isCancelled)
      try connection.greet()
      return connection
    } catch {
      // Another try would take as long again.
      if error == .cancelled || error.isSilence { throw error }
      return nil
    }
  }

  /// Uses a connection to a host that the user's `ssh` keeps open; nil if there is none.
  ///
  /// - Parameter silence: How long the server may take for each answer.
  package convenience init?(
    openTo host: String, _ environment: Variables, silence: Duration,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    guard let ssh = SSHProgram(openTo: host, environment) else { return nil }
    do throws(FarError) {
      let patience = Liveness.Patience(silence: silence, greeting: silence)
      let connection = HostConnection(
        try ssh.startServer(isFirst: true), host: host, patience: patience,
        isCancelled: isCancelled)
      try connection.greet()
      try self.init(ssh, connection, patience, isCancelled)
    } catch {
      return nil
    }
  }

  private init(
    _ ssh: SSHProgram, _ connection: HostConnection, _ patience: Liveness.Patience,
    _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(FarError) {
    host = ssh.host
    self.ssh = ssh
    self.isCancelled = isCancelled
    self.patience = patience
    self.connection = connection
    let begin = Clock.monotonic
    if has("limits@openssh.com") {
      isAskingLimits = true
      // The next question is asked along with it.
      connection.send(.limits) { [weak self] reply in
        self?.roundTrip = Clock.monotonic - begin
        self?.isAskingLimits = false
        self?.readLimits(reply)
      }
      try connection.poll()
    } else {
      _ = try ownHome()
      roundTrip = Clock.monotonic - begin
    }
  }

  /// Opens another connection, beside the first; nil if the host does not let us.
  func openChannel() throws(FarError) -> HostConnection? {
    var patience = patience
    patience.greeting = .seconds(20)
    patience.asks = false
    do throws(FarError) {
      let channel = HostConnection(
        try ssh.startServer(isFirst: false), host: host, patience: patience,
        isCancelled: isCancelled)
      try channel.greet()
      return channel
    } catch {
      if error == .cancelled { throw error }
      return nil
    }
  }

  /// Opens a connection in place of the first, which has ended; nobody is asked for a password again.
  func reconnect() throws(FarError) {
    guard let channel = try openChannel() else {
      throw .lost(
        host: host, words: "the server ended the connection when it was asked to run a command")
    }
    (connection, channels, openDirectories) = (channel, nil, [:])
    // What the last connection had not answered is asked again.
    known = known.filter { syncs[$0.key] != nil }
    probesToRemove = [:]
  }

  /// Also if only a further connection has ended, with what it had not answered: the first may show its end later.
  package var hasEnded: Bool {
    connection.hasEnded || channels?.contains { $0.hasEnded } ?? false
  }

  package var keptTimes: ClosedRange<Int64>? { 0...Int64(UInt32.max) }
  package var keepsTimesOfLinks: Bool { has("lsetstat@openssh.com") }

  /// Whether the server claims to have an extension; only a trial shows whether it works.
  func has(_ name: String) -> Bool { connection.extensions[Array(name.utf8)] != nil }

  /// Waits until it is known how many files may be open; mostly it is, because the answer came with an earlier one.
  func awaitLimits() throws(FarError) {
    while isAskingLimits { try connection.pump() }
  }

  private func readLimits(_ reply: SFTPReply) {
    guard case .extended(let bytes) = reply else { return }
    var fields = SFTPFields(bytes[...])
    guard (try? fields.longNumber()) != nil, let read = try? fields.longNumber(),
      let write = try? fields.longNumber()
    else { return }
    // With less, every file would take thousands of requests; no server means that.
    let believed = [read, write].map { $0 < Self.leastChunk ? UInt64(chunk) : $0 }
    // Below the longest packet, with room for the rest of it.
    chunk = Int(min(believed[0], believed[1], UInt64(SFTPParser.longest - 1024)))
    guard let open = try? fields.longNumber(), open > 0 else { return }
    let usable = max(open, Self.spareHandles + 1) - Self.spareHandles
    handles = Int(min(usable, Self.mostHandles))
    filesAtOnce = Int(min(usable, UInt64(Self.mostFilesAtOnce)))
    tellsHandles = true
  }

  package func takeLeftovers() -> [FilePath] {
    let new = leftovers.filter { toldLeftovers.insert($0.key).inserted }
    return new.values.sorted { $0.string < $1.string }
  }

  /// Removes a hidden file of this run; the answer is waited for with that to another request.
  ///
  /// - Parameter then: Called with whether the file is left.
  func removeHidden(_ path: FilePath, then: @escaping (Bool) -> Void = { _ in }) {
    connection.send(.remove(path.bytes)) { [weak self] reply in
      var isLeft = true
      switch reply {
      case .status(.ok, _), .status(.noSuchFile, _): isLeft = false
      default: self?.isLeft(path)
      }
      then(isLeft)
    }
  }

  private func isLeft(_ path: FilePath) {
    let directory = path.directory
    if leftovers[directory] == nil { leftovers[directory] = path }
  }

  package func resolve(_ path: FilePath) throws(FarError) -> FilePath {
    if path.isAbsolute { return path }
    let bytes = path.bytes
    let tilde = UInt8(ascii: "~")
    let slash = UInt8(ascii: "/")
    if bytes.first == tilde,
      let name = bytes.dropFirst().split(separator: slash, maxSplits: 1).first,
      bytes.count > 1, bytes[1] != slash
    {
      return try home(ofUser: Array(name), path)
    }
    let rest = bytes.first == tilde ? Array(bytes.dropFirst().drop { $0 == slash }) : bytes
    let home = try ownHome()
    return rest.isEmpty ? home : home.pushing(FilePath(bytes: rest))
  }

  package func canonical(_ path: FilePath) throws(FarError) -> FilePath {
    try Self.path(try connection.ask(.realPath(path.bytes)), of: path, host)
  }

  package func canonical(
    _ path: FilePath, lookingAt paths: [FilePath]
  ) throws(FarError) -> (path: FilePath, found: [Result<FarStatus?, FarError>]) {
    var real: SFTPReply?
    connection.send(.realPath(path.bytes)) { real = $0 }
    let found = try look(at: paths, followingLinks: false)
    while true {
      if let real { return (try Self.path(real, of: path, host), found) }
      try connection.pump()
    }
  }

  private func ownHome() throws(FarError) -> FilePath {
    if let home { return home }
    let reply = try connection.ask(.realPath(Array(".".utf8)))
    let path = try Self.path(reply, of: ".", host)
    home = path
    return path
  }

  /// Another user's home directory, which only some servers know.
  private func home(ofUser name: [UInt8], _ path: FilePath) throws(FarError) -> FilePath {
    guard has("expand-path@openssh.com") else { throw .unsupported(path) }
    return try Self.path(try connection.ask(.expandPath(path.bytes)), of: path, host)
  }

  /// The absolute path in a reply.
  private static func path(
    _ reply: SFTPReply, of path: FilePath, _ host: String
  ) throws(FarError) -> FilePath {
    guard case .names(let names) = reply, let name = names.first?.name else {
      throw error(reply, path)
    }
    guard !name.contains(0), name.first == UInt8(ascii: "/") else {
      throw .protocolBroken(host: host, what: "a path that is not absolute")
    }
    return FilePath(bytes: name)
  }

  // MARK: - Pages of requests

  /// Sends a request for each item, many at a time, and returns the answers in the order of the items.
  ///
  /// - Parameter meanwhile: Called while the server answers the last of them.
  func each<Item, Answer>(
    _ items: [Item], _ request: (Item) -> SFTPRequest, meanwhile: () -> Void = {},
    _ answer: @escaping (Item, SFTPReply) throws(FarError) -> Answer
  ) throws(FarError) -> [Result<Answer, FarError>] {
    let answers = Page<Answer>(items.count)
    for (index, item) in items.enumerated() {
      while connection.unanswered >= Self.window { try connection.pump() }
      connection.send(request(item)) { reply throws(FarError) in
        do throws(FarError) {
          answers.set(index, .success(try answer(item, reply)))
        } catch {
          if error.endsConnection { throw error }
          answers.set(index, .failure(error))
        }
      }
    }
    try connection.flush()
    meanwhile()
    while answers.isIncomplete { try connection.pump() }
    return answers.all
  }

  /// Does one thing with each path, of which only the status counts.
  func each(
    _ paths: [FilePath], _ request: ([UInt8]) -> SFTPRequest
  ) throws(FarError) -> [Result<Void, FarError>] {
    try each(paths, { request($0.bytes) }) { (path, reply) throws(FarError) in
      try Self.check(reply, path)
    }
  }

  /// The answers of a page, which arrive in any order.
  private final class Page<Answer> {
    private var answers: [Result<Answer, FarError>?]
    private var missing: Int

    init(_ count: Int) {
      answers = Array(repeating: nil, count: count)
      missing = count
    }

    var isIncomplete: Bool { missing > 0 }
    var all: [Result<Answer, FarError>] { answers.compactMap(\.self) }

    func set(_ index: Int, _ answer: Result<Answer, FarError>) {
      if answers[index] == nil { missing -= 1 }
      answers[index] = answer
    }
  }

  // MARK: - Answers

  /// Throws the error that a reply says, if it does.
  static func check(_ reply: SFTPReply, _ path: FilePath) throws(FarError) {
    if case .status(.ok, _) = reply { return }
    throw error(reply, path)
  }

  /// The error in a reply that should have been another.
  static func error(_ reply: SFTPReply, _ path: FilePath) -> FarError {
    guard case .status(let status, let message) = reply else {
      return .failed(path, words: "the server answered something else")
    }
    switch status {
    case .noSuchFile: return .missing(path)
    case .permissionDenied: return .denied(path)
    case .unsupported: return .unsupported(path)
    // So OpenSSH answers to names that the file system refuses.
    case .badMessage where path.components.contains { $0.bytes.count > TargetName.limit }:
      return .failed(path, words: "the name is too long")
    case .ok, .endOfFile, .failure, .badMessage, .noConnection, .connectionLost:
      let words = SSHWords.plain(message)
      // All that OpenSSH says of most errors, such as a used up quota.
      let saysNothing = words.isEmpty || words.lowercased() == "failure"
      return .failed(path, words: saysNothing ? "the server does not say why it failed" : words)
    }
  }
}

extension FarStatus {
  /// What the server says; nil if it says a size that no file has.
  init?(_ attributes: SFTPAttributes) {
    guard let size = (attributes.size ?? ForeignNumber(Int64(0))).count() else { return nil }
    self.init(
      kind: attributes.permissions.map { FileStatus.Kind(mode: $0) } ?? .unknown, size: size,
      mode: attributes.permissions.map { $0 & 0o7777 },
      modified: attributes.modified.map { Int64($0) }, owner: attributes.owner)
  }
}
