import FileTransfer
import Items
import SystemCalls
import SystemPackage

// What belongs to views and to undo, and is nobody's to pick up.
extension FilePath {
  /// Whether it is, or is in, a directory in which a view keeps its affairs or undo what was replaced.
  var isOfViews: Bool {
    mayBeOfViews && components.contains { Self.isOfViews($0.bytes) }
  }

  /// Whether a component begins as the names of such directories do; of most paths this is all that is looked at.
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

  /// Whether this is the name of such a directory, or of what a run has staged or put aside.
  static func isOfViews(_ name: [UInt8]) -> Bool {
    guard name.first == UInt8(ascii: ".") else { return false }
    let replaced = KeptDirectory.earlierName.bytes
    return name == Array(View.directoryName.utf8) || name == replaced
      || name.starts(with: replaced + [UInt8(ascii: "-")]) || RunID.isOfAnyRun(name)
  }
}
