package import Clipboard
import Context
import Items
import Sessions

/// What a drop on the clipboard or out of a window would offer, and to whom.
package struct OfferPreview: Equatable, Sendable {
  package var forms: OfferForms
  /// The way to the display; nil if there is none.
  package var way: String?
  /// Programs that listen and may have forms made at once.
  package var listeners: [String]

  /// Looks for a way, and asks who listens.
  ///
  /// - Throws: If no way works, the items have no form to offer, or a secret would be read by who listens.
  init?(_ plan: DropPlan, of items: [Item], in open: any OpenSession) throws(ExchangeError) {
    guard let place = plan.named as? any OfferingDestination, !items.isEmpty else { return nil }
    forms = try OfferBuilder(plan, of: open).forms(of: items)
    if forms.isEmpty { throw .desktop(.nothingToOffer) }
    do {
      let probe = try place.probe(in: plan.context)
      way = probe.way
      listeners = probe.listeners
      if place is ClipboardDestination, open.session.isSensitive,
        plan.terms.request.isOnce != true, !listeners.isEmpty
      {
        throw DesktopError.watched(by: listeners, place: place.key)
      }
    } catch {
      throw ExchangeError(any: error)
    }
  }
}

/// A destination at which other programs ask for the forms of the items.
protocol OfferingDestination: NamedDestination {
  /// Which way there is, and who listens.
  ///
  /// - Throws: If no way works.
  func probe(in context: ExchangeContext) throws -> HelperProgram.Probe
}

extension ClipboardDestination: OfferingDestination {
  /// The terminal is the last way.
  func probe(in context: ExchangeContext) throws -> HelperProgram.Probe {
    var probe = HelperProgram.Probe()
    if place.way != .terminal {
      do {
        probe = try HelperProgram(in: context).probe(place)
      } catch DesktopError.noWay(let attempts) {
        probe.attempts = attempts
      }
      if probe.way != nil || place.way != nil {
        if probe.way == nil { throw DesktopError.noWay(probe.attempts) }
        return probe
      }
    }
    do {
      probe.way = try TerminalOffering(in: context).way
    } catch DesktopError.noWay(let attempts) {
      throw DesktopError.noWay(probe.attempts + attempts)
    }
    return probe
  }
}
