import ContentDetection
import Context
import Diagnostics
import FileTransfer
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// A file or directory on another host that becomes one item; nothing of it is fetched but its first bytes.
struct FoundFarFile: Source {
  let far: FarReference
  /// The directory that the file keeps at the destination.
  private let relativeDirectory: [UInt8]

  init(_ far: FarReference, relativeDirectory: [UInt8] = []) {
    self.far = far
    self.relativeDirectory = relativeDirectory
  }

  func item(_ look: SourceLook?, in setting: PickSetting) throws -> PickedItem? {
    setting.views.addOther()
    let type = try type(setting)
    var representation = Representation(
      type: type, source: .far(far), size: far.isDirectory ? nil : far.size)
    var key: [UInt8]? = Array(far.location.place.recorded.utf8) + [0] + far.path.bytes
    if setting.request.takesSnapshot {
      let kept = try setting.farSnapshots.take(far, in: setting) ?? setting.spool.take(far)
      representation.source = kept.source
      representation.size = kept.size
      key = nil
    }
    return PickedItem(
      item: setting.item(
        named: far.path.nameForItem, below: relativeDirectory, [representation]), key: key)
  }

  private func type(_ setting: PickSetting) throws -> UniformType {
    if let stated = setting.plan.stated {
      if far.isDirectory { throw ExchangeError.sourceNotAFile(far.location.shown) }
      return stated
    }
    if far.isDirectory { return .folder }
    let head = try setting.farHeads.head(of: far, setting)
    let found = try setting.detectors.detect(head, named: far.path.nameForItem)
    return found.impliedText(setting.registry) ?? found.type
  }
}

/// The first bytes of files on other hosts, read for a whole batch at a time.
final class FarHeads {
  private var heads: [FilePath: [UInt8]] = [:]

  /// Enough for the signatures of nearly all formats; more would take a second packet of most servers.
  private static let count = 16 << 10

  /// Reads the first bytes of the batch's files, in few round trips.
  func read(_ batch: [any Source], for setting: PickSetting) throws(ExchangeError) {
    heads.removeAll(keepingCapacity: true)
    guard setting.plan.stated == nil else { return }
    var found: [FarReference] = []
    for case let source as FoundFarFile in batch where !source.far.isDirectory {
      found.append(source.far)
    }
    for all in Dictionary(grouping: found, by: \.location.place).values {
      do throws(FarError) {
        let found = try setting.context.farSources.with(all[0].location.place) {
          (files) throws(FarError) in
          try files.heads(of: all.map(\.path), Self.count)
        }
        for (far, head) in zip(all, found) {
          if case .success(let bytes) = head { heads[far.location.shown] = bytes }
          if case .failure(let error) = head, !setting.request.ignoresMissing {
            setting.context.report(.said(.unread(far, ExchangeError(reading: far, error))))
          }
        }
      } catch {
        throw ExchangeError(reading: all[0], error)
      }
    }
  }

  /// The first bytes of a file; empty if they cannot be read.
  func head(of far: FarReference, _ setting: PickSetting) throws(ExchangeError) -> [UInt8] {
    heads[far.location.shown] ?? []
  }
}

extension Diagnostic {
  /// The warning for a file on another host that is lifted although this user cannot read it.
  fileprivate static func unread(_ far: FarReference, _ error: ExchangeError) -> Diagnostic {
    Diagnostic(
      .warning, .sourceUnreadable,
      "'\(far.location.shown.carried)' cannot be read: \(error.diagnostic.message)")
  }
}
