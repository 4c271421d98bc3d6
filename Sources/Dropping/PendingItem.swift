import Context
import Items
import Loading

/// An item of a drop that is to be placed, or of which it is known already what became of it.
enum PendingItem {
  case done(ItemResult)
  case loaded(Loaded)

  var loaded: Loaded? { if case .loaded(let loaded) = self { loaded } else { nil } }

  /// The number of the item.
  var item: Int {
    switch self {
    case .done(let result): result.index
    case .loaded(let loaded): loaded.item.index
    }
  }

  /// What it will come to.
  var forecast: DropForecast.Part {
    switch self {
    case .done(let result): result.takesPart ? .bytes(0) : .nothing
    case .loaded(let loaded): .init(loaded.representation)
    }
  }
}
