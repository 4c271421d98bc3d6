package import Context
import DesktopProtocol
import Diagnostics
package import Items
import Loading
package import Negotiation
import SystemCalls
package import SystemPackage
import UniformTypes

/// Determines the forms in which items are put on the clipboard.
///
/// Nothing is run. What has to be made is a command that is run when a program asks for it.
package struct OfferBuilder {
  package let negotiator: Negotiator
  /// The session's name, for the commands that make forms.
  package let session: String
  /// The directory of the session's payloads.
  package let payloads: FilePath
  package let isSensitive: Bool
  package let isCut: Bool
  /// Whether it is for a drag, whose targets take addresses from lists.
  package let isDragged: Bool
  /// This program, as the commands call it.
  package let program: FilePath

  package init(
    negotiator: Negotiator, session: String, payloads: FilePath, isSensitive: Bool, isCut: Bool,
    isDragged: Bool = false, program: FilePath = HelperProgram.ownPath
  ) {
    self.negotiator = negotiator
    self.session = session
    self.payloads = payloads
    self.isSensitive = isSensitive
    self.isCut = isCut
    self.isDragged = isDragged
    self.program = program
  }

  private var registry: TypeRegistry { negotiator.registry }
  /// Text and other small data is kept by the process that serves it.
  static let inlineLimit: Int64 = 64 << 10

  /// The forms of these items together, best first.
  ///
  /// - Throws: If a file is missing or cannot be read.
  package func forms(of items: [Item]) throws(ExchangeError) -> OfferForms {
    var forms = OfferForms()
    for accepted in negotiator.receiver.accepted {
      switch accepted.wanted {
      case .anything: try addDefaults(of: items, to: &forms)
      case .type(let type) where isList(type): addLists(of: items, to: &forms, of: type)
      case .type, .topLevel:
        // One word may stand for several types, of which the first that is met counts.
        let isMet = forms.all.contains { form in
          form.type.map { meets($0, accepted.spelling) } ?? false
        }
        if !isMet { try add(accepted, of: items, to: &forms) }
      }
    }
    if !forms.isEmpty, isSensitive {
      forms.add(
        OfferForm(
          names: [WireNames.secret], content: .bytes(Array("secret".utf8)), origin: .note))
    }
    return forms
  }

  private func meets(_ type: UniformType, _ spelling: String) -> Bool {
    negotiator.receiver.accepted.contains {
      $0.spelling == spelling && registry.match(type, $0) != nil
    }
  }

  // MARK: - Default forms

  private func addDefaults(of items: [Item], to forms: inout OfferForms) throws(ExchangeError) {
    let hasLists =
      !isSensitive && items.allSatisfy(isListed) && items.contains { $0.firstFile != nil }
    if items.count == 1, let item = items.first {
      for offer in negotiator.offeredRepresentations(of: item) {
        // As a list, an address would hide the file from file managers.
        if hasLists, registry.conforms(offer.type, to: .url) { continue }
        try add(offer, of: item, to: &forms)
      }
      addConversions(of: item, to: &forms)
      addText(for: item, to: &forms)
    }
    if hasLists || items.count > 1 && items.allSatisfy(isListed) && !isSensitive {
      addLists(of: items, to: &forms)
    } else if items.count > 1 {
      try add(AcceptedType(.type(.plainText), spelling: "text"), of: items, to: &forms)
    }
    if items.count == 1, let item = items.first, item.firstFile == nil, !item.name.isEmpty,
      !forms.isEmpty
    {
      forms.add(
        OfferForm(
          names: [WireNames.suggestedName], content: .bytes(CarriedText.bytes(of: item.name)),
          origin: .note))
    }
  }

  /// Conversions that lose nothing, to the types that programs ask for.
  private func addConversions(of item: Item, to forms: inout OfferForms) {
    guard negotiator.receiver.conversions != .none else { return }
    let targets: [(type: UniformType, name: String)] = [
      (.utf8PlainText, "UTF8_STRING"), (UniformType("public.html"), "text/html"),
      (UniformType("public.png"), "image/png"),
    ]
    for (type, name) in targets where !forms.has(name) {
      let wanted = AcceptedType(.type(type), spelling: type.identifier)
      let paths = negotiator.visibleRepresentations(of: item).compactMap { representation in
        negotiator.conversions.cheapestPath(
          from: representation, to: wanted, allowing: .automatic, isLocal: item.isLocal)
      }.filter { !$0.isLossy }
      guard let path = paths.first else { continue }
      forms.add(made(type, by: .conversion(tools: path.tools), item))
    }
  }

  /// Text is cheap, so clipboard managers can show the copy without requesting a promised picture.
  private func addText(for item: Item, to forms: inout OfferForms) {
    let promisesPicture = forms.all.contains { form in
      form.origin == .promise && form.type.map { registry.conforms($0, to: .image) } ?? false
    }
    guard promisesPicture, !isSensitive, !forms.has("UTF8_STRING"), item.firstFile == nil,
      String(validating: CarriedText.bytes(of: item.name), as: UTF8.self) != nil, !item.name.isEmpty
    else { return }
    addText(CarriedText.bytes(of: item.name), origin: .list, to: &forms)
  }

  // MARK: - Lists

  /// Whether an item can be in a list of files and addresses.
  package func isListed(_ item: Item) -> Bool {
    item.isLocal && (item.firstFile != nil || address(of: item) != nil)
  }

  private func address(of item: Item) -> [UInt8]? {
    for representation in negotiator.visibleRepresentations(of: item)
    where registry.conforms(representation.type, to: .url) {
      if case .inline(let bytes) = representation.source, !bytes.contains(0x0A) { return bytes }
    }
    return nil
  }

  private func isList(_ type: UniformType) -> Bool {
    type == .fileURL
      || [FileLists.uriList, FileLists.gnome, FileLists.mate].contains {
        registry.type(forMIMEType: $0) == type
      }
  }

  private func addLists(
    of items: [Item], to forms: inout OfferForms, of type: UniformType? = nil
  ) {
    let files = items.compactMap(\.firstFile)
    if type == nil, files.isEmpty, !isDragged {
      let list = items.compactMap { item in address(of: item).map { (url: $0, title: item.name) } }
      return addAddresses(list, to: &forms)
    }
    let lists = FileLists(
      files: files,
      others: items.filter { $0.firstFile == nil }.compactMap(address), isCut: isCut)
    for list in lists.forms {
      if let type, type != .fileURL, registry.type(forMIMEType: list.type) != type { continue }
      forms.add(OfferForm(names: [list.type], content: .bytes(list.bytes), origin: .list))
    }
    if type == nil, !forms.has("UTF8_STRING"), let text = lists.text {
      addText(text, origin: .list, to: &forms)
    }
  }

  // MARK: - Single forms

  private func add(
    _ accepted: AcceptedType, of items: [Item], to forms: inout OfferForms
  ) throws(ExchangeError) {
    guard items.count == 1, let item = items.first else {
      guard let type = accepted.type, registry.conforms(type, to: .text) else { return }
      let numbers = items.map { String($0.index) }.joined(separator: ",")
      let form = command(accepted.spelling, ["--all", "--item", numbers])
      forms.add(
        OfferForm(
          type: .utf8PlainText, names: WireNames.text, content: form, origin: .conversion(tools: [])
        ))
      return
    }
    let offers = negotiator.offeredRepresentations(of: item)
    for degree in [MatchDegree.exact, .conforms] {
      for offer in offers where negotiator.degree(offer, accepted) == degree {
        return try add(offer, of: item, to: &forms)
      }
    }
    guard negotiator.receiver.conversions != .none, accepted.isConcrete(registry),
      let type = accepted.type
    else { return }
    for representation in negotiator.visibleRepresentations(of: item) {
      guard
        let path = negotiator.conversions.cheapestPath(
          from: representation, to: accepted, allowing: negotiator.receiver.conversions,
          isLocal: item.isLocal)
      else { continue }
      return forms.add(made(type, by: .conversion(tools: path.tools), item))
    }
  }

  private func add(
    _ offer: OfferedRepresentation, of item: Item, to forms: inout OfferForms
  ) throws(ExchangeError) {
    if let path = offer.path {
      return forms.add(made(offer.type, by: .conversion(tools: path.tools), item))
    }
    let representation = offer.representation
    switch representation.source {
    // A program that asks for a form must not wait for another host.
    case .fileURL, .far: return
    case .promise: forms.add(made(offer.type, by: .promise, item))
    case .inline(let bytes):
      if registry.conforms(offer.type, to: .url) {
        return addAddress(bytes, offer.type, of: item, to: &forms)
      }
      add(bytes, of: offer.type, to: &forms)
    case .payload(let name): try add(payloads.appending(name), of: offer.type, to: &forms)
    case .file(let path, let identity):
      if identity.isDirectory { return }
      try add(path, of: offer.type, to: &forms)
    }
  }

  /// Addresses as text, which editors in web pages read, and for browsers; a list of them would hide the text.
  private func addAddresses(
    _ list: [(url: [UInt8], title: String)], to forms: inout OfferForms
  ) {
    let text = Array(list.map { $0.url }.joined(separator: [0x0A]))
    if !forms.has("UTF8_STRING") { addText(text, origin: .asItIs, to: &forms) }
    forms.add(
      OfferForm(
        type: .url, names: [WireNames.addresses], content: .bytes(FileLists.addresses(list)),
        origin: .asItIs))
  }

  private func addAddress(
    _ bytes: [UInt8], _ type: UniformType, of item: Item, to forms: inout OfferForms
  ) {
    let line = Array(bytes.prefix { $0 != 0x0A && $0 != 0x0D })
    if !isDragged { return addAddresses([(line, item.name)], to: &forms) }
    let list = FileLists(files: [], others: [line], isCut: false)
    for form in list.forms {
      forms.add(
        OfferForm(type: type, names: [form.type], content: .bytes(form.bytes), origin: .asItIs))
    }
    if !forms.has("UTF8_STRING") { addText(line, origin: .asItIs, to: &forms) }
  }

  private func add(
    _ path: FilePath, of type: UniformType, to forms: inout OfferForms
  ) throws(ExchangeError) {
    let status: FileStatus
    let head: [UInt8]
    do throws(SystemFailure) {
      status = try FileSystem.status(of: path)
      guard status.kind == .regular else { return }
    } catch {
      throw ExchangeError(reading: path, error)
    }
    if registry.conforms(type, to: .plainText) {
      let file = try SourceDoor.open(path, as: status)
      do throws(SystemFailure) {
        head = try file.readAll(limit: Int(Self.inlineLimit))
      } catch {
        throw ExchangeError(reading: path, error)
      }
    } else {
      head = []
    }
    if registry.conforms(type, to: .plainText), status.size <= Self.inlineLimit {
      return add(head, of: type, to: &forms)
    }
    // A part may end within a character.
    let isUTF8 =
      !head.isEmpty
      && (0...3).contains {
        String(validating: head.dropLast($0), as: UTF8.self) != nil
      }
    forms.add(
      OfferForm(
        type: type, names: names(of: type, isText: isUTF8),
        content: .file(path: path.carried, version: DesktopOffer.FileVersion(status)),
        origin: .asItIs))
  }

  private func add(_ bytes: [UInt8], of type: UniformType, to forms: inout OfferForms) {
    let isText =
      registry.conforms(type, to: .plainText) && String(validating: bytes, as: UTF8.self) != nil
    let form = OfferForm(
      type: type, names: names(of: type, isText: isText), content: .bytes(bytes), origin: .asItIs)
    forms.add(form)
    if isText { addLatin(bytes, type, origin: .asItIs, to: &forms) }
  }

  private func addText(_ bytes: [UInt8], origin: OfferForm.Origin, to forms: inout OfferForms) {
    forms.add(OfferForm(names: WireNames.text, content: .bytes(bytes), origin: origin))
    addLatin(bytes, nil, origin: origin, to: &forms)
  }

  private func addLatin(
    _ bytes: [UInt8], _ type: UniformType?, origin: OfferForm.Origin, to forms: inout OfferForms
  ) {
    guard let latin = WireNames.latin(bytes) else { return }
    forms.add(
      OfferForm(type: type, names: [WireNames.latin], content: .bytes(latin), origin: origin))
  }

  private func names(of type: UniformType, isText: Bool) -> [String] {
    let own = WireNames.name(of: type, registry)
    if !isText { return own.map { [$0] } ?? [] }
    return (own == "text/plain" ? [] : own.map { [$0] } ?? []) + WireNames.text
  }

  /// A form that a command makes.
  private func made(
    _ type: UniformType, by origin: OfferForm.Origin, _ item: Item
  ) -> OfferForm {
    OfferForm(
      type: type, names: names(of: type, isText: registry.conforms(type, to: .utf8PlainText)),
      content: command(type.identifier, ["--item", String(item.index)]), origin: origin)
  }

  private func command(_ type: String, _ items: [String]) -> DesktopOffer.Content {
    let conversions = negotiator.receiver.conversions == .any ? ["--convert", "any"] : []
    return .command(
      [program.carried, "load", "--session", session] + items + ["-a", type] + conversions)
  }
}

extension DesktopOffer.FileVersion {
  init(_ status: FileStatus) {
    self.init(
      device: status.device, inode: status.inode, size: status.size,
      modified: Int64(clamping: status.modified))
  }
}
