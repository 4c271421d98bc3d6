package import Context
import Conversion
package import Diagnostics
import FileTransfer
import Items
import Negotiation
import SystemCalls
package import UniformTypes

// Archivers silently leave out files that their format does not support, and other tools what they cannot read; both
// exit with status 0.
extension Loaded {
  /// The warning about files missing from the archive of a directory, or about what a tool could not convert; nil
  /// when nothing is missing.
  ///
  /// What else a tool has said is reported.
  ///
  /// - Parameter isStreamed: Whether a directory that is in place was also written as an archive.
  package func leftOut(
    isStreamed: Bool, _ registry: TypeRegistry, _ context: ExchangeContext
  ) -> Diagnostic? {
    if let (warning, isLacking) = report?.diagnostic {
      if isLacking { return warning }
      context.report(.said(warning))
    }
    guard case .file(let path, let identity) = candidate.representation.source, identity.isDirectory
    else { return nil }
    switch representation {
    case .inPlace where isStreamed: break
    case .derived, .far, .made: if !candidate.isDerived { return nil }
    default: return nil
    }
    let isZip = registry.conforms(candidate.given, to: UniformType("public.zip-archive"))
    return SpecialFiles(in: path, isCancelled: context.isCancelled) { kind in
      switch kind {
      case .regular, .directory, .link: false
      // `tar` supports all other kinds.
      case .socket: true
      default: isZip
      }
    }.leftOutOfArchive
  }
}
