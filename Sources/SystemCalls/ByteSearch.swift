import Glibc

// The search of the standard library allocates at each byte: a megabyte takes it half a second.
extension Array<UInt8> {
  /// The position of the first occurrence of `part`; nil if there is none.
  ///
  /// The corresponding C functions are `memchr` and `memcmp`.
  package func position(of part: [UInt8]) -> Int? {
    guard let first = part.first else { return 0 }
    return withUnsafeBytes { whole -> Int? in
      guard let start = whole.baseAddress else { return nil }
      var offset = 0
      while offset + part.count <= whole.count,
        let found = memchr(start + offset, Int32(first), whole.count - part.count + 1 - offset)
      {
        offset = UnsafeRawPointer(found) - start
        if memcmp(found, part, part.count) == 0 { return offset }
        offset += 1
      }
      return nil
    }
  }
}
