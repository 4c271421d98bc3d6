import Context
import Loading
import Negotiation

/// The decision of a drop about one item.
enum Decision {
  case unmatched(reason: String)
  /// The item is in transit to another destination, or failed there, and remains reserved for it.
  case bound(to: String)
  case refused(Candidate, ExchangeError.Forbidden)
  /// The candidate representations, best first.
  case taken([Candidate])

  /// The best candidate; nil unless the item is taken.
  var best: Candidate? { if case .taken(let candidates) = self { candidates.first } else { nil } }

  /// Whether a command or conversion must run to produce the best representation.
  var isMade: Bool { best?.isMade ?? false }
}
