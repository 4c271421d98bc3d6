import Items
import SystemCalls
import SystemPackage

/// What a drop knows of the names on a host or in a store.
///
/// Choosing a name asks about one file after the other, and a round trip for each would take too long. So what is not
/// known is noted, and the choice fails with `unknown`; the answers for all items are then found out together.
final class NamesThere: NamesElsewhere, @unchecked Sendable {
  // Unchecked Sendable because only the leading thread of a drop chooses names there.

  /// A file that is compared with an item.
  struct Question {
    let item: Page.Item
    let path: FilePath

    fileprivate var key: Key { Key(item: ObjectIdentifier(item), path: path) }
  }

  fileprivate struct Key: Hashable {
    let item: ObjectIdentifier
    let path: FilePath
  }

  /// Why a choice cannot be made yet.
  static let unknown = TransferError.system(SystemFailure("stat", nil, .wouldBlock))

  let place: PlaceID
  /// The item whose name is being chosen.
  var item: Page.Item?
  private var statuses: [FilePath: Result<FarStatus?, TransferError>] = [:]
  private var comparisons: [Key: Result<Comparison, TransferError>] = [:]
  private var looks: [FilePath] = []
  private var questions: [Question] = []
  private let index: NumberedNameIndex
  /// The number of names that items were about to get.
  private var count: UInt32 = 0

  init(_ index: NumberedNameIndex, at place: PlaceID) {
    self.index = index
    self.place = place
  }

  func status(at path: FilePath) throws(TransferError) -> FarStatus? {
    if let known = statuses[path] { return try known.get() }
    looks.append(path)
    throw Self.unknown
  }

  func comparison(of wanted: TransferItem, at path: FilePath) throws(TransferError) -> Comparison {
    guard let item else { return .different }
    return try comparison(of: item, at: path)
  }

  func comparison(of item: Page.Item, at path: FilePath) throws(TransferError) -> Comparison {
    let question = Question(item: item, path: path)
    if let known = comparisons[question.key] { return try known.get() }
    questions.append(question)
    throw Self.unknown
  }

  /// What has to be found out.
  func takeQuestions() -> (looks: [FilePath], comparisons: [Question]) {
    defer { (looks, questions) = ([], []) }
    var seen: Set<FilePath> = []
    return (looks.filter { seen.insert($0).inserted }, questions)
  }

  func note(_ path: FilePath, _ status: Result<FarStatus?, TransferError>) {
    statuses[path] = status
  }

  func note(_ question: Question, _ comparison: Result<Comparison, TransferError>) {
    comparisons[question.key] = comparison
  }

  /// Forgets what was found out, which may have changed.
  func forget() { (statuses, comparisons, looks, questions) = ([:], [:], [], []) }

  /// Notes that an item is about to get a name, so that the other items of the drop do not.
  func plan(_ item: Page.Item, as name: [UInt8], in destination: Folder) {
    count += 1
    let identity = PlannedNames.identity(count, device: destination.status.device)
    destination.planned?.add(
      PlannedNames.Entry(
        content: item.request.planned, isDirectory: item.isDirectory, identity: identity),
      as: name)
    index.placed.add(identity, name, in: destination, isDirectory: item.isDirectory)
  }
}
