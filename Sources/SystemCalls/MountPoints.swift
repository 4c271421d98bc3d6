package import SystemPackage

/// The mount points that this process sees.
package enum MountPoints {
  /// The paths of all mount points; fails when they are unknown (without `/proc`).
  package static func all() throws(SystemFailure) -> [FilePath] {
    let bytes = try OpenFile.open("/proc/self/mountinfo").readAll()
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let fields = line.split(separator: UInt8(ascii: " "))
      return fields.count > 4 ? FilePath(bytes: unescaped(fields[4])) : nil
    }
  }

  /// The first mount point below a directory.
  ///
  /// - Parameter directory: An absolute path without symbolic links.
  package static func first(below directory: FilePath, of points: [FilePath]) -> FilePath? {
    points.first { $0 != directory && $0.starts(with: directory) }
  }

  /// Replaces the kernel's octal escapes, such as `\040` for a space.
  private static func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      guard byte == UInt8(ascii: "\\"), digits.count == 3,
        digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x37 })
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(digits.reduce(0) { $0 &* 8 &+ ($1 - 0x30) })
      rest = rest.dropFirst(3)
    }
    return bytes
  }
}
