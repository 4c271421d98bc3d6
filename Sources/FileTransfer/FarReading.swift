import SystemCalls
package import SystemPackage

/// A file of another host that is read whole, together with others.
package struct FarReading: Equatable, Sendable {
  package let path: FilePath
  /// The size that it had when it was looked at.
  ///
  /// One byte more shows that it has grown, and is all that is read of it.
  package let size: Int64

  package init(_ path: FilePath, size: Int64) {
    self.path = path
    self.size = size
  }
}

extension PlaceFiles {
  /// Reads one file after the other, where many cannot be under way.
  package func read(
    _ files: [FarReading], _ each: (Int, [UInt8]) -> Bool
  ) throws(FarError) -> [Result<Void, FarError>] {
    var results: [Result<Void, FarError>] = []
    for (index, file) in files.enumerated() {
      var isWanted = true
      var count: Int64 = 0
      do throws(FarError) {
        try read(file.path, from: 0) { bytes in
          let bytes = Array(bytes.prefix(Int(clamping: file.size.addingClamped(1) - count)))
          count += Int64(bytes.count)
          isWanted = each(index, bytes)
          return isWanted && count <= file.size
        }
        if isWanted { _ = each(index, []) }
        results.append(.success(()))
      } catch {
        if error.endsConnection { throw error }
        results.append(.failure(error))
      }
    }
    return results
  }
}
