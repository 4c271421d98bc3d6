import SystemCalls
import SystemPackage

extension FilePath {
  /// The last component as carried text; empty if there is none.
  package var nameForItem: String { lastComponent?.carried ?? "" }

  /// The bytes of the last component.
  package var lastNameBytes: [UInt8] { lastComponent?.bytes ?? [] }
}
