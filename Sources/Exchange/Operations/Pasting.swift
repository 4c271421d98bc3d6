import Clipboard
package import Context
package import Loading
import Picking

/// Writes one form of what is on a clipboard or dropped on a window, without a session that stays.
package struct Pasting: Sendable {
  package var place: String
  package var request: LoadRequest

  package init(of place: String, request: LoadRequest) {
    self.place = place
    self.request = request
  }

  /// Whether an argument names a clipboard or a window.
  package static func isMeant(by word: String) -> Bool {
    ClipboardPlace.isMeant(by: word) || WindowPlace.isMeant(by: word)
  }

  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> LoadOutcome {
    do {
      guard let session = try PastedSession(of: place, request, in: context)
      else { return LoadOutcome(session: nil, paths: [], loaded: 1, failure: nil) }
      defer { session.discard() }
      var request = request
      request.session = session.name
      return try Loading(request: request)(in: context)
    } catch ExchangeError.needsOneItem {
      // They have no numbers that could be typed.
      throw ExchangeError.severalAtPlace(place)
    } catch {
      throw ExchangeError(any: error)
    }
  }
}
