import Foundation
import Items
import PostgresSessions
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Claims the items of a session in the shared store as several drops do, and does nothing with them.
///
/// usage: ClaimBenchmark fill STORE STATE ITEMS
///        ClaimBenchmark claim STORE STATE WORKERS PAGE
///        ClaimBenchmark place STORE STATE WORKERS PAGE
///
/// `fill` begins a new session of so many items. `claim` claims them all and prints how many each second, in all and in
/// each tenth. `place` also records each item as placed, as a drop does when its file is there.
@main enum ClaimBenchmark {
  private static let name = "claims"

  nonisolated static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.dropFirst(3).compactMap { Int($0) }
    guard words.count >= 4, let task = words.first, numbers.count == words.count - 3 else {
      throw BadUsage()
    }
    let (address, state) = (words[2], words[3])
    @Sendable nonisolated func store() -> PostgresSessionStore {
      PostgresSessionStore(
        StoreAddress(address),
        layout: SessionLayout(stateRoot: FilePath(state), runtimeRoot: nil),
        digest: { _ in .success("") })
    }
    switch (task, numbers.count) {
    case ("fill", 1): try fill(store(), items: numbers[0])
    case ("claim", 2), ("place", 2):
      try claim(workers: numbers[0], page: numbers[1], places: task == "place", store)
    default: throw BadUsage()
    }
  }

  private static func fill(_ store: PostgresSessionStore, items: Int) throws {
    _ = try store.initialize()
    if let old = try? store.open(name, id: nil) { try old.end(as: .cancelled, onlyIfEmpty: false) }
    var draft = SessionDraft(
      name: name, origin: Session.Origin(user: 1000, host: "here", application: nil))
    draft.isForOtherHosts = true
    _ = try store.create(draft) { writer in
      for number in 1...items {
        _ = try writer.append(
          Item(
            name: "\(number).png",
            representations: [
              Representation(type: UniformType("public.png"), source: .inline([1]), size: 1000)
            ]), key: nil)
      }
    }
  }

  private static func claim(
    workers: Int, page: Int, places: Bool, _ store: @escaping @Sendable () -> PostgresSessionStore
  ) throws {
    let begun = ContinuousClock.now
    // When each page was claimed, and how many items it had.
    let tally = Tally()
    let threads = (0..<workers).map { number in
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        defer { done.signal() }
        do {
          let open = try store().open(name, id: nil)
          let claim = try open.join(by: .thisProcess(), wait: .seconds(60))
          try open.share(claim, as: "run\(number)", keeping: [])
          var last = 0
          while case let items = try open.claimItems(
            after: last, limit: page, in: nil, includingFailed: true), let end = items.last
          {
            last = end.index
            if places {
              try open.change { writer in
                for item in items { try writer.setState(.placed, of: item.index) }
              }
            }
            tally.add(items.count, at: ContinuousClock.now - begun)
          }
        } catch {
          tally.fail(error)
        }
      }
      return done
    }
    for thread in threads { thread.wait() }
    try tally.report()
  }

  private struct BadUsage: Error {}
}

/// What several threads have claimed.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var pages: [(count: Int, time: Duration)] = []
  private var failure: (any Error)?

  func add(_ count: Int, at time: Duration) { lock.withLock { pages.append((count, time)) } }

  func fail(_ error: any Error) { lock.withLock { failure = failure ?? error } }

  /// Prints the items of each second, in all and in each tenth of the items.
  func report() throws {
    if let failure { throw failure }
    let count = pages.reduce(0) { $0 + $1.count }
    guard let first = pages.first, let last = pages.last else { return print("nothing to claim") }
    var (rates, begun, part, start): ([Int], Int, Int, Duration) = ([], 0, 0, .zero)
    start = first.time
    for page in pages.dropFirst() {
      part += page.count
      begun += page.count
      if begun >= count * (rates.count + 1) / 10 || page.time == last.time {
        rates.append(Int(Double(part) / ((page.time - start) / .seconds(1))))
        (part, start) = (0, page.time)
      }
    }
    let all = Int(Double(count - first.count) / ((last.time - first.time) / .seconds(1)))
    let tenths = rates.map(String.init).joined(separator: " ")
    print("\(count) items, \(all) each second; tenths \(tenths)")
  }
}
