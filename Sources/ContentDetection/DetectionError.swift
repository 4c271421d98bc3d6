package import SystemCalls
package import SystemPackage

/// Why the type of a file could not be told.
package enum DetectionError: Error, Equatable, Sendable {
  /// There is nothing of this name.
  case missing(FilePath)
  /// It is there, and this user may not read it.
  case unreadable(FilePath, Errno)
  /// Between two looks another file took its place.
  case replaced(FilePath)
  /// The library that knows contents is not installed.
  case libraryMissing(String)
  /// The library is there, and its rules are not.
  case rulesMissing
  /// A `mime.cache` is none, or of a version that is not known.
  case damagedCache(FilePath)
  case system(SystemFailure)
}
