import Clipboard
import Context
import DesktopProtocol
package import Diagnostics
import FileTransfer
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls

/// A drop on the clipboard: offers all forms of the items to other programs.
///
/// A process of its own serves them. It may do so only after the offer is recorded, and this command ends then.
final class ClipboardDriver: DestinationDriver {
  let gathering = Gathering.whole
  private let place: ClipboardPlace
  private let setting: DropSetting

  init(_ place: ClipboardPlace, _ setting: DropSetting) {
    self.place = place
    self.setting = setting
  }

  private var open: any OpenSession { setting.open }
  private var context: ExchangeContext { setting.context }

  /// Nothing is loaded before a program asks for it.
  func look(at candidate: Candidate) -> LoadedRepresentation? { .bytes([]) }

  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws {
    if loaded.isEmpty { return }
    let items = loaded.map(\.item)
    let plan = setting.plan
    let builder = OfferBuilder(plan, of: open)
    let forms = try builder.forms(of: items)
    if forms.isEmpty {
      let failure = DesktopError.nothingToOffer.diagnostic
      return try done(
        try loaded.map { try setting.recorder.failed($0.item, $0.candidate, failure) })
    }
    let (state, effect) = try offer(
      forms, of: items, isCut: builder.isCut && items.contains { $0.firstFile != nil })
    try done(
      loaded.map { entry in
        var result = ItemResult(entry.item, state, entry.candidate)
        result.effect = effect
        return result
      })
  }

  /// Offers the forms; the terminal is the last way, unless it is forced.
  ///
  /// - Returns: The result of each item; it is placed where the terminal keeps the data, so that nobody serves it.
  private func offer(
    _ forms: OfferForms, of items: [Item], isCut: Bool
  ) throws -> (ItemResult.State, ItemResult.Effect) {
    var attempts: [DesktopError.Attempt] = []
    if place.way != .terminal {
      do {
        try serve(forms, of: items, isCut: isCut)
        return (.offered, .offered)
      } catch ExchangeError.desktop(.noWay(let tried)) where place.way == nil {
        attempts = tried
      }
    }
    let isTaken: Bool
    do {
      isTaken = try give(forms, isCut: isCut)
    } catch DesktopError.noWay(let tried) {
      throw ExchangeError.desktop(.noWay(attempts + tried))
    } catch {
      throw ExchangeError(any: error)
    }
    try setting.recorder.passedOn(items, isTaken: isTaken)
    return (.placed, isTaken ? .offered : .sent)
  }

  /// Gives the terminal copies of what exists.
  ///
  /// - Returns: Whether it is known to have taken them.
  private func give(_ forms: OfferForms, isCut: Bool) throws -> Bool {
    let request = setting.request
    if isCut || request.isOnce == true || request.expiresAfter != nil || open.session.isSensitive {
      throw DesktopError.noWay([
        .init(
          way: "terminal",
          reason: "it keeps what it gets, and can neither cut nor forget")
      ])
    }
    // The terminal may be silent for some time.
    setting.progress.close()
    let outcome = try TerminalOffering(in: context).put(forms, on: place.selection)
    var notes: [String] = []
    if !outcome.left.isEmpty {
      notes.append(
        outcome.receipt == .terminal
          ? "the terminal did not get \(outcome.left.joined(separator: ", "))"
          : "only the text went to the terminal's clipboard, not the files or other forms")
    }
    switch outcome.receipt {
    case .terminal: break
    case .tmux: notes.append("tmux has the text, and passes it on if its own terminal takes it")
    case .none: notes.append("the terminal does not say whether it took the text")
    }
    for note in notes { context.report(.said(Diagnostic(.note, .offerTerminal, note))) }
    return outcome.receipt != .none
  }

  private func serve(_ forms: OfferForms, of items: [Item], isCut: Bool) throws {
    let directory = OfferDirectory(of: open)
    try directory.prepare()
    let token = Hexadecimal.text(try Machine.randomBytes(8))
    let now = Clock.now
    let expires = [
      setting.request.expiresAfter.map { now.addingClamped($0) }, open.session.expires,
    ].compactMap(\.self).min()
    var offer = DesktopOffer(
      selection: place.selection, way: place.choice, forms: forms.all.map(\.wire))
    if setting.request.isEager == true {
      for index in offer.forms.indices { offer.forms[index].isCheap = true }
    }
    offer.forms.append(.init(names: [WireNames.own], content: .bytes([]), counts: false))
    offer.isOnce = setting.request.isOnce == true
    offer.expires = expires.map { max(1, $0.subtractingClamped(now) / 1_000_000) }
    offer.isSensitive = open.session.isSensitive
    offer.journal = directory.journal(token).carried
    do {
      let started = try HelperProgram(in: context).offer(offer)
      warn(of: started.listeners)
      guard let holder = Claimant.process(started.process) else {
        throw DesktopError.failed(reason: "its process has ended")
      }
      let record = OfferRecord(
        token: token, session: open.session.name, sessionID: open.session.id,
        run: setting.runID.text, place: place.key, way: started.way,
        display: context.environment[started.way == "x11" ? "DISPLAY" : "WAYLAND_DISPLAY"] ?? "",
        types: forms.types,
        items: items.map(\.index), isCut: isCut, created: now, expires: expires, holder: holder)
      try directory.write(record)
      try started.go()
      try setting.recorder.offered(items, record)
    } catch {
      directory.remove(token)
      throw ExchangeError(any: error)
    }
  }

  /// Names the programs that may take a secret, or the one paste, before anything is given.
  private func warn(of listeners: [String]) {
    if listeners.isEmpty { return }
    let names = listeners.joined(separator: ", ")
    let verb = listeners.count == 1 ? "runs" : "run"
    context.report(
      .said(
        Diagnostic(.warning, .offerListeners, "\(names) \(verb), and may take and keep a copy")))
  }
}

extension OfferBuilder {
  init(_ plan: DropPlan, of open: any OpenSession) {
    self.init(
      negotiator: plan.negotiator, session: open.session.name, payloads: open.payloadDirectory,
      isSensitive: open.session.isSensitive, isCut: plan.wantsMove,
      isDragged: plan.named is WindowDestination)
  }
}

extension Diagnostic.Code {
  package static let offerListeners = Self("offer.listeners", .failed)
  static let offerTerminal = Self("offer.terminal", .failed)
}
