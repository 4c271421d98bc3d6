/// The type that a file name indicates.
package struct GlobMatch: Hashable, Sendable {
  package var type: UniformType
  /// The canonical MIME type; nil if only the table of declared types knows the name.
  package var mimeType: String?
  /// The weight of the pattern, from 0 to 100; 50 is the usual weight.
  ///
  /// Weights within the same ten only rank claims by likelihood. Patterns of backups and unfinished files have
  /// weights below 40.
  package var weight: Int
  /// The length of the pattern in bytes.
  package var length: Int
  /// Whether a declaration file of the user or the system states the pattern.
  package var isDeclared: Bool

  /// The weight of a pattern without an explicit one.
  static let usualWeight = 50
}
