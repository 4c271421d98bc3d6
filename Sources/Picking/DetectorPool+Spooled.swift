import ContentDetection
import Context
import Items
import SystemCalls
import SystemPackage
import UniformTypes

extension DetectorPool {
  /// Examines bytes that were read during the lift.
  func detect(_ spooled: Spooled, name: String?) throws -> Detection {
    try lend { detector in
      let file: OpenFile
      if case .inline(let bytes) = spooled.source {
        file = try OpenFile.openInMemory()
        try file.writeAll(bytes)
      } else {
        file = try OpenFile.open(spooled.path ?? "")
      }
      return try withExtendedLifetime(file) {
        try detector.detect(descriptor: file.descriptor, name: name)
      }
    }
  }
}
