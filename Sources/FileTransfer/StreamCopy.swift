package import SystemCalls
import SystemPackage

/// Why a stream was not copied, and which side failed.
package enum StreamFailure: Error, Equatable, Sendable {
  case source(SystemFailure)
  /// `.brokenPipe` means that the reader is gone.
  case output(SystemFailure)
  case cancelled
}

/// Copies bytes between files and streams in constant memory, inside the kernel if possible.
///
/// `SIGPIPE` must be ignored (`Interruption.ignoreBrokenPipe`) so that a closed reader is reported.
package enum StreamCopy {
  private static let chunk = 1 << 20

  /// Copies from the current offset of one file to its end, to another at its offset, and returns the number of
  /// bytes.
  ///
  /// Both may be regular files, pipes, terminals or sockets.
  ///
  /// - Parameters:
  ///   - progress: Called with the number of bytes copied since the last call.
  ///   - isCancelled: Called at least ten times a second, even while no data arrives.
  package static func copy(
    from source: OpenFile, to output: OpenFile,
    progress: (Int64) -> Void = { _ in }, isCancelled: () -> Bool = { false }
  ) throws(StreamFailure) -> Int64 {
    let kinds: (FileStatus.Kind, FileStatus.Kind)
    do throws(SystemFailure) {
      kinds = (try source.status().kind, try output.status().kind)
    } catch {
      throw .source(error)
    }
    var copied: Int64 = 0
    if kinds.0 == .regular { source.expect(.sequential) }
    if kinds.0 == .fifo || kinds.1 == .fifo {
      (kinds.1 == .fifo ? output : source).requestPipeSize(chunk)
      copied += try splice(source, output, progress, isCancelled)
    } else if kinds == (.regular, .regular) {
      copied += try copyInKernel(source, output, progress, isCancelled)
    }
    return try copied + copyByHand(source, output, progress, isCancelled)
  }

  /// Splices between a pipe and any other file; stops early if the kernel cannot.
  private static func splice(
    _ source: OpenFile, _ output: OpenFile, _ progress: (Int64) -> Void, _ isCancelled: () -> Bool
  ) throws(StreamFailure) -> Int64 {
    var copied: Int64 = 0
    while true {
      try wait(source, output, isCancelled)
      do throws(SystemFailure) {
        let moved = try source.splice(to: output, count: chunk)
        if moved == 0 { return copied }
        copied += Int64(moved)
        progress(Int64(moved))
      } catch {
        switch error.errno {
        case .interrupted, .wouldBlock: continue
        case .brokenPipe: throw .output(error)
        // The error does not tell which side failed; copying in user space does.
        default: return copied
        }
      }
    }
  }

  private static func copyInKernel(
    _ source: OpenFile, _ output: OpenFile, _ progress: (Int64) -> Void, _ isCancelled: () -> Bool
  ) throws(StreamFailure) -> Int64 {
    var copied: Int64 = 0
    while true {
      if isCancelled() { throw .cancelled }
      guard let moved = try? source.copyRange(to: output, count: chunk), moved > 0 else {
        return copied
      }
      copied += Int64(moved)
      progress(Int64(moved))
    }
  }

  private static func copyByHand(
    _ source: OpenFile, _ output: OpenFile, _ progress: (Int64) -> Void, _ isCancelled: () -> Bool
  ) throws(StreamFailure) -> Int64 {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 4096)
    defer { buffer.deallocate() }
    var copied: Int64 = 0
    while true {
      let filled = try read(source, into: buffer, isCancelled)
      if filled == 0 { return copied }
      try write(UnsafeRawBufferPointer(rebasing: buffer[..<filled]), to: output, isCancelled)
      copied += Int64(filled)
      progress(Int64(filled))
    }
  }

  /// Reads what is available, waiting for the first byte; 0 means the end.
  package static func read(
    _ source: OpenFile, into buffer: UnsafeMutableRawBufferPointer, _ isCancelled: () -> Bool
  ) throws(StreamFailure) -> Int {
    while true {
      try waitForInput(source, isCancelled)
      do throws(SystemFailure) {
        return try source.read(into: buffer)
      } catch {
        if error.errno == .wouldBlock { continue }
        throw .source(error)
      }
    }
  }

  /// Writes all of `bytes`, waiting for room.
  package static func write(
    _ bytes: UnsafeRawBufferPointer, to output: OpenFile, _ isCancelled: () -> Bool
  ) throws(StreamFailure) {
    var rest = bytes
    while !rest.isEmpty {
      try waitForRoom(output, isCancelled)
      do throws(SystemFailure) {
        rest = .init(rebasing: rest[(try output.write(rest, isInterruptible: true))...])
      } catch {
        if error.errno == .wouldBlock || error.errno == .interrupted { continue }
        throw .output(error)
      }
    }
  }

  // MARK: Waiting

  private static func wait(
    _ source: OpenFile, _ output: OpenFile, _ isCancelled: () -> Bool
  ) throws(StreamFailure) {
    try waitForInput(source, isCancelled)
    try waitForRoom(output, isCancelled)
  }

  private static func waitForInput(
    _ source: OpenFile, _ isCancelled: () -> Bool
  ) throws(StreamFailure) {
    do throws(SystemFailure) {
      repeat {
        if isCancelled() { throw SystemFailure("poll", nil, .canceled) }
      } while try !source.waitForInput(milliseconds: 100)
    } catch {
      throw error.errno == .canceled ? .cancelled : .source(error)
    }
  }

  private static func waitForRoom(
    _ output: OpenFile, _ isCancelled: () -> Bool
  ) throws(StreamFailure) {
    do throws(SystemFailure) {
      repeat {
        if isCancelled() { throw SystemFailure("poll", nil, .canceled) }
      } while try !output.waitForRoom(milliseconds: 100)
    } catch {
      throw error.errno == .canceled ? .cancelled : .output(error)
    }
  }
}
