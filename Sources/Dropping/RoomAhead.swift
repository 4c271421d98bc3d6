import Context
import Diagnostics
import FileTransfer
import Items
import Negotiation
import SystemCalls
import SystemPackage

/// Foresees which items of a drop into folders will not fit there, as the drop itself does.
struct RoomAhead {
  private var forecast: SpaceForecast
  private let payloads: FilePath
  /// The nearest folders that are there, by those that were asked about.
  private var standing: [FilePath: FilePath] = [:]

  init(payloads: FilePath, isCancelled: @escaping () -> Bool) {
    forecast = SpaceForecast(isCancelled)
    self.payloads = payloads
  }

  /// Why a form will not fit at its target; nil where it does, or that cannot be known.
  ///
  /// - Parameter candidate: A form that the item has: how large one will be that is still to be made nobody knows.
  mutating func lack(
    of item: Item, as candidate: Candidate, at target: DropPlan.Target, _ plan: DropPlan
  ) -> Diagnostic? {
    guard plan.reordered(candidate) == nil,
      var request = plan.requestAhead(for: item, as: candidate, at: target, payloads)
    else { return nil }
    request.folder = nearest(target.folder)
    do throws(TransferError) {
      try forecast.admit(request)
      return nil
    } catch {
      return error.diagnostic
    }
  }

  /// A folder that is still to be made has the room of the one that it is made in.
  private mutating func nearest(_ folder: FilePath) -> FilePath {
    if let known = standing[folder] { return known }
    let there = folder.nearestFolder
    standing[folder] = there
    return there
  }
}
