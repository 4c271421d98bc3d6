import Context
package import Items
package import UniformTypes

/// What a lift or an add did.
package struct LiftOutcome: Equatable, Sendable {
  package var session: Session
  /// Whether a session was begun (always by a lift; by an add where there was none).
  package var began: Bool
  /// The numbers of the items that were added or gained representations, in order.
  package var indices: [Int]
  /// How many of them were there before and gained representations.
  package var gained = 0
  /// The numbers of the items that were there as they are.
  package var unchanged: [Int] = []
  /// The first of those items, for the preview.
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
  /// How many previews are made at most.
  static let previewLimit = 20
}

/// An item in one line.
package struct ItemPreview: NamedItem, Equatable, Sendable {
  package var index: Int
  /// As carried text; empty when unknown.
  package var name: String
  /// The type of the best representation.
  package var type: UniformType
  package var label: String
  /// In bytes, of the best representation, where known.
  package var size: Int64?
  /// What an item without a name is called; nil of one that has a name.
  package var title: String?

  package init(index: Int, name: String, type: UniformType, label: String, size: Int64? = nil) {
    self.index = index
    self.name = name
    self.type = type
    self.label = label
    self.size = size
  }
}
