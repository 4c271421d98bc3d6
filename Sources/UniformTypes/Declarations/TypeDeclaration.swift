/// A file of declarations as it was read.
package struct DeclarationFile: Sendable {
  /// As carried text.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// The files of one folder, in the order of their names.
package struct DeclarationFolder: Sendable {
  package var layer: TypeLayer
  package var files: [DeclarationFile]

  package init(_ layer: TypeLayer, files: [DeclarationFile]) {
    self.layer = layer
    self.files = files
  }
}

/// One type as a file declares it; what it leaves out, an earlier layer may say.
struct TypeDeclaration: Equatable, Sendable {
  /// A value with the line that it stands in.
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

  /// The place of its folder, the most important one first.
  var folder: Int
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
