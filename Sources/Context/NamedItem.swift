/// An item that is shown to people by its name or a label.
package protocol NamedItem {
  /// The name as carried text; empty if there is none.
  var name: String { get }
  /// The label of an item without a name; nil if it has a name.
  var title: String? { get }
}

extension NamedItem {
  /// The name or label to show to people.
  package var shownName: String { name.isEmpty ? title ?? "(data)" : name }
}
