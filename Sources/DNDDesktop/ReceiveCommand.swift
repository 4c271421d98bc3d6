import Desktop
import DesktopProtocol
import JSON
import SystemCalls

/// `dnd-desktop receive`: a window into which the user drops.
enum ReceiveCommand {
  static func run() throws(DesktopFailure) -> Int32 {
    let caller = StandardStreamsCaller()
    let line = try caller.description()
    let window: DesktopWindow
    do throws(DesktopOffer.Malformed) {
      window = try DesktopWindow(json: line)
    } catch {
      throw .malformed(error.reason)
    }
    Deadline.set(seconds: 5, message: DesktopCommand.noAnswer, status: 69)
    let server = try DropServer(window, caller)
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
        object.add("reason", outcome.rawValue)
      })
    return outcome.status
  }
}
