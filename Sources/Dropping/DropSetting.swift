import Context
import Destinations
import FileTransfer
import Items
import Loading
import Reverting
import Sessions
import SystemPackage

/// The state that a drop and its driver share.
struct DropSetting {
  let plan: DropPlan
  let open: any OpenSession
  /// The ID that distinguishes this run from others.
  let runID: RunID
  let recorder: DropRecorder
  let progress: ProgressMeter
  /// The URLs of the items loaded so far.
  let addresses: ArrivedAddresses
  /// Whether other drops may work on the same session.
  var isShared = false
  /// The folders of the other views of a route; what interrupted runs left there is left to the drops at them.
  var others: [FilePath] = []

  var context: ExchangeContext { plan.context }
  var request: DropRequest { plan.terms.request }

  /// The items of the drop, in order.
  func items(upTo last: Int) -> ItemPages {
    open.pages(of: request.accept.items, upTo: last, for: context.origin)
  }

  /// The driver for the destination of the plan.
  ///
  /// - Throws: If a manifest cannot be created.
  func driver() throws(ExchangeError) -> any DestinationDriver {
    if let named = plan.named { return try named.driver(self) }
    if let trash = plan.trash { return TrashDriver(self, trash) }
    switch plan.destination {
    case .text(let insertion): return TextDriver(insertion, self)
    case .file, .directory, .trash, .named:
      let directory = try DirectoryDriver(self)
      guard let arrangement = plan.terms.arrangement(in: plan.destination) else { return directory }
      return OrderedViewDriver(arrangement, directory, self)
    }
  }
}
