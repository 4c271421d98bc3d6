import CLinux
import Diagnostics
@preconcurrency import Glibc

/// The arguments and environment of this process, and its end.
package enum OwnProcess {
  /// The arguments without the program name, as carried text.
  ///
  /// `CommandLine.arguments` would replace invalid UTF-8.
  package static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { number in
      CommandLine.unsafeArgv[number].map(text)
    }
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

  private static func text(of argument: UnsafeMutablePointer<CChar>) -> String {
    CarriedText.text(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
  }
}
