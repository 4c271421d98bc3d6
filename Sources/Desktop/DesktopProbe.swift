import CXCB
package import DesktopProtocol
package import JSON

/// What there is: which way leads to the clipboard, and who looks at everything that is put there.
package enum DesktopProbe {
  package static func run(
    _ selection: DesktopSelection, by choice: DesktopWay.Choice?
  ) -> (found: Bool, JSONObject) {
    var object = JSONObject()
    var found = false
    do throws(DesktopFailure) {
      let connection = try DesktopConnection.connect(by: choice, to: selection)
      found = true
      object.add("way", connection.way.rawValue)
      if case .x11(let connection) = connection {
        let manager = connection.owner(of: connection.atom("CLIPBOARD_MANAGER"))
        if manager != 0 { object.add("hasManager", true) }
      }
      object.add("listeners", connection.keepers)
    } catch {
      if case .noWay(let attempts) = error {
        object.add("tried", DesktopFailure.json(of: attempts))
      }
    }
    return (found, object)
  }

  /// Which way there is to a window; none is shown.
  package static func window(by choice: DesktopWay.Choice?) -> (found: Bool, JSONObject) {
    var object = JSONObject()
    var attempts: [DesktopFailure.Attempt] = []
    for way in DesktopWay.Choice.allCases where choice == nil || choice == way {
      switch way {
      case .wayland:
        do throws(WaylandConnection.Refusal) {
          try WaylandWindow.check(WaylandConnection.connect())
        } catch {
          attempts.append(.init(.wayland, error.reason))
          continue
        }
      case .x11:
        do throws(DesktopFailure) {
          _ = try X11Connection.connect()
        } catch {
          if case .noWay(let tried) = error { attempts += tried }
          continue
        }
      }
      object.add("way", way.rawValue)
      return (true, object)
    }
    object.add("tried", DesktopFailure.json(of: attempts))
    return (false, object)
  }
}
