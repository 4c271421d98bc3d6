import ContentDetection
import Context
import Diagnostics
import Items
import SystemCalls
import SystemPackage
import UniformTypes

/// A file or directory that becomes one item.
struct FoundFile: Source {
  /// The absolute path.
  private let file: FilePath
  /// The directory that the file keeps at the destination.
  private let relativeDirectory: [UInt8]
  /// Whether the path as typed ends in `.` or `..`.
  private let isUnnamed: Bool
  /// The directory in which a recursive lift found the file, if any.
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
    if file.isOfViews { return exclude(setting) }
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

  /// Checks that the examined file is still the one in the directory that is lifted recursively, because a link
  /// may have been inserted into its path since.
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
    let isNode = setting.request.takesNodes && seen.status.kind.isSpecial && !file.isOfStream
    if seen.isFIFO, !isNode {
      let spooled = try setting.spool.take(fifo: file, as: seen.status)
      return PickedItem(
        item: try setting.item(
          of: spooled, named: file.isDescriptor ? "" : file.nameForItem, below: relativeDirectory))
    }
    if !isNode { try checkContent(seen, setting) }
    let standing = setting.views.standing(of: file, seen)
    if case .ofView = standing { return exclude(setting) }
    let kept = setting.request.takesSnapshot ? try setting.spool.snapshot(file, seen) : nil
    if kept == nil, let reason = seen.unreadable {
      setting.context.report(.said(.unread(file, reason)))
    }
    var representations = [try representation(seen, kept, setting)]
    if let text = seen.impliedText, representations[0].type == seen.type {
      representations.append(representations[0].implying(text))
    }
    if case .listed(let entry) = standing, let url = entry.url, representations[0].type != .url {
      let bytes = CarriedText.bytes(of: url)
      representations.append(
        Representation(type: .url, source: .inline(bytes), size: Int64(bytes.count)))
    }
    var item = setting.item(named: file.nameForItem, below: relativeDirectory, representations)
    item.isFileName = kept != nil && !item.isNameGiven && !file.isDescriptor
    return PickedItem(
      item: item,
      key: try kept == nil ? setting.views.key(of: file) : nil)
  }

  /// A given type or a snapshot requires content.
  private func checkContent(_ seen: SourceStatus, _ setting: PickSetting) throws(ExchangeError) {
    let takesSnapshot = setting.request.takesSnapshot
    guard seen.hasContent || seen.leadsNowhere else { throw .sourceNotAFile(file) }
    if seen.leadsNowhere && (setting.plan.stated != nil || takesSnapshot) {
      throw .sourceLeadsNowhere(file)
    }
    if takesSnapshot, let reason = seen.unreadable { throw .sourceUnreadable(file, reason) }
  }

  /// The representation of the file itself or of its snapshot.
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
    // Use the snapshot's size and type, because the file may have changed since it was examined.
    representation.source = kept.source
    representation.size = kept.size
    if stated == nil, seen.status.kind == .regular, kept.size != seen.size {
      representation.type = try setting.detectors.detect(kept, name: file.nameForItem).type
    }
    return representation
  }

  /// Reports that an internal file of a view or of undo is not lifted.
  private func exclude(_ setting: PickSetting) -> PickedItem? {
    setting.context.report(
      .said(
        Diagnostic(
          .note, .sourceOfView, "skipped '\(file.carried)', which belongs to a view or to undo")))
    return nil
  }
}
