import Items
import SystemCalls
import SystemPackage

// What belongs to views and to undo, and is nobody's to pick up.
extension FilePath {
  /// Whether it is, or lies in, a folder in which a view keeps its affairs or undo what was replaced.
  var isOfViews: Bool {
    mayBeOfViews && components.contains { Self.isOfViews($0.bytes) }
  }

  /// Whether a component begins as the names of such folders do; of most paths this is all that is looked at.
  private var mayBeOfViews: Bool {
    withPlatformString { start in
      var place = start
      var begins = true
      while place.pointee != 0 {
        if begins, place[0] == 0x2E, place[1] == 0x64, place[2] == 0x6E { return true }
        begins = place.pointee == 0x2F
        place += 1
      }
      return false
    }
  }

  /// Whether a folder of this name is one.
  static func isOfViews(_ name: [UInt8]) -> Bool {
    guard name.first == UInt8(ascii: ".") else { return false }
    let replaced = KeptFolder.earlierName.bytes
    return name == Array(View.folderName.utf8) || name == replaced
      || name.starts(with: replaced + [UInt8(ascii: "-")])
  }
}
