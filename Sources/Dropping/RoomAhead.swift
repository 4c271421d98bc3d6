import Context
import Diagnostics
import FileTransfer
import Items
import Negotiation
import SystemCalls
import SystemPackage

/// Foresees which items of a drop into directories will not fit there, as the drop itself does.
struct RoomAhead {
  private var forecast: SpaceForecast
  private let payloads: FilePath
  /// The nearest directories that are there, by those that were asked about.
  private var standing: [FilePath: FilePath] = [:]

  init(payloads: FilePath, isCancelled: @escaping () -> Bool) {
    forecast = SpaceForecast(isCancelled)
    self.payloads = payloads
  }

  /// Why a representation will not fit at its target; nil where it does, or that cannot be known.
  ///
  /// - Parameter candidate: A representation that the item has: how large one will be that is still to be made nobody
  ///   knows.
  mutating func lack(
    of item: Item, as candidate: Candidate, at target: DropPlan.Target, _ plan: DropPlan
  ) -> Diagnostic? {
    guard plan.reordered(candidate) == nil,
      var request = plan.requestAhead(for: item, as: candidate, at: target, payloads)
    else { return nil }
    request.directory = nearest(target.directory)
    do throws(TransferError) {
      try forecast.admit(request)
      return nil
    } catch {
      return error.diagnostic
    }
  }

  /// A directory that is still to be made has the room of the one that it is made in.
  private mutating func nearest(_ directory: FilePath) -> FilePath {
    if let known = standing[directory] { return known }
    let there = directory.nearestDirectory
    standing[directory] = there
    return there
  }
}
