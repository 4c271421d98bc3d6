import Synchronization
import UniformTypes

/// The signs that files of a format must have, found out once for each format: a name is checked for every file.
final class SignDemands: Sendable {
  private let known = Mutex<[String: [[Sign]]]>([:])

  /// The signs that a MIME type and its ancestors demand; of each group, a file has one.
  func signs(of mimeType: String, _ registry: TypeRegistry) -> [[Sign]] {
    if let found = known.withLock({ $0[mimeType] }) { return found }
    let lineage = registry.lineage(ofMIMEType: mimeType).map {
      registry.signs(ofMIMEType: $0).map(Sign.init)
    }
    let demanded = lineage.enumerated().filter { index, signs in
      !signs.isEmpty && !signs.contains(.optional)
        && (index == 0 || signs.allSatisfy(\.isInherited))
    }.map(\.element)
    known.withLock { $0[mimeType] = demanded }
    return demanded
  }
}
