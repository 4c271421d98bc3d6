/// An entry of an ordered view's list; unknown values are nil.
package struct ListedItem: Equatable, Sendable {
  /// The file's path below the view's directory, as carried text; for a placeholder, the path of its progress file.
  package var file: String
  package var type: String?
  package var name: String?
  package var url: String?
  /// In pixels, as displayed.
  package var width: Int?
  package var height: Int?
  /// Width divided by height.
  package var aspectRatio: Double?
  /// Whether the entry represents an item that has not arrived yet.
  package var isPlaceholder = false

  package init(file: String) { self.file = file }

  /// The keys of an entry in the list file.
  package static let keys: Set<String> = [
    "file", "type", "name", "url", "width", "height", "aspectRatio", "placeholder",
  ]
}
