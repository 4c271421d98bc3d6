import SystemCalls
package import SystemPackage

/// What the camera recorded in a picture or video.
package struct RecordedFacts: Equatable, Sendable {
  package var date: RecordedDate?
  /// The model, such as `iPhone 12` or `Canon EOS R5`.
  package var camera: String?

  init(date: RecordedDate? = nil, camera: String? = nil) {
    self.date = date
    self.camera = camera
  }

  /// Reads what is recorded in a file; a date that is invalid is none.
  ///
  /// Only regular files are read, and the amount of data read is limited.
  package static func read(from path: FilePath) -> RecordedFacts {
    guard let file = try? OpenFile.open(path, options: .nonBlocking),
      let status = try? file.status(), status.kind == .regular
    else { return RecordedFacts() }
    func bytes(at offset: Int64, count: Int) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: count) { buffer, found in
        found = (try? file.readFully(at: offset, into: UnsafeMutableRawBufferPointer(buffer))) ?? 0
      }
    }
    let head = bytes(at: 0, count: headSize)
    return DateInspection.facts(
      in: Sample(
        head: Head(head[...], isWhole: Int64(head.count) == status.size), size: status.size,
        read: bytes))
  }

  /// Reads what is recorded in bytes in memory.
  package init(in bytes: [UInt8]) { self = DateInspection.facts(in: Sample(bytes: bytes)) }

  /// Most pictures have the date within this size; data beyond it is read on demand.
  private static let headSize = 16 << 10

  /// These facts, and others where there are none.
  func or(_ other: RecordedFacts) -> RecordedFacts {
    RecordedFacts(date: date ?? other.date, camera: camera ?? other.camera)
  }

  /// The name of a camera, which many pad with blanks; nil if nothing is left.
  static func camera(_ text: ArraySlice<UInt8>) -> String? {
    let printable = text.prefix { $0 != 0 }.map { $0 < 0x20 ? 0x20 : $0 }
    let words = String(decoding: printable, as: UTF8.self).split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
