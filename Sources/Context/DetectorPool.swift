package import ContentDetection
import Items
import Synchronization
import SystemCalls
package import SystemPackage
package import UniformTypes

/// A pool of content detectors.
///
/// Each is used by one thread at a time and kept for later batches.
package final class DetectorPool: Sendable {
  private let registry: TypeRegistry
  private let idle = Mutex<[Lent]>([])
  /// The number of files that a thread takes at a time; smaller batches are not worth a thread.
  private static let chunk = 8

  /// Passed between threads but never shared.
  private struct Lent: @unchecked Sendable {
    let detector: ContentDetector
  }

  /// The result of examining a file.
  ///
  /// A `Result` would work as well, but costs a runtime lookup of its failure's `Error` conformance.
  package enum Look: Sendable {
    case found(Detection)
    case failed(DetectionError)
  }

  private let isCancelled: @Sendable () -> Bool

  private let guesses: Bool

  /// - Parameters:
  ///   - guesses: Whether a text file's type may be guessed from its content.
  ///   - isCancelled: Called before each file; if it returns true, the remaining files get no result.
  package init(
    registry: TypeRegistry, guesses: Bool = true,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.registry = registry
    self.guesses = guesses
    self.isCancelled = isCancelled
  }

  /// Examines files in parallel.
  ///
  /// The results are in the order of `paths`, nil where there is no path.
  package func detect(
    _ paths: [FilePath?], contentOnly: Bool = false
  ) -> [Look?] {
    // After a single file, further requests are unlikely. Discard the detector so that its helper process can
    // exit while the command continues.
    defer { if paths.count == 1 { idle.withLock { $0 = [] } } }
    return parallelMap(0..<paths.count, chunk: Self.chunk) { [self] index in
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

  /// Examines files that are to be lifted.
  package func look(at paths: [FilePath?]) -> [SourceLook?] {
    let looks = detect(paths)
    return paths.indices.map { index in
      guard let path = paths[index], let look = looks[index] else { return nil }
      switch look {
      case .failed(.unreadable(_, let reason)) where reason != .interrupted:
        // A file that is only moved or trashed need not be readable; its type is taken from its name.
        let type = lend { $0.detectUnread(path) }
        return SourceLook(at: path) { () throws(SystemFailure) in
          try SourceStatus(path, type: type, unreadable: reason)
        }
      case .failed(let error): return .failed(ExchangeError(reading: path, error))
      case .found(let detection): return .seen(SourceStatus(detection, of: path, registry))
      }
    }
  }

  /// Detects the type of a file as if it had another name.
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

  /// Detects the type of bytes in memory as if they were a file with this name.
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
