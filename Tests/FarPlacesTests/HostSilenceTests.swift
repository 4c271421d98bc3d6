import FileTransfer
import Glibc
import HostFiles
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// Hosts that are there and do not do what they are asked for: they are not waited for without end.
@Suite(.enabled(if: TestHost.server.isAvailable && Tool.named("python3") != nil))
struct HostSilenceTests {
  /// Expects that a move ends soon, that nothing is lost, and that the next one finishes.
  private func check(_ fault: String) throws {
    let moving = try MovingToHost()
    let begin = Clock.monotonic
    do {
      let outcomes = try moving.move(fault, silence: .milliseconds(200))
      #expect(
        outcomes.contains { if case .failure(let error) = $0 { error.isLost } else { false } },
        "\(fault)")
    } catch let error as FarError {
      #expect(error.isSilence, "\(fault): \(error)")
    }
    #expect(Clock.monotonic - begin < 20_000_000_000, "\(fault)")
    try moving.check(fault)
    try moving.finish(fault)
  }

  @Test("A server that answers only whether it is there counts as lost")
  func signsOfLifeOnly() throws {
    for count in [2, 8, 14, 20, 27, 33] { try check("pings-only \(count)") }
  }

  @Test("A server that never answers one of many requests counts as lost")
  func oneAnswerMissing() throws {
    for number in [1, 6, 13, 20, 26, 30] { try check("mute \(number)") }
  }

  /// A host on which a command does not end.
  private func freezing(_ command: String) throws -> MovingToHost {
    let moving = try MovingToHost()
    let good = try TestHost.server.program(in: moving.sandbox)
    let path = try moving.sandbox.write(
      "freezing-ssh",
      """
      #!/bin/sh
      case " $* " in
      *"\(command)"*) exec sleep 1000;;
      esac
      exec \(good.string) "$@"

      """)
    guard chmod(path.string, 0o755) == 0 else { throw Errno(rawValue: errno) }
    moving.ssh = path
    return moving
  }

  @Test("A hash that the host does not finish is made from what is read back")
  func frozenHash() throws {
    let moving = try freezing("sha256sum")
    let begin = Clock.monotonic
    for outcome in try moving.move(silence: .milliseconds(200)) {
      #expect(try outcome.get().verified == .cache)
    }
    #expect(Clock.monotonic - begin < 20_000_000_000)
    #expect(moving.left == [])
    try moving.check("frozen hash")
  }

  @Test("A listing that never ends and lists nothing is given up")
  func listingOfNothing() throws {
    let moving = try MovingToHost()
    let files = try moving.connect("dots 0")
    #expect(throws: FarError.self) { try files.list(moving.directory) { _ in true } }
  }
}
