package import UniformTypes

/// Conversions between compressed and uncompressed types, where both have types of their own.
///
/// A file that is only known to be compressed could contain anything, so there is no conversion for it.
package enum Compression {
  package static func all(_ registry: TypeRegistry) -> [Conversion] {
    let tars: [(UniformType, String)] = [
      (UniformType("org.gnu.gnu-zip-tar-archive"), "gzip"),
      (UniformType("org.tukaani.tar-xz-archive"), "xz"),
      (registry.type(forMIMEType: "application/x-zstd-compressed-tar"), "zstd"),
      (UniformType("public.tar-bzip2-archive"), "bzip2"),
    ]
    let page = registry.type(forMIMEType: "application/x-gzpdf")
    let all =
      tars.map { restoring($0, to: .tarArchive, by: $1) }
      + tars.map { Conversion(.tarArchive, to: $0, by: $1, .filter([$1, "-c"])) }
      + [restoring(page, to: .pdf, by: "gzip")]
    return all.map(\.confined)
  }

  private static func restoring(
    _ input: UniformType, to output: UniformType, by tool: String
  ) -> Conversion {
    var conversion = Conversion(input, to: output, by: tool, .filter([tool, "-dc"]))
    conversion.restores = true
    return conversion
  }
}
