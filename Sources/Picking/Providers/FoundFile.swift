import ContentDetection
import Context
import Diagnostics
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// A file or directory of its own, below which nothing more is looked for.
struct FoundFile: Source {
  /// Absolute.
  private let file: FilePath
  /// The directory that it keeps in the destination.
  private let relativeDirectory: [UInt8]
  /// Whether it was said with `.` or `..` at its end.
  private let isUnnamed: Bool
  /// The directory that was taken apart, if it was found in one.
  private let foundBelow: FilePath?

  init(
    path: FilePath, relativeDirectory: [UInt8] = [], isUnnamed: Bool = false,
    foundBelow: FilePath? = nil
  ) {
    file = path
    self.relativeDirectory = relativeDirectory
    self.isUnnamed = isUnnamed
    self.foundBelow = foundBelow
  }

  var path: FilePath? { file }

  func item(_ look: SourceLook?, in setting: PickSetting) throws -> PickedItem? {
    if let foundBelow, let seen = try? look?.get() { try checkPlace(below: foundBelow, seen) }
    guard let look else { return nil }
    if file.isOfViews { return leaveOut(setting) }
    do {
      return try item(seen: try look.get(), setting)
    } catch let error as ExchangeError
      where setting.request.ignoresMissing && error.isMissingSource
    {
      var note = error.diagnostic
      note.severity = .note
      setting.context.report(.said(note))
      return nil
    }
  }

  /// Refuses what was looked at where it is not what the directory holds that was taken apart: a link may have
  /// come into the way to it since.
  private func checkPlace(below top: FilePath, _ seen: SourceStatus) throws(ExchangeError) {
    do throws(SystemFailure) {
      let place = try ConfinedDirectory(OpenFile.open(top, options: [.directory, .pathOnly]))
        .status(of: file.below(top))
      guard place.kind == .link ? seen.isLink : place.isSameFile(as: seen.status) else {
        throw SystemFailure.stale(file)
      }
    } catch {
      throw ExchangeError(reading: file, error)
    }
  }

  private func item(seen: SourceStatus, _ setting: PickSetting) throws -> PickedItem? {
    if seen.isFIFO {
      let spooled = try setting.spool.take(fifo: file, as: seen.status)
      return PickedItem(
        item: try setting.item(
          of: spooled, named: file.isDescriptor ? "" : file.nameForItem, below: relativeDirectory))
    }
    try checkContent(seen, setting)
    let standing = setting.views.standing(of: file, seen)
    if case .ofView = standing { return leaveOut(setting) }
    let kept = setting.request.takesSnapshot ? try setting.spool.snapshot(file, seen) : nil
    if kept == nil, let reason = seen.unreadable {
      setting.context.report(.said(.unread(file, reason)))
    }
    var representations = [try representation(seen, kept, setting)]
    if case .listed(let entry) = standing, let url = entry.url, representations[0].type != .url {
      let bytes = CarriedText.bytes(of: url)
      representations.append(
        Representation(type: .url, source: .inline(bytes), size: Int64(bytes.count)))
    }
    return PickedItem(
      item: setting.item(named: file.nameForItem, below: relativeDirectory, representations),
      key: try kept == nil ? setting.views.key(of: file) : nil)
  }

  /// What is stated of the content, or to be kept of it, wants one.
  private func checkContent(_ seen: SourceStatus, _ setting: PickSetting) throws(ExchangeError) {
    let takesSnapshot = setting.request.takesSnapshot
    guard seen.hasContent || seen.leadsNowhere else { throw .sourceNotAFile(file) }
    if seen.leadsNowhere && (setting.plan.stated != nil || takesSnapshot) {
      throw .sourceLeadsNowhere(file)
    }
    if takesSnapshot, let reason = seen.unreadable { throw .sourceUnreadable(file, reason) }
  }

  /// The file itself, or what was kept of it.
  private func representation(
    _ seen: SourceStatus, _ kept: Spooled?, _ setting: PickSetting
  ) throws -> Representation {
    var identity = seen.identity
    identity.isUnnamed = isUnnamed
    let stated = setting.plan.stated
    var representation = Representation(
      type: stated ?? seen.type ?? setting.registry.type(forMIMEType: "inode/symlink"),
      source: .file(file, identity), size: seen.size)
    guard let kept else { return representation }
    // What was kept counts: the file may have changed since it was looked at.
    representation.source = kept.source
    representation.size = kept.size
    if stated == nil, seen.status.kind == .regular, kept.size != seen.size {
      representation.type = try setting.detectors.detect(kept, name: file.nameForItem)
    }
    return representation
  }

  /// Says that what is a view's own affair is not picked up.
  private func leaveOut(_ setting: PickSetting) -> PickedItem? {
    setting.context.report(
      .said(
        Diagnostic(
          .note, .sourceOfView, "'\(file.carried)' belongs to a view or to undo and is left out")))
    return nil
  }
}
