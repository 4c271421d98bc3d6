import Context
import Items
import UniformTypes

/// A `data:` URI in a list of URIs, with the MIME type that it states.
struct DataSource: SourceProvider, Source {
  let data: DataURI

  init?(_ word: SourceWord) throws(MalformedWord) {
    guard word.origin == .uri, DataURI.isOne(word.text) else { return nil }
    guard let data = DataURI(word.text) else { throw MalformedWord() }
    self.data = data
  }

  func item(_ look: SourceLook?, in setting: PickSetting) throws -> PickedItem? {
    setting.views.addOther()
    let spooled = try setting.spool.take(data.bytes)
    var type = setting.plan.stated
    if type == nil { type = try? setting.registry.offered(data.mimeType) }
    let representation = Representation(
      type: type ?? setting.registry.type(forMIMEType: data.essence), source: spooled.source,
      size: spooled.size)
    return PickedItem(item: setting.item(named: "", [representation]))
  }
}
