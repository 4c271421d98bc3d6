import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Loading
import OrderedViews
import SystemCalls
import SystemPackage

// Narrows a drop to the rules of a view.
extension ResolvedDrop {
  /// The terms of the drop within the rules of a view.
  ///
  /// Options can only narrow the rules, unless the view is the user's own and the drop is forced; then the
  /// options take precedence. A foreign view's rules apply only if they narrow.
  func obeying(_ standing: ResolvedView) throws(ExchangeError) -> ResolvedDrop {
    var terms = self
    let view = standing.view
    terms.view = standing
    let isFree = standing.isOwn && request.isForced
    terms.refusals = ByLocality(each: { isLocal in
      if isLocal
        ? view.local == .forbidden : view.external == .forbidden || view.localOnly == true
      {
        return .byView(standing.root, isLocal: isLocal)
      }
      if isFree { return nil }
      return optionBeyond(standing, isLocal: isLocal).map {
        .beyondView(standing.root, option: $0, isOwn: standing.isOwn)
      }
    })
    if !isFree || receiving.accepted.isEmpty {
      terms.receiving = try receiving.narrowed(to: view.accept ?? [])
    }
    if !isFree {
      terms.receiving = try terms.receiving.requiring(view.require ?? [])
    }
    guard standing.isOwn else { return terms }
    terms.movesLocal = request.operation == nil && view.local == .move
    terms.request.onConflict = request.onConflict ?? view.onConflict.flatMap(ConflictRule.init)
    terms.request.numbering = request.numbering ?? view.numbering.flatMap(NumberingStyle.init)
    terms.request.verifies = request.verifies ?? view.verify
    if let template {
      // The numbers of a list go on, whoever wrote the template.
      if standing.isOrdered { terms.template = template.counting }
    } else if let name = view.name {
      terms.template = try nameTemplate(name, standing)
    }
    return terms
  }

  /// The edit of a view's list; nil if the view is not ordered or the drop goes into one of its subdirectories.
  func arrangement(in destination: Destination) -> OrderedListEdit? {
    guard keepsOrder(in: destination), let view else { return nil }
    return OrderedListEdit(view, position, registry)
  }

  /// Whether the drop changes a view's list.
  func keepsOrder(in destination: Destination) -> Bool {
    guard let view, view.isOrdered, destination.directory != nil else { return false }
    if case .into = position { return false }
    return true
  }

  /// The first option that asks for more than the view allows.
  func optionBeyond(_ standing: ResolvedView, isLocal: Bool) -> String? {
    let view = standing.view
    if request.operation == .move, isLocal, view.local == .copy { return "--move" }
    guard standing.isOwn else { return nil }
    if let rule = request.onConflict, let own = view.onConflict.flatMap(ConflictRule.init),
      rule.isWider(than: own)
    {
      return "--on-conflict \(rule.rawValue)"
    }
    if request.nameTemplate != nil && view.name != nil { return "--name" }
    if request.at != nil && view.intent == .unspecified { return "--at" }
    if request.verifies == false && view.verify == true { return "--no-verify" }
    if request.manifest != nil && view.manifest != nil { return "--manifest" }
    return nil
  }

  /// The template of a view.
  ///
  /// In a subdirectory of the view, only its last component applies. The numbers of its files go on from drop to drop.
  private func nameTemplate(
    _ text: String, _ standing: ResolvedView
  ) throws(ExchangeError) -> NameTemplate {
    do {
      let template = try NameTemplate(text).counting
      return standing.location == standing.root ? template : template.lastComponent
    } catch {
      throw .nameTemplate(error)
    }
  }
}

extension ConflictRule {
  /// Whether the rule may destroy more of an existing file than another rule.
  fileprivate func isWider(than other: ConflictRule) -> Bool { reach > other.reach }

  private var reach: Int {
    switch self {
    case .fail, .skip, .dedupe, .rename: 0
    case .newer: 1
    case .replace: 2
    }
  }
}

extension ResolvedView {
  /// A note on the rules of a foreign view: which apply because they narrow, and which are ignored.
  ///
  /// Nil if there are none.
  var foreignRules: Diagnostic? {
    guard !isOwn else { return nil }
    var wishes: [String] = []
    if view.local == .move { wishes.append("local") }
    if view.onConflict != nil { wishes.append("onConflict") }
    if view.numbering != nil { wishes.append("numbering") }
    if view.unwrapURL != nil { wishes.append("unwrapURL") }
    if view.name != nil { wishes.append("name") }
    if view.verify != nil { wishes.append("verify") }
    if view.manifest != nil { wishes.append("manifest") }
    if view.ordered != nil { wishes.append("ordered") }
    var said: [String] = []
    if !narrowing.isEmpty {
      said.append(
        "its \(narrowing.joined(separator: ", ")) \(narrowing.count == 1 ? "narrows" : "narrow") "
          + "what is accepted")
    }
    if !wishes.isEmpty {
      said.append(
        "its \(wishes.joined(separator: ", ")) \(wishes.count == 1 ? "is" : "are") ignored")
    }
    guard !said.isEmpty else { return nil }
    return Diagnostic(
      .note, .viewForeign,
      "the view '\(root.carried)' "
        + (hasChanged ? "has changed since it was trusted" : "was not made here")
        + ": \(said.joined(separator: "; "))",
      hints: isElsewhere ? [] : ["'dnd init --trust' accepts all its rules"])
  }

  /// The keys with which the view accepts less than a plain directory.
  private var narrowing: [String] {
    var keys: [String] = []
    if view.accept != nil { keys.append("accept") }
    if view.require != nil { keys.append("require") }
    if view.local == .forbidden || view.local == .copy { keys.append("local") }
    if view.external == .forbidden { keys.append("external") }
    if view.localOnly == true { keys.append("localOnly") }
    return keys
  }
}
