import Context
import Dropping
import Exchange
import OrderedViews
import Picking
import Reverting
import SessionStreams
import SystemPackage
import UniformTypes

/// Presents outcomes to the user, as text or JSON.
///
/// Items arrive one by one, in order, with totals before or after them. Only the current rows of a
/// table are buffered.
protocol Renderer: AnyObject {
  func lifted(_ outcome: LiftOutcome) throws
  func added(_ outcome: LiftOutcome) throws

  func proposal(_ item: ItemProposal) throws
  func proposed(_ outcome: ProposeOutcome) throws

  func result(_ item: ItemResult) throws
  func dropped(_ outcome: DropOutcome, status: ExitStatus) throws

  func undone(_ item: UndoResult, onlyAsked: Bool) throws
  func undid(_ outcome: UndoOutcome, onlyAsked: Bool, status: ExitStatus) throws

  func sessions(_ rows: [SessionRow], ended: Bool, terminator: UInt8) throws
  func session(_ detail: SessionDetail) throws
  func item(_ detail: ItemDetail, withRepresentations: Bool) throws
  func cancelled(_ outcome: CancelOutcome) throws
  func edited(_ outcome: EditOutcome) throws
  func exported(_ outcome: ExportOutcome)
  func used(_ outcome: UseOutcome) throws
  func reopened(_ outcome: ReopenOutcome, onlyAsked: Bool) throws
  /// - Parameter isLive: Whether the event is shown as it happens.
  func entry(_ entry: LogEntry, isLive: Bool) throws

  /// - Parameter named: Whether the line begins with the name of the file.
  func detected(_ found: DetectedType, asMIMEType: Bool, named: Bool, terminator: UInt8) throws
  func described(_ types: [TypeDescription]) throws
  func identifiers(_ types: [TypeDescription], terminator: UInt8) throws
  func conforms(_ answer: Bool) throws
  func path(_ outcome: PathOutcome) throws
  func view(_ outcome: ViewOutcome, isAsked: Bool) throws
  func checked(_ outcome: ListCheck) throws
  func initialized(_ outcome: StoreOutcome) throws

  /// Completes pending output: the rest of a table, an open list.
  func finish() throws
}

/// The settings of both renderers.
struct RenderingSetting {
  var output: Output
  var console: Console
  var outputStyle: Style
  var isVerbose = false
  var isQuiet = false
  /// The directory that shown paths are relative to.
  var workingDirectory: FilePath
  /// The directory shown as `~`; nil if unknown.
  var home: FilePath?
  /// The label of a type for people.
  var label: (UniformType) -> String = \.spoken
}
