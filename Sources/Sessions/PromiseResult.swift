// What promises gave is kept without waiting for the disk: it can be made again. So that a power cut never
// gives anyone half of it, it counts only until the machine is restarted.
import SystemCalls

/// What became of what a promise gave earlier.
package enum PromiseResult: Equatable, Sendable {
  /// Nothing is kept.
  case none
  /// It is there, in the payload directory under this name.
  case kept(payload: String)
  /// It was kept and counts no more: the machine was restarted since, or the file is not what it was.
  case lost
}

/// How a result is in the record: the name in the payload directory, the size, and the boot in which it
/// was kept, with spaces between them.
struct ResultRecord: Equatable {
  var payload: String
  var size: Int64
  /// Empty where the machine cannot tell; such a result never counts.
  var boot: String

  var text: String { "\(payload) \(size) \(boot)" }
}

extension ResultRecord {
  /// Reads what `text` wrote; a name alone, as earlier versions wrote it, is of no boot.
  init(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    payload = String(parts[0])
    size = parts.count == 3 ? Int64(parts[1]) ?? -1 : -1
    boot = parts.count == 3 ? String(parts[2]) : ""
  }

  /// Whether it was kept since the machine was started last.
  func counts(in current: String) -> Bool { !boot.isEmpty && boot.utf8.elementsEqual(current.utf8) }

  /// Whether what has its name now is what was kept, as far as a glance tells.
  func isLike(_ status: FileStatus?) -> Bool { status?.kind == .regular && status?.size == size }
}
