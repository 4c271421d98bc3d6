import Items
import Sessions
import SystemCalls
import SystemPackage
import TestSupport
import Testing

/// The contract of every store about the records of drops.
@Suite struct TransferRecordContractTests {
  private let version = FileVersion(
    device: .max, inode: 7, size: 1 << 40, modified: -1_234_567_890, changed: .max)

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func aRecordComesBackAsItWasWritten(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s", ["x"])
    let open = try test.store.open("s")
    var transfer = TransferRecord(
      run: "abcdefgh", item: 1, isPart: true, step: .begun, moves: true, isAtomic: true,
      source: .here(FilePath(bytes: Array("/a/b\n\u{E9}".utf8) + [0xFF])), target: .here("/t/b"))
    transfer.number = try open.change { try $0.record(transfer) }
    #expect(transfer.number == 1)
    #expect(try open.unfinishedTransfers(after: 0, limit: 9) == [transfer])
    transfer.step = .placed
    transfer.read = version
    transfer.placed = FileVersion(device: 0, inode: .max, size: 0, modified: .min)
    transfer.changed = 99
    transfer.target = .here("/t/b 2")
    transfer.replaced = .here("/t/.dnd-replaced/b")
    transfer.kept = version
    transfer.isNew = false
    transfer.sourceRemoved = true
    var node = NodeFacts()
    (node.mode, node.user, node.modified, node.accessed) = (0o1600, .max, -1, .max)
    node.text = Array("../a b".utf8)
    node.attributes = [.init(name: "user.note", value: [0, 1, 255])]
    transfer.node = node
    node.entries = ["in/x": transfer.node ?? node]
    transfer.node = node
    try open.change { try $0.update(transfer) }
    #expect(try test.store.open("s").unfinishedTransfers(after: 0, limit: 9) == [transfer])
    // Made data has no source, but a digest.
    transfer.source = nil
    transfer.node = NodeFacts()
    transfer.node?.digest = Array("0aff".utf8)
    try open.change { try $0.update(transfer) }
    #expect(try test.store.open("s").unfinishedTransfers(after: 0, limit: 9) == [transfer])
  }

  @Test("Times that need more than 64 bits survive a round trip", arguments: [nil, Int64.min])
  func timesFarAway(changed: Int64?) throws {
    for kind in StoreUnderTest.Kind.allCases {
      let test = try StoreUnderTest(kind)
      try test.lift("s", ["x"])
      let open = try test.store.open("s")
      for time in [12_001_651_200_500_000_000, -11_676_096_000_000_000_001, 0] as [Int128] {
        let version = FileVersion(device: 1, inode: 2, size: 3, modified: time, changed: changed)
        var transfer = TransferRecord(run: "r", item: 1, step: .placed, target: .here("/t"))
        transfer.read = version
        transfer.placed = version
        transfer.replaced = .here("/t/.dnd-replaced/b")
        transfer.kept = version
        transfer.number = try open.change { try $0.record(transfer) }
        #expect(try open.transfers(before: .max, limit: 1) == [transfer])
      }
    }
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func onlyWhatIsNotDoneIsUnfinished(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s", ["x"])
    let open = try test.store.open("s")
    let steps: [TransferRecord.Step] = [.begun, .done, .naming, .undone, .placed, .undoing]
    try open.change { writer in
      for (place, step) in steps.enumerated() {
        _ = try writer.record(
          TransferRecord(run: "r", item: place + 1, step: step, target: .here("/t")))
      }
    }
    #expect(try open.unfinishedTransfers(after: 0, limit: 9).map(\.item) == [1, 3, 5])
    #expect(try open.unfinishedTransfers(after: 1, limit: 1).map(\.item) == [3])
    #expect(try open.transfers(before: .max, limit: 2).map(\.item) == [6, 5])
    #expect(try open.transfers(before: 4, limit: 9).map(\.item) == [3, 2, 1])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func whatWasPlacedOfAMergedDirectoryIsFoundByItsItem(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s", ["x"])
    let open = try test.store.open("s")
    try open.change { writer in
      for (item, isPart, step) in [
        (1, false, TransferRecord.Step.done), (1, true, .done), (1, true, .naming),
        (2, true, .done), (1, true, .placed), (1, true, .undone),
      ] {
        _ = try writer.record(
          TransferRecord(run: "r", item: item, isPart: isPart, step: step, target: .here("/t")))
      }
    }
    #expect(try open.partsPlaced(of: 1).map(\.number) == [2, 5])
  }

  @Test(arguments: StoreUnderTest.Kind.allCases)
  func whatDidNotComeAboutIsForgotten(kind: StoreUnderTest.Kind) throws {
    let test = try StoreUnderTest(kind)
    try test.lift("s", ["x"])
    let open = try test.store.open("s")
    #expect(try open.unfinishedTransfers(after: 0, limit: 9).isEmpty)
    #expect(try open.transfers(before: .max, limit: 9).isEmpty)
    let number = try open.change {
      try $0.record(TransferRecord(run: "r", item: 1, target: .here("/t")))
    }
    try open.change { try $0.forget(transfer: number) }
    #expect(try open.transfers(before: .max, limit: 9).isEmpty)
  }
}
