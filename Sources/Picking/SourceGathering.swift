package import Context
import SystemCalls
package import SystemPackage

/// Finds all requested sources in batches: first the arguments, then the list.
package struct SourceGathering {
  private let request: SourceRequest
  private let context: ExchangeContext

  package init(request: SourceRequest, context: ExchangeContext) {
    self.request = request
    self.context = context
  }

  /// The maximum number of sources per batch.
  package static let batchSize = 512

  /// Passes the sources to `body`, in order.
  ///
  /// - Throws: `ExchangeError.sourceMissing` for a missing directory or list, and any error of `body`.
  func forEachBatch(_ body: ([any Source]) throws -> Void) throws {
    var batch: [any Source] = []
    func take(_ source: any Source) throws {
      batch.append(source)
      guard batch.count == Self.batchSize else { return }
      if context.isCancelled() { throw ExchangeError.cancelled }
      try body(batch)
      batch.removeAll(keepingCapacity: true)
    }
    for argument in request.sources {
      if let far = try FarWord(argument, in: context) {
        try far.find(request, in: context, take)
        continue
      }
      guard let provider = try? SourceProviders.provider(for: SourceWord(argument)) else {
        throw ExchangeError.sourceMissing(FilePath(carried: argument))
      }
      try provider.find(request, in: context, take)
    }
    try forEachListed { try $0.find(request, in: context, take) }
    if !batch.isEmpty { try body(batch) }
  }

  /// Passes the local files named in the list to `body`, as written, without accessing them.
  package func forEachListedFile(_ body: (FilePath) throws -> Void) throws {
    try forEachListed { if let file = $0.file { try body(file) } }
  }

  private func forEachListed(_ body: (any SourceProvider) throws -> Void) throws {
    guard let list = request.list else { return }
    let reader = SourceList(
      format: request.listFormat, label: list, host: request.host,
      report: { context.report(.said($0)) })
    guard list != "-" else {
      context.noteTyping()
      return try reader.read(from: context.input, body)
    }
    let path = context.absolute(FilePath(carried: list))
    let file: OpenFile
    do throws(SystemFailure) {
      file = try SourceDoor.openInput(path)
    } catch {
      throw ExchangeError(reading: FilePath(carried: list), error)
    }
    try reader.read(from: file, body)
  }
}
