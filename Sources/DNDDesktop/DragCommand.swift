import Desktop
import DesktopProtocol
import JSON
import SystemCalls

/// `dnd-desktop drag`: a window from which the user drags.
enum DragCommand {
  static func run() throws(DesktopFailure) -> Int32 {
    Machine.raiseOpenFileLimit()
    let caller = StandardStreamsCaller()
    let line = try caller.description()
    let drag: DesktopDrag
    do throws(DesktopDrag.Malformed) {
      drag = try DesktopDrag(json: line)
    } catch {
      throw .malformed(error.reason)
    }
    Deadline.set(seconds: 5, message: DesktopCommand.noAnswer, status: 69)
    let server = try DragServer(drag, caller)
    Deadline.clear()
    caller.say(
      JSONObject { object in
        object.add("event", "shown")
        object.add("way", server.way.rawValue)
      })
    let outcome = try server.run()
    caller.say(
      JSONObject { object in
        object.add("event", "ended")
        object.add("reason", outcome.word)
        if case .dropped(let action) = outcome { object.add("action", action?.rawValue) }
      })
    return outcome.status
  }
}
