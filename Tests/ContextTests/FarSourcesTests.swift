import FileTransfer
import HostFiles
import Items
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Context

/// How often a command connects to a host whose files it reads.
@Suite struct FarSourcesTests {
  private final class Counter: Sendable {
    private let count = Atomic(0)
    var value: Int { count.load(ordering: .relaxed) }
    func add() { count.add(1, ordering: .relaxed) }
  }

  @Test("A host that cannot be reached is not tried again for each file")
  func unreachable() {
    let connects = Counter()
    let sources = FarSources { (host) throws(FarError) in
      connects.add()
      throw .unreachable(host: host.name, words: FarError.noAnswer)
    }
    for _ in 0..<3 {
      #expect(throws: FarError.unreachable(host: "far", words: FarError.noAnswer)) {
        try sources.with(.host("far")) { _ in }
      }
    }
    #expect(connects.value == 1)
    // Another host is another matter.
    _ = try? sources.with(.host("other")) { _ in }
    #expect(connects.value == 2)
  }

  @Test("A command that was interrupted connects again")
  func cancelled() {
    let connects = Counter()
    let sources = FarSources { (_) throws(FarError) in
      connects.add()
      throw .cancelled
    }
    for _ in 0..<2 { _ = try? sources.with(.host("far")) { _ in } }
    #expect(connects.value == 2)
  }

  /// Reads a file three times over a line with a fault, and returns the number of connections.
  private func connections(_ fault: String) throws -> Int {
    let sandbox = try Sandbox()
    let server = SourceTree.root.appending("Tests/FarPlacesTests/Tools/faulty-server").string
    let program = try TestHost.server.program(in: sandbox, proxy: "\(server) \(fault)")
    let path = try sandbox.write("file", "text")
    let connects = Counter()
    let sources = FarSources { (host) throws(FarError) in
      connects.add()
      return try HostFileSystem(
        host.name, ["DND_SSH": program.string, "PATH": "/usr/bin:/bin"], silence: .milliseconds(300)
      )
    }
    for _ in 0..<3 {
      #expect(throws: FarError.self) {
        try sources.with(.host("far")) { (files) throws(FarError) in
          for _ in 0..<100 { _ = try files.look(at: [path], followingLinks: true) }
        }
      }
    }
    return connects.value
  }

  @Test(
    "A host that has become silent is left alone, but a cut connection is replaced",
    .enabled(if: TestHost.server.isAvailable && Tool.named("python3") != nil))
  func lost() throws {
    #expect(try connections("freeze-down 900") == 1)
    #expect(try connections("cut-down 900") == 3)
  }
}
