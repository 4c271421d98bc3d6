package import UniformTypes

extension ConversionGraph {
  /// The graph of all conversions that are known: what declarations state, what tools do, and what this
  /// process does by itself.
  ///
  /// A tool that knows a format comes before what this process does with every text.
  package static func known(to registry: TypeRegistry) -> ConversionGraph {
    ConversionGraph(
      Conversion.declared(in: registry) + ToolConversions.all(registry)
        + DirectoryConversions.all + BuiltInMethod.conversions(in: registry)
        + Compression.all(registry),
      registry: registry)
  }
}
