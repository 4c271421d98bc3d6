import Testing

@testable import FileTransfer

// Files that are sent together take room from one another.
extension TransferTests {
  @Test("A small file is placed beside one that took all room, also if no reason is given")
  func silentlyFull() throws {
    files.capacity = 20_000
    let outcomes = transfer().place(
      [
        try request("big", String(repeating: "x", count: 20_001)), try request("small", "text"),
      ], journal: journal)
    #expect(error(outcomes[0]) != nil)
    #expect(try outcomes[1].get().state == .placed)
    #expect(names == ["small"])
  }

  @Test("What fails without a reason is not all sent again")
  func refused() throws {
    files.capacity = 0
    let requests = try (0..<20).map { try request("f\($0)", "text") }
    let outcomes = transfer().place(requests, journal: journal)
    #expect(outcomes.allSatisfy { error($0) != nil })
    #expect(files.received == 80)
  }
}
