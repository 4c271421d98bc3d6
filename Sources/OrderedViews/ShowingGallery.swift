package import Context
import Conversion
import Destinations
import Diagnostics
import Items
import SystemCalls
package import SystemPackage
import UniformTypes

/// Lists the contents of a view in its order, with thumbnails where they can be made.
///
/// The contents of an unordered view are sorted by name. Nothing is changed, and no file outside the view's
/// directory is read, so the targets of links are not shown.
package struct ShowingGallery: Sendable {
  /// The directory as carried text; nil for the working directory.
  package var directory: String?

  package init(directory: String?) { self.directory = directory }

  /// The maximum width and height of a thumbnail, in pixels.
  static let side = 160

  /// Passes the view's root directory to `header`, then its entries to `each`.
  ///
  /// - Throws: `ExchangeError.view` if the directory is not a view or its list cannot be read; `.cancelled`;
  ///   any error of the closures.
  package func callAsFunction(
    in context: ExchangeContext, header: (FilePath) throws -> Void,
    each: (GalleryEntry) throws -> Void
  ) throws {
    let registry = context.registry()
    let root = try context.viewRoot(directory)
    let standing = try context.view(askedOf: root, registry)
    let items = try listed(in: standing)
    let thumbnails = Thumbnails(context, registry, side: Self.side)
    try header(standing.root)
    for item in items {
      if context.isCancelled() { throw ExchangeError.cancelled }
      try each(entry(of: item, in: standing.root, registry, thumbnails))
    }
  }

  private func listed(in standing: ResolvedView) throws -> [ListedItem] {
    do {
      return standing.view.ordered == true
        ? try ItemListFile(root: standing.root).read().items
        : try CheckingView.files(of: standing).map(ListedItem.init(file:))
    } catch {
      throw ExchangeError(any: error)
    }
  }

  private func entry(
    of item: ListedItem, in root: FilePath, _ registry: TypeRegistry, _ thumbnails: Thumbnails
  ) -> GalleryEntry {
    let relative = FilePath(carried: item.file)
    var entry = GalleryEntry(file: item.file, name: item.name ?? relative.nameForItem)
    entry.url = item.url
    entry.size = item.width.flatMap { width in item.height.map { (width, $0) } }
    if item.isPlaceholder {
      entry.state = .onItsWay
      entry.label = item.type.map { registry.label(of: UniformType($0)) } ?? ""
      return entry
    }
    entry.name = relative.nameForItem
    let file = ItemListFile(root: root)
    guard let status = file.status(ofFile: item.file),
      status.kind.hasContent || status.kind == .link
    else {
      entry.state = .gone
      return entry
    }
    let ending = relative.extension.map { registry.type(forExtension: $0) }
    let type =
      status.kind == .directory ? .folder : item.type.map(UniformType.init) ?? ending ?? .data
    entry.label = registry.label(of: type)
    if status.kind == .regular, let opened = file.open(file: item.file) {
      entry.picture = thumbnails.picture(
        of: opened, at: root.appending(relative.components), name: entry.name, type)
    }
    return entry
  }
}

/// An entry of a gallery.
package struct GalleryEntry: Sendable {
  /// The path relative to the view, as carried text.
  package var file: String
  package var name: String
  /// The label of the type; empty if unknown.
  package var label = ""
  package var url: String?
  /// The size in pixels, if it is in the list.
  package var size: (width: Int, height: Int)?
  package var picture: Picture?
  package var state = State.there

  /// A thumbnail.
  package struct Picture: Sendable {
    package var mimeType: String
    package var bytes: [UInt8]
  }

  package enum State: Sendable { case there, onItsWay, gone }
}
