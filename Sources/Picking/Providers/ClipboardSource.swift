import Clipboard
import Context

/// What another program has on the clipboard or in the primary selection.
struct ClipboardSource: SourceProvider {
  private let place: ClipboardPlace

  init?(_ word: SourceWord) throws(MalformedWord) {
    guard word.origin == .argument, ClipboardPlace.isMeant(by: word.text) else { return nil }
    // An unknown way has been reported before.
    guard let place = try? ClipboardPlace(word.text) else { throw MalformedWord() }
    self.place = place
  }

  func find(
    _ request: SourceRequest, in context: ExchangeContext, _ take: (any Source) throws -> Void
  ) throws {
    let reading =
      try request.awaited?.takeNext(isDropped: false) ?? ClipboardReading(place, in: context)
    try OfferedItems(reading, place: place.key).find(request, in: context, take)
  }
}
