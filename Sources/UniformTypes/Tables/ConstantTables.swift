/// Tables that are in the program as a script wrote them, and are read where they are.
///
/// Nothing is taken apart at start-up, and no page is loaded that is not looked at. `Resources/generate`
/// describes the form.
package struct ConstantTables {
  private let base: UnsafeRawPointer

  /// - Parameter base: Where the tables begin, for as long as the program runs.
  package init(_ base: UnsafeRawPointer) { self.base = base }

  /// Where a section begins, and how many it has.
  private func section(_ number: Int) -> (start: UnsafeRawPointer, count: Int) {
    let entry = base + 8 * number
    return (
      base + Int(entry.load(as: UInt32.self)),
      Int(entry.load(fromByteOffset: 4, as: UInt32.self))
    )
  }

  /// Numbers of 8, 16 or 32 bits, as the section has them.
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
  /// Where each list begins, and where the last one ends.
  package let starts: UnsafePointer<UInt16>
  package let count: Int

  fileprivate init(starts: UnsafeRawPointer, count: Int) {
    self.starts = starts.assumingMemoryBound(to: UInt16.self)
    self.count = count
  }

  /// What is in all of them, one list behind the other.
  package var values: UnsafePointer<UInt16> { starts + count + 1 }

  /// Where a list is among the values.
  func range(_ row: Int) -> Range<Int> {
    precondition(0..<count ~= row)
    return Int(starts[row])..<Int(starts[row + 1])
  }

  subscript(row: Int) -> UnsafeBufferPointer<UInt16> {
    let range = range(row)
    return UnsafeBufferPointer(start: values + range.lowerBound, count: range.count)
  }
}
