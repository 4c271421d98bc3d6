import Context
import Diagnostics
import FileTransfer
import Items
import Negotiation
import SystemCalls
import SystemPackage

/// Predicts which items of a drop into directories will not fit, in the same way as the drop itself.
struct RoomAhead {
  private var forecast: SpaceForecast
  private let payloads: FilePath
  /// The nearest existing directory of each requested directory.
  private var standing: [FilePath: FilePath] = [:]

  init(payloads: FilePath, isCancelled: @escaping () -> Bool) {
    forecast = SpaceForecast(isCancelled)
    self.payloads = payloads
  }

  /// The error if a representation does not fit at its target; nil if it does or if that is unknown.
  ///
  /// - Parameter candidate: A representation that already exists; the size of others is unknown.
  mutating func lack(
    of item: Item, as candidate: Candidate, at target: DropPlan.Target, _ plan: DropPlan
  ) -> Diagnostic? {
    guard plan.place == .here, plan.reordered(candidate) == nil,
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

  /// The nearest existing directory, on whose file system a missing directory will be created.
  private mutating func nearest(_ directory: FilePath) -> FilePath {
    if let known = standing[directory] { return known }
    let there = directory.nearestDirectory
    standing[directory] = there
    return there
  }
}
