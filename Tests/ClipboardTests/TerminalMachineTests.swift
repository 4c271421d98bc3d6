import Testing

@testable import Clipboard

@Suite struct TerminalMachineTests {
  @Test("A machine has the name that terminals calculate")
  func identity() {
    #expect(
      TerminalMachine.identity(of: "test")
        == "1:509f95553cfd5f13379f088d183ed4d8a93f72287fdd56beb2a52160fea250ae")
  }
}
