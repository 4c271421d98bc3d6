import DesktopProtocol
import Glibc
import JSON
import SystemPackage
import TestSupport
import Testing

/// ext-data-control, by a compositor that is compiled here.
@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(if: Tool.named("gcc") != nil, "gcc is not installed"),
  .enabled(
    if: access("/usr/include/wayland-server.h", R_OK) == 0, "libwayland-dev is not installed"))
struct CompositorTests {
  private let sandbox: Sandbox
  private let program: FilePath

  init() throws {
    sandbox = try Sandbox()
    let code = SourceTree.root.appending("Sources/CWayland/ext-data-control-v1.c").string
    program = try Desk.compile("compositor", [code, "-lwayland-server"], into: sandbox)
  }

  private func desk(_ option: String = "") throws -> Desk {
    try Desk(Display(compositor: "\(program.string) \(option)"))
  }

  /// The compositor refuses clients that request the older one.
  @Test func theBetterProtocolIsTaken() throws {
    let desk = try desk("both")
    let outcome = try desk.run(["probe", "clipboard"])
    #expect(
      try JSONReader.node(of: outcome.output, as: .strict)["way"]?.string == "ext-data-control")
  }

  @Test func formsGoThroughIt() throws {
    let desk = try desk()
    try desk.sandbox.write("file", [UInt8](repeating: 7, count: 1 << 20))
    let forms = [
      Desk.form("text/plain", "hello"), try desk.file("a/file", "file"),
      Desk.made("a/made", "printf made"),
    ]
    for selection in DesktopSelection.allCases {
      try desk.offer(forms, selection: selection)
      for (type, bytes) in [
        ("text/plain", Array("hello".utf8)), ("a/file", [UInt8](repeating: 7, count: 1 << 20)),
        ("a/made", Array("made".utf8)),
      ] {
        let read = try desk.run(["read", selection.rawValue, type])
        #expect(read.status == 0 && read.output == bytes, "\(type) \(read.errorText)")
      }
    }
    #expect(try desk.types() == ["text/plain", "a/file", "a/made"])
  }

  /// It says nothing of an empty selection, for which others wait for ever.
  @Test func anEmptySelectionIsEmpty() throws {
    let desk = try desk()
    #expect(try desk.run(["types", "clipboard"]).status == 6)
  }

  @Test func thousandsOfTypesAreBounded() throws {
    let desk = try desk("hostile")
    let types = try #require(try desk.types())
    #expect((100...DesktopLimits.names).contains(types.count))
    #expect(types.allSatisfy(DesktopLimits.isTypeName))
    #expect(types.contains("text/plain"))
    #expect(try desk.run(["read", "clipboard", "text/plain"]).outputText == "hello")
  }

  @Test func itIsReplacedReleasedAndEnds() throws {
    let desk = try desk()
    let first = try desk.offer([Desk.form("text/plain", "1")])
    let second = try desk.offer([Desk.form("text/plain", "2")])
    #expect(Waiting.untilEnd(of: first))
    #expect(try desk.run(["read", "clipboard", "text/plain"]).outputText == "2")
    kill(second, SIGTERM)
    #expect(Waiting.untilEnd(of: second))
    #expect(try desk.run(["types", "clipboard"]).status == 6)
    let third = try desk.offer([Desk.form("text/plain", "3")])
    desk.display.end()
    #expect(Waiting.untilEnd(of: third))
  }
}

/// A display that does not answer, or that is not there.
@Suite(.timeLimit(.minutes(5))) struct SilentDisplayTests {
  private func run(_ environment: [String: String]) throws -> Tool.Outcome {
    try Tool.built(
      "dnd-desktop", environment: Tool.plainEnvironment.merging(environment) { _, new in new },
      directory: "/"
    ).run(["types", "clipboard"])
  }

  /// A socket that takes connections and is silent.
  private func silentSocket(_ path: FilePath) throws -> FileDescriptor {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.string.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard socket >= 0, bound == 0, listen(socket, 8) == 0 else { throw Errno(rawValue: errno) }
    return FileDescriptor(rawValue: socket)
  }

  @Test func withoutADisplayItSaysWhatWasTried() throws {
    let outcome = try run([:])
    #expect(outcome.status == 69)
    for reason in ["WAYLAND_DISPLAY is not set", "DISPLAY is not set"] {
      #expect(outcome.outputText.contains(reason))
    }
    let wrong = try run(["WAYLAND_DISPLAY": "/nonexistent/socket", "DISPLAY": ":9999"])
    #expect(wrong.status == 69)
    #expect(wrong.outputText.contains("no compositor answers"))
    #expect(wrong.outputText.contains("no X server answers"))
  }

  @Test func aCallerOfAnotherVersionIsRefused() throws {
    let tool = try Tool.built(
      "dnd-desktop", environment: Tool.plainEnvironment, directory: "/")
    let other = try tool.run(["--protocol", "0", "types", "clipboard"])
    #expect(other.status == 69)
    #expect(other.outputText == #"{"error":"otherVersion","status":69}"# + "\n")
    let own = try tool.run(["--protocol", String(DesktopVersion.current), "types", "clipboard"])
    #expect(own.outputText.contains(#""error":"noWay""#))
  }

  @Test(arguments: [
    [], ["other"], ["types"], ["types", "other"], ["types", "clipboard", "more"],
    ["types", "--way", "carrier", "clipboard"], ["read", "--limit", "0", "clipboard"],
    ["offer", "more"], ["types", "--other", "x", "clipboard"], ["types", "clipboard", "--way"],
  ])
  func wrongArgumentsAreRefused(arguments: [String]) throws {
    let outcome = try Tool.built(
      "dnd-desktop", environment: Tool.plainEnvironment, directory: "/"
    ).run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.outputText.hasPrefix(#"{"error":"malformed","status":64,"reason":""#))
  }

  @Test func aSilentCompositorIsNotWaitedFor() throws {
    let sandbox = try Sandbox()
    let socket = try silentSocket(sandbox.path("socket"))
    defer { try? socket.close() }
    let outcome = try run(["WAYLAND_DISPLAY": sandbox.path("socket").string])
    #expect(outcome.status == 69)
    #expect(outcome.outputText.contains("the compositor does not answer"))
  }

  @Test func aSilentXServerIsNotWaitedFor() throws {
    // Where libxcb looks for it; the directory belongs to all users.
    if mkdir("/tmp/.X11-unix", 0o1777) == 0 { chmod("/tmp/.X11-unix", 0o1777) }
    let number = 30_000 + Int(getpid()) % 10_000
    let path = FilePath("/tmp/.X11-unix/X\(number)")
    let socket = try silentSocket(path)
    defer {
      try? socket.close()
      unlink(path.string)
    }
    let outcome = try run(["DISPLAY": ":\(number)"])
    #expect(outcome.status == 69)
    #expect(outcome.outputText == #"{"error":"noAnswer","status":69}"# + "\n")
  }
}
