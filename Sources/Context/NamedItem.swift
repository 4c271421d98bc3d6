/// What stands for an item in what people read: a name, or words where it has none.
package protocol NamedItem {
  /// As carried text; empty where there is none.
  var name: String { get }
  /// What an item without a name is called; nil of one that has a name.
  var title: String? { get }
}

extension NamedItem {
  /// What it is called in front of people.
  package var shownName: String { name.isEmpty ? title ?? "(data)" : name }
}
