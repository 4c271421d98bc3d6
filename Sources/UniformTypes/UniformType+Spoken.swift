extension UniformType {
  /// The type in a sentence: its identifier, or what one that is made by a rule stands for, such as
  /// `.srt file` and `text/uri-list`.
  package var spoken: String {
    if let row = TypeTable.row(of: identifier), TypeTable.isOfCatalogue(row) {
      return TypeTable.mimeTypes.preferred(of: row) ?? identifier
    }
    guard let dynamic = DynamicIdentifier(self) else { return identifier }
    if let word = dynamic.value(of: .filenameExtension), !word.isEmpty { return ".\(word) file" }
    if let mimeType = dynamic.value(of: .mimeType), !mimeType.isEmpty { return mimeType }
    return identifier
  }
}
