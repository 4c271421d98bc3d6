import Glibc
package import SystemPackage

/// A display server without a screen, for one test: Xvfb, or sway with its headless backend.
///
/// It ends with this object, and also when the tests are killed.
package final class Display {
  package enum Kind: String, CaseIterable, Sendable {
    case x11, wayland

    /// The programs that tests with such a display need; without them they are skipped.
    package var tools: [String] {
      switch self {
      case .x11: ["Xvfb", "xclip"]
      case .wayland: ["sway", "wl-copy", "wl-paste", "setpriv"]
      }
    }
  }

  /// The kinds whose programs are installed.
  package static var kinds: [Kind] {
    Kind.allCases.filter { kind in kind.tools.allSatisfy { Tool.named($0) != nil } }
  }

  /// The environment variables for a program that uses the display.
  package let environment: [String: String]
  package let kind: Kind
  private let process: ChildProcess
  /// Closing it ends the process.
  private let life: FileDescriptor
  private let sandbox: Sandbox

  /// Starts a server.
  ///
  /// - Parameter cookie: What a program has to know to connect to an X server; nil for nothing.
  package init(_ kind: Kind, cookie: [UInt8]? = nil) throws {
    self.kind = kind
    let sandbox = try Sandbox("dnd-display")
    self.sandbox = sandbox
    let command: String
    var variables = Tool.plainEnvironment
    variables["HOME"] = sandbox.root.string
    switch kind {
    case .x11:
      let options = try cookie.map { "-auth \(try Self.authority($0, in: sandbox).string)" } ?? ""
      command =
        "Xvfb -displayfd 3 -screen 0 640x480x24 -nolisten tcp \(options) 3>&1 >/dev/null 2>&1"
    case .wayland:
      variables["XDG_RUNTIME_DIR"] = sandbox.root.string
      variables["WLR_BACKENDS"] = "headless"
      variables["WLR_RENDERER"] = "pixman"
      variables["WLR_LIBINPUT_NO_DEVICES"] = "1"
      let config = try sandbox.write(
        "config",
        """
        xwayland disable
        output HEADLESS-1 resolution 640x480
        default_border none
        for_window [title="dnd-window"] floating enable, move position 0 0
        for_window [title="dnd-other"] floating enable, move position 320 240
        exec echo $WAYLAND_DISPLAY

        """)
      // sway refuses to run as root.
      let isRoot = geteuid() == 0
      if isRoot {
        guard chown(sandbox.root.string, 65534, 65534) == 0 else { throw Errno(rawValue: errno) }
        guard chmod(config.string, 0o644) == 0 else { throw Errno(rawValue: errno) }
      }
      let user = isRoot ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
      command = "\(user)sway -c \(config.string) 2>/dev/null"
    }
    let (process, life, name) = try Self.start(command, variables)
    self.process = process
    self.life = life
    switch kind {
    case .x11: environment = ["DISPLAY": ":\(name)"]
    case .wayland: environment = Self.environment(name, sandbox)
    }
  }

  /// Starts another Wayland compositor, which prints the name of its socket.
  ///
  /// - Parameter command: A command line for the shell.
  package init(compositor command: String) throws {
    kind = .wayland
    sandbox = try Sandbox("dnd-display")
    let variables = ["XDG_RUNTIME_DIR": sandbox.root.string]
    let (process, life, name) = try Self.start(
      command, variables.merging(Tool.plainEnvironment) { own, _ in own })
    self.process = process
    self.life = life
    environment = Self.environment(name, sandbox)
  }

  /// Writes a file with the cookie of every X server, in the format of Xau.
  package static func authority(_ cookie: [UInt8], in sandbox: Sandbox) throws -> FilePath {
    let name = Array("MIT-MAGIC-COOKIE-1".utf8)
    let fields: [[UInt8]] = [[], [], name, cookie]
    return try sandbox.write(
      "authority", [0xFF, 0xFF] + fields.flatMap { [0, UInt8($0.count)] + $0 })
  }

  private static func environment(_ socket: String, _ sandbox: Sandbox) -> [String: String] {
    ["WAYLAND_DISPLAY": socket, "XDG_RUNTIME_DIR": sandbox.root.string]
  }

  /// Starts a server, which ends when `life` is closed, and reads the line that it prints.
  private static func start(
    _ command: String, _ variables: [String: String]
  ) throws -> (ChildProcess, life: FileDescriptor, said: String) {
    let (lifeEnd, life) = try Pipe.make()
    let (output, outputEnd) = try Pipe.make()
    defer { try? output.close() }
    let script =
      "\(command) & child=$!; exec >/dev/null; read -r signal; kill -${signal:-TERM} $child; wait $child"
    let process: ChildProcess
    do {
      defer { for end in [lifeEnd, outputEnd] { try? end.close() } }
      process = try ChildProcess(
        "/bin/sh", ["-c", script].map { Array($0.utf8) }, environment: variables, directory: "/",
        streams: [.descriptor(lifeEnd), .descriptor(outputEnd), .path("/dev/null", .writeOnly)])
    }
    let name = try line(of: output)
    // A server that cannot start prints nothing.
    guard !name.isEmpty else {
      try life.close()
      _ = process.wait()
      throw Errno.ioError
    }
    return (process, life, name)
  }

  deinit { end() }

  /// Ends the server, as the end of a desktop session would; further calls have no effect.
  ///
  /// - Parameter killing: Whether it is killed, as a crash would.
  package func end(killing: Bool = false) {
    guard !hasEnded else { return }
    hasEnded = true
    if killing { _ = try? life.writeAll(Array("KILL\n".utf8)) }
    try? life.close()
    _ = process.wait()
  }

  private var hasEnded = false

  private static func line(of file: FileDescriptor) throws -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while try withUnsafeMutableBytes(of: &byte, { try file.read(into: $0) }) == 1, byte != 0x0A {
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }
}
