extension TypeRegistry {
  /// What a type is called in front of users, such as `PNG image`.
  ///
  /// Where nobody wrote a name, it is made of the preferred extension (`TOML file`), else it is the
  /// MIME type, else the identifier. It is never empty.
  package func label(of type: UniformType) -> String {
    if let row = TypeTable.row(of: type.identifier), let label = TypeTable.label(row) {
      return label
    }
    if let word = preferredExtension(of: type), !word.isEmpty {
      return conforms(type, to: .directory)
        ? "\(word.uppercased()) package" : "\(word.uppercased()) file"
    }
    return preferredMIMEType(of: type).flatMap { $0.isEmpty ? nil : $0 } ?? type.identifier
  }
}
