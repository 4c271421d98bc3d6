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
      tars.map { Conversion($0, to: .tarArchive, by: $1, .filter([$1, "-dc"])) }
      + tars.map { Conversion(.tarArchive, to: $0, by: $1, .filter([$1, "-c"])) }
      + [Conversion(page, to: .pdf, by: "gzip", .filter(["gzip", "-dc"]))]
    return all.map(\.confined)
  }
}
