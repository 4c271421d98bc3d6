import Conversion
import SystemPackage
import TestSupport
import Testing

struct StreamedCommandTests {
  private let environment = [(name: "PATH", value: "/usr/bin:/bin")]

  @Test func writesTheToolsOutputToTheDescriptor() throws {
    let sandbox = try Sandbox()
    try sandbox.write("out", "")
    let output = try FileDescriptor.open(sandbox.path("out"), .writeOnly)
    try output.closeAfter {
      try StreamedCommand(tool: "printf", arguments: ["%s|", "a b", "\n"], name: "x")
        .run(into: output, environment: environment)
    }
    #expect(try sandbox.read("out") == Array("a b|\n|".utf8))
  }

  @Test func namesTheToolThatIsMissing() throws {
    #expect(throws: CommandError.toolMissing("no-such-tool", .tool("no-such-tool", name: "x"))) {
      try StreamedCommand(tool: "no-such-tool", arguments: [], name: "x")
        .run(into: .standardError, environment: environment)
    }
  }
}
