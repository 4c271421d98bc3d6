package import Context
import Destinations
import Diagnostics
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Reports the events of all of the user's sessions: all, or those of a directory as a destination.
package struct Listening: Sendable {
  /// The directory, as carried text; nil for all events.
  package var directory: String?
  /// What an event must be about; nil for all.
  package var word: SessionWord?
  /// Whether to wait for new events until interrupted, instead of reporting past events.
  package var follow: Bool
  /// The polling interval, in milliseconds.
  private static let interval: Int32 = 100

  package init(directory: String?, word: SessionWord? = nil, follow: Bool) {
    self.directory = directory
    self.word = word
    self.follow = follow
  }

  package func callAsFunction(
    in context: ExchangeContext, each: (LogEntry) throws -> Void
  ) throws {
    let store = try context.store()
    var log = DestinationLog(
      of: try directory.map { try real($0, in: context) }, word, in: store)
    if follow { try log.skipWhatHasHappened() }
    repeat {
      for entry in try log.next() { try each(entry) }
      if follow { Clock.pause(milliseconds: Self.interval) }
    } while follow && !context.isCancelled()
  }

  private func real(
    _ directory: String, in context: ExchangeContext
  ) throws(ExchangeError) -> FilePath {
    let path = context.absolute(FilePath(carried: directory))
    let real: FilePath
    let kind: FileStatus.Kind
    do throws(SystemFailure) {
      real = try FileSystem.realPath(of: path)
      kind = try FileSystem.status(of: real).kind
    } catch {
      throw ExchangeError(reading: path, error)
    }
    guard kind == .directory else { throw .destination(.notADirectory(path)) }
    return real
  }
}
