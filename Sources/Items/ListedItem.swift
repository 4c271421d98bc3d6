/// One entry of an ordered view's list; what is nil is unknown.
package struct ListedItem: Equatable, Sendable {
  /// The file's path below the view's directory, as carried text; of a placeholder, that of its progress.
  package var file: String
  package var type: String?
  package var name: String?
  package var url: String?
  /// In pixels, as it is shown.
  package var width: Int?
  package var height: Int?
  /// Width by height.
  package var aspectRatio: Double?
  /// Whether it stands for something that is still on its way.
  package var isPlaceholder = false

  package init(file: String) { self.file = file }

  /// What the list calls what is known here.
  package static let keys: Set<String> = [
    "file", "type", "name", "url", "width", "height", "aspectRatio", "placeholder",
  ]
}
