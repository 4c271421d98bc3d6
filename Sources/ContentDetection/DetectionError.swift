package import SystemCalls
package import SystemPackage

/// Why the type of a file could not be detected.
package enum DetectionError: Error, Equatable, Sendable {
  /// The file does not exist.
  case missing(FilePath)
  /// The file exists but cannot be read by this user.
  case unreadable(FilePath, Errno)
  /// The file was replaced during detection.
  case replaced(FilePath)
  /// The libmagic library is not installed.
  case libraryMissing(String)
  /// The library is installed but its rules are not.
  case rulesMissing
  /// The file is not a `mime.cache`, or its version is unknown.
  case damagedCache(FilePath)
  case system(SystemFailure)
}
