import ContentDetection
package import Context
package import Diagnostics
import SystemCalls
package import SystemPackage
package import UniformTypes

/// The detected type of a file, as an answer to a person.
package struct DetectedType: Equatable, Sendable {
  /// The path as given, as carried text.
  package var path: String
  package var type: UniformType
  /// The MIME type of the type or of its nearest ancestor.
  package var mimeType: String
  package var label: String
  package var nature: String
  /// The evidence for the type, in the order in which it was collected.
  package var evidence: [TypeEvidence]
  /// The type that the file name suggests, if it is unrelated to the content.
  package var contradictedName: UniformType?
  package var error: Diagnostic?
}

extension DetectedType {
  /// - Parameter found: What the detector found; nil if it was cancelled.
  package init(of path: FilePath, _ found: DetectorPool.Look?, _ registry: TypeRegistry) {
    guard case .found(let detection)? = found else {
      var failure: DetectionError?
      if case .failed(let error)? = found { failure = error }
      self.init(
        path: path.carried, type: .data, mimeType: "application/octet-stream",
        label: registry.label(of: .data), nature: "unreadable", evidence: [],
        error: failure.map { ExchangeError(reading: path, $0).diagnostic })
      return
    }
    self.init(
      path: path.carried, type: detection.type,
      mimeType: detection.mimeType ?? registry.nearestMIMEType(of: detection.type),
      label: registry.label(of: detection.type), nature: TypeEvidence.word(detection.nature),
      evidence: detection.evidence.map(TypeEvidence.init),
      contradictedName: detection.contradictedName, error: nil)
  }
}
