/// What a file's name alone says of its type.
package struct GlobMatch: Hashable, Sendable {
  package var type: UniformType
  /// The MIME type under its usual name; nil where only the table of declared types knows the name.
  package var mimeType: String?
  /// How much the pattern says, from 0 to 100; 50 is the usual weight.
  ///
  /// Weights within the same ten say which claim is the likelier one and no more; those of backups and unfinished files are below 40.
  package var weight: Int
  /// The length of the pattern in bytes.
  package var length: Int
  /// Whether a declaration file of the user or the system says so, who know their own files.
  package var isDeclared: Bool

  /// The weight of a pattern of which nobody said another.
  static let usualWeight = 50
}
