import Clipboard
import Context
import Loading
import UniformTypes

/// What the user has dropped on windows before a session is begun.
///
/// Only then is it known whether it is secret, and a secret is kept in another place from the beginning.
final class AwaitedDrops: Equatable, @unchecked Sendable {
  // Unchecked Sendable because only the thread that collects sources has it.
  private var readings: [ClipboardReading] = []

  fileprivate init() {}

  static func == (first: AwaitedDrops, second: AwaitedDrops) -> Bool { first === second }

  fileprivate func add(_ reading: ClipboardReading) { readings.append(reading) }

  fileprivate var isSecret: Bool { readings.contains(where: \.isSecret) }

  /// The first one that was not taken yet; nil if there is none.
  func takeNext() -> ClipboardReading? { readings.isEmpty ? nil : readings.removeFirst() }
}

extension SourceRequest {
  /// Waits until something has been dropped on each window among the sources.
  ///
  /// - Returns: Whether any of it is secret.
  mutating func awaitDrops(in context: ExchangeContext) throws -> Bool {
    let windows = sources.filter(WindowPlace.isMeant)
    if windows.isEmpty { return false }
    let drops = AwaitedDrops()
    for word in windows {
      drops.add(try ClipboardReading(WindowPlace(word), for: self, in: context))
    }
    self.drops = drops
    return drops.isSecret
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
      let choice = try FormChoice(of: types, for: pasting, context.conversions(registry), registry)
      return !choice.alternatives.isEmpty
    }
  }
}
