import Context
import SystemCalls

/// The lines of a description that describe items, read one at a time.
final class DescriptionLines {
  private let file: OpenFile
  private var unread: [UInt8] = []
  private var offset: Int64 = 0
  /// The most bytes of a line.
  static let longestLine = 4 << 20

  /// - Parameter file: What comes after the first line.
  init(_ file: OpenFile) { self.file = file }

  /// The next line, without its comma; nil after the last one.
  func next() throws -> [UInt8]? {
    var line = try whole()
    if line.elementsEqual(StreamHead.closing.dropLast()) {
      guard unread.isEmpty, try !fill() else {
        throw StreamError.damaged("the description is invalid")
      }
      return nil
    }
    if line.last == UInt8(ascii: ",") { line.removeLast() }
    return line
  }

  private func whole() throws -> [UInt8] {
    var searched = 0
    while true {
      if let end = unread[searched...].firstIndex(of: 0x0A) {
        let line = Array(unread[..<end])
        unread.removeSubrange(...end)
        return line
      }
      searched = unread.count
      guard searched < Self.longestLine, try fill() else {
        throw StreamError.damaged("the description is invalid")
      }
    }
  }

  private func fill() throws -> Bool {
    var filled = 0
    let chunk = try [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
      filled = try file.readFully(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
      count = filled
    }
    offset += Int64(filled)
    unread += chunk
    return filled > 0
  }
}
