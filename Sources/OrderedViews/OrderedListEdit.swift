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

/// The edits that a drop makes to the list of an ordered view.
///
/// Each page of items is one edit of the list. Items that take long to load are listed as placeholders, which
/// are replaced when the items arrive.
package final class OrderedListEdit: @unchecked Sendable {
  // Unchecked Sendable: only `tell` is called from other threads, and it uses only immutable or locked state.
  /// The root directory of the view.
  package let root: FilePath
  private let file: ItemListFile
  private let registry: TypeRegistry
  private let unwrappedKeys: [String]
  /// The requested position of the first item.
  private let position: DropPosition
  /// The default position, from 1; nil for the end.
  private let defaultIndex: Int?
  /// The files that the whole drop moves within the list, if it has more than one page.
  package var movedInAll: [String] = []
  /// The items of this drop that are in the list, including those of an interrupted run.
  private var seated = SeatedItems()
  /// Remarks on the resulting positions.
  private var notes: [Diagnostic] = []
  private var hasToldPlace = false
  private var placeholders: [Int: Placeholder] = [:]
  private let told: Mutex<ContinuousClock.Instant>
  private let began = ContinuousClock.now
  /// The placeholders of the items that are being loaded.
  private let current = Mutex<[Placeholder]>([])

  /// An item that has arrived.
  package struct Arrival {
    package var index: Int
    /// The absolute path.
    package var path: FilePath
    package var item: Item?
    package var type: UniformType?
    /// The URL that was loaded with the item.
    package var url: String?
    /// Whether the file was in the directory before the drop.
    package var isReordered = false
    /// Whether the same file was there before, so that its entry stays as it is.
    package var isThere = false
    /// Whether an earlier, killed run had placed the file.
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

  /// The position of an item in the list.
  package struct Seat: Equatable {
    /// From 1.
    package var position: Int
    /// The former position, if only the position changes.
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

  // MARK: - Placeholders

  /// Inserts placeholders at the future positions of these items.
  ///
  /// - Parameter moved: The files that the same edit will move within the list.
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

  /// Updates the elapsed time in the placeholders at intervals.
  ///
  /// Safe to call from any thread.
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

  // MARK: - Arrivals

  /// Inserts arrived items and removes the placeholders of items that have not arrived, in a single edit.
  ///
  /// Returns the positions of the arrived items, by item index.
  ///
  /// - Parameters:
  ///   - items: The items that are finished, even if they have not arrived; nil for all.
  ///   - note: Called before the list is changed, with the former entries of replaced files, by the index of
  ///     the new item.
  @discardableResult
  package func commit(
    _ arrivals: [Arrival], of items: Set<Int>? = nil,
    noting note: ([Int: FormerPosition]) -> Void = { _ in }
  ) throws(ViewError) -> [Int: Seat] {
    let settled = Set(placeholders.keys.filter { items?.contains($0) ?? true })
    guard !arrivals.isEmpty || !settled.isEmpty else { return [:] }
    let described = arrivals.map { ($0, entry(of: $0)) }
    let waiting = placeholders
    let seats = try file.change { list in
      // Another program may have changed the list, so that this is done again.
      placeholders = waiting
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

  /// Predicts the positions of arrivals by inserting them into `list`; changes nothing else.
  package func preview(_ arrivals: [Arrival], in list: inout ItemList) -> [Int: Seat] {
    var renewed: Set<Int> = []
    return seat(
      arrivals.map { ($0, ListedItem(file: name(of: $0.path))) }, in: &list, settling: [],
      renewing: &renewed)
  }

  /// The list in the state that a drop would use.
  package func list() throws(ViewError) -> ItemList { try file.readLiving() }

  /// - Parameters:
  ///   - settled: The items whose placeholders are removed, whether or not they have arrived.
  ///   - renewed: Receives the items that replaced an existing file.
  private func seat(
    _ described: [(arrival: Arrival, entry: ListedItem)], in list: inout ItemList,
    settling settled: Set<Int>, renewing renewed: inout Set<Int>
  ) -> [Int: Seat] {
    let formers = described.map { arrival, entry in
      arrival.isReordered ? list.index(ofFile: entry.file).map(list.former) : nil
    }
    // A file that is replaced at a given position moves there, too.
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

  /// Removes and returns the remarks on the resulting positions.
  package func takeNotes() -> [Diagnostic] {
    defer { notes.removeAll() }
    return notes
  }

  /// Returns whether the item replaces an existing entry.
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
    if arrival.isRecovered || arrival.isThere { return false }
    // A file that was already there and was only dropped again keeps its position.
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

  /// The index for an item: after the nearest earlier item of the session, or else before the nearest later
  /// one, including placeholders, or else at the requested position.
  ///
  /// - Parameter moved: The files that this drop moves within the list; positions are counted without them.
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

  /// The current index of the requested position or the view's default.
  ///
  /// The item goes before the entry that was at this position. If that entry has left the list, it goes before
  /// the next one that has not.
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
          "'\(planned[number].file)', which should come after the items, has left the list"))
    }
    for behind in planned.items[number...].dropFirst() {
      if let now = list.index(ofFile: behind.file) { return now }
    }
    return list.count
  }

  /// Notes an item of this drop that is in the list already.
  func goOn(behind item: Int, _ path: FilePath) { seated.insert(item, name(of: path)) }

  /// Removes the placeholders that an interrupted drop has left.
  func removeDeadPlaceholders() throws { try file.change { _ in } }

  // MARK: - Entries

  private func entry(of arrival: Arrival) -> ListedItem {
    var entry = ListedItem(file: name(of: arrival.path))
    entry.type = arrival.type?.identifier
    entry.name = arrival.item?.name
    entry.url = arrival.url ?? arrival.item.flatMap(url)
    if let type = arrival.type, registry.conforms(type, to: UniformType("public.image")),
      // Open the file confined to the view, because the path may have been replaced.
      let picture = file.open(file: entry.file), let size = PictureSize.of(picture)
    {
      entry.width = size.width
      entry.height = size.height
      entry.aspectRatio = size.aspectRatio
    }
    return entry
  }

  /// The name of a file in the list.
  package func name(of path: FilePath) -> String {
    var relative = path
    _ = relative.removePrefix(root)
    return relative.carried
  }

  func isOfView(_ path: FilePath) -> Bool { path.starts(with: root) }

  /// The declared type for a file's extension.
  package func type(byNameOf path: FilePath) -> UniformType? {
    guard let ending = path.extension else { return nil }
    let type = registry.type(forExtension: ending)
    return registry.isDeclared(type) ? type : nil
  }

  /// The URL of an item, unwrapped according to the view.
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
  /// Whether the view is ordered and this user may change the order.
  package var isOrdered: Bool { isOwn && view.ordered == true }
}
