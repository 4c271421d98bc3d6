import Items
import SystemCalls
import SystemPackage

/// What is known of the names in directories on a host or in a store.
///
/// The rules for names are the same there as here (`Conflict`); only what they look at comes from another place.
protocol NamesElsewhere: AnyObject, Sendable {
  /// The place of the paths, by which errors name it; `here` if they already have it before them.
  var place: PlaceID { get }
  /// The status of what has a name; nil if it is free.
  func status(at path: FilePath) throws(TransferError) -> FarStatus?
  /// Whether a file there, of the same size, has the bytes of an item, or a link its text.
  func comparison(of item: TransferItem, at path: FilePath) throws(TransferError) -> Comparison
}

/// Whether a file elsewhere is what an item is.
enum Comparison {
  case different
  case same(Placement.Verification, Digest?)
}

/// What a preview knows: it looks, and reads nothing.
final class NamesInPreview: NamesElsewhere, @unchecked Sendable {
  // Unchecked Sendable because only the leading thread of a command previews.
  private let look: (FilePath) -> FarStatus?
  /// Whether something would have had to be compared since this was last set.
  var isDoubtful = false

  var place: PlaceID { .here }

  init(_ look: @escaping (FilePath) -> FarStatus?) { self.look = look }

  func status(at path: FilePath) -> FarStatus? { look(path) }

  func comparison(of item: TransferItem, at path: FilePath) -> Comparison {
    isDoubtful = true
    return .different
  }
}

extension FarStatus {
  /// The status as it is compared with files here: what is at another path is another file, and none of this machine.
  ///
  /// A time there has whole seconds, so that only a whole second more is later.
  func seen(at path: FilePath) -> FileStatus {
    FileStatus(
      kind: kind, device: .max, inode: UInt64(bitPattern: Int64(path.hashValue)) >> 1,
      size: size, mode: mode ?? 0,
      modified: Int128(modified ?? .max) * 1_000_000_000 + 999_999_999)
  }
}
