import Diagnostics
import Dispatch
import FileTransfer
import Items
import Sessions
import Synchronization
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import Context
@testable import Dropping
@testable import Exchange
@testable import Loading
@testable import Picking

/// Several drops at once on one session, as threads with a connection each, which behave like processes.
@Suite struct SharedDropTests {
  /// A session of files, and a directory to drop them into.
  private final class Scene: @unchecked Sendable {
    // Unchecked Sendable because the sandbox is only read by several threads.
    let sandbox: Sandbox
    let context: ExchangeContext
    let count: Int

    init(files count: Int) throws {
      sandbox = try Sandbox()
      self.count = count
      for number in 1...count { try sandbox.write("work/src/\(number)", "file \(number)") }
      try sandbox.makeDirectory(sandbox.path("work/out"))
      context = ExchangeContext(
        environment: ["DND_STATE_HOME": sandbox.path("state").string],
        workingDirectory: sandbox.path("work"))
    }

    func lift() throws {
      var sources = SourceRequest()
      sources.sources = (1...count).map { "src/\($0)" }
      _ = try Lifting(sources: sources, item: ItemRequest(), session: SessionRequest())(in: context)
    }

    func drop(
      _ change: (inout DropRequest) -> Void = { _ in },
      each: @escaping (ItemResult) -> Void = { _ in }
    ) throws -> DropOutcome {
      var request = DropRequest()
      request.destination = "out"
      change(&request)
      return try Dropping(request: request)(in: context, each: each)
    }

    /// The outcomes of drops at once; those that came too late have none.
    func drop(
      atOnce drops: Int, _ change: @escaping @Sendable (inout DropRequest) -> Void
    ) -> [DropOutcome] {
      let found = Mutex<[DropOutcome]>([])
      DispatchQueue.concurrentPerform(iterations: drops) { number in
        var placed = 0
        do {
          let outcome = try self.drop(change) { _ in placed += 1 }
          found.withLock { $0.append(outcome) }
        } catch {
          // All was claimed by others, or the session had ended before this one looked for it.
          let code = (error as? ExchangeError)?.diagnostic.code.name ?? "\(error)"
          if !["session.busy", "session.ended", "session.none"].contains(code) || placed > 0 {
            Issue.record("drop \(number), after \(placed) items: \(code)")
          }
        }
      }
      return found.withLock { $0 }
    }

    var store: SQLiteSessionStore {
      SQLiteSessionStore(SessionLayout(stateRoot: sandbox.path("state"), runtimeRoot: nil))
    }

    /// The names below a directory, in numerical order, and whether each has its content.
    func arrived(in directory: String = "work/out") throws -> [Int] {
      try sandbox.list(directory).map { name in
        #expect(try sandbox.read("\(directory)/\(name)") == Array("file \(name)".utf8))
        return try #require(Int(name), "\(name)")
      }.sorted()
    }
  }

  @Test(arguments: [2, 9, 130, 400], [DropRequest.Operation.copy, .move])
  func dropsAtOncePlaceEachItemOnce(count: Int, operation: DropRequest.Operation) throws {
    let scene = try Scene(files: count)
    try scene.lift()
    let outcomes = scene.drop(atOnce: 3) { $0.operation = operation }
    #expect(try scene.arrived() == Array(1...count))
    #expect(outcomes.reduce(0) { $0 + $1.placed } == count)
    #expect(outcomes.count { $0.ended } >= 1)
    #expect(try scene.store.activeNames() == [])
    #expect(try scene.arrived(in: "work/src").isEmpty == (operation == .move))
  }

  @Test func dropsToDifferentPlacesDivideTheItems() throws {
    let scene = try Scene(files: 200)
    for name in ["0", "1", "2"] {
      try scene.sandbox.makeDirectory(scene.sandbox.path("work/\(name).d"))
    }
    try scene.lift()
    let next = Atomic(0)
    _ = scene.drop(atOnce: 3) {
      $0.destination = "\(next.add(1, ordering: .relaxed).oldValue).d"
      $0.operation = .move
    }
    let found = try ["0", "1", "2"].flatMap { try scene.arrived(in: "work/\($0).d") }
    #expect(found.sorted() == Array(1...200))
  }

  @Test func aSelectionAndTheRestAreDroppedAtOnce() throws {
    let scene = try Scene(files: 100)
    try scene.lift()
    let next = Atomic(0)
    let outcomes = scene.drop(atOnce: 2) {
      $0.accept.items = next.add(1, ordering: .relaxed).oldValue == 0 ? [1...50] : [51...100]
    }
    #expect(outcomes.map(\.placed) == [50, 50])
    #expect(try scene.arrived() == Array(1...100))
  }

  @Test func whatIsIndivisibleWaitsForDropsThatShareTheSession() throws {
    let scene = try Scene(files: 20)
    try scene.lift()
    let open = try scene.store.open(try #require(scene.store.activeNames().first))
    let claim = try open.join(by: .thisProcess(), wait: .zero)
    try open.share(claim, as: RunID().text)
    let changes: [(inout DropRequest) -> Void] = [
      { $0.isAtomic = true }, { $0.keepsItems = true }, { $0.manifest = "sums" },
      { $0.accept.requiresAll = true }, { $0.destination = "-" },
    ]
    for change in changes {
      let error = #expect(throws: ExchangeError.self) { try scene.drop(change) }
      guard case .session(.busy)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    #expect(try scene.arrived() == [])
    #expect(scene.sandbox.list("work").sorted() == ["out", "src"])
    try open.release(claim)
    #expect(try scene.drop { $0.isAtomic = true }.placed == 20)
  }

  @Test func aDropTellsWhatOthersHaveClaimed() throws {
    let scene = try Scene(files: 20)
    try scene.lift()
    let open = try scene.store.open(try #require(scene.store.activeNames().first))
    let claim = try open.join(by: .thisProcess(), wait: .zero)
    try open.share(claim, as: RunID().text)
    #expect(
      try open.claimItems(after: 0, limit: 5, in: nil, includingFailed: true).count == 5)
    let outcome = try scene.drop()
    #expect(outcome.placed == 15)
    #expect(outcome.pending == 5 && outcome.elsewhere == 5 && !outcome.ended)
    #expect(throws: ExchangeError.self) { try scene.drop() }
    try open.release(claim)
    #expect(try scene.drop().ended)
    #expect(try scene.arrived() == Array(1...20))
  }

  @Test func aDropFinishesWhatOneHasClaimedWhoseProcessIsGone() throws {
    let scene = try Scene(files: 20)
    try scene.lift()
    let open = try scene.store.open(try #require(scene.store.activeNames().first))
    var gone = Claimant.thisProcess()
    gone.process = .max
    let claim = try open.join(by: gone, wait: .zero)
    try open.share(claim, as: RunID().text)
    _ = try open.claimItems(after: 0, limit: 5, in: nil, includingFailed: true)
    let outcome = try scene.drop()
    #expect(outcome.placed == 20 && outcome.ended)
    #expect(try scene.arrived() == Array(1...20))
  }

  @Test func aDropThatJoinedAnotherTellsNothingWhenThatOneEndsFirst() throws {
    let scene = try Scene(files: 200)
    try scene.lift()
    let open = try scene.store.open(try #require(scene.store.activeNames().first))
    var request = DropRequest()
    request.destination = "out"
    let terms = try ResolvedDrop(request, registry: scene.context.registry())
    var joined: DropClaim?
    let first = try scene.drop(each: { _ in
      if joined == nil { joined = try? DropClaim(of: open, for: request) }
    })
    #expect(first.placed == 200 && !first.ended)
    var told = 0
    let second = try RoutedDrop(
      terms, on: open, in: scene.store, scene.context, try #require(joined)
    ) { _ in told += 1 }()
    #expect(told == 0 && second.placed == 0 && second.ended)
  }

  @Test func aSessionWhoseLastItemIsGoneHasEndedForADropThatFindsIt() throws {
    let scene = try Scene(files: 1)
    try scene.lift()
    let open = try scene.store.open(try #require(scene.store.activeNames().first))
    try open.change { try $0.setState(.cancelled, of: 1) }
    let error = #expect(throws: ExchangeError.self) { try scene.drop() }
    guard case .session(.ended)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try scene.store.activeNames() == [])
  }

  @Test func aMovedLinkAndItsTargetArriveAlthoughOthersCouldShare() throws {
    let scene = try Scene(files: 3)
    try FileSystem.makeLink(scene.sandbox.path("work/src/0"), saying: Array("3".utf8))
    var sources = SourceRequest()
    sources.sources = ["src/3", "src/0", "src/1"]
    _ = try Lifting(sources: sources, item: ItemRequest(), session: SessionRequest())(
      in: scene.context)
    let outcome = try scene.drop { $0.operation = .move }
    #expect(outcome.placed == 3 && outcome.failed == 0)
    #expect(try scene.sandbox.read("work/out/0") == Array("file 3".utf8))
  }
}
