extension UniformType {
  /// The type in messages for people, when no registry is available: `JPEG image`, `.srt file`.
  ///
  /// A type known only from a user's declaration is shown as its identifier.
  package var spoken: String {
    if let row = TypeTable.row(of: identifier) {
      if let label = TypeTable.label(row) { return label }
      if let word = TypeTable.extensions.preferred(of: row) { return ".\(word) file" }
      return TypeTable.mimeTypes.preferred(of: row) ?? identifier
    }
    guard let dynamic = DynamicIdentifier(self) else { return identifier }
    if let word = dynamic.value(of: .filenameExtension), !word.isEmpty { return ".\(word) file" }
    if let mimeType = dynamic.value(of: .mimeType), !mimeType.isEmpty { return mimeType }
    return identifier
  }
}
