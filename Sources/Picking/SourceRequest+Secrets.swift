import Clipboard
package import Context
import Diagnostics

extension SourceRequest {
  /// Whether a clipboard among the sources asks programs not to keep it, which is reported.
  ///
  /// If it cannot be reached, the lift says so.
  package func holdsSecret(in context: ExchangeContext) -> Bool {
    for word in sources where ClipboardPlace.isMeant(by: word) {
      guard let place = try? ClipboardPlace.of(word), place.way != .terminal,
        let types = try? HelperProgram(in: context).types(of: place).types,
        types.contains(WireNames.secret)
      else { continue }
      context.report(
        .said(
          Diagnostic(
            .note, .sourceSecret,
            "the \(DesktopError.name(place.key)) holds a secret; the session is sensitive")))
      return true
    }
    return false
  }
}

extension Diagnostic.Code {
  static let sourceSecret = Self("source.secret", .failed)
}
