import FileTransfer
import Items
import SystemCalls
import SystemPackage

// Internal files of views and of undo, which are never lifted.
extension FilePath {
  /// Whether the path is, or is in, an internal directory of a view or of undo.
  var isOfViews: Bool {
    mayBeOfViews && components.contains { Self.isOfViews($0.bytes) }
  }

  /// Whether a component starts with the common prefix of these names.
  ///
  /// For most paths, this check is sufficient.
  private var mayBeOfViews: Bool {
    withPlatformString { start in
      var index = start
      var begins = true
      while index.pointee != 0 {
        if begins, index[0] == 0x2E, index[1] == 0x64, index[2] == 0x6E { return true }
        begins = index.pointee == 0x2F
        index += 1
      }
      return false
    }
  }

  /// Whether a name is that of an internal directory, or of a staged file or tombstone.
  static func isOfViews(_ name: [UInt8]) -> Bool {
    guard name.first == UInt8(ascii: ".") else { return false }
    let replaced = KeptDirectory.earlierName.bytes
    return name == Array(View.directoryName.utf8) || name == replaced
      || name.starts(with: replaced + [UInt8(ascii: "-")]) || RunID.isOfAnyRun(name)
  }
}
