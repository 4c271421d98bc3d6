import CXCB
import DesktopProtocol
import SystemCalls
import SystemPackage

/// Delivers a form through a property of the window of the program that asked for it (ICCCM 2).
///
/// What is larger than a piece goes by INCR: the program deletes the property when it has taken a piece, and then gets
/// the next one.
final class X11Delivery: Delivery {
  let form: DesktopOffer.Form
  let name: String
  let window: xcb_window_t
  let property: xcb_atom_t
  private let type: xcb_atom_t
  private(set) var sent: Int64 = 0
  private(set) var lastProgress = ContinuousClock.now
  private(set) var outcome: DeliveryOutcome?
  /// Told once whether the program gets the form, before which it is not answered.
  private var settle: ((Bool) -> Void)?
  private unowned let owner: X11Owner
  private var source: FormSource?
  private var buffer: [UInt8] = []
  private var phase = Phase.beginning

  private enum Phase {
    /// Nobody knows yet whether it fits into one piece.
    case beginning
    /// The program has a piece and did not take it yet.
    case offering
    /// The program has taken a piece; the next is not there yet.
    case reading
  }

  init(
    _ form: DesktopOffer.Form, as name: String, _ owner: X11Owner, to window: xcb_window_t,
    _ property: xcb_atom_t, type: xcb_atom_t, settle: @escaping (Bool) -> Void
  ) {
    self.form = form
    self.name = name
    self.owner = owner
    self.window = window
    self.property = property
    self.type = type
    self.settle = settle
  }

  var reader: UInt32? { owner.connection.client(of: window) }

  /// The most bytes of a command's output that are held at once.
  private var heldLimit: Int { min(256 << 10, owner.connection.piece) }

  var interests: [Readiness.Interest] {
    guard phase != .offering, let interest = source?.interest else { return [] }
    return [interest]
  }

  func begin() {
    guard outcome == nil else { return }
    lastProgress = .now
    do throws(DeliveryRefusal) {
      source = try FormSource(form.content)
    } catch {
      return end(error.outcome)
    }
    advance()
  }

  func advance() {
    switch phase {
    case .beginning: collect()
    case .reading: offerNext()
    case .offering: break
    }
  }

  func sample() { if source?.mustBeSampled == true { advance() } }

  /// Collects the first piece, and gives all of it if that is the whole.
  private func collect() {
    guard let source else { return }
    if let size = source.size {
      if size > Int64(owner.connection.piece) { return beginPieces(atLeast: size) }
      owner.withScratch { scratch in
        switch source.read(into: scratch) {
        case .bytes(let count): giveWhole(.init(rebasing: scratch[..<count]))
        case .end, .later: giveWhole(.init(rebasing: scratch[..<0]))
        case .failed(let outcome): end(outcome)
        }
      }
      return
    }
    while outcome == nil {
      if buffer.count == heldLimit { return beginPieces(atLeast: Int64(buffer.count)) }
      switch fill(from: source) {
      case .bytes: continue
      case .later: return
      case .end: buffer.withUnsafeBytes { giveWhole($0) }
      case .failed(let outcome): end(outcome)
      }
    }
  }

  /// Reads more of a command's output into what is held.
  private func fill(from source: FormSource) -> FormSource.Step {
    let step = owner.withScratch { scratch in
      let room = UnsafeMutableRawBufferPointer(rebasing: scratch[..<(heldLimit - buffer.count)])
      let step = source.read(into: room)
      if case .bytes(let count) = step { buffer += room[..<count] }
      return step
    }
    if case .bytes = step { lastProgress = .now }
    return step
  }

  private func giveWhole(_ bytes: UnsafeRawBufferPointer) {
    owner.connection.set(property, of: window, type: type, bytes)
    sent = Int64(bytes.count)
    end(.given)
  }

  private func beginPieces(atLeast size: Int64) {
    phase = .offering
    owner.beginPieces(self)
    var bound = UInt32(clamping: min(size, Int64(Int32.max)))
    withUnsafeBytes(of: &bound) {
      owner.connection.set(
        property, of: window, type: owner.connection.atom("INCR"), format: 32, $0)
    }
    answer(true)
  }

  /// The program has taken the piece.
  func taken() {
    guard outcome == nil, phase == .offering else { return }
    lastProgress = .now
    phase = .reading
    offerNext()
  }

  private func offerNext() {
    guard outcome == nil, let source else { return }
    if source.size == nil { return offerOutput(of: source) }
    owner.withScratch { scratch in
      switch source.read(into: scratch) {
      case .bytes(let count): offer(.init(rebasing: scratch[..<count]))
      case .later: break
      case .end: offerEnd()
      case .failed(let outcome): end(outcome)
      }
    }
  }

  /// Offers as much of a command's output as is there; its end is offered when nothing else is.
  private func offerOutput(of source: FormSource) {
    while buffer.count < heldLimit {
      switch fill(from: source) {
      case .bytes: continue
      case .end where buffer.isEmpty: return offerEnd()
      case .failed(let outcome): return end(outcome)
      case .later where buffer.isEmpty: return
      case .later, .end: break
      }
      break
    }
    buffer.withUnsafeBytes { offer($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  private func offer(_ bytes: UnsafeRawBufferPointer) {
    phase = .offering
    lastProgress = .now
    sent += Int64(bytes.count)
    owner.connection.set(property, of: window, type: type, bytes)
  }

  /// An empty piece marks the end.
  ///
  /// One that failed does not get it, so that what the program has is
  /// not taken for the whole.
  private func offerEnd() {
    owner.connection.set(
      property, of: window, type: type, UnsafeRawBufferPointer(start: nil, count: 0))
    end(.given)
  }

  func end(_ outcome: DeliveryOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    source?.close()
    source = nil
    buffer = []
    answer(outcome == .given)
    owner.ended(self)
  }

  private func answer(_ isGiven: Bool) {
    let settle = settle
    self.settle = nil
    settle?(isGiven)
  }
}
