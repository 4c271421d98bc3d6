import Synchronization
import Testing

@testable import Context

/// The progress that an operation reports.
struct ProgressMeterTests {
  /// Collects the reports in order.
  private final class Listener: Sendable {
    private let all = Mutex<[ExchangeProgress]>([])
    var told: [ExchangeProgress] { all.withLock { $0 } }

    var report: @Sendable (ExchangeEvent) -> Void {
      { [self] event in
        if case .progress(let progress) = event { all.withLock { $0.append(progress) } }
      }
    }
  }

  private let listener = Listener()

  @Test("The meter reports the start, each item, and the end with exact totals")
  func exactInTheEnd() {
    let meter = ProgressMeter(items: 3, bytes: 30, report: listener.report)
    meter.start()
    // One item does not match, and another is larger than planned.
    meter.plan(items: 2, of: 3, bytes: 25, counted: 30, isLast: true)
    meter.add(25)
    // The second item fails half-way.
    meter.settle(20, of: 25)
    meter.finished(.init(index: 1, name: "a", state: .placed, bytes: 20))
    meter.finished(.init(index: 3, name: "b", state: .failed))
    meter.close()
    let told = listener.told
    #expect(told.map(\.event).filter { $0 != .update } == [.start, .item, .item, .end])
    #expect(told.first?.itemsTotal == 3 && told.first?.bytesTotal == 30)
    #expect(told.last?.itemsDone == 2 && told.last?.itemsTotal == 2)
    #expect(told.last?.bytesDone == 20 && told.last?.bytesTotal == 20)
    #expect(told.compactMap(\.finished?.index) == [1, 3])
  }

  @Test("Without all sizes there is no total of bytes")
  func unknownSizes() {
    let meter = ProgressMeter(items: 2, bytes: 10, report: listener.report)
    meter.start()
    meter.plan(items: 2, of: 2, bytes: nil, counted: 10, isLast: true)
    meter.add(1_000)
    meter.settle(1_000, of: 0)
    meter.close()
    #expect(listener.told.last?.bytesTotal == nil && listener.told.last?.bytesDone == 1_000)
    #expect(listener.told.last?.itemsTotal == 2)
  }

  @Test("A selection has totals as soon as all of it was examined")
  func selections() {
    let meter = ProgressMeter(items: nil, bytes: nil, report: listener.report)
    meter.start()
    meter.plan(items: 2, of: 2, bytes: 7, counted: 7, isLast: true)
    meter.settle(7, of: 7)
    meter.close()
    #expect(listener.told.last?.itemsTotal == 2 && listener.told.last?.bytesTotal == 7)
  }

  @Test("Nothing is reported after the end, and no end without a start")
  func silence() {
    let unused = ProgressMeter(items: 1, report: listener.report)
    unused.close()
    #expect(listener.told.isEmpty)
    let meter = ProgressMeter(items: 1, report: listener.report)
    meter.start()
    meter.close()
    meter.close()
    meter.add(1)
    meter.finished(.init(name: "late"))
    #expect(listener.told.map(\.event) == [.start, .end])
  }

  @Test("Finished items are counted before they are reported, and only once")
  func reachedItems() {
    let meter = ProgressMeter(items: 2, report: listener.report)
    meter.start()
    meter.reached(2)
    meter.reached(5)
    for index in 1...2 { meter.finished(.init(index: index, name: "a", state: .placed)) }
    meter.close()
    #expect(listener.told.allSatisfy { $0.itemsDone <= 2 })
    #expect(listener.told.last?.itemsDone == 2)
  }
}
