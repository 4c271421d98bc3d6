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

/// What another program offers, unless it is a list of files or addresses: one item with a form for each type that is
/// read.
struct OfferedItem: Source, @unchecked Sendable {
  // Unchecked Sendable because only the thread that collects sources reads the clipboard.
  let reading: ClipboardReading
  let place: String

  /// The most bytes of all forms together, unless all are asked for.
  private static let limit: Int64 = 64 << 20

  func item(_ look: SourceLook?, in setting: PickSetting) throws -> PickedItem? {
    setting.received.add(reading)
    if var item = try saved(setting) {
      add(try address(), to: &item.representations, setting)
      return PickedItem(item: item)
    }
    setting.views.addOther()
    let takesAll = setting.request.takesSnapshot
    let address = try setting.request.pasting == nil ? self.address() : nil
    let choice: FormChoice
    if let pasting = setting.request.pasting {
      choice = try FormChoice(
        of: pasting.isForAnything ? reading.meantTypes() : reading.types, for: pasting,
        setting.context.conversions(setting.registry), setting.registry)
      if choice.alternatives.isEmpty {
        let types = reading.types.filter { FormFamily($0) != nil }
          .map { WireNames.type(of: $0, setting.registry) }
        let labels = setting.registry.labels(of: types)
        throw ExchangeError.notAcceptable(
          offered: labels, wanted: pasting.accept.accept, obstacle: nil)
      }
    } else {
      // A list of addresses is none of files.
      choice = try FormChoice(
        of: reading.meantTypes().filter { address == nil || !FileLists.isList($0) }, all: takesAll)
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
    add(address, to: &representations, setting)
    let named = try name(representations, address, setting)
    return PickedItem(item: setting.item(named: named, representations))
  }

  /// The address of a page or a picture; nil if there is none, or are several.
  private func address() throws -> OfferedAddress? {
    var list = try reading.addresses()
    if list.isEmpty, let bytes = try reading.bytes(of: FileLists.uriList, limit: 1 << 20) {
      list = FileLists.read(FileLists.uriList, bytes).urls.map { OfferedAddress(url: $0) }
    }
    if list.isEmpty, case .picture(let url?, let title) = try reading.page() {
      list = [OfferedAddress(url: url, title: title)]
    }
    return list.count == 1 && list[0].isOfWeb ? list[0] : nil
  }

  /// What data is if it certainly is not of the type that another program says.
  private func contradiction(
    of spooled: Spooled, to type: UniformType, _ setting: PickSetting
  ) -> UniformType? {
    if reading.isOwn || setting.registry.conforms(type, to: .url) { return nil }
    let made = MadeData(registry: setting.registry)
    let other =
      if case .inline(let bytes) = spooled.source { made.contradiction(of: bytes, to: type) } else {
        spooled.path.flatMap { made.contradiction(of: $0, to: type) }
      }
    // What is not recognized may be what the program says.
    return other == .data ? nil : other
  }

  private static var limitWords: String { "more than \(ByteCount.text(limit)) in all" }

  /// Adds the address: after a picture, else last; text that only repeats it follows.
  private func add(
    _ address: OfferedAddress?, to forms: inout [Representation], _ setting: PickSetting
  ) {
    guard let address, !forms.contains(where: { $0.type == .url }) else { return }
    let bytes = CarriedText.bytes(of: address.url)
    let repeated = forms.filter { $0.source == .inline(bytes) }
    forms.removeAll { repeated.contains($0) }
    let picture = forms.firstIndex { setting.registry.conforms($0.type, to: .image) }
    let url = Representation(type: .url, source: .inline(bytes), size: Int64(bytes.count))
    forms.insert(contentsOf: [url] + repeated, at: picture.map { $0 + 1 } ?? forms.endIndex)
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
    if OfferedAddress.names.contains(name) {
      let list = OfferedAddress.list(name, try setting.spool.takeBytes(of: payload))
      guard let address = list.first else { return .failure(Failed(outcome: .refused)) }
      let bytes = CarriedText.bytes(of: address.url)
      let source = Representation.Source.inline(bytes)
      return .success((Representation(type: .url, source: source, size: Int64(bytes.count)), nil))
    }
    let isCompared = setting.request.awaited?.comparesCopies == true
    let digest = try isCompared ? setting.spool.hash(of: payload, limit: Int(Self.limit)) : nil
    let spooled = try setting.spool.take(
      payload, isText: WireNames.isRepaired(name),
      isLatin: name == WireNames.latin)
    // Browsers drag pictures as bytes without a type.
    let found =
      try WireNames.isUntyped(name) ? setting.detectors.detect(spooled, name: nil).type : nil
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

  /// The name that the owner suggests, else the title, else one that says where it is from.
  private func name(
    _ representations: [Representation], _ address: OfferedAddress?, _ setting: PickSetting
  ) throws -> String {
    if let bytes = try reading.bytes(of: WireNames.suggestedName, limit: 4096),
      let name = plain(bytes)
    {
      return name
    }
    let stem = address?.title ?? stem
    guard let type = representations.first?.type,
      let ending = setting.registry.nearestExtension(of: type)
    else { return stem }
    return stem.lowercased().hasSuffix(".\(ending)") ? stem : "\(stem).\(ending)"
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
          hints: ["'dnd … --snapshot' takes all forms"])))
  }
}

extension Diagnostic.Code {
  static let sourceCutOff = Self("source.cutOff", .failed)
  static let sourceNotTaken = Self("source.notTaken", .failed)
}
