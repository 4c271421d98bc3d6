import SystemCalls
import SystemPackage

extension FilePath {
  /// The last component as carried text; empty when there is none.
  package var nameForItem: String { lastComponent?.carried ?? "" }

  /// The last component's bytes.
  package var lastNameBytes: [UInt8] { lastComponent?.bytes ?? [] }
}
