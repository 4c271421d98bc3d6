import SystemCalls
package import SystemPackage
package import UniformTypes

/// The system's shared MIME database, if present: `mime/mime.cache` in each data directory.
package struct SharedMIMEDatabase: Sendable {
  /// The valid caches, in the order of the directories; the first one wins.
  package let caches: [MIMECache]
  /// The caches that could not be used; these are only warnings, because nothing depends on the caches.
  package let problems: [DetectionError]

  /// The maximum size of a cache; full desktops have about half a megabyte.
  private static let limit = 64 << 20

  /// Reads the caches of the given data directories.
  ///
  /// A missing directory or cache is not an error.
  ///
  /// - Parameter directories: `$XDG_DATA_HOME`, then those of `$XDG_DATA_DIRS`.
  package init(dataDirectories directories: [FilePath]) {
    var caches: [MIMECache] = []
    var problems: [DetectionError] = []
    for directory in directories {
      let path = directory.appending("mime").appending("mime.cache")
      do throws(SystemFailure) {
        let file = try WholeFile(path, limit: Self.limit)
        if let cache = MIMECache(bytes: file.bytes, keeping: file, file: path.carried) {
          caches.append(cache)
        } else {
          problems.append(.damagedCache(path))
        }
      } catch {
        if error.errno != .noSuchFileOrDirectory && error.errno != .notDirectory {
          problems.append(.system(error))
        }
      }
    }
    self.caches = caches
    self.problems = problems
  }
}
