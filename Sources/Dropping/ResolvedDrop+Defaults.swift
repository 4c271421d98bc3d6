import Context
package import Diagnostics
import Items
import OrderedViews
import Sessions
import SystemCalls

// Default options, which nobody typed, are left out if they would make a drop fail.
extension ResolvedDrop {
  /// The drop without the default options that a view does not allow; the view's own rules apply instead.
  func yielding(to view: ResolvedView, in context: ExchangeContext) -> ResolvedDrop {
    var terms = self
    while let option = [true, false].lazy.compactMap({ isLocal in
      terms.optionBeyond(view, isLocal: isLocal)
    }).first(where: { terms.isDefault($0) }) {
      terms.request.remove(option)
      let note = "the view '\(view.root.carried)' does not allow your default '\(option)'"
      context.report(.said(Diagnostic(.note, .optionYields, note)))
    }
    return terms
  }

  /// The drop without a default `--move` if nothing can be moved.
  ///
  /// Otherwise items that cannot be moved are copied.
  func yielding(for open: any OpenSession, in context: ExchangeContext) -> ResolvedDrop {
    guard request.operation == .move, isDefault("--move") else { return self }
    var terms = self
    let isPossible =
      open.session.policy.allowsMove && open.session.isLifted(by: context.origin)
      && !isToText && !isToNamedDestination
    if isPossible {
      terms.request.allowsCopy = true
    } else {
      terms.request.remove("--move")
    }
    return terms
  }

  private func isDefault(_ option: String) -> Bool {
    request.defaults?.contains(String(option.prefix { $0 != " " })) == true
  }
}

extension DropRequest {
  /// Resets an option as if it had not been given.
  fileprivate mutating func remove(_ option: String) {
    let name = String(option.prefix { $0 != " " })
    defaults?.remove(name)
    switch name {
    case "--move": operation = nil
    case "--on-conflict": onConflict = nil
    case "--name": nameTemplate = nil
    case "--at": at = nil
    case "--no-verify": verifies = nil
    case "--manifest": manifest = nil
    default: break
    }
  }
}

extension Diagnostic.Code {
  package static let optionYields = Self("option.yields", .failed)
}
