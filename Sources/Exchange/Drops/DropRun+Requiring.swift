import Items
import Negotiation
import SystemPackage
import UniformTypes

// What is required of an item has to come before the item is placed.
extension DropRun {
  /// Has every required form come: one that a command makes is made, once, and an address is kept for the list
  /// of the place.
  ///
  /// - Returns: Why the last form that would meet a requirement has not come; nil when all have.
  func whatHasNotCome(of item: Item, _ loaded: Loaded) -> ExchangeError? {
    let negotiator = planner.negotiator
    if negotiator.receiver.required.isEmpty { return nil }
    let forms = negotiator.visibleForms(of: item)
    for wanted in negotiator.receiver.required {
      let meeting = forms.filter { form in
        wanted.contains { negotiator.degree(form, $0) != nil }
      }
      // What is placed has come.
      if !loaded.candidate.isDerived, meeting.contains(loaded.candidate.representation) { continue }
      do throws(ExchangeError) { try awaitAny(of: meeting, item) } catch { return error }
    }
    return nil
  }

  private func awaitAny(of forms: [Representation], _ item: Item) throws(ExchangeError) {
    var last: ExchangeError?
    for form in forms {
      do throws(ExchangeError) {
        note(try loader.load(form, of: item), form, item)
        return
      } catch {
        if case .cancelled = error { throw error }
        last = error
      }
    }
    if let last { throw last }
  }

  /// Keeps an address that has come.
  private func note(_ loaded: LoadedForm, _ form: Representation, _ item: Item) {
    guard planner.terms.registry.conforms(form.type, to: .url) else { return }
    switch loaded {
    case .kept(let path), .made(let path):
      if let url = Self.url(at: path) { _ = arrived(url, of: item) }
    case .bytes(let bytes): _ = arrived(bytes, of: item)
    case .inPlace, .derived: break
    }
  }
}
