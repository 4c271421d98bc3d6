import Clipboard
package import Context
import Diagnostics

extension SourceRequest {
  /// Whether another program marked something among the sources as a secret, which is reported.
  ///
  /// Waits until something has been dropped on each window among the sources. A clipboard that cannot be reached is
  /// not an error here; the lift says so.
  package mutating func holdSecret(in context: ExchangeContext) throws -> Bool {
    if awaited != nil { return false }
    let holder = secretClipboard(in: context)
    let isDropped = try awaitDrops(in: context)
    guard let place = holder ?? (isDropped ? WindowPlace.key : nil) else { return false }
    let what = holder == nil ? "what was dropped is" : "the \(DesktopError.name(place)) holds"
    context.report(
      .said(
        Diagnostic(.note, .sourceSecret, "\(what) a secret; the session is sensitive")))
    return true
  }

  private func secretClipboard(in context: ExchangeContext) -> String? {
    for word in sources where ClipboardPlace.isMeant(by: word) {
      guard let place = try? ClipboardPlace.of(word), place.way != .terminal,
        let types = try? HelperProgram(in: context).types(of: place).types,
        types.contains(WireNames.secret)
      else { continue }
      return place.key
    }
    return nil
  }
}

extension Diagnostic.Code {
  static let sourceSecret = Self("source.secret", .failed)
}
