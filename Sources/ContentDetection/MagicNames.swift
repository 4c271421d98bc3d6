import UniformTypes

/// libmagic's names of types, and their usual ones.
///
/// More than half of its MIME types have another name in the shared MIME database or at IANA. The
/// catalogue of formats has them amongst its other names, so that whoever asks by one gets the right
/// format; none of them means another format there.
enum MagicNames {
  static func usualName(_ name: String) -> String {
    TypeRegistry.builtIn.usualName(ofMIMEType: name)
  }
}
