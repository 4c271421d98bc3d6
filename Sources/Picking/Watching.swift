import Clipboard
package import Context
import Diagnostics

/// Takes what other programs copy next, from a clipboard that is the only source.
package struct Watching {
  private let sources: SourceRequest
  private let place: ClipboardPlace
  private let follows: Bool

  /// - Parameter option: The option that asks for it, as the user wrote it.
  package init(
    _ sources: SourceRequest, follows: Bool, option: String
  ) throws(ExchangeError) {
    guard sources.sources.count == 1, sources.list == nil,
      ClipboardPlace.isMeant(by: sources.sources[0])
    else { throw .unsayable("\(option) needs clipboard: or primary: as the only source") }
    self.sources = sources
    self.follows = follows
    place = try ClipboardPlace.of(sources.sources[0])
  }

  /// Passes one copy to `take`, or each until the user interrupts.
  ///
  /// What `dnd` has copied itself, secrets and the same copy again are passed over; what cannot be used is reported.
  package func callAsFunction(
    in context: ExchangeContext, _ take: (SourceRequest) throws -> Void
  ) throws {
    let watch = try ClipboardWatch(place, in: context)
    context.report(
      .said(
        Diagnostic(
          .note, .clipboardWatched,
          follows ? "copy in any program; Ctrl-C ends it" : "copy something in any program")))
    var request = sources
    let offers = AwaitedOffers(comparesCopies: true)
    request.awaited = offers
    var count = 0
    while follows || count == 0 {
      do {
        let (missed, reading) = try watch.next()
        report(missed: missed, in: context)
        guard let reading, !reading.isOwn else { continue }
        if reading.isSecret {
          context.report(.said(Diagnostic(.note, .sourceSecret, "a secret was copied, not taken")))
          continue
        }
        offers.replace(by: reading)
        try take(request)
        count += 1
      } catch {
        switch ExchangeError(any: error) {
        case .cancelled where count > 0: return
        case .emptyList: continue
        case let error where error.isOfSource:
          context.warn(error.diagnostic)
        case let error: throw error
        }
      }
    }
  }

  private func report(missed: Int, in context: ExchangeContext) {
    if missed == 0 { return }
    let words =
      missed == 1
      ? "something was copied and replaced before it could be read"
      : "\(missed) copies were replaced before they could be read"
    context.report(.said(Diagnostic(.warning, .clipboardMissed, words)))
  }
}

extension ExchangeError {
  /// Whether something is wrong with what was copied, so that the next copy may be right.
  fileprivate var isOfSource: Bool {
    if case .desktop(.noWay) = self { return false }
    return [.noInput, .cancelled].contains(diagnostic.code.failure)
  }
}

extension Diagnostic.Code {
  static let clipboardWatched = Self("clipboard.watched", .failed)
  static let clipboardMissed = Self("clipboard.missed", .failed)
}
