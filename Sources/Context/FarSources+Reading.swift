import Diagnostics
import FileTransfer
package import Items
package import SystemCalls
package import SystemPackage

// The bytes of sources on other hosts: to a stream, or to a file of our own.
extension FarSources {
  /// Writes a file to a stream while it arrives.
  ///
  /// - Returns: The number of bytes.
  package func write(
    _ far: FarReference, to output: OpenFile, _ context: ExchangeContext,
    _ progress: @escaping (Int64) -> Void
  ) throws(ExchangeError) -> Int64 {
    let isPipe = (try? output.status())?.kind == .fifo
    var count: Int64 = 0
    var failure: SystemFailure?
    try reading(far, context) { (files, status) throws(FarError) in
      count = try files.readWhole(far.path, status, context.isCancelled) { bytes in
        do throws(SystemFailure) {
          try Self.write(bytes, to: output, isPipe: isPipe, context.isCancelled)
          progress(Int64(bytes.count))
          return true
        } catch {
          failure = error
          return false
        }
      }
    } failure: {
      failure.map { .outputFailed($0.errno) }
    }
    return count
  }

  /// Fetches a file or directory to a path, where an empty file may be, with its permissions and times.
  package func fetch(
    _ far: FarReference, to path: FilePath, _ context: ExchangeContext,
    _ progress: @escaping () -> Void = {}
  ) throws(ExchangeError) {
    var failure: SystemFailure?
    try reading(far, context) { (files, status) throws(FarError) in
      do throws(FetchFailure) {
        let fetch = FarFetch(files, context) { _ in progress() }
        if status.kind == .directory {
          try fetch.tree(far.path, to: path, status)
        } else {
          try fetch.file(.init(source: far.path, status: status, path: path))
        }
      } catch {
        switch error {
        case .near(let error):
          failure = error
          throw .unreadable(error)
        case .far(let error): throw error
        }
      }
    } failure: {
      failure.map { ExchangeError(any: $0) }
    }
  }

  /// Looks at a source before it is read; reports a warning if it has changed since the lift.
  ///
  /// - Parameter failure: The failure on this side, if there was one.
  private func reading(
    _ far: FarReference, _ context: ExchangeContext,
    _ body: (any PlaceFiles, FarStatus) throws(FarError) -> Void,
    failure: () -> ExchangeError?
  ) throws(ExchangeError) {
    var isReplaced = false
    do throws(FarError) {
      try with(far.location.place) { (files) throws(FarError) in
        guard let status = try files.look(at: [far.path], followingLinks: true)[0].get() else {
          throw .missing(far.path)
        }
        guard status.kind == (far.isDirectory ? .directory : .regular) else {
          isReplaced = true
          return
        }
        if !far.isUnchanged(status) {
          context.report(.said(SourceChange.changed.diagnostic(far.location.shown)))
        }
        try body(files, status)
      }
    } catch {
      throw failure() ?? ExchangeError(reading: far, error)
    }
    if let failure = failure() { throw failure }
    if isReplaced { throw .sourceReplaced(far.location.shown) }
  }

  /// A pipe without room must not keep an interruption waiting, so that it gets what it can take at once.
  private static func write(
    _ bytes: [UInt8], to output: OpenFile, isPipe: Bool, _ isCancelled: () -> Bool
  ) throws(SystemFailure) {
    guard isPipe else { return try output.writeAll(bytes) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let ready = try Readiness.wait(
        for: [.init(output.descriptor, .room)], atMost: .milliseconds(100))
      if isCancelled() { throw SystemFailure("write", nil, .interrupted) }
      if ready[0].isEmpty { continue }
      // A pipe that has room takes 4 KiB without waiting.
      let piece = rest.prefix(4096)
      try output.writeAll(Array(piece))
      rest = rest.dropFirst(piece.count)
    }
  }
}

extension PlaceFiles {
  /// Reads a whole file, and makes sure that it was the same file all the time.
  ///
  /// - Returns: The number of bytes.
  /// - Throws: `failed` if it was changed meanwhile: half of each version would be worse than none.
  func readWhole(
    _ path: FilePath, _ status: FarStatus, _ isCancelled: () -> Bool, _ each: ([UInt8]) -> Bool
  ) throws(FarError) -> Int64 {
    var count: Int64 = 0
    var isStopped = false
    try read(path, from: 0) { bytes in
      count += Int64(bytes.count)
      // A file that has grown may grow without end.
      if count > status.size { return false }
      if isCancelled() || !each(bytes) { isStopped = true }
      return !isStopped
    }
    if isStopped { throw .cancelled }
    let now = try look(at: [path], followingLinks: true)[0].get()
    guard count == status.size, let now, now.size == status.size, now.modified == status.modified
    else { throw .failed(path, words: "it changed while it was read") }
    return count
  }
}
