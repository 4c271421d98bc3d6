package import Context
package import SessionStreams

/// Writes a session to standard output, as a stream that `Importing` reads.
package struct Exporting: Sendable {
  package var request: ExportRequest

  package init(request: ExportRequest) { self.request = request }

  /// Exports the selected items; all output has been written when this returns.
  ///
  /// - Throws: `StreamError.changed` if a file does not stay as it is meanwhile, `ExchangeError.outputFailed`.
  ///   The stream then has no end, so that nobody can import it.
  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> ExportOutcome {
    do { return try SessionExport.run(request, in: context) } catch {
      throw ExchangeError(any: error)
    }
  }
}
