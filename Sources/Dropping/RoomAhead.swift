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
    guard plan.trash == nil, plan.terms.request.links == nil,
      plan.reordered(candidate) == nil, let source = source(candidate.representation)
    else { return nil }
    let request = PlacementRequest(
      source, folder: nearest(target.folder), name: target.name,
      operation: plan.moves(candidate, of: item) ? .move : .copy,
      rule: plan.terms.conflictRule(at: plan.destination))
    do throws(TransferError) {
      try forecast.admit(request)
      return nil
    } catch {
      return error.diagnostic
    }
  }

  private func source(_ form: Representation) -> PlacementRequest.Source? {
    switch form.source {
    case .file(let path, let identity):
      .path(path, expecting: nil, followsLink: !identity.leadsNowhere)
    case .payload(let name): .spool(payloads.appending(name))
    case .inline(let bytes): .bytes(bytes)
    case .promise, .fileURL: nil
    }
  }

  /// A folder that is still to be made has the room of the one that it is made in.
  private mutating func nearest(_ folder: FilePath) -> FilePath {
    if let known = standing[folder] { return known }
    var there = folder
    while !FileSystem.exists(there), there.removeLastComponent() {}
    standing[folder] = there
    return there
  }
}
