extension UniformType {
  /// The type in a sentence: its identifier, or what a dynamic one stands for, such as `.srt file`.
  package var spoken: String {
    guard let dynamic = DynamicIdentifier(self) else { return identifier }
    if let word = dynamic.value(of: .filenameExtension), !word.isEmpty { return ".\(word) file" }
    if let mimeType = dynamic.value(of: .mimeType), !mimeType.isEmpty { return mimeType }
    return identifier
  }
}
