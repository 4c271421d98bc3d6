import Context
import Dropping
import Exchange
import OrderedViews
import Picking
import Reverting
import SystemPackage
import UniformTypes

/// Puts outcomes before the user: one as text, one as JSON.
///
/// Items come one by one, in order, and what holds for all of them before or after; nothing is held
/// back but a table's next rows.
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
  func used(_ outcome: UseOutcome) throws
  func reopened(_ outcome: ReopenOutcome, onlyAsked: Bool) throws
  func entry(_ entry: LogEntry) throws

  func detected(_ found: DetectedType, asMIMEType: Bool, terminator: UInt8) throws
  func described(_ types: [TypeDescription]) throws
  func identifiers(_ types: [TypeDescription], terminator: UInt8) throws
  func conforms(_ answer: Bool) throws
  func path(_ outcome: PathOutcome) throws
  func view(_ outcome: ViewOutcome, isAsked: Bool) throws
  func checked(_ outcome: ListCheck) throws

  /// Ends what was begun: the rest of a table, an open list.
  func finish() throws
}

/// What both renderers work with.
struct RenderingSetting {
  var output: Output
  var console: Console
  var outputStyle: Style
  var isVerbose = false
  var isQuiet = false
  /// For showing paths as they are from here.
  var workingDirectory: FilePath
  /// For showing paths below it as `~/…`; nil where it is not known.
  var home: FilePath?
  /// What people call a type.
  var label: (UniformType) -> String = \.spoken
}
