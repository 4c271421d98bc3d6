import DesktopProtocol

/// The connection by the first way that there is.
enum DesktopConnection {
  case wayland(WaylandConnection)
  case x11(X11Connection)

  var way: DesktopWay {
    switch self {
    case .wayland(let connection): connection.way
    case .x11: .x11
    }
  }

  /// Programs that read everything that is put on the clipboard, and cannot be told from those that paste.
  var keepers: [String] {
    switch self {
    case .wayland: ClipboardKeepers.running(unless: ClipboardKeepers.hasPipes)
    case .x11(let connection): connection.keepers
    }
  }

  static func connect(
    by choice: DesktopWay.Choice?, to selection: DesktopSelection
  ) throws(DesktopFailure) -> DesktopConnection {
    let ways = choice?.ways ?? DesktopWay.allCases
    var attempts: [DesktopFailure.Attempt] = []
    if ways.contains(.extDataControl) {
      do throws(DesktopFailure) {
        return .wayland(try WaylandConnection.connect(by: ways, to: selection))
      } catch {
        guard case .noWay(let tried) = error else { throw error }
        attempts += tried
      }
    }
    if ways.contains(.x11) {
      do throws(DesktopFailure) {
        return .x11(try X11Connection.connect())
      } catch {
        guard case .noWay(let tried) = error else { throw error }
        attempts += tried
      }
    }
    throw .noWay(attempts)
  }
}

/// The connection of a window.
enum WindowConnection {
  case wayland(WaylandWindow)
  case x11(X11Connection)
}

extension DesktopConnection {
  /// Connects by the first way that can have the window; on Wayland, the window is there then.
  static func connect(for window: DesktopWindow) throws(DesktopFailure) -> WindowConnection {
    var attempts: [DesktopFailure.Attempt] = []
    if window.way != .x11 {
      do throws(WaylandConnection.Refusal) {
        return .wayland(try WaylandWindow(WaylandConnection.connect(), window))
      } catch {
        attempts.append(.init(.wayland, error.reason))
      }
    }
    if window.way != .wayland {
      do throws(DesktopFailure) {
        return .x11(try X11Connection.connect())
      } catch {
        guard case .noWay(let tried) = error else { throw error }
        attempts += tried
      }
    }
    throw .noWay(attempts)
  }
}
