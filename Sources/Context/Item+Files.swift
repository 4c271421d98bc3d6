package import Items
package import SystemPackage

extension Item {
  /// The path of the first file form, which a promise gets as `$1`.
  package var firstFile: FilePath? {
    for form in representations {
      if case .file(let path, _) = form.source { return path }
    }
    return nil
  }
}
