import Context
import Items
import Loading
import Negotiation
import Reverting

// What goes to the trash: the item's own file, as it is, where it is.
extension DropPlan {
  /// The first acceptable representation of an item that is a file in a place; nothing else can be trashed.
  func trashable(_ item: Item) -> Candidate? {
    negotiator.candidates(for: item).first {
      guard !$0.isDerived, case .file = $0.representation.source else { return false }
      return true
    }
  }

  func decide(_ item: Item, on trash: TrashBin) -> Decision {
    guard let candidate = trashable(item),
      case .file(let path, let identity) = candidate.representation.source
    else {
      return .unmatched(
        reason: negotiator.choice(for: item) == nil
          ? reasonAgainst(item) : "has no file to move to the trash")
    }
    if let forbidden = refusals[item] { return .refused(candidate, forbidden) }
    if let refusal = trash.refusal(of: path, identity) {
      return .refused(candidate, .trash(refusal))
    }
    // Another file of the item is not trashed in its stead.
    return .taken([candidate])
  }
}

extension Negotiator {
  /// The same receiver, for which nothing is converted.
  func makingNothing() -> Negotiator {
    var receiver = receiver
    receiver.conversions = .none
    return Negotiator(
      registry: registry, receiver: receiver, conversions: conversions)
  }
}

extension DropRequest {
  /// The first option that means nothing for the trash.
  var optionNotForTrash: String? {
    if operation == .copy { return "--copy" }
    if allowsCopy { return "--allow-copy" }
    if keepsItems { return "--keep" }
    return optionOfNames ?? optionOfCopies ?? (makesParents ? "--parents" : nil)
  }
}
