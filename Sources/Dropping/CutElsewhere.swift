import Clipboard
import Context
import Diagnostics
import Sessions

extension OpenSession {
  /// Clears the lists of files on the clipboard that another program had cut, after the files were moved.
  ///
  /// As file managers do, so that nobody pastes files that are gone. A list that is no longer there is left alone.
  func clearCutElsewhere(in context: ExchangeContext) {
    for event in (try? events(of: [.cutElsewhere])) ?? [] {
      let detail = event.decodedDetail
      guard let word = detail.destination?.text, let place = try? ClipboardPlace.of(word),
        let type = detail.type, let list = detail.target?.text
      else { continue }
      _ = try? HelperProgram(in: context).clear(
        place, type, ifStill: CarriedText.bytes(of: list))
    }
  }
}
