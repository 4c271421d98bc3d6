extension TypeRegistry {
  /// The name of a type shown to users, such as `PNG image`; never empty.
  ///
  /// A type without a name is described by its preferred extension (`.toml file`) or its MIME type (`rust text`),
  /// with the values of its parameters (`plain text, iso-8859-1`). Otherwise the result is the MIME type or the
  /// identifier.
  package func label(of type: UniformType) -> String {
    if let stated = declarations?.entry(of: type)?.description { return stated.value }
    if isDeclared(type) {
      if let row = TypeTable.row(of: type.identifier), let label = TypeTable.label(row) {
        return label
      }
      if let row = TypeTable.row(of: type.identifier), TypeTable.isOfCatalogue(row),
        let label = preferredMIMEType(of: type).flatMap(Self.label)
      {
        return label
      }
      guard let word = preferredExtension(of: type) else { return canonical(type).identifier }
      return ".\(word) \(conforms(type, to: .directory) ? "package" : "file")"
    }
    guard let identifier = DynamicIdentifier(type) else { return type.identifier }
    if let word = identifier.value(of: .filenameExtension), !word.isEmpty {
      return ".\(word) file"
    }
    guard let mimeType = identifier.value(of: .mimeType), !mimeType.isEmpty else {
      return type.identifier
    }
    if let media = MediaType(mimeType), !media.parameters.isEmpty {
      let kind = label(of: self.type(forMIMEType: media.essence))
      return ([kind] + media.parameters.map(\.value)).joined(separator: ", ")
    }
    return Self.label(ofMIMEType: mimeType) ?? mimeType
  }

  /// The name of a text, image, audio, video or font type; nil for other MIME types.
  private static func label(ofMIMEType name: String) -> String? {
    let parts = name.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, ["text", "image", "audio", "video", "font"].contains(parts[0]) else {
      return nil
    }
    let prefix = ["x-", "vnd."].first { parts[1].hasPrefix($0) } ?? ""
    let subtype = parts[1].dropFirst(prefix.count)
    return subtype.isEmpty ? nil : "\(subtype) \(parts[0])"
  }
}
