import Context
package import Diagnostics
import Items
import OrderedViews
import Sessions
import SystemCalls

// Options that nobody typed give way where a drop would be refused because of them.
extension ResolvedDrop {
  /// Without the default options that ask for more than a view gives: its own rule counts then.
  func yielding(to standing: ResolvedView, in context: ExchangeContext) -> ResolvedDrop {
    var terms = self
    while let option = [true, false].lazy.compactMap({ isLocal in
      terms.optionBeyond(standing, isLocal: isLocal)
    }).first(where: { terms.isDefault($0) }) {
      terms.request.leaveOut(option)
      let note = "the view '\(standing.root.carried)' does not allow your default '\(option)'"
      context.report(.said(Diagnostic(.note, .optionYields, note)))
    }
    return terms
  }

  /// Without a default `--move` where nothing could be moved; else what cannot be moved is copied.
  func yielding(for open: any OpenSession, in context: ExchangeContext) -> ResolvedDrop {
    guard request.operation == .move, isDefault("--move") else { return self }
    var terms = self
    let isPossible =
      open.session.policy.allowsMove && open.session.isLifted(by: context.origin)
      && request.destination != "-" && !isToText && !isToNamedDestination
    if isPossible {
      terms.request.allowsCopy = true
    } else {
      terms.request.leaveOut("--move")
    }
    return terms
  }

  private func isDefault(_ option: String) -> Bool {
    request.defaults?.contains(String(option.prefix { $0 != " " })) == true
  }
}

extension DropRequest {
  /// Is as if an option had not been given.
  fileprivate mutating func leaveOut(_ option: String) {
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
