import SystemCalls
package import SystemPackage
package import UniformTypes

/// The system's shared MIME database, as far as it is there: `mime/mime.cache` in each data directory.
package struct SharedMIMEDatabase: Sendable {
  /// One for each directory that has a sound one, in the order of the directories: the first wins.
  package let caches: [MIMECache]
  /// What was there and could not be used; nothing depends on it, so these are warnings.
  package let problems: [DetectionError]

  /// The largest cache that is read; those of whole desktops have half a megabyte.
  private static let limit = 64 << 20

  /// Reads the caches of some data directories.
  ///
  /// A directory without one, or that is not there, is not an error.
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
