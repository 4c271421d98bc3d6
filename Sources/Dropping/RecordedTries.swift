import FileTransfer
import Items
import Sessions
import SystemPackage

/// The hidden files by which a drop tries whether two folders are one, recorded while they are there: the next command
/// on the session removes what a kill leaves of them.
///
/// No error stops a try. A file that could not be recorded is only forgotten if the drop is killed.
final class RecordedTries {
  let runID: RunID
  private let open: any OpenSession
  private let item: Int
  private var numbers: [Int64] = []
  /// Whether a file could not be removed, so that the next command has to.
  var isLeft = false

  init(_ open: any OpenSession, by runID: RunID, of item: Int) {
    (self.open, self.runID, self.item) = (open, runID, item)
  }

  /// Records a file that is about to be made.
  func note(_ file: Location) {
    let record = TransferRecord(run: runID.text, item: item, isPart: true, target: file)
    try? open.change { numbers.append(try $0.record(record)) }
  }

  /// Forgets the files, unless one is left.
  func end() {
    if numbers.isEmpty || isLeft { return }
    try? open.change { for number in numbers { try $0.forget(transfer: number) } }
  }
}
