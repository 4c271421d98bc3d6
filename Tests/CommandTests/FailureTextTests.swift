import Testing

@testable import DNDCommands

@Suite struct FailureTextTests {
  @Test(
    "A failure code is described in words",
    arguments: [
      ("promise.failed", "its command failed"), ("promise.somethingNew", "its command failed"),
      ("source.missing", "the file is missing"), ("system.notPermitted", "permission denied"),
    ])
  func words(_ code: String, _ words: String) { #expect(FailureText.of(code) == words) }

  @Test("A code without a description is not shown")
  func unknown() { #expect(FailureText.of("item.failed") == nil) }
}
