import Context
import Diagnostics
import Items
import UniformTypes

/// A URL that does not name a local file; it is not fetched.
struct URLSource: SourceProvider, Source {
  /// The URL as carried text.
  let url: String

  init?(_ word: SourceWord) {
    switch word.origin {
    case .argument, .line: guard URLScheme.begins(url: word.text) else { return nil }
    case .uri:
      guard URLScheme.begins(uri: word.text), !FileURL.isLocal(word.text) else { return nil }
    }
    url = word.text
  }

  func item(_ look: SourceLook?, in setting: PickSetting) -> PickedItem? {
    setting.views.addOther()
    let bytes = CarriedText.bytes(of: url)
    let representation = Representation(
      type: setting.plan.stated ?? .url, source: .inline(bytes), size: Int64(bytes.count))
    return PickedItem(item: setting.item(named: URLName.suggested(for: url), [representation]))
  }
}
