import Clipboard
import Context
import DesktopProtocol
import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls

/// A drop out of a window: the user drags the items to another program, and this command waits for that.
///
/// Nothing is deleted because of what that program says. A file counts as moved when it is gone from its place.
final class WindowDriver: DestinationDriver {
  let gathering = Gathering.whole
  private let place: WindowPlace
  private let setting: DropSetting

  /// How long to wait for files to leave their places after a move.
  private static let patience = Duration.seconds(2)
  private static let tick = Duration.milliseconds(50)

  init(_ place: WindowPlace, _ setting: DropSetting) {
    self.place = place
    self.setting = setting
  }

  private var context: ExchangeContext { setting.context }

  /// Nothing is loaded before a program asks for it.
  func look(at candidate: Candidate) -> LoadedRepresentation? { .bytes([]) }

  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws {
    if loaded.isEmpty { return }
    // The window is what is looked at from here on.
    setting.progress.close()
    let items = loaded.map(\.item)
    let forms = try OfferBuilder(setting.plan, of: setting.open).forms(of: items)
    let save = DirectSave(of: loaded, beside: forms, setting)
    if forms.isEmpty && save == nil {
      let failure = DesktopError.nothingToOffer.diagnostic
      return try done(
        try loaded.map { try setting.recorder.failed($0.item, $0.candidate, failure) })
    }
    let window = try DragWindow(
      DesktopDrag(
        window: DesktopWindow(way: place.choice, title: "dnd", lines: lines(items)),
        actions: setting.plan.wantsMove ? [.move, .copy] : [.copy],
        forms: forms.all.map(\.wire), save: save?.name),
      at: place, in: context)
    context.report(
      .said(
        Diagnostic(
          .note, .windowShown,
          "drag \(items.count == 1 ? "the item" : "the items") out of \(window.title)")))
    var progress = DragProgress()
    while progress.ending == nil {
      let event = try window.next()
      if case .save(let path) = event, let save {
        let outcome = try save.save(at: path)
        try window.answer(outcome.answer)
        progress.take(outcome)
      } else {
        progress.take(event)
      }
    }
    try done(try results(of: loaded, progress))
  }

  /// What the window shows.
  private func lines(_ items: [Item]) -> [String] {
    let isSensitive = setting.open.session.isSensitive
    let what = items.count == 1 ? "this item" : "these \(items.count) items"
    return ["Drag \(what) from here"]
      + items.prefix(8).map { item in
        item.name.isEmpty || isSensitive
          ? ItemTitle.of(item, isSensitive: isSensitive) ?? "item \(item.index)" : item.name
      }
  }

  // MARK: - Results

  private func results(of loaded: [Loaded], _ progress: DragProgress) throws -> [ItemResult] {
    if let saved = progress.saved { return [saved] }
    switch progress.verdict {
    case .taken(let mayMove): return try taken(loaded, mayMove: mayMove)
    case .failed(let failure):
      return try loaded.map { try setting.recorder.failed($0.item, $0.candidate, failure) }
    case .kept(let reason):
      return loaded.map { entry in
        var result = ItemResult(entry.item, .pending, entry.candidate)
        result.error = reason.diagnostic
        return result
      }
    }
  }

  private func taken(_ loaded: [Loaded], mayMove: Bool) throws -> [ItemResult] {
    let files = loaded.map(\.item).filter { $0.firstFile != nil }
    let isMove = setting.plan.wantsMove && !files.isEmpty
    let moved = isMove ? try gone(files, waiting: mayMove) : []
    try setting.recorder.dragged(loaded.map(\.item), moved: moved)
    let kept = files.filter { file in !moved.contains { $0.index == file.index } }
    if isMove, let first = kept.first { context.report(.said(.stillThere(first, kept.count))) }
    return loaded.map { entry in
      var result = ItemResult(entry.item, .placed, entry.candidate)
      let isMoved = moved.contains { $0.index == entry.item.index }
      result.effect = isMoved ? .moved : .dragged
      return result
    }
  }

  /// The items whose files have left their places.
  ///
  /// - Parameter waiting: Whether to wait, because file managers move in the background.
  private func gone(_ items: [Item], waiting: Bool) throws -> [Item] {
    let seconds = waiting ? Self.patience.components.seconds : 0
    let end = Clock.monotonic.addingClamped(seconds.multipliedClamped(by: 1_000_000_000))
    while true {
      let gone = try items.filter { try setting.open.hasGone($0.index) }
      // What was taken is recorded even if the user does not want to wait.
      if gone.count == items.count || Clock.monotonic >= end || context.isCancelled() {
        return gone
      }
      _ = try ProcessWatch.waitForInput([], atMost: Self.tick)
    }
  }
}

/// What has happened to a drag so far.
struct DragProgress {
  private(set) var ending: DragWindow.Ending?
  /// The result of an item that was saved where the target wanted.
  private(set) var saved: ItemResult?
  /// Why it was not saved.
  private var problem: Diagnostic?
  /// Whether the target has got a form, since it was told that nothing was saved.
  private var isGiven = false

  mutating func take(_ event: DragWindow.Event) {
    switch event {
    case .form(_, _, let problem): if problem == nil { isGiven = true }
    case .save: break
    case .ended(let ending): self.ending = ending
    }
  }

  mutating func take(_ outcome: DirectSave.Outcome) {
    saved = outcome.result ?? saved
    problem = outcome.failure
    isGiven = false
  }

  enum Verdict: Equatable {
    /// - Parameter mayMove: Whether the target has not said that it copied.
    case taken(mayMove: Bool)
    case failed(Diagnostic)
    case kept(DesktopError)
  }

  /// What became of items that were not saved.
  var verdict: Verdict {
    switch ending {
    case .dropped(let action):
      if isGiven { return .taken(mayMove: action != .copy) }
      if let problem { return .failed(problem) }
      // Whoever took nothing has nothing, whatever it says.
      return .kept(.notDropped(.refused))
    case .nothing(let reason): return problem.map { .failed($0) } ?? .kept(.notDropped(reason))
    case .lost, nil: return .kept(.targetLost)
    }
  }
}

extension Diagnostic {
  fileprivate static func stillThere(_ first: Item, _ count: Int) -> Diagnostic {
    let what = count == 1 ? "'\(first.name)' is" : "\(count) files are"
    let it = count == 1 ? "it" : "them"
    return Diagnostic(
      .note, .dragNotMoved,
      "\(what) still there: the other program copied \(it), or has not moved \(it) yet")
  }
}

extension Diagnostic.Code {
  static let dragNotMoved = Self("drag.notMoved", .failed)
}
