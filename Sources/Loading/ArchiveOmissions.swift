package import Context
package import Diagnostics
import FileTransfer
import Items
import Negotiation
import SystemCalls
package import UniformTypes

// Archivers leave out what their format has no entries for, and end well.
extension Loaded {
  /// What the archive lacks that was made of a directory; nil where it lacks nothing.
  ///
  /// - Parameter isStreamed: Whether a directory that is in place was given as an archive, too.
  package func leftOutOfArchive(
    isStreamed: Bool, _ registry: TypeRegistry, _ context: ExchangeContext
  ) -> Diagnostic? {
    guard case .file(let path, let identity) = candidate.representation.source, identity.isDirectory
    else { return nil }
    switch representation {
    case .inPlace where isStreamed: break
    case .derived, .made: if !candidate.isDerived { return nil }
    default: return nil
    }
    let isZip = registry.conforms(candidate.given, to: UniformType("public.zip-archive"))
    return SpecialFiles(in: path, isCancelled: context.isCancelled) { kind in
      switch kind {
      case .regular, .directory, .link: false
      // `tar` has entries for all others.
      case .socket: true
      default: isZip
      }
    }.leftOutOfArchive
  }
}
