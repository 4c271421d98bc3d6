import SystemCalls
package import SystemPackage

extension FilePath {
  /// This path with all links of its folder followed; as it is where that cannot be known.
  package var inRealFolder: FilePath {
    guard let name = lastComponent,
      let folder = try? FileSystem.realPath(of: removingLastComponent())
    else { return self }
    return folder.appending(name)
  }
}
