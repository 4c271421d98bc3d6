package import ContentDetection
import Items
import Synchronization
import SystemCalls
package import SystemPackage
package import UniformTypes

/// Detectors for several threads: each is used by one thread at a time, and kept for the next batch.
package final class DetectorPool: Sendable {
  private let registry: TypeRegistry
  private let idle = Mutex<[Lent]>([])
  /// How many files a thread looks at before it asks for more; fewer are not worth a thread.
  private static let chunk = 8

  /// Handed from thread to thread, never shared.
  private struct Lent: @unchecked Sendable {
    let detector: ContentDetector
  }

  /// What a look at a file gave.
  ///
  /// A `Result` would be the same, but has the runtime find out first that its failure is an error.
  package enum Look: Sendable {
    case found(Detection)
    case failed(DetectionError)
  }

  private let isCancelled: @Sendable () -> Bool

  private let guesses: Bool

  /// - Parameters:
  ///   - guesses: Whether a text may be told by its look.
  ///   - isCancelled: Asked before each file; the files after that have no answer.
  package init(
    registry: TypeRegistry, guesses: Bool = true,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.registry = registry
    self.guesses = guesses
    self.isCancelled = isCancelled
  }

  /// Looks at files on all cores; the answers are in the order of `paths`, nil where there is no path.
  package func detect(
    _ paths: [FilePath?], contentOnly: Bool = false
  ) -> [Look?] {
    // After a single file nothing more is likely to be asked, and what the detector holds beyond this
    // process can be given back while the rest of the command is done.
    defer { if paths.count == 1 { idle.withLock { $0 = [] } } }
    return parallelMap(0..<paths.count, chunk: Self.chunk) { index in
      guard let path = paths[index], !isCancelled() else { return nil }
      return lend { detector in
        do throws(DetectionError) {
          return .found(try detector.detect(path, contentOnly: contentOnly))
        } catch {
          return .failed(error)
        }
      }
    }
  }

  /// The same, as sources that are to be lifted.
  package func look(at paths: [FilePath?]) -> [SourceLook?] {
    let looks = detect(paths)
    return paths.indices.map { index in
      guard let path = paths[index], let look = looks[index] else { return nil }
      switch look {
      case .failed(.unreadable(_, let reason)) where reason != .interrupted:
        // To be moved or trashed nobody needs to read it: it is what its name says.
        let type = lend { $0.detectUnread(path) }
        return SourceLook(at: path) { () throws(SystemFailure) in
          try SourceStatus(path, type: type, unreadable: reason)
        }
      case .failed(let error): return .failed(ExchangeError(reading: path, error))
      case .found(let detection): return .seen(SourceStatus(detection, of: path))
      }
    }
  }

  /// What a file is, under another name than its own.
  package func detect(_ path: FilePath, named name: String) throws(DetectionError) -> Detection {
    let file: OpenFile
    do throws(SystemFailure) {
      file = try OpenFile.open(path, options: [.nonBlocking, .noFollow])
    } catch {
      throw .system(error)
    }
    return try withExtendedLifetime(file) { () throws(DetectionError) in
      try lend { (detector) throws(DetectionError) in
        try detector.detect(descriptor: file.descriptor, name: name)
      }
    }
  }

  /// Looks at bytes in memory, as at a file of another name.
  package func detect(_ bytes: [UInt8], named name: String) throws -> Detection {
    let file = try OpenFile.openInMemory()
    try file.writeAll(bytes)
    return try withExtendedLifetime(file) {
      try lend { detector in try detector.detect(descriptor: file.descriptor, name: name) }
    }
  }

  package func lend<Answer, Failure: Error>(
    _ body: (ContentDetector) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let lent =
      idle.withLock { $0.popLast() }
      ?? Lent(detector: ContentDetector(registry: registry, guesses: guesses))
    defer { idle.withLock { $0.append(lent) } }
    return try body(lent.detector)
  }
}
