import Context
import Items
import Loading
import Negotiation
import Reverting

// Drops to the trash, which move the item's own file unchanged.
extension DropPlan {
  /// The first acceptable representation that is a file on disk; nothing else can be trashed.
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
    // Another file of the item is never trashed instead.
    return .taken([candidate])
  }
}

extension Negotiator {
  /// A negotiator for the same receiver without conversions.
  func makingNothing() -> Negotiator {
    var receiver = receiver
    receiver.conversions = .none
    return Negotiator(
      registry: registry, receiver: receiver, conversions: conversions)
  }
}

extension DropRequest {
  /// The first given option that does not apply to the trash.
  var optionNotForTrash: String? {
    if operation == .copy { return "--copy" }
    if allowsCopy { return "--allow-copy" }
    if keepsItems { return "--keep" }
    return optionOfNames ?? optionOfCopies ?? (makesParents ? "--parents" : nil)
  }
}
