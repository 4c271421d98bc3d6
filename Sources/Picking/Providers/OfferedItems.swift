import Clipboard
import ContentDetection
import Context
import Diagnostics
import Items
import Loading
import Negotiation
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// What another program offers on the clipboard, or has dropped on a window.
///
/// A list of local files stands for these files; all else is one item, whose forms are read at once, because they
/// vanish with the program that offers them.
struct OfferedItems {
  private let reading: ClipboardReading
  /// The place by which sessions remember it.
  private let place: String

  init(_ reading: ClipboardReading, place: String) {
    self.reading = reading
    self.place = place
  }

  /// Passes the items to `take`.
  func find(
    _ request: SourceRequest, in context: ExchangeContext, _ take: (any Source) throws -> Void
  ) throws {
    if reading.isSecret && !request.takesSecrets { throw DesktopError.secret(place: place) }
    if try request.takesFiles(of: reading) && findFiles(request, context, take) { return }
    try take(OfferedItem(reading: reading, place: place))
  }

  /// Whether there is a page, a picture or a file, of which an address only says where it is from.
  ///
  /// Browsers offer a page with nothing but a link beside an address.
  private func hasContent() throws -> Bool {
    let families = Set(reading.types.compactMap { FormFamily($0) })
    if !families.isDisjoint(with: [.picture, .vector]) || reading.savedName != nil { return true }
    if reading.types.contains(where: WireNames.isUntyped) { return true }
    switch try reading.page() {
    case .picture, .other: return true
    case .link, .nothing, nil: return false
    }
  }

  /// Whether the extension of a file that is written asks for a form that is there, instead of the address.
  private func isFormNamed(_ request: SourceRequest, _ context: ExchangeContext) throws -> Bool {
    guard let pasting = request.pasting else { return false }
    let forms = reading.types.filter { !FileLists.isList($0) }
    return try FormChoice(of: forms, for: pasting, NoConversions(), context.registry()).isNamed
  }

  /// Takes the files and addresses of the first usable list; false if none is usable.
  private func findFiles(
    _ request: SourceRequest, _ context: ExchangeContext, _ take: (any Source) throws -> Void
  ) throws -> Bool {
    var hasContent: Bool?
    let lists = [FileLists.gnome, FileLists.mate, FileLists.uriList] + OfferedAddress.names
    for type in lists {
      guard let bytes = try reading.bytes(of: type) else { continue }
      let list = FileLists.read(type, bytes)
      let isOfFiles = list.urls.contains { FileURL.path(of: $0) != nil }
      if !isOfFiles {
        hasContent = try hasContent ?? (self.hasContent() || isFormNamed(request, context))
      }
      if list.urls.isEmpty || !isOfFiles && hasContent == true { continue }
      var titles: [[UInt8]: String] = [:]
      for address in try isOfFiles ? [] : reading.addresses() {
        titles[Array(address.url.utf8)] = titles[Array(address.url.utf8)] ?? address.title
      }
      var isCut = list.isCut
      if type == FileLists.uriList, let kde = try reading.bytes(of: FileLists.kde, limit: 64) {
        isCut = kde.first == UInt8(ascii: "1")
      }
      let cut = isCut && !reading.isDropped ? CutList(place: place, type: type, list: bytes) : nil
      var found = 0
      for (index, url) in list.urls.enumerated() {
        if reading.isElsewhere, let path = FileURL.path(of: url) {
          found += 1
          try take(FetchedSource(reading: reading, index: index + 1, name: path.nameForItem))
          continue
        }
        guard let provider = try? SourceProviders.provider(for: SourceWord(url, .uri)) else {
          context.report(
            .said(
              Diagnostic(.warning, .sourceSkipped, "skipped '\(url)', which is not a file here")))
          continue
        }
        found += 1
        let title = titles[Array(url.utf8)]
        try provider.find(request, in: context) {
          try take(ListedSource(reading: reading, source: $0, cut: cut, title: title))
        }
      }
      if found > 0 { return true }
    }
    return false
  }
}

extension SourceRequest {
  /// Whether lists of files stand for the files.
  fileprivate func takesFiles(of reading: ClipboardReading) -> Bool {
    // Someone who asks for text gets the text, although a file manager also offers files.
    guard let pasting, !pasting.isForAnything else { return true }
    return !reading.types.contains { FormFamily($0) != nil && !FileLists.isList($0) }
  }
}

/// A list of files that another program has cut, to be cleared when they have been moved.
package struct CutList: Equatable, Sendable {
  package var place: String
  package var type: String
  package var list: [UInt8]
}

/// A source from a list on the clipboard.
private struct ListedSource: Source, @unchecked Sendable {
  // Unchecked Sendable because only the thread that collects sources reads the clipboard.
  let reading: ClipboardReading
  let source: any Source
  let cut: CutList?
  /// The title of an address.
  let title: String?

  var path: FilePath? { source.path }

  func item(_ look: SourceLook?, in setting: PickSetting) throws -> PickedItem? {
    setting.received.add(reading)
    if let cut { setting.cut = cut }
    var picked = try source.item(look, in: setting)
    if let title, picked?.item.isNameGiven == false { picked?.item.name = title }
    return picked
  }
}

/// A file on another machine, which is fetched at once, because it vanishes with the drag.
private struct FetchedSource: Source, @unchecked Sendable {
  // Unchecked Sendable because only the thread that collects sources reads the drop.
  let reading: ClipboardReading
  /// The index in the list, from 1.
  let index: Int
  let name: String

  var path: FilePath? { nil }

  func item(_ look: SourceLook?, in setting: PickSetting) throws -> PickedItem? {
    setting.received.add(reading)
    setting.views.addOther()
    let payload = try setting.spool.newPayload()
    try FileSystem.removeFile(payload.path)
    let outcome: ClipboardReading.Outcome
    do {
      outcome = try reading.fetch(index, into: payload.path)
    } catch {
      TreeRemoval.discard(payload.path)
      throw error
    }
    guard outcome == .read else {
      TreeRemoval.discard(payload.path)
      // Nothing is taken if something is missing, so that the source keeps everything.
      throw DesktopError.notFetched(name: name)
    }
    let status = try FileSystem.status(of: payload.path, followingLinks: false)
    if status.kind == .directory {
      let folder = Representation(type: .folder, source: .payload(payload.name))
      return PickedItem(item: setting.item(named: name, [folder]))
    }
    let spooled = try setting.spool.take(payload, isText: false, isLatin: false)
    return PickedItem(item: try setting.item(of: spooled, named: name))
  }
}
