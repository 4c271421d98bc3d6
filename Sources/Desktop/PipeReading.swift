import CWayland
import SystemCalls
import SystemPackage

/// Copies a pipe to a file, within limits, in the kernel where it can.
struct PipeReading {
  let pipe: OpenFile
  let file: OpenFile
  let limits: ReadLimits

  init(_ pipe: OpenFile, _ file: OpenFile, _ limits: ReadLimits) {
    self.pipe = pipe
    self.file = file
    self.limits = limits
  }

  func run() throws(SystemFailure) -> ReadResult {
    var total: Int64 = 0
    var canSplice = true
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let ready = try Readiness.wait(for: [.init(pipe.descriptor, .input)], atMost: limits.idle)
      if ready.first?.isEmpty != false { return ReadResult(.stalled, total) }
      if total >= limits.bytes {
        // One byte tells whether there is more than the limit.
        let more = try pipe.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<1]))
        return ReadResult(more == 0 ? .read : .tooLarge, total)
      }
      let room = Int(clamping: limits.bytes - total)
      var count = 0
      if canSplice {
        do throws(SystemFailure) {
          count = try pipe.splice(to: file, count: min(room, 1 << 20))
        } catch {
          guard error.errno == .invalidArgument else { throw error }
          canSplice = false
          continue
        }
      } else {
        let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(room, buffer.count)])
        count = try pipe.read(into: part)
        try file.writeAll(UnsafeRawBufferPointer(rebasing: part[..<count]))
      }
      if count == 0 { return ReadResult(.read, total) }
      total += Int64(count)
    }
  }

  /// Reads what the other program writes into a pipe that it is sent.
  static func receive(
    _ file: OpenFile, within limits: ReadLimits, on connection: WaylandConnection,
    by request: (Int32) -> Void
  ) throws(DesktopFailure) -> ReadResult {
    do throws(SystemFailure) {
      var (reader, writer): (OpenFile, OpenFile?) = try OpenFile.makePipe()
      reader.requestPipeSize(1 << 20)
      if let writer { request(writer.descriptor.rawValue) }
      // The message has a descriptor of its own, once it is sent.
      guard dnd_flush_wayland(connection.display) == 0 else {
        throw SystemFailure("sendmsg", nil, .brokenPipe)
      }
      writer = nil
      return try PipeReading(reader, file, limits).run()
    } catch {
      throw .system(error)
    }
  }
}
