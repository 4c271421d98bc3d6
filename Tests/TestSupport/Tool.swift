import Glibc
package import SystemPackage

/// A program to run in tests: bytes in, bytes out, with a time limit.
package struct Tool {
  package var executable: FilePath
  /// The complete environment of the program; nothing is inherited.
  package var environment: [String: String]
  package var directory: FilePath

  package init(
    _ executable: FilePath, environment: [String: String] = Tool.plainEnvironment,
    directory: FilePath = "/"
  ) {
    self.executable = executable
    self.environment = environment
    self.directory = directory
  }

  /// An environment in which tools behave the same everywhere.
  package static let plainEnvironment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent",
  ]

  /// The program of this name in the `PATH` of `plainEnvironment`; nil if there is none.
  package static func named(_ name: String) -> Tool? {
    ["/usr/local/bin", "/usr/bin", "/bin"].map { FilePath("\($0)/\(name)") }
      .first { $0.withPlatformString { access($0, X_OK) } == 0 }
      .map { Tool($0) }
  }

  /// The `dnd` that was built together with the tests, in the directory of their bundle.
  package static func dnd(environment: [String: String], directory: FilePath) throws -> Tool {
    try built("dnd", environment: environment, directory: directory)
  }

  /// A program that was built together with the tests.
  package static func built(
    _ name: String, environment: [String: String], directory: FilePath
  ) throws -> Tool {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlink("/proc/self/exe", &buffer, buffer.count - 1) > 0 else {
      throw Errno(rawValue: errno)
    }
    let binary = FilePath(platformString: buffer).removingLastComponent().appending(name)
    return Tool(binary, environment: environment, directory: directory)
  }

  /// The output of a run, and how it ended.
  package struct Outcome: Sendable {
    package var ending: ChildProcess.Ending
    package var output: [UInt8]
    package var errors: [UInt8]

    package var status: Int32? {
      if case .exited(let status) = ending { status } else { nil }
    }
    package var outputText: String { String(decoding: output, as: UTF8.self) }
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Runs the program to its end, and reads both streams while writing its input.
  ///
  /// It has a terminal session of its own. A non-zero exit status is a normal result, not an error;
  /// after `limit` the program is killed with its process group.
  package func run(
    _ arguments: [String] = [], input: [UInt8] = [], limit: Duration = .seconds(60)
  ) throws -> Outcome {
    try run(bytes: arguments.map { Array($0.utf8) }, input: input, limit: limit)
  }

  /// Runs the program with arguments that need not be UTF-8.
  package func run(
    bytes arguments: [[UInt8]], input: [UInt8] = [], limit: Duration = .seconds(60)
  ) throws -> Outcome {
    let (inputEnd, feed) = try Pipe.make()
    let (output, outputEnd) = try Pipe.make()
    let (errors, errorEnd) = try Pipe.make()
    let child: ChildProcess
    do {
      defer { for end in [inputEnd, outputEnd, errorEnd] { try? end.close() } }
      child = try ChildProcess(
        executable, arguments, environment: environment, directory: directory,
        streams: [.descriptor(inputEnd), .descriptor(outputEnd), .descriptor(errorEnd)])
    }
    let watchdog = Watchdog(over: child, limit: limit)
    let streams = try Pipe.exchange(feeding: input, to: feed, reading: [output, errors])
    let ending = child.wait()
    return Outcome(
      ending: watchdog.callOff() ? .timedOut : ending, output: streams[0], errors: streams[1])
  }
}
