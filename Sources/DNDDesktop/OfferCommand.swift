import Desktop
import DesktopProtocol
import JSON
import SystemCalls
import SystemPackage

/// `dnd-desktop offer`: takes the selection, reports it, and serves it in the background once that is recorded.
enum OfferCommand {
  static func run() throws(DesktopFailure) -> Int32 {
    var background: BackgroundProcess
    do throws(SystemFailure) {
      background = try BackgroundProcess.begin()
    } catch {
      throw .system(error)
    }
    // Each program that waits to be served holds a descriptor.
    Machine.raiseOpenFileLimit()
    var lines = InputLines()
    guard let description = try lines.next(limit: DesktopLimits.description) else {
      throw .malformed("there is no description")
    }
    let offer: DesktopOffer
    do throws(DesktopOffer.Malformed) {
      offer = try DesktopOffer(json: description)
    } catch {
      throw .malformed(error.reason)
    }
    Deadline.set(seconds: 5, message: DesktopCommand.noAnswer, status: 69)
    let server = try OfferServer(offer)
    Deadline.clear()
    let listeners = server.listeners
    // From here on, `/proc/self` cannot be read by an ordinary user either.
    if offer.isSensitive { OwnProcess.hideMemory() }
    Output.line(
      JSONObject { object in
        object.add("offered", server.way.rawValue)
        if !listeners.isEmpty { object.add("listeners", listeners) }
        object.add("process", Machine.process)
      })
    guard try lines.next(limit: 1 << 10) == Array("go".utf8) else {
      // The caller has ended, so the offer would remain unrecorded.
      server.withdraw()
      throw .notConfirmed
    }
    do throws(SystemFailure) {
      try background.detach()
    } catch {
      server.withdraw()
      throw .system(error)
    }
    server.run()
    return 0
  }
}
