import SystemCalls
package import SystemPackage

extension FilePath {
  /// The path with all links in its directory resolved; unchanged if they cannot be resolved.
  package var inRealDirectory: FilePath {
    guard let name = lastComponent,
      let directory = try? FileSystem.realPath(of: removingLastComponent())
    else { return self }
    return directory.appending(name)
  }
}
