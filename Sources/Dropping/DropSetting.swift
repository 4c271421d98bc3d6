import Context
import Destinations
import FileTransfer
import Items
import Loading
import Reverting
import Sessions

/// What a drop and its driver share while it is carried out.
struct DropSetting {
  let plan: DropPlan
  let open: any OpenSession
  /// What tells all that this drop does from what others do.
  let mark: RunID
  let recorder: DropRecorder
  let progress: ProgressMeter
  /// The addresses that have come for items.
  let addresses: ArrivedAddresses

  var context: ExchangeContext { plan.context }
  var request: DropRequest { plan.terms.request }

  /// The items of the drop, in order.
  func items(upTo last: Int) -> ItemPages {
    open.pages(of: request.accept.items, upTo: last, for: context.origin)
  }

  /// What puts items down at the destination of the plan.
  ///
  /// - Throws: What keeps a manifest from being made.
  func driver() throws(ExchangeError) -> any DestinationDriver {
    if let named = plan.named { return named.driver(self) }
    if let trash = plan.trash { return TrashDriver(self, trash) }
    switch plan.destination {
    case .stream: return StreamDriver(self)
    case .text(let insertion): return TextDriver(insertion, self)
    case .file, .directory, .trash, .named:
      let directory = try DirectoryDriver(self)
      guard let arrangement = plan.terms.arrangement(in: plan.destination) else { return directory }
      return OrderedViewDriver(arrangement, directory, self)
    }
  }
}
