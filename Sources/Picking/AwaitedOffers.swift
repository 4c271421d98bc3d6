import Clipboard
import Context
import Loading
import UniformTypes

/// What the user has dropped on windows, or copied, before it is added to a session.
///
/// Only then is it known whether it is secret, and a secret is kept in another place from the beginning.
final class AwaitedOffers: Equatable, @unchecked Sendable {
  // Unchecked Sendable because only the thread that collects sources has it.
  private var readings: [ClipboardReading] = []
  /// Whether a copy that has the same forms as the last one is left out.
  let comparesCopies: Bool
  private var last: [UniformType: UInt64] = [:]

  init(comparesCopies: Bool = false) { self.comparesCopies = comparesCopies }

  static func == (first: AwaitedOffers, second: AwaitedOffers) -> Bool { first === second }

  fileprivate func add(_ reading: ClipboardReading) { readings.append(reading) }

  /// Makes this the next one, whether the former was taken or not.
  func replace(by reading: ClipboardReading) { readings = [reading] }

  fileprivate var isSecret: Bool { readings.contains(where: \.isSecret) }

  /// The first one that was not taken yet; nil if there is none.
  ///
  /// - Parameter isDropped: Whether it is one that was dropped on a window.
  func takeNext(isDropped: Bool) -> ClipboardReading? {
    guard let index = readings.firstIndex(where: { $0.isDropped == isDropped }) else { return nil }
    return readings.remove(at: index)
  }

  /// Whether the forms are those of the last copy, which they replace.
  ///
  /// Programs offer again what they have offered, and clipboard managers offer some forms of what another program had.
  ///
  /// - Parameter forms: A hash of the bytes of each form.
  func isRepeated(_ forms: [UniformType: UInt64]) -> Bool {
    if !comparesCopies { return false }
    let common = forms.filter { last[$0.key] != nil }
    if !common.isEmpty, common.allSatisfy({ last[$0.key] == $0.value }) { return true }
    last = forms
    return false
  }
}

extension SourceRequest {
  /// Waits until something has been dropped on each window among the sources.
  ///
  /// - Returns: Whether any of it is secret.
  mutating func awaitDrops(in context: ExchangeContext) throws -> Bool {
    let windows = sources.filter(WindowPlace.isMeant)
    if windows.isEmpty { return false }
    let offers = AwaitedOffers()
    for word in windows {
      offers.add(try ClipboardReading(WindowPlace(word), for: self, in: context))
    }
    awaited = offers
    return offers.isSecret
  }
}

extension ClipboardReading {
  /// Waits for a drop on a window, which shows whether it can be used.
  convenience init(
    _ place: WindowPlace, for request: SourceRequest, in context: ExchangeContext
  ) throws {
    let registry = request.pasting == nil ? nil : context.registry()
    try self.init(place, in: context) { types in
      guard let pasting = request.pasting, let registry else {
        return types.contains { FormFamily($0) != nil }
      }
      // Files are lifted first, and converted when they are written.
      if pasting.isForAnything, types.contains(where: FileLists.isList) { return true }
      let choice = try FormChoice(of: types, for: pasting, context.conversions(registry), registry)
      return !choice.alternatives.isEmpty
    }
  }
}
