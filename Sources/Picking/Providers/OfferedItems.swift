import Clipboard
import ContentDetection
import Context
import Diagnostics
import Items
import Loading
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

  /// Takes the files and addresses of the first usable list; false if none is usable.
  private func findFiles(
    _ request: SourceRequest, _ context: ExchangeContext, _ take: (any Source) throws -> Void
  ) throws -> Bool {
    for type in [FileLists.gnome, FileLists.mate, FileLists.uriList, WireNames.addresses] {
      guard let bytes = try reading.bytes(of: type) else { continue }
      let list = FileLists.read(type, bytes)
      let isOfFiles = list.urls.contains { FileURL.path(of: $0) != nil }
      // With a page or a picture, an address only says where it is from.
      let isOfAddresses =
        !isOfFiles
        && !reading.types.contains { name in
          [.html, .picture, .vector].contains(FormFamily(name))
        }
      guard isOfFiles || isOfAddresses, !list.urls.isEmpty else { continue }
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
        try provider.find(request, in: context) {
          try take(ListedSource(reading: reading, source: $0, cut: cut))
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
    guard let pasting, !pasting.accept.isEmpty else { return true }
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

  var path: FilePath? { source.path }

  func item(_ look: SourceLook?, in setting: PickSetting) throws -> PickedItem? {
    setting.received.add(reading)
    if let cut { setting.cut = cut }
    return try source.item(look, in: setting)
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

/// Everything else: one item with a form for each type that is read.
private struct OfferedItem: Source, @unchecked Sendable {
  // Unchecked Sendable because only the thread that collects sources reads the clipboard.
  let reading: ClipboardReading
  let place: String

  /// The most bytes of all forms together, unless all are asked for.
  private static let limit: Int64 = 64 << 20

  func item(_ look: SourceLook?, in setting: PickSetting) throws -> PickedItem? {
    setting.received.add(reading)
    if let item = try saved(setting) { return PickedItem(item: item) }
    setting.views.addOther()
    let takesAll = setting.request.takesSnapshot
    let choice: FormChoice
    if let pasting = setting.request.pasting {
      choice = try FormChoice(
        of: reading.types, for: pasting, setting.context.conversions(setting.registry),
        setting.registry)
      if choice.alternatives.isEmpty {
        let types = reading.types.filter { FormFamily($0) != nil }
          .map { WireNames.type(of: $0, setting.registry) }
        let labels = setting.registry.labels(of: types)
        throw ExchangeError.notAcceptable(offered: labels, wanted: pasting.accept, obstacle: nil)
      }
    } else {
      choice = FormChoice(of: reading.types, all: takesAll)
    }
    var left = choice.left
    // What is pasted is kept only until it is written.
    var room = takesAll || setting.request.pasting != nil ? Int64.max : Self.limit
    var representations: [Representation] = []
    var hashes: [UniformType: UInt64] = [:]
    var worst: ClipboardReading.Outcome?
    for names in choice.alternatives {
      if setting.context.isCancelled() { throw ExchangeError.cancelled }
      // Of a paste, the first type that can be read is enough.
      if setting.request.pasting != nil, !representations.isEmpty { break }
      for name in names {
        switch try read(name, room, setting) {
        case .success(let (representation, hash)):
          room -= representation.size ?? 0
          hashes[representation.type] = hash
          if !representations.contains(where: { $0.type == representation.type }) {
            representations.append(representation)
          }
        case .failure(let failure):
          worst = worst == .cutOff || worst == .stalled ? worst : failure.outcome
          if let other = failure.content {
            left.append("\(name) (its content is \(setting.registry.label(of: other)))")
          }
          if failure.outcome == .tooLarge { left.append("\(name) (\(Self.limitWords))") }
          if failure.outcome == .cutOff || failure.outcome == .stalled { report(name, setting) }
          continue
        }
        break
      }
    }
    if representations.isEmpty {
      switch worst {
      case .cutOff, .stalled: throw DesktopError.vanished(place: place)
      case .tooLarge: throw DesktopError.tooLarge(place: place, limit: Self.limitWords)
      default: throw DesktopError.nothingUsable(place: place)
      }
    }
    if setting.request.awaited?.isRepeated(hashes) == true { return nil }
    if !left.isEmpty, setting.request.pasting == nil { reportLeft(left, setting) }
    putPictureFirst(&representations, setting)
    return PickedItem(
      item: setting.item(named: try name(representations, setting), representations))
  }

  /// What data is if it certainly is not of the type that another program says.
  private func contradiction(
    of spooled: Spooled, to type: UniformType, _ setting: PickSetting
  ) -> UniformType? {
    if reading.isOwn || setting.registry.conforms(type, to: .url) { return nil }
    let made = MadeData(registry: setting.registry)
    if case .inline(let bytes) = spooled.source { return made.contradiction(of: bytes, to: type) }
    return spooled.path.flatMap { made.contradiction(of: $0, to: type) }
  }

  private static var limitWords: String { "more than \(ByteCount.text(limit)) in all" }

  /// Puts a picture before a page that shows only that: browsers offer both, the page first.
  private func putPictureFirst(_ forms: inout [Representation], _ setting: PickSetting) {
    let page = forms.firstIndex { form in
      guard setting.registry.conforms(form.type, to: UniformType("public.html")),
        case .inline(let bytes) = form.source
      else { return false }
      return FormFamily.isOnlyPicture(bytes)
    }
    let picture = forms.firstIndex { setting.registry.conforms($0.type, to: .image) }
    guard let page, let picture, page < picture else { return }
    forms.insert(forms.remove(at: picture), at: page)
  }

  /// The item that the source of a drag saves in the session; nil if it cannot.
  private func saved(_ setting: PickSetting) throws -> Item? {
    guard let name = reading.savedName, setting.request.pasting == nil else { return nil }
    let payload = try setting.spool.newPayload()
    try FileSystem.removeFile(payload.path)
    // What another program says about its files is looked at.
    guard try reading.save(at: payload.path),
      try FileSystem.statusIfPresent(of: payload.path, followingLinks: false)?.kind == .regular
    else {
      TreeRemoval.discard(payload.path)
      return nil
    }
    let spooled = try setting.spool.take(payload, isText: false, isLatin: false)
    return try setting.item(of: spooled, named: plain(CarriedText.bytes(of: name)) ?? "dropped")
  }

  /// A name that another program suggests; nil if it is not the name of a file.
  private func plain(_ bytes: [UInt8]) -> String? {
    let name = bytes.prefix { $0 != 0 && $0 != 0x0A }.filter { $0 != UInt8(ascii: "/") }
    if name.isEmpty || name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8) { return nil }
    return CarriedText.text(Array(name))
  }

  private struct Failed: Error {
    var outcome: ClipboardReading.Outcome
    /// What was read instead of the type.
    var content: UniformType?
  }

  private func read(
    _ name: String, _ room: Int64, _ setting: PickSetting
  ) throws -> Result<(form: Representation, hash: UInt64?), Failed> {
    let payload = try setting.spool.newPayload()
    try FileSystem.removeFile(payload.path)
    let outcome = try reading.read(
      name, into: payload.path, limit: room == .max ? nil : max(room, 1))
    guard outcome == .read else {
      TreeRemoval.discard(payload.path)
      return .failure(Failed(outcome: outcome))
    }
    let isCompared = setting.request.awaited?.comparesCopies == true
    let digest = try isCompared ? setting.spool.hash(of: payload, limit: Int(Self.limit)) : nil
    let spooled = try setting.spool.take(
      payload, isText: WireNames.isText(name) || FormFamily(name) == .html,
      isLatin: name == WireNames.latin)
    // Browsers drag pictures as bytes without a type.
    let isUntyped = name.hasPrefix("application/octet-stream")
    let found = try isUntyped ? setting.detectors.detect(spooled, name: nil).type : nil
    let type = setting.plan.stated ?? found ?? WireNames.type(of: name, setting.registry)
    if let other = contradiction(of: spooled, to: type, setting) {
      if let path = spooled.path { TreeRemoval.discard(path) }
      return .failure(Failed(outcome: .refused, content: other))
    }
    return .success(
      (Representation(type: type, source: spooled.source, size: spooled.size), digest))
  }

  /// A name that says where it is from.
  private var stem: String { reading.isDropped ? "dropped" : "clipboard" }

  /// The name that the owner suggests, else one that says where it is from.
  private func name(_ representations: [Representation], _ setting: PickSetting) throws -> String {
    if let bytes = try reading.bytes(of: WireNames.suggestedName, limit: 4096),
      let name = plain(bytes)
    {
      return name
    }
    guard let type = representations.first?.type,
      let ending = setting.registry.nearestExtension(of: type)
    else { return stem }
    return "\(stem).\(ending)"
  }

  private func report(_ name: String, _ setting: PickSetting) {
    setting.context.report(
      .said(
        Diagnostic(
          .warning, .sourceCutOff,
          "\(name) could not be read to its end; the program that offered it ended or stopped")))
  }

  private func reportLeft(_ names: [String], _ setting: PickSetting) {
    let shown = names.prefix(4).joined(separator: ", ")
    let more = names.count > 4 ? " and \(names.count - 4) more" : ""
    setting.context.report(
      .said(
        Diagnostic(
          .note, .sourceNotTaken, "not taken: \(shown)\(more)",
          hints: ["--snapshot takes all forms"])))
  }
}

extension Diagnostic.Code {
  static let sourceCutOff = Self("source.cutOff", .failed)
  static let sourceNotTaken = Self("source.notTaken", .failed)
}
