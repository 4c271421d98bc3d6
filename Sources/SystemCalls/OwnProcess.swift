import CArguments
import CLinux
import Diagnostics
@preconcurrency import Glibc
package import SystemPackage

/// The arguments and environment of this process, and its end.
package enum OwnProcess {
  /// The arguments without the program name, as carried text; nil if not even the name is known.
  ///
  /// They are those of the C function `main`. `CommandLine.arguments` needs `/proc`, and would replace invalid UTF-8.
  package static var arguments: [String]? {
    let count = dnd_argument_count()
    guard count > 0 else { return nil }
    return (1..<count).compactMap { dnd_argument($0).map(text) }
  }

  /// The real path of this program; without `/proc` the one that the kernel noted when it was started, if that is
  /// absolute.
  ///
  /// The corresponding C functions are `realpath` and `getauxval`.
  package static var program: FilePath? {
    if let path = try? FileSystem.realPath(of: "/proc/self/exe") { return path }
    guard let noted = dnd_noted_program() else { return nil }
    let path = FilePath(platformString: noted)
    return path.isAbsolute ? try? FileSystem.realPath(of: path) : nil
  }

  /// The whole environment, as carried text; the first of duplicate names counts, as in `getenv`.
  package static var environment: [String: String] {
    var values: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      next += 1
      let length = strlen(entry)
      guard let sign = memchr(entry, Int32(UInt8(ascii: "=")), length) else { continue }
      let nameLength = UnsafeRawPointer(sign) - UnsafeRawPointer(entry)
      let bytes = UnsafeRawBufferPointer(start: entry, count: length)
      let name = CarriedText.text(UnsafeRawBufferPointer(rebasing: bytes[..<nameLength]))
      guard values[name] == nil else { continue }
      values[name] = CarriedText.text(UnsafeRawBufferPointer(rebasing: bytes[(nameLength + 1)...]))
    }
    return values
  }

  /// Ends the process.
  ///
  /// The corresponding C function is `exit`.
  package static func end(status: Int32) -> Never { Glibc.exit(status) }

  private static func text(of argument: UnsafePointer<CChar>) -> String {
    CarriedText.text(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
  }
}
