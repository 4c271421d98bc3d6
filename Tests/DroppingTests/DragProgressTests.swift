import Clipboard
import Context
import DesktopProtocol
import Diagnostics
import Testing

@testable import Dropping

/// What a drag out of a window means for the items.
@Suite struct DragProgressTests {
  private func progress(_ events: DragWindow.Event...) -> DragProgress {
    var progress = DragProgress()
    for event in events { progress.take(event) }
    return progress
  }

  private let given = DragWindow.Event.form(type: "text/plain", bytes: 5, problem: nil)
  private let taken = Diagnostic(.error, .init("transfer.exists", .nameTaken), "taken")

  @Test("An item is taken when a form was given and the target says that it is done")
  func takenByTheTarget() {
    #expect(progress(given, .ended(.dropped(.copy))).verdict == .taken(mayMove: false))
    #expect(progress(given, .ended(.dropped(.move))).verdict == .taken(mayMove: true))
    #expect(progress(given, .ended(.dropped(nil))).verdict == .taken(mayMove: true))
  }

  @Test("A target that took nothing has nothing, whatever it says")
  func nothingGiven() {
    let failed = DragWindow.Event.form(type: "text/html", bytes: 0, problem: "failed")
    #expect(progress(.ended(.dropped(.copy))).verdict == .kept(.notDropped(.refused)))
    #expect(progress(failed, .ended(.dropped(.move))).verdict == .kept(.notDropped(.refused)))
  }

  @Test(
    "Items stay after a drag that was refused, cancelled or closed",
    arguments: [DesktopError.NoDrop.refused, .cancelled, .closed, .withdrawn])
  func notDropped(reason: DesktopError.NoDrop) {
    #expect(progress(given, .ended(.nothing(reason))).verdict == .kept(.notDropped(reason)))
  }

  @Test("Items stay if the target vanished")
  func lost() { #expect(progress(given, .ended(.lost)).verdict == .kept(.targetLost)) }

  @Test("What could not be saved fails, unless the target then takes a form")
  func notSaved() {
    var progress = progress(given)
    progress.take(DirectSave.Outcome(answer: .declined, failure: taken))
    progress.take(.ended(.dropped(.copy)))
    #expect(progress.verdict == .failed(taken))
    progress = DragProgress()
    progress.take(DirectSave.Outcome(answer: .declined, failure: taken))
    progress.take(given)
    progress.take(.ended(.dropped(.copy)))
    #expect(progress.verdict == .taken(mayMove: false))
  }

  @Test("The target hears S when the file is there, F when it may ask for the data, and E else")
  func answers() {
    var result = ItemResult(index: 1, name: "a", state: .placed)
    #expect(DirectSave.outcome(of: result).answer == .saved)
    result.state = .failed
    result.error = taken
    #expect(DirectSave.outcome(of: result).answer == .declined)
    result.error = Diagnostic(.error, .init("system.noSpace", .failed), "no space")
    #expect(DirectSave.outcome(of: result).answer == .failed)
    #expect(DirectSave.outcome(of: result).failure == result.error)
    result.state = .pending
    #expect(DirectSave.outcome(of: result).answer == .declined)
    #expect(DirectSave.outcome(of: nil).answer == .declined)
  }
}
