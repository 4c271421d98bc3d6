import Context
import Items
import Loading
import Negotiation
import Sessions
import SystemPackage

/// The items of a drop that must wait because a command or conversion produces their representation, or because
/// an earlier item has the same name.
///
/// Names are assigned in the order of the items, regardless of how long each takes to produce.
final class WaitingItems {
  /// An item whose turn has come.
  struct Arrival {
    var item: Item
    var decision: Decision
    /// The loaded representation; nil if the item still has to be loaded.
    var made: Result<Loaded, LoadFailure>?
  }

  private enum Entry {
    case waiting(Item, Decision)
    /// Loading has not started, because too many others are waiting.
    case postponed
    case arrived(Arrival)
  }

  private struct Name: Hashable {
    var directory: FilePath
    var bytes: [UInt8]
  }

  private let plan: DropPlan
  private let required: RequiredRepresentations
  private let loading: BackgroundLoading<Result<Loaded, LoadFailure>>
  private let items: ([ClosedRange<Int>]) throws -> [Item]
  private let shared: SharedItems?
  private var entries: [Int: Entry] = [:]
  private var names: [Int: Name] = [:]
  /// The items that need each name, in order.
  private var queues: [Name: [Int]] = [:]
  private var postponed: [Int] = []
  /// The postponed items of the current page, which other drops may not claim yet.
  private var unshared: [(item: Item, candidates: [Candidate])] = []
  /// The maximum number of items that are being loaded or kept at the same time.
  private var limit: Int { shared?.madeAtOnce ?? ItemPages.size }

  /// - Parameters:
  ///   - shared: The items of a drop that shares the session; it claims those that have to be made one by one.
  ///   - items: Reads items of the session again, without those that have left it or that others have claimed.
  init(
    _ plan: DropPlan, _ required: RequiredRepresentations,
    _ loading: BackgroundLoading<Result<Loaded, LoadFailure>>, _ shared: SharedItems?,
    items: @escaping ([ClosedRange<Int>]) throws -> [Item]
  ) {
    self.shared = shared
    self.plan = plan
    self.required = required
    self.loading = loading
    self.items = items
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Takes an item if it has to wait; returns whether it does.
  func take(_ item: Item, _ decision: Decision) -> Bool {
    guard case .taken(let candidates) = decision, let best = candidates.first else { return false }
    let isMade = decision.isMade || required.takesMaking(of: item, beside: best)
    if !isMade, isEmpty { return false }
    let name = plan.target(of: item, as: best).map { Name(directory: $0.directory, bytes: $0.name) }
    if let name {
      if !isMade, queues[name] == nil { return false }
      names[item.index] = name
      queues[name, default: []].append(item.index)
    } else if !isMade {
      return false
    }
    if !isMade {
      entries[item.index] = .arrived(Arrival(item: item, decision: decision, made: nil))
    } else if loading.count < limit {
      begin(item, decision, candidates)
    } else {
      entries[item.index] = .postponed
      postponed.append(item.index)
      unshared.append((item, candidates))
    }
    return true
  }

  /// Lets other drops make the items that this one cannot begin now.
  func giveBackPostponed() throws {
    if unshared.isEmpty { return }
    defer { unshared = [] }
    if try shared?.isAlone != false { loading.announce(unshared) }
    try shared?.giveBack(unshared.map(\.item.index))
  }

  private func begin(_ item: Item, _ decision: Decision, _ candidates: [Candidate]) {
    entries[item.index] = .waiting(item, decision)
    loading.add(item, candidates)
  }

  /// The items whose turn has come.
  func takeArrived() throws -> [Arrival] { try arrived(loading.takeReady()) }

  /// Waits for the next item whose turn comes, then for the given time for more; empty if none is waiting.
  func takeNext(within time: Duration) throws -> [Arrival] {
    while !isEmpty {
      let arrivals = try arrived(loading.takeNext(within: time))
      if !arrivals.isEmpty { return arrivals }
    }
    return []
  }

  private func arrived(
    _ ready: [(item: Int, answer: Result<Loaded, LoadFailure>)]
  ) throws -> [Arrival] {
    var arrivals: [Arrival] = []
    for (index, answer) in ready {
      guard case .waiting(let item, let decision) = entries[index] else { continue }
      entries[index] = .arrived(Arrival(item: item, decision: decision, made: answer))
      arrivals += release(index)
    }
    try beginPostponed()
    return arrivals
  }

  /// The items that can be placed now: this one, unless an earlier item needs the same name, then those queued
  /// behind it that are ready.
  private func release(_ index: Int) -> [Arrival] {
    guard let name = names[index] else { return take(index).map { [$0] } ?? [] }
    var queue = queues[name, default: []][...]
    var arrivals: [Arrival] = []
    while let first = queue.first, let arrival = take(first) {
      arrivals.append(arrival)
      names[first] = nil
      queue.removeFirst()
    }
    queues[name] = queue.isEmpty ? nil : Array(queue)
    return arrivals
  }

  private func take(_ index: Int) -> Arrival? {
    guard case .arrived(let arrival) = entries[index] else { return nil }
    entries[index] = nil
    return arrival
  }

  private func beginPostponed() throws {
    while case let room = limit - loading.count, room > 0, !postponed.isEmpty {
      let next = postponed.prefix(room)
      postponed.removeFirst(next.count)
      for item in try items(next.map { $0...$0 }) {
        let decision = plan.decide(item)
        if case .taken(let candidates) = decision { begin(item, decision, candidates) }
      }
      for index in next { if case .postponed = entries[index] { forget(index) } }
    }
  }

  /// Forgets an item that has been removed from the session, or that another drop makes.
  private func forget(_ index: Int) {
    entries[index] = nil
    guard let name = names.removeValue(forKey: index) else { return }
    queues[name]?.removeAll { $0 == index }
    if queues[name]?.isEmpty == true { queues[name] = nil }
  }
}
