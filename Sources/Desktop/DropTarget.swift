import DesktopProtocol
import SystemCalls
import SystemPackage

/// An event of a drop, as the display reports it.
enum DropEvent: Equatable {
  /// Something is dragged over the window.
  case entered(types: [String], actions: [DesktopAction])
  case left
  /// It was let go, and waits to be read.
  ///
  /// - Parameter save: The name under which the source can save it itself, as carried text.
  case dropped(DesktopAction, save: String?)
  /// The user closed the window.
  case closed
}

/// How a window for drops ended.
package enum DropOutcome: String, Sendable {
  case received
  /// The caller rejected the drop.
  case refused
  case closed
  case withdrawn

  /// The exit status.
  package var status: Int32 { self == .received ? 0 : 4 }
}

/// What came of asking the source to save.
enum SaveOutcome: Equatable {
  case answered(SaveAnswer)
  /// There was no answer, or not one that is known.
  case unanswered(ReadResult.Outcome)

  var word: String {
    switch self {
    case .answered(.saved): "saved"
    case .answered(.declined): "declined"
    case .answered(.failed): "failed"
    case .unanswered(let outcome): outcome.rawValue
    }
  }
}

/// A window into which the user drops.
protocol DropTarget: AnyObject {
  var descriptor: FileDescriptor { get }
  /// Handles what has arrived and sends what is waiting, before a wait.
  func prepare() throws(DesktopFailure) -> Readiness
  /// Handles what arrived in a wait.
  func handle(_ readiness: Readiness) throws(DesktopFailure)
  /// What was heard since the last call.
  func takeEvents() -> [DropEvent]
  /// Tells the source whether a drop here would be accepted; nil if not.
  func answer(_ action: DesktopAction?)
  /// Reads one type of the dropped data.
  func read(
    _ type: String, into file: OpenFile, within limits: ReadLimits
  ) throws(DesktopFailure) -> ReadResult
  /// Lets the source save the dropped data.
  func save(at path: String) throws(DesktopFailure) -> SaveOutcome
  /// Tells the source that the drop was accepted; nil if not.
  func finish(_ action: DesktopAction?)
}

/// Opens a window for drops, by the first way that there is.
enum DropTargets {
  static func open(
    _ window: DesktopWindow
  ) throws(DesktopFailure) -> (way: DesktopWay.Choice, target: any DropTarget) {
    switch try DesktopConnection.connect(for: window) {
    case .wayland(let window): (.wayland, WaylandDropTarget(window))
    case .x11(let connection): (.x11, X11DropTarget(connection, window))
    }
  }
}
