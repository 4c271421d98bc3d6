package import UniformTypes

/// What is compressed as what it is without, and the reverse, where both are types of their own.
///
/// A file that is only known to be compressed could be anything inside, so that it is not among these.
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
