package import Destinations
package import SystemPackage

/// Where a file stood in the list of a view.
package struct PlaceInView: Equatable {
  /// The view's own directory.
  package var root: FilePath
  package var former: FormerPlace

  package init(root: FilePath, former: FormerPlace) {
    self.root = root
    self.former = former
  }
}
