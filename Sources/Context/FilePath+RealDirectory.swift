import SystemCalls
package import SystemPackage

extension FilePath {
  /// This path with all links of its directory followed; as it is where that cannot be known.
  package var inRealDirectory: FilePath {
    guard let name = lastComponent,
      let directory = try? FileSystem.realPath(of: removingLastComponent())
    else { return self }
    return directory.appending(name)
  }
}
