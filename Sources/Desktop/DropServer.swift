package import DesktopProtocol
import JSON
import SystemCalls
import SystemPackage

/// Lets the user drop something, and the caller read it.
package final class DropServer {
  private let target: any DropTarget
  private let caller: any LineCaller
  private let signals: OpenFile
  private var outcome: DropOutcome?
  /// What was entered and not yet answered; only the last one may still be there.
  private var unanswered = 0
  private var phase = Phase.waiting

  private enum Phase { case waiting, hovering, dropped }

  package let way: DesktopWay.Choice

  /// Shows the window.
  package init(_ window: DesktopWindow, _ caller: any LineCaller) throws(DesktopFailure) {
    self.caller = caller
    do throws(SystemFailure) {
      signals = try OpenFile.signals([.terminate, .interrupt, .hangUp])
    } catch {
      throw .system(error)
    }
    (way, target) = try DropTargets.open(window)
  }

  /// Returns when something was dropped and the caller has taken it, or will not.
  package func run() throws(DesktopFailure) -> DropOutcome {
    while true {
      let readiness = try target.prepare()
      takeEvents()
      if let outcome {
        try target.handle([])
        return outcome
      }
      let interests: [Readiness.Interest] = [
        .init(target.descriptor, readiness), .init(signals.descriptor, .input),
        .init(caller.descriptor, .input),
      ]
      let ready: [Readiness]
      do throws(SystemFailure) {
        ready = try Readiness.wait(for: interests)
      } catch {
        throw .system(error)
      }
      try target.handle(ready[0])
      takeEvents()
      if !ready[1].isEmpty { end(.withdrawn) }
      if outcome == nil, !ready[2].isEmpty { try listen() }
    }
  }

  private func end(_ outcome: DropOutcome) {
    if phase == .dropped { target.finish(nil) }
    self.outcome = outcome
  }

  private func takeEvents() {
    for event in target.takeEvents() {
      switch event {
      case .entered(let types, let actions):
        phase = .hovering
        unanswered += 1
        say("entered") { object in
          object.add("types", types)
          object.add("actions", actions.map(\.rawValue))
        }
      case .left:
        phase = .waiting
        say("left") { _ in }
      case .dropped(let action, let save):
        phase = .dropped
        say("dropped") { object in
          object.add("action", action.rawValue)
          if let save { object.add("save", DesktopOffer.value(of: save)) }
        }
      case .closed:
        if phase != .dropped { end(.closed) }
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

  // MARK: The caller

  private func listen() throws(DesktopFailure) {
    guard let lines = try caller.takeLines() else { return end(.withdrawn) }
    for line in lines where outcome == nil {
      let answer: DropAnswer
      do throws(DropAnswer.Malformed) {
        answer = try DropAnswer(line: line)
      } catch {
        throw .malformed(error.reason)
      }
      try handle(answer)
    }
  }

  private func handle(_ answer: DropAnswer) throws(DesktopFailure) {
    switch answer {
    case .take(let action): decide(action)
    case .refuse: decide(nil)
    case .read(let request):
      guard phase == .dropped else { throw .malformed("nothing was dropped") }
      let limits = ReadLimits(request)
      let file = try request.create()
      caller.say(try target.read(request.type, into: file, within: limits).json(of: request.type))
    case .save(let path):
      guard phase == .dropped else { throw .malformed("nothing was dropped") }
      let outcome = try target.save(at: path)
      caller.say(
        JSONObject { object in
          object.add("save", DesktopOffer.value(of: path))
          object.add("state", outcome.word)
        })
    }
  }

  private func decide(_ action: DesktopAction?) {
    if unanswered > 0 {
      unanswered -= 1
      if unanswered == 0, phase == .hovering { target.answer(action) }
    } else if phase == .dropped {
      target.finish(action)
      outcome = action == nil ? .refused : .received
    }
  }
}
