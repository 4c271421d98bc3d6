import Context
import FileTransfer
import Items
import SystemCalls

// Records of items of which no file is placed: in a stream, in a list, in a text.
extension TransferRecord {
  /// A record of an item written to a stream, which cannot be undone.
  init(streamed item: Int, by runID: RunID) {
    self.init(run: runID.text, item: item, step: .done, target: TransferRecord.stream)
  }

  /// A record of an item whose position in an ordered view changed.
  init(reordered item: Int, by runID: RunID) {
    self.init(run: runID.text, item: item, step: .done, target: TransferRecord.order)
  }

  /// A record of an item in the single text that the run changed.
  init(joined item: Int, by runID: RunID) {
    self.init(run: runID.text, item: item, step: .done, target: TransferRecord.joined)
  }
}
