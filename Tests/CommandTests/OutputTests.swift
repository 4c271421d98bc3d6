import Diagnostics
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import DNDCommands

@Suite struct OutputTests {
  @Test func writesTheBytesThatATextCarries() throws {
    let sandbox = try Sandbox()
    let file = try OpenFile.open(sandbox.path("out"), .writeOnly, options: .create)
    let output = Output(file)
    try output.write(CarriedText.text([0x61, 0xFF]))
    try output.write("b", terminator: 0)
    #expect(try sandbox.read("out").isEmpty)
    try output.flush()
    #expect(try sandbox.read("out") == [0x61, 0xFF, 0x0A, 0x62, 0])
  }

  @Test func onATerminalEachLineIsSeenAtOnceAndNamesAreEscaped() throws {
    let sandbox = try Sandbox()
    let file = try OpenFile.open(sandbox.path("out"), .writeOnly, options: .create)
    let output = Output(file, terminal: Context.Terminal(columns: 80))
    try output.write(output.shown("a\u{1B}b"))
    #expect(try sandbox.read("out") == Array("a\\x1bb\n".utf8))
  }

  @Test func elsewhereNamesForPeopleAreEscapedAndDataIsNot() throws {
    let sandbox = try Sandbox()
    let output = Output(try OpenFile.open(sandbox.path("out"), .writeOnly, options: .create))
    #expect(output.shown("a\u{1B}b") == "a\\x1bb")
    #expect(output.data("a\u{1B}b") == "a\u{1B}b")
  }

  @Test func aFullDiskIsAnError() throws {
    let output = Output(try OpenFile.open("/dev/full", .writeOnly))
    try output.write("x")
    #expect(throws: OutputError.failed(.noSpace)) { try output.flush() }
    #expect(ExitStatus(OutputError.failed(.noSpace).diagnostic.code.failure) == .outputFailed)
  }

  @Test func muchGoesOutAsItComes() throws {
    let output = Output(try OpenFile.open("/dev/full", .writeOnly))
    #expect(throws: OutputError.failed(.noSpace)) {
      for _ in 0..<40_000 { try output.write("x") }
    }
  }
}
