import Context
import Items
import Loading
import Negotiation

/// A drop to standard output: writes the data of the matching items one after another.
final class StreamDriver: DestinationDriver {
  let gathering = Gathering.item
  private let setting: DropSetting
  private let writer: StreamWriter

  init(_ setting: DropSetting) {
    self.setting = setting
    let (plan, progress) = (setting.plan, setting.progress)
    writer = StreamWriter(
      context: plan.context, output: plan.context.output, registry: plan.terms.registry,
      allowsArchives: setting.request.accept.conversions != .none, joinsItems: true,
      progress: { progress.add($0) })
  }

  func place(_ loaded: [Loaded], _ done: ([ItemResult]) throws -> Void) throws {
    for one in loaded { try done([try write(one)]) }
  }

  /// - Throws: If the output cannot be written any more or the drop is cancelled; both end the drop.
  private func write(_ loaded: Loaded) throws -> ItemResult {
    let bytes: Int64?
    do throws(ExchangeError) {
      bytes = try writer.write(loaded.representation, of: loaded.item, as: loaded.candidate)
    } catch {
      switch error {
      case .outputFailed, .cancelled: throw error
      default:
        return try setting.recorder.failed(loaded.item, loaded.candidate, error.diagnostic)
      }
    }
    try setting.recorder.passedOn([loaded.item])
    var result = ItemResult(loaded.item, .placed, loaded.candidate)
    result.bytes = bytes
    result.effect = ItemResult.effectInStream(of: loaded.candidate)
    result.error = loaded.leftOut(
      isStreamed: true, setting.plan.terms.registry, setting.context)
    return result
  }
}

extension ItemResult {
  /// The effect of writing a representation to a stream.
  ///
  /// An archive does not count as a conversion.
  static func effectInStream(of candidate: Candidate) -> Effect {
    if case .converts(let path) = candidate.match, !path.tools.isEmpty { return .converted }
    return .written
  }
}
