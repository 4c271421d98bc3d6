package import Destinations
package import SystemPackage

/// Where a file was in the list of a view.
package struct PositionInView: Equatable {
  /// The view's own directory.
  package var root: FilePath
  package var former: FormerPosition

  package init(root: FilePath, former: FormerPosition) {
    self.root = root
    self.former = former
  }
}
