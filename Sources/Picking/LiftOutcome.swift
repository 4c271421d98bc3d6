import Context
package import Items
package import UniformTypes

/// The result of a lift or an add.
package struct LiftOutcome: Equatable, Sendable {
  package var session: Session
  /// Whether a session was started: always by a lift, and by an add if there was none.
  package var began: Bool
  /// The indices of the items that were added or gained representations, in order.
  package var indices: [Int]
  /// The number of existing items that gained representations.
  package var gained = 0
  /// The indices of existing items that did not change.
  package var unchanged: [Int] = []
  /// Previews of the first of these items.
  package var previews: [ItemPreview]

  package init(
    session: Session, began: Bool, indices: [Int], gained: Int = 0, unchanged: [Int] = [],
    previews: [ItemPreview]
  ) {
    self.session = session
    self.began = began
    self.indices = indices
    self.gained = gained
    self.unchanged = unchanged
    self.previews = previews
  }
  /// The maximum number of previews.
  package static let previewLimit = 20
}

/// A one-line summary of an item.
package struct ItemPreview: NamedItem, Equatable, Sendable {
  package var index: Int
  /// The name as carried text; empty if unknown.
  package var name: String
  /// The type of the best representation.
  package var type: UniformType
  package var label: String
  /// The size of the best representation in bytes, if known.
  package var size: Int64?
  /// The label of an item without a name; nil if it has a name.
  package var title: String?

  package init(index: Int, name: String, type: UniformType, label: String, size: Int64? = nil) {
    self.index = index
    self.name = name
    self.type = type
    self.label = label
    self.size = size
  }

  /// The preview of an item by its best representation; nil if it has none.
  ///
  /// - Parameter index: The item's index in its session.
  package init?(of item: Item, _ index: Int, _ registry: TypeRegistry) {
    guard let best = item.representations.first else { return nil }
    self.init(
      index: index, name: item.name, type: best.type, label: registry.label(of: best.type),
      size: best.size)
    title = ItemTitle.of(item, isSensitive: false)
  }
}
