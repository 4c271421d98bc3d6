package import UniformTypes

extension ConversionGraph {
  /// The graph of all conversions that are known: what declarations state, what tools do, and what this
  /// process does by itself.
  ///
  /// A tool that knows a format comes before what this process does with every text.
  package static func known(to registry: TypeRegistry) -> ConversionGraph {
    ConversionGraph(
      Conversion.declared(in: registry) + ToolConversions.all(registry) + Conversion.builtIn
        + Compression.all(registry),
      registry: registry)
  }
}

extension Conversion {
  /// What needs no tool, and a folder as an archive.
  package static let builtIn: [Conversion] = [
    BuiltInConversions.folderToTar,
    Conversion(
      .url, to: UniformType("com.microsoft.internet-shortcut"), by: "dnd",
      .builtIn(.internetShortcut)),
  ]
}
