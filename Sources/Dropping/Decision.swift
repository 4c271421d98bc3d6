import Context
import Loading
import Negotiation

/// What a drop does with one item.
enum Decision {
  case unmatched(reason: String)
  /// It is in transit to, or failed at, another destination, and stays bound to that.
  case bound(to: String)
  case refused(Candidate, ExchangeError.Forbidden)
  /// The ways to give it, best first.
  case taken([Candidate])

  /// The best way to give it; nil where it is not taken.
  var best: Candidate? { if case .taken(let candidates) = self { candidates.first } else { nil } }

  /// Whether something has to run before there is the representation.
  var isMade: Bool { best?.isMade ?? false }
}
