import Items
import SystemCalls
import SystemPackage
import Testing

@testable import FileTransfer

// What an interrupted run placed, and what was there before it.
extension TransferTests {
  @Test(
    "What an interrupted run placed is recognized under every rule, and nothing else is",
    arguments: [
      (ConflictRule.rename, "same", Placement.State?.some(.alreadyThere), ["a"]),
      (.fail, "same", .alreadyThere, ["a"]), (.fail, "else", nil, ["a"]),
      (.rename, "else", .placed, ["a", "a 2"]),
    ])
  func resuming(
    rule: ConflictRule, text: String, state: Placement.State?, expected: [String]
  ) throws {
    put("a", "same")
    let request = try request("a", text, rule: rule)
    let transfer = transfer()
    addEarlier(to: transfer, of: request)
    let outcome = transfer.place([request], journal: journal)[0]
    #expect((try? outcome.get().state) == state)
    #expect(names == expected)
  }

  /// Adds a name that an interrupted run was about to give.
  private func addEarlier(
    to transfer: Transfer, of request: PlacementRequest, isRecorded: Bool = false
  ) {
    guard case .path(let path, _, _) = request.source else { return }
    let placed = FarStatus(kind: .regular, size: 4, modified: 7).version
    transfer.earlier.add("/home/a", source: .here(path), placed: placed, isRecorded: isRecorded)
  }

  @Test(
    "What has also the time that an interrupted run gave it counts as placed by it, so that undo takes it back"
  )
  func resumedAsPlaced() throws {
    for rule in ConflictRule.allCases {
      let request = try request("a", "same", rule: rule)
      put("a", "same", modified: 7)
      let transfer = transfer()
      addEarlier(to: transfer, of: request)
      let placement = try transfer.place([request], journal: journal)[0].get()
      #expect(placement.state == .placed, "\(rule)")
      #expect(placement.target == "/home/a")
      #expect(names == ["a"])
    }
  }

  @Test("What is recorded already, or as another item, counts as there before")
  func resumedAsThere() throws {
    put("a", "same", modified: 7)
    let request = try request("a", "same")
    let recorded = transfer()
    addEarlier(to: recorded, of: request, isRecorded: true)
    let ofAnother = transfer()
    addEarlier(to: ofAnother, of: try self.request("b", "same"))
    for transfer in [recorded, ofAnother] {
      #expect(try transfer.place([request], journal: journal)[0].get().state == .alreadyThere)
    }
    #expect(names == ["a"])
  }
}
