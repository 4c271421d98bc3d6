import FileTransfer

/// The description of what is exported, as it was found before the first byte was written.
///
/// It is made again while the stream is written, and compared.
struct ExportPlan {
  var head: [UInt8]
  var size: Int64 = 0
  var digest = Digest.Running()
  /// The size of each form in order; -1 for a folder.
  var sizes: [Int64] = []
  /// Whether no item was added yet.
  var isEmpty = true

  /// Adds the line of an item and returns the bytes to write for it.
  mutating func add(_ item: StreamItem) -> [UInt8] {
    let line = (isEmpty ? [] : Array(",\n".utf8)) + item.line
    isEmpty = false
    line.withUnsafeBytes { digest.add($0) }
    size += Int64(line.count)
    for form in item.forms { sizes.append(form.size ?? -1) }
    return line
  }

  static let closing = [0x0A] + StreamHead.closing
}
