import Context
import Conversion
import Destinations
import Diagnostics
import Items
import Loading
import Negotiation
import OrderedViews
import Sessions
import SystemPackage
import UniformTypes

// What can be said of an item before its drop.

extension DropPlan {
  /// What the drop would decide on an item, and why the item would fail nevertheless.
  func lookAhead(at item: Item) -> (Decision, failure: Diagnostic?) {
    let decision = decide(item)
    guard case .taken(let candidates) = decision else { return (decision, nil) }
    switch outlook(of: candidates, item) {
    case .able(let candidates): return (.taken(candidates), nil)
    case .fails(let error): return (decision, error.diagnostic)
    }
  }
}

/// What is known of a form's name before anything is run.
enum NameAhead {
  /// The item, under the name that it will have.
  case known(Item)
  /// A command of a declaration has the say, when the value is there.
  case later(command: String)
}

extension DropPlan {
  func nameAhead(of item: Item, as candidate: Candidate) -> NameAhead {
    guard isFolder, candidate.isDerived, item.isNamedAfterItsFile,
      let name = steps(candidate)?.last?.suggestedName
    else { return .known(item) }
    switch name {
    case .text(let text):
      var named = item
      if !text.isEmpty { named.name = text }
      return .known(named)
    case .command(let words): return .later(command: words.first ?? "")
    }
  }

  /// When a form was last changed; nil of what is made or kept.
  func modified(_ candidate: Candidate) -> Int128? {
    guard !candidate.isDerived, case .file(_, let identity) = candidate.representation.source
    else { return nil }
    return identity.modified
  }

  /// Whether a form is a folder, as far as that is known before it is made.
  func isFolder(_ candidate: Candidate) -> Bool {
    if !candidate.isDerived, case .file(_, let identity) = candidate.representation.source {
      return identity.isFolder
    }
    return terms.registry.conforms(candidate.given, to: .directory)
  }

  var isFolder: Bool { if case .folder = destination { true } else { false } }
  /// Where in its folder the destination puts items; nil where it is none.
  var intent: View.Intent? { isFolder ? terms.place.intent : nil }
}
