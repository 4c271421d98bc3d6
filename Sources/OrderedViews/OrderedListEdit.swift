import ContentDetection
import Context
package import Destinations
package import Diagnostics
package import Items
package import Negotiation
import Synchronization
import SystemCalls
package import SystemPackage
package import UniformTypes

/// What a drop does to the list of the ordered view that it goes to.
///
/// Each page of items is one change of the list. What is slow to come is there meanwhile as a
/// placeholder, and takes its place at the index that is right when it has come.
package final class OrderedListEdit: @unchecked Sendable {
  // Unchecked Sendable: only `tell` is called from other threads, and what it looks at never changes or is
  // guarded.
  /// The view's own directory.
  package let root: FilePath
  private let file: ItemListFile
  private let registry: TypeRegistry
  private let unwrappedKeys: [String]
  /// Where the first one goes.
  private let position: DropPosition
  /// Where it goes when nothing is asked for, from 1; nil is the end.
  private let defaultIndex: Int?
  /// What the whole drop moves within the list, where that is more than a page.
  package var movedInAll: [String] = []
  /// Those of this drop that are there, those of an earlier run of it among them.
  private var seated = SeatedItems()
  /// What is to be said of where things came to be.
  private var notes: [Diagnostic] = []
  private var hasToldPlace = false
  private var placeholders: [Int: Placeholder] = [:]
  private let told: Mutex<ContinuousClock.Instant>
  private let began = ContinuousClock.now
  /// The one whose representation is being made now.
  private let current = Mutex<[Placeholder]>([])

  /// One item that has come, with what is to be known of it.
  package struct Arrival {
    package var index: Int
    /// Absolute.
    package var path: FilePath
    package var item: Item?
    package var type: UniformType?
    /// The address that has come with it.
    package var url: String?
    /// Whether it was in this directory before the drop.
    package var isReordered = false
    /// Whether an earlier run, which was killed, had placed it.
    var isRecovered = false

    package init(
      index: Int, path: FilePath, item: Item? = nil, type: UniformType? = nil, url: String? = nil,
      isReordered: Bool = false, isRecovered: Bool = false
    ) {
      self.index = index
      self.path = path
      self.item = item
      self.type = type
      self.url = url
      self.isReordered = isReordered
      self.isRecovered = isRecovered
    }
  }

  /// Where an item is in the list.
  package struct Seat: Equatable {
    /// From 1.
    package var position: Int
    /// Where it was, if only its place changes.
    package var former: FormerPosition?
  }

  package init(_ standing: ResolvedView, _ position: DropPosition, _ registry: TypeRegistry) {
    root = standing.root
    file = ItemListFile(root: standing.root)
    unwrappedKeys = standing.view.unwrapURL ?? []
    self.registry = registry
    self.position = position
    defaultIndex = standing.view.defaultIndex
    told = Mutex(.now)
  }

  // MARK: - What is on its way

  /// Puts placeholders where these items will be.
  ///
  /// - Parameter moved: The files that the same change will move within the list.
  package func expect(
    _ slow: [(item: Item, candidate: Candidate)], moving moved: [String]
  ) throws(ViewError) {
    guard !slow.isEmpty else { return }
    let result = try file.change { list -> Result<Void, ViewError> in
      do throws(ViewError) {
        for (item, candidate) in slow {
          let placeholder = try Placeholder(in: root)
          let entry = placeholder.item(name: item.name, type: candidate.given.identifier)
          let at = next(for: item.index, in: list, without: moved)
          list.change(removing: [], inserting: [(at, entry)])
          placeholders[item.index] = placeholder
        }
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    current.withLock { $0 = Array(placeholders.values) }
    try result.get()
  }

  /// Writes down, now and then, how long what is on its way has taken; from any thread.
  package func tell() {
    let isDue = told.withLock { last in
      guard ContinuousClock.now - last > .milliseconds(250) else { return false }
      last = .now
      return true
    }
    guard isDue else { return }
    let seconds = Int((ContinuousClock.now - began).components.seconds)
    for placeholder in current.withLock({ $0 }) { placeholder.tell(seconds: seconds, bytes: nil) }
  }

  // MARK: - What has come

  /// Puts what has come at its places, and takes out the placeholders of what has not; one change.
  ///
  /// Returns the seats of what has come, by its item.
  ///
  /// - Parameters:
  ///   - items: Those of which no more will come; nil means all.
  ///   - note: Is given, before the list is changed, what it says of files whose names others have
  ///     now, by the items of these.
  @discardableResult
  package func commit(
    _ arrivals: [Arrival], of items: Set<Int>? = nil,
    noting note: ([Int: FormerPosition]) -> Void = { _ in }
  ) throws(ViewError) -> [Int: Seat] {
    let settled = Set(placeholders.keys.filter { items?.contains($0) ?? true })
    guard !arrivals.isEmpty || !settled.isEmpty else { return [:] }
    let described = arrivals.map { ($0, entry(of: $0)) }
    let seats = try file.change { list in
      let before = list
      var renewed: Set<Int> = []
      let seats = seat(described, in: &list, settling: settled, renewing: &renewed)
      var formers: [Int: FormerPosition] = [:]
      for (arrival, entry) in described where renewed.contains(arrival.index) {
        formers[arrival.index] = before.index(ofFile: entry.file).map(before.former)
      }
      if !formers.isEmpty { note(formers) }
      return seats
    }
    for item in settled { placeholders[item] = nil }
    let left = Array(placeholders.values)
    current.withLock { $0 = left }
    return seats
  }

  /// Where arrivals would come to be in a list, which they are put into; nothing else is changed.
  package func preview(_ arrivals: [Arrival], in list: inout ItemList) -> [Int: Seat] {
    var renewed: Set<Int> = []
    return seat(
      arrivals.map { ($0, ListedItem(file: name(of: $0.path))) }, in: &list, settling: [],
      renewing: &renewed)
  }

  /// The list as a drop would find it.
  package func list() throws(ViewError) -> ItemList { try file.readLiving() }

  /// - Parameters:
  ///   - settled: The items whose placeholders go, come what has.
  ///   - renewed: Is told which have the names of others that were there.
  private func seat(
    _ described: [(arrival: Arrival, entry: ListedItem)], in list: inout ItemList,
    settling settled: Set<Int>, renewing renewed: inout Set<Int>
  ) -> [Int: Seat] {
    let formers = described.map { arrival, entry in
      arrival.isReordered ? list.index(ofFile: entry.file).map(list.former) : nil
    }
    // What is replaced at a place moves there, too.
    let moved = described.map(\.entry.file)
    for (arrival, entry) in described {
      if put(arrival, entry, in: &list, moving: moved) { renewed.insert(arrival.index) }
    }
    for (item, placeholder) in placeholders where settled.contains(item) {
      if let index = list.index(ofFile: placeholder.file) {
        list.change(removing: [index], inserting: [])
      }
    }
    var seats: [Int: Seat] = [:]
    for ((arrival, entry), former) in zip(described, formers) {
      guard let index = list.index(ofFile: entry.file) else { continue }
      seats[arrival.index] = Seat(position: index + 1, former: former)
    }
    return seats
  }

  /// What is to be said of where things came to be; each is given once.
  package func takeNotes() -> [Diagnostic] {
    defer { notes.removeAll() }
    return notes
  }

  /// Answers whether it has the name of another that was there.
  private func put(
    _ arrival: Arrival, _ entry: ListedItem, in list: inout ItemList, moving moved: [String]
  ) -> Bool {
    var held: Int?
    if let placeholder = placeholders.removeValue(forKey: arrival.index) {
      held = list.index(ofFile: placeholder.file)
      if let held { list.change(removing: [held], inserting: []) }
    }
    guard let existing = list.index(ofFile: entry.file) else {
      let at = held ?? next(for: arrival.index, in: list, without: moved)
      list.change(removing: [], inserting: [(at, entry)])
      seated.insert(arrival.index, entry.file)
      return false
    }
    if arrival.isRecovered { return false }
    // What was there already, and was only dropped once more, stays where it is.
    if arrival.isReordered || position.isGiven {
      var without = list
      without.change(removing: [existing], inserting: [])
      let at =
        held.map { existing < $0 ? $0 - 1 : $0 }
        ?? next(for: arrival.index, in: without, without: moved)
      list.move([existing], to: at)
      seated.insert(arrival.index, entry.file)
    }
    guard !arrival.isReordered, let index = list.index(ofFile: entry.file) else { return false }
    list.renew(index, as: entry)
    return true
  }

  /// Where one goes: behind the nearest one before it in the session, else before the nearest one after it,
  /// be they on their way; else where the drop asks for.
  ///
  /// - Parameter moved: The files that this drop moves within the list; a place is that after they have gone.
  private func next(for index: Int, in list: ItemList, without moved: [String]) -> Int {
    let waiting = placeholders.compactMap { item, placeholder in
      list.index(ofFile: placeholder.file).map { (item: item, index: $0) }
    }
    let before = [
      seated.last(before: index) { list.index(ofFile: $0) },
      waiting.filter { $0.item < index }.max { $0.item < $1.item },
    ].compactMap(\.self).max { $0.item < $1.item }
    if let before { return before.index + 1 }
    let behind = [
      seated.first(behind: index) { list.index(ofFile: $0) },
      waiting.filter { $0.item > index }.min { $0.item < $1.item },
    ].compactMap(\.self).min { $0.item < $1.item }
    if let behind { return behind.index }
    return asked(in: list, without: moved)
  }

  /// The place that the drop asks for, else the one that the view has for that, in the list as it is now: before what
  /// it was to be before, or, when that has left the list, before the next one behind that which has not.
  private func asked(in list: ItemList, without moved: [String]) -> Int {
    let number: Int
    var planned: ItemList
    switch position {
    case .at(let asked, let seen): (number, planned) = (asked, seen)
    case .unspecified, .into:
      guard let defaultIndex else { return list.count }
      (number, planned) = (defaultIndex - 1, list)
    }
    planned.change(
      removing: Set((movedInAll + moved).compactMap(planned.index)), inserting: [])
    guard number < planned.count else { return list.count }
    if let now = list.index(ofFile: planned[number].file) { return now }
    if !hasToldPlace && !planned[number].isPlaceholder {
      hasToldPlace = true
      notes.append(
        Diagnostic(
          .note, .viewPlace,
          "'\(planned[number].file)', which was to stand behind it, has left the list"))
    }
    for behind in planned.items[number...].dropFirst() {
      if let now = list.index(ofFile: behind.file) { return now }
    }
    return list.count
  }

  // MARK: - What is known of it

  private func entry(of arrival: Arrival) -> ListedItem {
    var entry = ListedItem(file: name(of: arrival.path))
    entry.type = arrival.type?.identifier
    entry.name = arrival.item?.name
    entry.url = arrival.url ?? arrival.item.flatMap(url)
    if let type = arrival.type, registry.conforms(type, to: UniformType("public.image")),
      // Through the view's door, as something else may have the name by now.
      let picture = file.open(file: entry.file), let size = PictureSize.of(picture)
    {
      entry.width = size.width
      entry.height = size.height
      entry.aspectRatio = size.aspectRatio
    }
    return entry
  }

  /// What the list calls a file.
  package func name(of path: FilePath) -> String {
    var relative = path
    _ = relative.removePrefix(root)
    return relative.carried
  }

  func isOfView(_ path: FilePath) -> Bool { path.starts(with: root) }

  /// The type that a file's extension is declared for.
  package func type(byNameOf path: FilePath) -> UniformType? {
    guard let ending = path.extension else { return nil }
    let type = registry.type(forExtension: ending)
    return registry.isDeclared(type) ? type : nil
  }

  /// The address that an item carries, unwrapped as the view has it.
  private func url(of item: Item) -> String? {
    for representation in item.representations
    where registry.conforms(representation.type, to: .url) {
      guard case .inline(let bytes) = representation.source,
        let text = String(validating: bytes, as: UTF8.self)
      else { continue }
      return WrappedURL(text).unwrapped(keys: unwrappedKeys)
    }
    return nil
  }
}

extension ResolvedView {
  /// Whether it keeps an order that this user may change.
  package var isOrdered: Bool { isOwn && view.ordered == true }
}
