package import DesktopProtocol
package import JSON
import SystemCalls
package import SystemPackage

/// Whoever started this program, and talks to it by lines.
package protocol LineCaller: AnyObject {
  var descriptor: FileDescriptor { get }
  /// The lines that have come since the last call; nil at the end.
  ///
  /// It does not wait when the descriptor is readable.
  func takeLines() throws(DesktopFailure) -> [[UInt8]]?
  func say(_ object: JSONObject)
}

/// Lets the user drag, and gives the target what it asks for.
package final class DragServer {
  private let source: any DragSource
  private let caller: any LineCaller
  private let signals: OpenFile
  private let queue = DeliveryQueue()
  private var outcome: DragOutcome?
  private var isSaving = false

  package let way: DesktopWay.Choice

  /// Shows the window.
  package init(_ drag: DesktopDrag, _ caller: any LineCaller) throws(DesktopFailure) {
    self.caller = caller
    do throws(SystemFailure) {
      signals = try OpenFile.signals([.terminate, .interrupt, .hangUp])
    } catch {
      throw .system(error)
    }
    (way, source) = try DragSources.open(drag)
  }

  /// Returns when the drag is over, and everything that was begun.
  package func run() throws(DesktopFailure) -> DragOutcome {
    while true {
      if let outcome = try turn() { return outcome }
    }
  }

  private func turn() throws(DesktopFailure) -> DragOutcome? {
    let readiness = try source.prepare()
    takeEvents()
    if let outcome, queue.isEmpty {
      try source.handle([])
      return outcome
    }
    let interests: [Readiness.Interest] =
      [
        .init(source.descriptor, readiness), .init(signals.descriptor, .input),
        .init(caller.descriptor, .input),
      ] + queue.interests()
    let ready: [Readiness]
    do throws(SystemFailure) {
      ready = try Readiness.wait(for: interests, atMost: timeout)
    } catch {
      throw .system(error)
    }
    try source.handle(ready[0])
    takeEvents()
    if !ready[1].isEmpty { source.withdraw() }
    if outcome == nil, !ready[2].isEmpty { try listen() }
    queue.handle(ready[3...])
    takeEvents()
    settle()
    if queue.isEmpty, let deadline = source.deadline, deadline <= .now { source.expire() }
    takeEvents()
    return nil
  }

  /// How long nothing has to happen.
  private var timeout: Duration? {
    let rest = queue.isEmpty ? source.deadline.map { max(.zero, $0 - .now) } : nil
    return [queue.timeout, rest].compactMap { $0 }.min()
  }

  private func takeEvents() {
    for event in source.takeEvents() {
      switch event {
      case .asked(let delivery): queue.add(delivery, isUrgent: delivery.isShort)
      case .save(let path):
        isSaving = true
        say("save") { $0.add("path", DesktopOffer.value(of: path)) }
      case .ended(let outcome):
        self.outcome = self.outcome ?? outcome
        if case .dropped = outcome { break }
        queue.withdraw()
      }
    }
    settle()
  }

  /// Reports finished deliveries, and starts waiting ones.
  private func settle() {
    while true {
      queue.beginWaiting()
      let ended = queue.takeEnded()
      if ended.isEmpty { break }
      for delivery in ended {
        say(delivery.outcome?.rawValue ?? "") { object in
          object.add("type", delivery.name)
          object.add("bytes", delivery.sent)
        }
      }
    }
  }

  private func say(_ event: String, _ fill: (inout JSONObject) -> Void) {
    caller.say(
      JSONObject { object in
        object.add("event", event)
        fill(&object)
      })
  }

  private func listen() throws(DesktopFailure) {
    guard let lines = try caller.takeLines() else {
      source.withdraw()
      return
    }
    for line in lines {
      guard let answer = SaveAnswer(rawValue: String(decoding: line, as: UTF8.self)), isSaving
      else { throw .malformed("a line is not the answer to an event") }
      isSaving = false
      source.answer(answer)
    }
  }
}
