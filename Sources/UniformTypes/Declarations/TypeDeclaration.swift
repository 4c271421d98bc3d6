/// A file of declarations as it was read, or why it was not.
package struct DeclarationFile: Sendable {
  /// As carried text.
  package var path: String
  package var content: Content

  package enum Content: Sendable {
    case bytes([UInt8])
    case unreadable(Obstacle)
  }

  /// Why a file, or the directory of them, could not be read.
  package enum Obstacle: Equatable, Sendable {
    /// It is a directory, a FIFO or the like.
    case noFile
    /// It has more than so many bytes.
    case tooLarge(limit: Int)
    /// The system's reason, in words.
    case refused(String)
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

/// The files of one directory, in the order of their names; the directory itself where it cannot be read.
package struct DeclarationDirectory: Sendable {
  package var layer: TypeLayer
  package var files: [DeclarationFile]

  package init(_ layer: TypeLayer, files: [DeclarationFile]) {
    self.layer = layer
    self.files = files
  }
}

/// One type as a file declares it; what it leaves out, an earlier layer may say.
struct TypeDeclaration: Equatable, Sendable {
  /// A value with the line that it is in.
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
  /// Each with the line of its type.
  var representations: [Stated<DeclaredRepresentation>] = []

  /// The place of its directory, the most important one first.
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
