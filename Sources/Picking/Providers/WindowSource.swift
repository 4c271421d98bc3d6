import Clipboard
import Context
import Loading
import UniformTypes

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
    let registry = request.pasting == nil ? nil : context.registry()
    let reading = try ClipboardReading(place, in: context) { types in
      guard let pasting = request.pasting, let registry else {
        return types.contains { FormFamily($0) != nil }
      }
      let choice = try FormChoice(of: types, for: pasting, context.conversions(registry), registry)
      return !choice.alternatives.isEmpty
    }
    try OfferedItems(reading, place: WindowPlace.key).find(request, in: context, take)
  }
}
