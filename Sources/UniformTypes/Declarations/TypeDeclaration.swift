package import Diagnostics

/// A file of declarations, or the reason why it could not be read.
package struct DeclarationFile: Sendable {
  /// As carried text.
  package var path: String
  package var content: Content

  package enum Content: Sendable {
    case bytes([UInt8])
    case unreadable(Obstacle)
  }

  /// Why a file or its directory could not be read.
  package enum Obstacle: Equatable, Sendable {
    /// It is not a regular file.
    case noFile
    /// It is larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// The system's reason, in words.
    case refused(String)
    /// Somebody else than this user and root may decide what it says.
    case distrusted(Diagnostic)
  }

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    content = .bytes(bytes)
  }

  package init(path: String, unreadable obstacle: Obstacle) {
    self.path = path
    content = .unreadable(obstacle)
  }
}

/// The files of one directory, ordered by name; only the directory itself if it cannot be read.
package struct DeclarationDirectory: Sendable {
  package var layer: TypeLayer
  package var files: [DeclarationFile]

  package init(_ layer: TypeLayer, files: [DeclarationFile]) {
    self.layer = layer
    self.files = files
  }
}

/// A type as declared in one file; facts that it omits come from an earlier layer.
struct TypeDeclaration: Equatable, Sendable {
  /// A value with its line number.
  struct Stated<Value: Equatable & Sendable>: Equatable, Sendable {
    var value: Value
    var line: Int
  }

  var identifier: Stated<String>
  var description: Stated<String>?
  var conformsTo: Stated<[Stated<String>]>?
  var extensions: Stated<[String]>?
  var mimeTypes: Stated<[String]>?
  var globs: Stated<[String]>?
  /// The representations, each with the line of its type.
  var representations: [Stated<DeclaredRepresentation>] = []

  /// The rank of the file's directory; 0 is the most important.
  var directory: Int
  var layer: TypeLayer
  /// The file, as carried text.
  var file: String

  /// The identifier as a type.
  var type: UniformType { UniformType(identifier.value) }

  func origin(line: Int) -> TypeOrigin { TypeOrigin(layer, file: file, line: line) }

  func problem(_ reason: DeclarationProblem.Reason, line: Int) -> DeclarationProblem {
    DeclarationProblem(file: file, line: line, reason: reason)
  }
}
