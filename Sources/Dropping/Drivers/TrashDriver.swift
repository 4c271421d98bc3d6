import Context
import FileTransfer
import Items
import Loading
import Negotiation
import OrderedViews
import Reverting

/// A drop to the trash: moves the item's own file there.
final class TrashDriver: DestinationDriver {
  let gathering: Gathering
  private let stage: PlacementStage
  private let reservation: TrashReservation
  private let leaving: LeavingLists

  init(_ setting: DropSetting, _ bin: TrashBin) {
    gathering = setting.request.isAtomic ? .allOrNone : .page
    stage = PlacementStage(setting)
    reservation = TrashReservation(
      bin, for: setting.open, runID: setting.runID, in: setting.context)
    leaving = LeavingLists(setting)
  }

  func recall() throws { try stage.recall() }

  func look(at candidate: Candidate) throws(ExchangeError) -> LoadedRepresentation? {
    try reservation.look(at: candidate)
  }

  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws {
    defer { reservation.release() }
    try stage.place(loaded, try reservation.reserve(loaded.map(\.representation)), done)
  }

  func conclude(_ results: inout [ItemResult], of items: [Item], _ loaded: [Loaded]) throws {
    leaving.leave(loaded)
  }
}
