import Context
import SystemCalls
package import SystemPackage

/// One thing to pick up, told apart by how it is written.
package enum SourceWord: Equatable {
  case path(FilePath)
  case standardInput
  /// A URL that is not of a local file, as carried text.
  case url(String)
  /// Data that a list holds itself.
  case data(DataURI)

  /// Reads a SOURCE as typed: `-`, `scheme://…`, `file:/…`, or else a path.
  init(_ word: String) {
    if word == "-" {
      self = .standardInput
    } else if let path = FileURL.path(of: word) {
      self = .path(path)
    } else if URLScheme.begins(url: word) {
      self = .url(word)
    } else {
      self = .path(FilePath(carried: word))
    }
  }
}
