import ContentDetection
import Destinations
import Diagnostics
import Items
import Negotiation
import Synchronization
import SystemCalls
import SystemPackage
import UniformTypes

/// What a drop does to the list of the ordered view that it goes to.
///
/// Each page of items is one change of the list. What is slow to come stands there meanwhile as a
/// placeholder, and takes its place at the index that is right when it has come.
final class Arrangement: @unchecked Sendable {
  // Unchecked Sendable: only `tell` is called from other threads, and what it looks at never changes or is
  // guarded.
  private let root: FilePath
  private let file: ItemListFile
  private let registry: TypeRegistry
  private let unwrappedKeys: [String]
  /// Where the first one goes; nil once something stands there.
  private var place: DropPlace?
  /// The file that the next one goes behind.
  private var anchor: String?
  /// What is to be said of where things came to stand.
  private var notes: [Diagnostic] = []
  private var placeholders: [Int: Placeholder] = [:]
  private let told: Mutex<ContinuousClock.Instant>
  private let began = ContinuousClock.now
  /// The one whose form is being made now.
  private let current = Mutex<[Placeholder]>([])

  /// One item that has come, with what is to be known of it.
  struct Arrival {
    var index: Int
    /// Absolute.
    var path: FilePath
    var item: Item?
    var type: UniformType?
    /// Whether it stood in this folder before the drop.
    var isReordered = false
  }

  init(_ standing: StandingView, _ place: DropPlace, _ registry: TypeRegistry) {
    root = standing.root
    file = ItemListFile(root: standing.root)
    unwrappedKeys = standing.view.unwrapURL ?? []
    self.registry = registry
    self.place = place
    told = Mutex(.now)
  }

  // MARK: - What is on its way

  /// Puts placeholders where these items will stand.
  func expect(_ slow: [(item: Item, candidate: Candidate)]) throws(ViewError) {
    guard !slow.isEmpty else { return }
    let result = try file.change { list -> Result<Void, ViewError> in
      var entries: [(Placeholder, ListedItem)] = []
      do throws(ViewError) {
        for (item, candidate) in slow {
          let placeholder = try Placeholder(in: root)
          placeholders[item.index] = placeholder
          entries.append(
            (placeholder, placeholder.item(name: item.name, type: candidate.given.identifier)))
        }
      } catch {
        return .failure(error)
      }
      var at = next(in: list, without: [])
      for (placeholder, entry) in entries {
        list.change(removing: [], inserting: [(at, entry)])
        at += 1
        anchor = placeholder.file
      }
      place = nil
      return .success(())
    }
    current.withLock { $0 = Array(placeholders.values) }
    try result.get()
  }

  /// Writes down, now and then, how long what is on its way has taken; from any thread.
  func tell() {
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
  func commit(_ arrivals: [Arrival]) throws(ViewError) {
    guard !arrivals.isEmpty || !placeholders.isEmpty else { return }
    let described = arrivals.map { ($0, entry(of: $0)) }
    let moved = described.filter(\.0.isReordered).map(\.1.file)
    try file.change { list in
      for (arrival, entry) in described { put(arrival, entry, in: &list, moving: moved) }
      for placeholder in placeholders.values {
        if let place = list.place(ofFile: placeholder.file) {
          list.change(removing: [place], inserting: [])
        }
      }
    }
    placeholders.removeAll()
    current.withLock { $0.removeAll() }
  }

  /// What is to be said of where things came to stand; each is given once.
  func takeNotes() -> [Diagnostic] {
    defer { notes.removeAll() }
    return notes
  }

  private func put(
    _ arrival: Arrival, _ entry: ListedItem, in list: inout ItemList, moving moved: [String]
  ) {
    let existing = list.place(ofFile: entry.file)
    if let placeholder = placeholders.removeValue(forKey: arrival.index),
      let place = list.place(ofFile: placeholder.file)
    {
      if let existing {
        list.change(removing: [place], inserting: [])
        list.move(
          [existing > place ? existing - 1 : existing], to: place - (existing < place ? 1 : 0))
      } else {
        list.change(removing: [place], inserting: [(place, entry)])
      }
      if anchor == placeholder.file { anchor = entry.file }
      return
    }
    let isPlaced = if case .at? = place { true } else { anchor != nil }
    if let existing {
      // What was there already, and was only dropped once more, stays where it stands.
      guard arrival.isReordered || isPlaced else { return }
      var without = list
      without.change(removing: [existing], inserting: [])
      list.move([existing], to: next(in: without, without: moved))
    } else {
      list.change(removing: [], inserting: [(next(in: list, without: moved), entry)])
    }
    guard isPlaced else { return }
    anchor = entry.file
    place = nil
  }

  /// Where the next one goes: behind the one before it, else where the drop asks for.
  ///
  /// - Parameter moved: The files that this drop moves within the list; a place is that after they have gone.
  private func next(in list: ItemList, without moved: [String]) -> Int {
    if let anchor, let before = list.place(ofFile: anchor) { return before + 1 }
    guard case .at(let number, var planned)? = place else { return list.count }
    planned.change(removing: Set(moved.compactMap(planned.place)), inserting: [])
    guard number < planned.count else { return list.count }
    // The list may have changed since: then the item stands before what it was to stand before.
    if let now = list.place(ofFile: planned[number].file) { return now }
    notes.append(
      Diagnostic(
        .note, .viewPlace,
        "'\(planned[number].file)', which was to stand behind it, has left the list"))
    return min(number, list.count)
  }

  // MARK: - What is known of it

  private func entry(of arrival: Arrival) -> ListedItem {
    var relative = arrival.path
    _ = relative.removePrefix(root)
    var entry = ListedItem(file: relative.carried)
    entry.type = arrival.type?.identifier
    entry.name = arrival.item?.name
    entry.url = arrival.item.flatMap(url)
    if let type = arrival.type, registry.conforms(type, to: UniformType("public.image")),
      let size = PictureSize.of(arrival.path)
    {
      entry.width = size.width
      entry.height = size.height
      entry.aspectRatio = size.aspectRatio
    }
    return entry
  }

  /// The address that an item carries, unwrapped as the view has it.
  private func url(of item: Item) -> String? {
    for form in item.representations where registry.conforms(form.type, to: .url) {
      guard case .inline(let bytes) = form.source,
        let text = String(validating: bytes, as: UTF8.self)
      else { continue }
      return WrappedURL(text).unwrapped(keys: unwrappedKeys)
    }
    return nil
  }
}

extension StandingView {
  /// Whether it keeps an order that this user may change.
  var isOrdered: Bool { isOwn && view.ordered == true }
}
