package import UniformTypes

/// The conversions that need no declaration: for now, a folder as one stream.
package struct BuiltInConversions: ConversionCatalog {
  private let registry: TypeRegistry

  package init(registry: TypeRegistry) { self.registry = registry }

  /// A folder, and a package too, as a tar archive: the form that a folder goes to a stream in.
  package static let folderToTar = Conversion(
    .directory, to: UniformType("public.tar-archive"), by: "tar", .folderToTar)

  /// A folder as a zip archive, by a program that not every machine has; links in it stay links.
  package static let folderToZip = Conversion(
    .directory, to: UniformType("public.zip-archive"), by: "zip",
    .folder(["zip", "-q", "-r", "-y", "-", "%i"]))

  package func conversions(from offered: UniformType, to wanted: UniformType) -> [Conversion] {
    [Self.folderToTar].filter {
      registry.conforms(offered, to: $0.input) && registry.conforms($0.output, to: wanted)
    }
  }
}
