import CXCB
package import DesktopProtocol
package import JSON
import SystemCalls
import SystemPackage

/// What there is: which way leads to the clipboard, and who looks at everything that is put there.
package enum DesktopProbe {
  /// Programs that read each new offer, by the names of their processes; the kernel keeps 15 bytes of them.
  private static let managers = [
    "copyq": "CopyQ", "klipper": "Klipper", "plasmashell": "Klipper", "gpaste-daemon": "GPaste",
    "xfce4-clipman": "Clipman", "clipman": "clipman", "parcellite": "Parcellite",
    "clipit": "ClipIt", "diodon": "Diodon", "cliphist": "cliphist", "clipse": "clipse",
    "clipcatd": "clipcat", "greenclip": "greenclip", "clipmenud": "clipmenu",
    "gnome-shell": "GNOME",
    "mutter": "GNOME", "cinnamon": "Cinnamon", "autocutsel": "autocutsel",
  ]

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
    } catch {
      if case .noWay(let attempts) = error {
        object.add("tried", DesktopFailure.json(of: attempts))
      }
    }
    object.add("listeners", listeners())
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

  /// The clipboard managers of this user's that run.
  private static func listeners() -> [String] {
    guard let processes = try? OpenFile.openDirectory("/proc"),
      let entries = try? DirectoryReader.entries(of: processes)
    else { return [] }
    var found: Set<String> = []
    for entry in entries {
      guard entry.name.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
        let directory = try? OpenFile.openDirectory(entry.path, in: processes),
        (try? directory.status())?.user == Machine.user,
        let file = try? OpenFile.open("comm", in: directory),
        let bytes = try? file.readAll(limit: 64)
      else { continue }
      let name = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
      if let manager = managers[name] { found.insert(manager) }
    }
    return found.sorted()
  }
}
