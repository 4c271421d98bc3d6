package import Destinations
package import SystemPackage

/// The former position of a file in the list of a view.
package struct PositionInView: Equatable {
  /// The root directory of the view.
  package var root: FilePath
  package var former: FormerPosition

  package init(root: FilePath, former: FormerPosition) {
    self.root = root
    self.former = former
  }
}
