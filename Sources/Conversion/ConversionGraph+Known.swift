package import UniformTypes

extension ConversionGraph {
  /// The graph of all known conversions: those of declarations, of tools, and of this process.
  ///
  /// Tools that know a specific format come before this process's conversions for any text.
  package static func known(to registry: TypeRegistry) -> ConversionGraph {
    ConversionGraph(
      Conversion.declared(in: registry) + ToolConversions.all(registry)
        + DirectoryConversions.all + BuiltInMethod.conversions(in: registry)
        + Compression.all(registry),
      registry: registry)
  }
}
