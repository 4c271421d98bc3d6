package import Context
package import Picking
import SessionStreams

/// Makes a session of a stream that `Exporting` has written.
package struct Importing: Sendable {
  package var file: String?
  package var session: String?

  /// - Parameters: As in `SessionImport`.
  package init(file: String?, session: String?) {
    self.file = file
    self.session = session
  }

  /// Makes the session when the stream has been read to its end and is as it was written; nothing remains otherwise.
  package func callAsFunction(in context: ExchangeContext) throws(ExchangeError) -> LiftOutcome {
    do { return try SessionImport(file: file, session: session).run(in: context) } catch {
      throw ExchangeError(any: error)
    }
  }
}
