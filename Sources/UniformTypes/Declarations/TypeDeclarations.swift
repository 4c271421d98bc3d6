import Diagnostics

/// The types declared in files, indexed by identifier and by tag.
///
/// If several directories state a fact about a type, the most important one wins.
package final class TypeDeclarations: Sendable {
  /// A type with its declared facts, each with its origin.
  struct Entry: Sendable {
    struct Fact<Value: Sendable>: Sendable {
      var value: Value
      var origin: TypeOrigin
    }

    var type: UniformType
    /// The declarations of the type, most important first.
    var origins: [TypeOrigin] = []
    var description: Fact<String>?
    var parents: Fact<[UniformType]>?
    var extensions: Fact<[String]>?
    var mimeTypes: Fact<[String]>?
    /// In order of preference.
    var representations: [DeclaredRepresentation] = []

    /// The layers that declare the type.
    var layers: Set<TypeLayer> { Set(origins.compactMap(\.layer)) }
  }

  /// A file name pattern and the type that declares it.
  struct Glob: Sendable {
    var pattern: GlobPattern
    var length: Int
    var type: UniformType
  }

  /// The problems in the files; the affected declarations are omitted.
  package let problems: [DeclarationProblem]
  /// The declared types in the order of the files, most important first.
  let entries: [Entry]
  /// The patterns, most important first.
  let globs: [Glob]
  /// Whether a built-in type has other parents here, so that the table's ancestors are invalid.
  let changesAncestors: Bool
  private let rows: [String: Int]
  private let extensions: [String: [Int]]
  private let mimeTypes: [String: [Int]]

  /// Reads directories of declarations, most important first.
  package init(_ directories: [DeclarationDirectory]) {
    var read: [TypeDeclaration] = []
    var problems: [DeclarationProblem] = []
    for (rank, directory) in directories.enumerated() {
      for file in directory.files {
        let reader = DeclarationReader(file, directory: rank, layer: directory.layer)
        read += reader.declarations
        problems += reader.problems
      }
    }
    let check = DeclarationCheck(read)
    self.problems = (problems + check.problems).sorted {
      ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0)
    }
    var index = DeclarationIndex()
    for declaration in check.declarations { index.add(declaration) }
    index.addTags()
    entries = index.entries
    globs = index.globs
    rows = index.rows
    extensions = index.extensions
    mimeTypes = index.mimeTypes
    changesAncestors = index.entries.contains {
      $0.parents != nil && TypeTable.row(of: $0.type.identifier) != nil
    }
  }

  func entry(of type: UniformType) -> Entry? {
    rows[type.identifier.lowercasedASCII].map { entries[$0] }
  }

  /// The types that claim an extension, most important first.
  func types(forExtension word: String) -> [UniformType] {
    (extensions[word.lowercasedASCII] ?? []).map { entries[$0].type }
  }

  /// The types that claim a MIME type, most important first; the MIME type may have parameters.
  func types(forMIMEType text: String) -> [UniformType] {
    guard let key = DeclarationIndex.key(ofMIMEType: text) else { return [] }
    return (mimeTypes[key] ?? []).map { entries[$0].type }
  }
}

/// Builds the tables of `TypeDeclarations`.
struct DeclarationIndex {
  typealias Entry = TypeDeclarations.Entry

  private(set) var entries: [Entry] = []
  private(set) var globs: [TypeDeclarations.Glob] = []
  private(set) var rows: [String: Int] = [:]
  private(set) var extensions: [String: [Int]] = [:]
  private(set) var mimeTypes: [String: [Int]] = [:]
  /// The directory whose patterns count, for each type that has any.
  private var withGlobs: [String: Int] = [:]

  /// Adds a declaration; call in order of decreasing importance.
  mutating func add(_ declaration: TypeDeclaration) {
    let key = declaration.identifier.value.lowercasedASCII
    let row = rows[key] ?? entries.count
    if row == entries.count {
      rows[key] = row
      entries.append(Entry(type: declaration.type))
    }
    func fact<Value, Made>(
      _ stated: TypeDeclaration.Stated<Value>?, _ make: (Value) -> Made
    ) -> Entry.Fact<Made>? {
      stated.map { Entry.Fact(value: make($0.value), origin: declaration.origin(line: $0.line)) }
    }
    var entry = entries[row]
    entry.origins.append(declaration.origin(line: declaration.identifier.line))
    entry.description = entry.description ?? fact(declaration.description) { $0 }
    entry.parents =
      entry.parents ?? fact(declaration.conformsTo) { $0.map { UniformType($0.value) } }
    entry.extensions = entry.extensions ?? fact(declaration.extensions) { $0 }
    entry.mimeTypes = entry.mimeTypes ?? fact(declaration.mimeTypes) { $0 }
    for representation in declaration.representations.map(\.value)
    where !entry.representations.contains(where: {
      $0.kind == representation.kind && $0.type == representation.type
    }) {
      entry.representations.append(representation)
    }
    entries[row] = entry
    if let patterns = declaration.globs,
      withGlobs[key] ?? declaration.directory == declaration.directory
    {
      withGlobs[key] = declaration.directory
      for pattern in patterns.value {
        let bytes = Array(pattern.lowercasedASCII.utf8)
        globs.append(
          .init(pattern: GlobPattern(bytes), length: bytes.count, type: declaration.type))
      }
    }
  }

  /// Builds the tables of tags once all types have been added.
  mutating func addTags() {
    for (row, entry) in entries.enumerated() {
      for word in Set((entry.extensions?.value ?? []).map(\.lowercasedASCII)) {
        extensions[word, default: []].append(row)
      }
      for key in Set((entry.mimeTypes?.value ?? []).compactMap(Self.key)) {
        mimeTypes[key, default: []].append(row)
      }
    }
  }

  /// A MIME type in canonical spelling, for lookups.
  static func key(ofMIMEType text: String) -> String? {
    guard let media = MediaType(text) else { return nil }
    let parameters = media.parameters.map { ";\($0.name)=\($0.value.lowercasedASCII)" }.sorted()
    return media.essence.lowercasedASCII + parameters.joined()
  }
}
