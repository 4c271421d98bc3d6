import Diagnostics
import FileTransfer
import SystemCalls
import SystemPackage

/// How `ssh` is started.
///
/// Everything about the connection is the user's own: configuration, keys, agents, jump hosts and known hosts. What is
/// added keeps the session to itself. If the user shares connections (`ControlMaster`), so does this; otherwise the
/// first connection of a command serves its further ones, and ends with it. A master in the background is never
/// started, because it would keep the output of `$(…)` open.
struct SSHProgram {
  let host: String
  private let path: FilePath
  private let environment: Variables
  private let hasTerminal: Bool
  /// The directory of the socket of the own master; nil if the user shares connections.
  private var socket: OwnedDirectory?
  /// Whether only a connection is used that is open already.
  private var opensNone = false

  init(_ host: String, _ environment: Variables) throws(FarError) {
    self.host = host
    self.environment = environment
    hasTerminal = (try? OpenFile.open("/dev/tty", .readWrite)) != nil
    let name = environment["DND_SSH"].flatMap { $0.isEmpty ? nil : $0 } ?? "ssh"
    guard let path = Self.find(name, in: environment["PATH"]) else { throw .programMissing(name) }
    self.path = path
  }

  /// Lets the first connection serve the others, unless the user shares connections to the host.
  mutating func prepareSharing() throws(FarError) {
    if try !sharesConnections() {
      let runtime = environment["XDG_RUNTIME_DIR"].map { FilePath(carried: $0) }
      socket =
        [runtime, "/tmp"].lazy.compactMap(\.self).filter(\.isAbsolute).compactMap {
          try? OwnedDirectory(in: $0, prefix: "dnd-ssh-")
        }.first
    }
  }

  /// Uses the connection that the user's `ssh` keeps open to a host; nil if there is none.
  init?(openTo host: String, _ environment: Variables) {
    self.host = host
    self.environment = environment
    (hasTerminal, opensNone) = (false, true)
    guard let path = Self.find(environment["DND_SSH"] ?? "ssh", in: environment["PATH"]) else {
      return nil
    }
    self.path = path
    guard let check = try? start(["-O", "check", "--", host]) else { return nil }
    let limit = Clock.monotonic + 1_000_000_000
    while check.ending == nil && Clock.monotonic < limit { Clock.pause(milliseconds: 2) }
    guard check.ending == .exited(0) else { return nil }
  }

  /// Whether someone may be asked for a password.
  var asks: Bool { hasTerminal }

  /// Starts the SFTP server of the host over a connection that the user's `ssh` keeps open, and fails at once if there
  /// is none.
  ///
  /// That is tried first, because it takes one program less than to ask how the user connects.
  func startServerOfShared() throws(FarError) -> ConnectedProgram {
    try start(options(isFirst: false) + Self.onlyShared + ["-s", "--", host, "sftp"])
  }

  private static let onlyShared = ["-o", "ControlMaster=no", "-o", "ProxyCommand=false"]

  /// Starts the SFTP server of the host.
  func startServer(isFirst: Bool) throws(FarError) -> ConnectedProgram {
    // Nobody is asked for a password twice.
    let quiet = isFirst ? [] : ["-o", "BatchMode=yes"]
    return try start(options(isFirst: isFirst) + quiet + ["-s", "--", host, "sftp"])
  }

  /// Starts a command on the host, which its shell reads.
  func startCommand(_ command: String) throws(FarError) -> ConnectedProgram {
    try start(options(isFirst: false) + ["--", host, command])
  }

  private func options(isFirst: Bool) -> [String] {
    var options = [
      "ForwardAgent=no", "ClearAllForwardings=yes", "RemoteCommand=none", "PermitLocalCommand=no",
      "RequestTTY=no",
    ]
    if !hasTerminal { options.append("BatchMode=yes") }
    if let socket {
      options += [
        "ControlMaster=\(isFirst ? "yes" : "no")", "ControlPersist=no",
        "ControlPath=\(socket.path.string)/s",
      ]
    }
    // If the connection has ended since, another one fails at once.
    return options.flatMap { ["-o", $0] } + (opensNone ? Self.onlyShared : [])
  }

  /// Whether the user's configuration shares connections to the host.
  private func sharesConnections() throws(FarError) -> Bool {
    let program = try start(["-G", "--", host])
    var said: [UInt8] = []
    let limit = Clock.monotonic + 10_000_000_000
    while Clock.monotonic < limit {
      _ = try? Readiness.wait(
        for: [.init(program.output.descriptor, .input)], atMost: .milliseconds(100))
      guard let more = try? Self.available(program.output) else { continue }
      if more.isEmpty { break }
      said += more
    }
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    return lines.contains {
      $0.hasPrefix("controlpath ") && $0 != "controlpath none"
    }
  }

  private static func available(_ file: OpenFile) throws(SystemFailure) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 << 10, alignment: 16)
    defer { buffer.deallocate() }
    let count = try file.read(into: buffer)
    return Array(buffer[..<count])
  }

  private func start(_ arguments: [String]) throws(FarError) -> ConnectedProgram {
    let variables = environment.all.map { name, value in
      CarriedText.bytes(of: "\(name)=\(value)")
    }
    do throws(SystemFailure) {
      return try ConnectedProgram(
        path: path, arguments: (["ssh"] + arguments).map { CarriedText.bytes(of: $0) },
        environment: variables.filter { !$0.contains(0) })
    } catch {
      if error.call == "execve" { throw .programMissing(path.carried) }
      throw .system(error)
    }
  }

  /// Searches the absolute directories of `PATH`, so that nobody puts a program into the working directory.
  private static func find(_ name: String, in path: String?) -> FilePath? {
    let given = FilePath(carried: name)
    if given.isAbsolute { return given }
    let directories = (path ?? "/usr/bin:/bin").split(separator: ":").map {
      FilePath(carried: String($0))
    }
    return directories.lazy.filter(\.isAbsolute).map { $0.pushing(given) }
      .first { (try? FileSystem.checkAccess(.execute, to: $0)) != nil }
  }
}
