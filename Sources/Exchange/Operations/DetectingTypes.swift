package import Context
package import Picking
import SystemCalls
import SystemPackage

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
        try each(DetectedType(of: batch[index], found[index], registry))
      }
      batch.removeAll(keepingCapacity: true)
    }
    for file in files {
      guard file.utf8.elementsEqual("-".utf8) else {
        batch.append(FilePath(carried: file))
        continue
      }
      try answer()
      try each(DetectedType(of: "-", pool.detectInput(of: context), registry))
    }
    try answer()
    guard list != nil else { return }
    try SourceGathering(request: request, context: context).forEachListedFile { path in
      batch.append(path)
      if batch.count == SourceGathering.batchSize { try answer() }
    }
    try answer()
  }
}
