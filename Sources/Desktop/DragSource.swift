package import DesktopProtocol
import SystemCalls
import SystemPackage

/// An event of a drag, as the display reports it.
enum DragEvent {
  case asked(any Delivery)
  /// The target has said where the caller may save the data: a path on this machine.
  case save(path: String)
  case ended(DragOutcome)
}

/// How a drag ended.
package enum DragOutcome: Equatable, Sendable {
  /// The target has taken it; nil if it did something else than was offered.
  case dropped(DesktopAction?)
  /// It was let go where nothing accepts it.
  case refused
  /// The user cancelled it.
  case cancelled
  /// The user closed the window.
  case closed
  /// The target ended or did not answer after the drop, so its effect is unknown.
  case lost
  /// This program was told to end.
  case withdrawn

  package var word: String {
    switch self {
    case .dropped: "dropped"
    case .refused: "refused"
    case .cancelled: "cancelled"
    case .closed: "closed"
    case .lost: "lost"
    case .withdrawn: "withdrawn"
    }
  }

  /// The exit status.
  package var status: Int32 {
    switch self {
    case .dropped: 0
    case .refused, .cancelled, .closed, .withdrawn: 4
    case .lost: 1
    }
  }
}

/// A window from which the user drags.
protocol DragSource: AnyObject {
  var descriptor: FileDescriptor { get }
  /// When `expire` is due, if nothing is being given at that time.
  var deadline: ContinuousClock.Instant? { get }
  /// Handles what has arrived and sends what is waiting, before a wait.
  func prepare() throws(DesktopFailure) -> Readiness
  /// Handles what arrived in a wait.
  func handle(_ readiness: Readiness) throws(DesktopFailure)
  /// What was heard since the last call.
  func takeEvents() -> [DragEvent]
  /// Gives up waiting for the target.
  func expire()
  /// Tells the target what became of `DragEvent.save`.
  func answer(_ answer: SaveAnswer)
  /// Ends a drag that is going on; the window goes away with the process.
  func withdraw()
}

/// Opens the window of a drag, by the first way that there is.
enum DragSources {
  static func open(
    _ drag: DesktopDrag
  ) throws(DesktopFailure) -> (way: DesktopWay.Choice, source: any DragSource) {
    switch try DesktopConnection.connect(for: drag.window) {
    case .wayland(let window): (.wayland, WaylandDragSource(window, drag))
    case .x11(let connection): (.x11, X11DragSource(connection, drag))
    }
  }
}
