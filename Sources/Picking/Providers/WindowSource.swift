import Clipboard
import Context

/// What the user drops on a small window.
struct WindowSource: SourceProvider {
  private let place: WindowPlace

  init?(_ word: SourceWord) throws(MalformedWord) {
    guard word.origin == .argument, WindowPlace.isMeant(by: word.text) else { return nil }
    // An unknown way has been reported before.
    guard let place = try? WindowPlace(word.text) else { throw MalformedWord() }
    self.place = place
  }

  func find(
    _ request: SourceRequest, in context: ExchangeContext, _ take: (any Source) throws -> Void
  ) throws {
    let reading =
      try request.awaited?.takeNext(isDropped: true)
      ?? ClipboardReading(place, for: request, in: context)
    try OfferedItems(reading, place: WindowPlace.key).find(request, in: context, take)
  }
}
