/// Generated tables that are part of the program and read in place.
///
/// Nothing is parsed at start-up, and only the pages that are used are loaded. `Resources/generate` describes the
/// format.
package struct ConstantTables {
  private let base: UnsafeRawPointer

  /// - Parameter base: The start of the tables, which must remain valid while the program runs.
  package init(_ base: UnsafeRawPointer) { self.base = base }

  /// The start of a section and its number of elements.
  private func section(_ number: Int) -> (start: UnsafeRawPointer, count: Int) {
    let entry = base + 8 * number
    return (
      base + Int(entry.load(as: UInt32.self)),
      Int(entry.load(fromByteOffset: 4, as: UInt32.self))
    )
  }

  /// Numbers of 8, 16 or 32 bits, as stored in the section.
  package func numbers<Number: FixedWidthInteger>(
    _ number: Int, _ type: Number.Type = Number.self
  ) -> UnsafeBufferPointer<Number> {
    let (start, count) = section(number)
    return UnsafeBufferPointer(
      start: start.assumingMemoryBound(to: Number.self), count: count)
  }

  package func words(_ number: Int) -> ConstantWords {
    let (start, count) = section(number)
    return ConstantWords(starts: start, count: count)
  }

  package func lists(_ number: Int) -> ConstantLists {
    let (start, count) = section(number)
    return ConstantLists(starts: start, count: count)
  }
}

/// Lists of numbers, such as the parents of each type.
package struct ConstantLists {
  /// The index of each list's first value, followed by the end of the last list.
  package let starts: UnsafePointer<UInt16>
  package let count: Int

  fileprivate init(starts: UnsafeRawPointer, count: Int) {
    self.starts = starts.assumingMemoryBound(to: UInt16.self)
    self.count = count
  }

  /// The values of all lists, concatenated.
  package var values: UnsafePointer<UInt16> { starts + count + 1 }

  /// The range of a list within the values.
  func range(_ row: Int) -> Range<Int> {
    precondition(0..<count ~= row)
    return Int(starts[row])..<Int(starts[row + 1])
  }

  subscript(row: Int) -> UnsafeBufferPointer<UInt16> {
    let range = range(row)
    return UnsafeBufferPointer(start: values + range.lowerBound, count: range.count)
  }
}
