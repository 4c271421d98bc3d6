import ContentDetection
package import Context
package import Diagnostics
package import Picking
import SystemCalls
import SystemPackage
package import UniformTypes

/// Says what files are: one answer for each input always, in the order given.
package struct DetectingTypes: Equatable, Sendable {
  package var files: [String]
  package var list: String?
  package var listFormat: SourceRequest.ListFormat
  /// Whether names say nothing.
  package var contentOnly: Bool

  package init(
    files: [String], list: String?, listFormat: SourceRequest.ListFormat, contentOnly: Bool
  ) {
    self.files = files
    self.list = list
    self.listFormat = listFormat
    self.contentOnly = contentOnly
  }

  /// Gives each answer to `each`; a file that cannot be read is an answer with an error in it.
  package func callAsFunction(
    in context: ExchangeContext, each: (DetectedType) throws -> Void
  ) throws {
    guard !files.isEmpty || list != nil else { throw ExchangeError.nothingToDetect }
    let registry = context.registry()
    let pool = DetectorPool(registry: registry, isCancelled: context.isCancelled)
    var request = SourceRequest()
    request.list = list
    request.listFormat = listFormat
    var batch: [FilePath] = files.map { FilePath(carried: $0) }
    func answer() throws {
      // No name is the name of no file, not of the working directory.
      let found = pool.detect(
        batch.map { $0.isEmpty ? $0 : context.absolute($0) }, contentOnly: contentOnly)
      if context.isCancelled() { throw ExchangeError.cancelled }
      for index in batch.indices {
        try each(Self.answer(batch[index], found[index], registry))
      }
      batch.removeAll(keepingCapacity: true)
    }
    try answer()
    guard list != nil else { return }
    try SourceGathering(request: request, context: context).forEachListedFile { path in
      batch.append(path)
      if batch.count == SourceGathering.batchSize { try answer() }
    }
    try answer()
  }

  private static func answer(
    _ path: FilePath, _ found: DetectorPool.Look?, _ registry: TypeRegistry
  ) -> DetectedType {
    switch found {
    case .found(let detection)?:
      DetectedType(
        path: path.carried, type: detection.type,
        mimeType: detection.mimeType ?? registry.nearestMIMEType(of: detection.type),
        label: registry.label(of: detection.type), nature: TypeEvidence.word(detection.nature),
        evidence: detection.evidence.map(TypeEvidence.init),
        contradictedName: detection.contradictedName, error: nil)
    case .failed(let error)?:
      DetectedType(
        path: path.carried, type: .data, mimeType: "application/octet-stream",
        label: registry.label(of: .data), nature: "unreadable", evidence: [],
        error: ExchangeError(reading: path, error).diagnostic)
    case nil:
      DetectedType(
        path: path.carried, type: .data, mimeType: "application/octet-stream",
        label: registry.label(of: .data), nature: "unreadable", evidence: [], error: nil)
    }
  }
}

/// What a file is.
package struct DetectedType: Equatable, Sendable {
  /// As given, as carried text.
  package var path: String
  package var type: UniformType
  /// The type's own, or its nearest ancestor's.
  package var mimeType: String
  package var label: String
  package var nature: String
  /// What spoke for it, in the order in which it was looked for.
  package var evidence: [TypeEvidence]
  /// The type that the name promises, where the content is something unrelated.
  package var contradictedName: UniformType?
  package var error: Diagnostic?
}
