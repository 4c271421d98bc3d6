import ContentDetection
import Items
import Synchronization
import SystemCalls
import SystemPackage
import UniformTypes

/// Detectors for several threads: each is used by one thread at a time, and kept for the next batch.
final class DetectorPool: Sendable {
  private let registry: TypeRegistry
  private let idle = Mutex<[Lent]>([])
  /// How many files a thread looks at before it asks for more; fewer are not worth a thread.
  private static let chunk = 8

  /// Handed from thread to thread, never shared.
  private struct Lent: @unchecked Sendable {
    let detector: ContentDetector
  }

  init(registry: TypeRegistry) { self.registry = registry }

  /// Looks at files on all cores; the answers are in the order of `paths`, nil where there is no path.
  func detect(
    _ paths: [FilePath?], contentOnly: Bool = false
  ) -> [Result<Detection, DetectionError>?] {
    Workers.map(0..<paths.count, chunk: Self.chunk) { place in
      paths[place].map { path in
        lend { detector in
          Result { () throws(DetectionError) in
            try detector.detect(path, contentOnly: contentOnly)
          }
        }
      }
    }
  }

  /// The same, as sources that are to be lifted.
  func look(at paths: [FilePath?]) -> [Result<SourceSight, ExchangeError>?] {
    zip(paths, detect(paths)).map { path, found in
      guard let path, let found else { return nil }
      return found.mapError { ExchangeError(reading: path, $0) }.flatMap { detection in
        Result { () throws(SystemFailure) in try SourceSight(detection, of: path) }
          .mapError { ExchangeError(reading: path, $0) }
      }
    }
  }

  /// The type of bytes that were taken at the lift.
  func detect(_ spooled: Spooled, name: String?) throws -> UniformType {
    try lend { detector in
      let file: OpenFile
      if case .inline(let bytes) = spooled.source {
        file = try OpenFile.openInMemory()
        try file.writeAll(bytes)
      } else {
        file = try OpenFile.open(spooled.path ?? "")
      }
      return try withExtendedLifetime(file) {
        try detector.detect(descriptor: file.descriptor, name: name).type
      }
    }
  }

  private func lend<Answer>(_ body: (ContentDetector) throws -> Answer) rethrows -> Answer {
    let lent =
      idle.withLock { $0.popLast() } ?? Lent(detector: ContentDetector(registry: registry))
    defer { idle.withLock { $0.append(lent) } }
    return try body(lent.detector)
  }
}
