import Clipboard
package import Context
package import Loading
import Picking

/// Writes one form of what is on a clipboard or dropped on a window, without a session that stays.
package struct Pasting: Sendable {
  /// The clipboard or the window, as a word of the command line.
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
      let session = try PastedSession(of: place, request.accept, in: context.sweptStore(), context)
      defer { session.discard() }
      var request = request
      request.session = session.name
      return try Loading(request: request)(in: context)
    } catch {
      throw ExchangeError(any: error)
    }
  }
}
