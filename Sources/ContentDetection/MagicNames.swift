import UniformTypes

/// Maps libmagic's names of types to the usual ones.
///
/// More than half of its MIME types have another name in the shared MIME database or at IANA. The catalogue of
/// formats lists libmagic's names as aliases; none of them is the name of another format there.
enum MagicNames {
  static func usualName(_ name: String) -> String {
    TypeRegistry.builtIn.usualName(ofMIMEType: name)
  }
}
