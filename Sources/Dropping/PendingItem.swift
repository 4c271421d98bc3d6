import Context
import Items
import Loading

/// An item of a drop that is either ready to be placed or already has a result.
///
/// It is large and passed on often, so its value is stored apart.
indirect enum PendingItem {
  case done(ItemResult)
  case loaded(Loaded)

  var loaded: Loaded? { if case .loaded(let loaded) = self { loaded } else { nil } }

  /// The index of the item.
  var item: Int {
    switch self {
    case .done(let result): result.index
    case .loaded(let loaded): loaded.item.index
    }
  }

  /// The expected contribution to the progress.
  var forecast: DropForecast.Part {
    switch self {
    case .done(let result): result.takesPart ? .bytes(0) : .nothing
    case .loaded(let loaded): .init(loaded.representation)
    }
  }
}
