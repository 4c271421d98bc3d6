import ContentDetection
package import Context
package import Diagnostics
package import Picking
import SystemCalls
import SystemPackage
package import UniformTypes

/// Detects the types of files, with exactly one answer per input, in the given order.
package struct DetectingTypes: Equatable, Sendable {
  package var files: [String]
  package var list: String?
  package var listFormat: SourceRequest.ListFormat
  /// Whether to ignore file names.
  package var contentOnly: Bool

  package init(
    files: [String], list: String?, listFormat: SourceRequest.ListFormat, contentOnly: Bool
  ) {
    self.files = files
    self.list = list
    self.listFormat = listFormat
    self.contentOnly = contentOnly
  }

  /// Passes each answer to `each`.
  ///
  /// For a file that cannot be read, the answer contains the error.
  package func callAsFunction(
    in context: ExchangeContext, each: (DetectedType) throws -> Void
  ) throws {
    guard !files.isEmpty || list != nil else { throw ExchangeError.nothingToDetect }
    let registry = context.registry()
    let pool = DetectorPool(registry: registry, isCancelled: context.isCancelled)
    var request = SourceRequest()
    request.list = list
    request.listFormat = listFormat
    var batch: [FilePath] = []
    func answer() throws {
      // An empty name is not resolved against the working directory.
      let found = pool.detect(
        batch.map { $0.isEmpty ? $0 : context.absolute($0) }, contentOnly: contentOnly)
      if context.isCancelled() { throw ExchangeError.cancelled }
      for index in batch.indices {
        try each(Self.answer(batch[index], found[index], registry))
      }
      batch.removeAll(keepingCapacity: true)
    }
    for file in files {
      guard file.utf8.elementsEqual("-".utf8) else {
        batch.append(FilePath(carried: file))
        continue
      }
      try answer()
      try each(Self.answer("-", pool.detectInput(of: context), registry))
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
    guard case .found(let detection)? = found else {
      var failure: DetectionError?
      if case .failed(let error)? = found { failure = error }
      return DetectedType(
        path: path.carried, type: .data, mimeType: "application/octet-stream",
        label: registry.label(of: .data), nature: "unreadable", evidence: [],
        error: failure.map { ExchangeError(reading: path, $0).diagnostic })
    }
    return DetectedType(
      path: path.carried, type: detection.type,
      mimeType: detection.mimeType ?? registry.nearestMIMEType(of: detection.type),
      label: registry.label(of: detection.type), nature: TypeEvidence.word(detection.nature),
      evidence: detection.evidence.map(TypeEvidence.init),
      contradictedName: detection.contradictedName, error: nil)
  }
}

/// The detected type of a file.
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
