package import Items
package import SystemPackage

extension Item {
  /// The path of the first file representation, which is passed to promises as `$1`.
  package var firstFile: FilePath? {
    for representation in representations {
      if case .file(let path, _) = representation.source { return path }
    }
    return nil
  }
}
