import TestSupport
import Testing

@Suite struct ToolTests {
  private func tool(_ name: String) throws -> Tool { try #require(Tool.named(name)) }

  @Test func bothStreamsAreReadWhileTheProgramIsFed() throws {
    let input = [UInt8](repeating: 0x61, count: 1_000_000)
    let outcome = try tool("sh").run(["-c", "tee /dev/stderr"], input: input)
    #expect(outcome.output == input)
    #expect(outcome.errors == input)
    #expect(outcome.status == 0)
  }

  @Test func aProgramThatDoesNotReadItsInputIsNoError() throws {
    let outcome = try tool("true").run(input: [UInt8](repeating: 0, count: 1_000_000))
    #expect(outcome.status == 0)
  }

  @Test func argumentsAreBytes() throws {
    let bytes: [[UInt8]] = [Array("%s".utf8), [0xFF, 0x0A, 0x27]]
    #expect(try tool("printf").run(bytes: bytes).output == [0xFF, 0x0A, 0x27])
  }

  @Test func theEndingIsTold() throws {
    #expect(try tool("sh").run(["-c", "exit 7"]).ending == .exited(7))
    #expect(try tool("sh").run(["-c", "kill -TERM $$"]).ending == .signalled(15))
    #expect(
      try tool("tail").run(["-f", "/dev/null"], limit: .milliseconds(200)).ending == .timedOut)
  }

  @Test func nothingIsInherited() throws {
    var env = try tool("env")
    env.environment = ["A": "1"]
    #expect(try env.run().outputText == "A=1\n")
  }

  @Test func itRunsInItsDirectory() throws {
    let sandbox = try Sandbox()
    var pwd = try tool("sh")
    pwd.directory = sandbox.root
    #expect(try pwd.run(["-c", "pwd -P"]).outputText == "\(sandbox.root)\n")
  }
}
