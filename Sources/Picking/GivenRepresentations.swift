import Context
import Conversion
import Diagnostics
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// The representations and visibilities that the command line specifies for every item.
final class GivenRepresentations {
  private let setting: PickSetting
  private var made: [Representation]?
  /// The types with a given visibility for which no representation has been seen.
  private var unseen: Set<UniformType>

  init(_ setting: PickSetting) {
    self.setting = setting
    unseen = Set(setting.plan.visibility.map(\.type))
  }

  /// The representations given on the command line.
  ///
  /// They are created once, because standard input can be read only once.
  func all() throws -> [Representation] {
    if let made { return made }
    var representations: [Representation] = []
    for representation in setting.plan.representations {
      representations = representations.merged(with: [try given(representation)])
    }
    made = representations
    return representations
  }

  /// The representations of an item in their final form, with visibilities and a file URL.
  func finished(_ representations: [Representation], offersFileURL: Bool) -> [Representation] {
    var representations = withVisibility(representations)
    let hasFile = representations.contains { representation in
      if case .file = representation.source { true } else { false }
    }
    if offersFileURL && hasFile && !representations.contains(where: { $0.type == .fileURL }) {
      representations.append(Representation(type: .fileURL, source: .fileURL))
    }
    return representations
  }

  private func withVisibility(_ representations: [Representation]) -> [Representation] {
    let visibility = setting.plan.visibility
    guard !visibility.isEmpty else { return representations }
    return representations.map { representation in
      guard let asked = visibility.last(where: { $0.type == representation.type }) else {
        return representation
      }
      unseen.remove(representation.type)
      var representation = representation
      representation.visibility = asked.level
      return representation
    }
  }

  /// Checks that every type with a given visibility had a representation.
  func checkVisibility() throws(ExchangeError) {
    let asked = zip(setting.plan.visibility, setting.said.visibility)
    if let asked = asked.first(where: { unseen.contains($0.0.type) }) {
      throw .visibilityOfUnknownRepresentation(asked.1.type)
    }
  }

  // MARK: - One representation

  private func given(_ representation: RepresentationPlan.Entry) throws -> Representation {
    switch representation.source {
    case .text(let text):
      let bytes = CarriedText.bytes(of: text)
      if setting.registry.conforms(representation.type, to: .url),
        !AddressConversion.isOneURL(bytes)
      {
        throw ExchangeError.unsayable("'\(text)' is not a URL")
      }
      return Representation(
        type: representation.type, source: .inline(bytes), size: Int64(bytes.count))
    case .promise(let command):
      return Representation(
        type: representation.type,
        source: .promise(command: command, directory: setting.context.workingDirectory))
    case .standardInput: return Self.representation(representation.type, try setting.takeInput())
    case .file(let word):
      return try fileRepresentation(
        setting.context.absolute(FilePath(carried: word)), representation.type)
    }
  }

  private static func representation(_ type: UniformType, _ kept: Spooled) -> Representation {
    Representation(type: type, source: kept.source, size: kept.size)
  }

  private func fileRepresentation(_ path: FilePath, _ type: UniformType) throws -> Representation {
    let seen: SourceStatus
    do throws(SystemFailure) {
      seen = try SourceStatus(path)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    if seen.isFIFO {
      return Self.representation(type, try setting.spool.take(fifo: path, as: seen.status))
    }
    if seen.leadsNowhere { throw ExchangeError.sourceLeadsNowhere(path) }
    guard seen.hasContent else { throw ExchangeError.sourceNotAFile(path) }
    _ = setting.views.standing(of: path, seen)
    if setting.request.takesSnapshot {
      return Self.representation(type, try setting.spool.snapshot(path, seen))
    }
    if let reason = seen.unreadable { setting.context.report(.said(.unread(path, reason))) }
    return Representation(type: type, source: .file(path, seen.identity), size: seen.size)
  }
}
