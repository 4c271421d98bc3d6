import ContentDetection
import Context
import Diagnostics
import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Makes items of what is picked up, and hands them to the session that takes them.
///
/// The files of a batch are looked at by all cores; the items are taken in the order given. Where a session is
/// there already nothing of it is locked meanwhile, since a pipe may take hours: what was made is handed over
/// at the end.
final class ItemBuilder {
  let context: ExchangeContext
  private let registry: TypeRegistry
  let sources: SourceRequest
  private let request: ItemRequest
  private let plan: FormPlan
  /// What takes the items as they are made; nil keeps them until `handOver`.
  private let writer: (any SessionWriter)?
  /// Who adds to a session that another one lifted.
  private let contributor: Session.Origin?
  private var waiting: [(item: Item, key: [UInt8]?)] = []
  private var waitingForms: (forms: [Representation], index: Int)?
  private let detectors: DetectorPool
  let spool: Spool
  let progress: ProgressMeter
  private var shared: [Representation]?
  private var folders = RealFolders()
  private(set) var views: SourceViews
  private var unseen: Set<UniformType>
  private var firstNew: Int?
  /// The items that were there and have more forms now, and those that are as they were.
  private(set) var gained: Set<Int> = []
  private(set) var unchanged: Set<Int> = []

  /// In the order in which the items were taken.
  private(set) var indices: [Int] = []
  private(set) var previews: [ItemPreview] = []

  init(
    context: ExchangeContext, registry: TypeRegistry, sources: SourceRequest, item: ItemRequest,
    plan: FormPlan, writer: (any SessionWriter)?, contributor: Session.Origin?,
    newPayload: @escaping () throws -> Payload
  ) {
    self.context = context
    self.registry = registry
    self.sources = sources
    request = item
    self.plan = plan
    self.writer = writer
    self.contributor = contributor
    detectors = DetectorPool(registry: registry, isCancelled: context.isCancelled)
    spool = Spool(context: context, newPayload: newPayload)
    views = SourceViews(context: context, registry: registry)
    progress = ProgressMeter(items: nil, phase: .taking, report: context.report)
    unseen = Set(plan.visibility.map(\.type))
  }

  /// Takes one item for each source; the forms of the command line are appended to each.
  func take(_ batch: [SourceEntry]) throws {
    let extra = try sharedForms()
    let sights = try look(at: batch)
    for place in batch.indices {
      guard let (made, key) = try item(of: batch[place], sights[place]) else { continue }
      var item = made
      item.representations = finished(
        item.representations.merged(with: extra), offersFileURL: true)
      try append(item, key: key)
    }
  }

  /// Takes the one item that forms without a source make.
  func takeForms() throws {
    let forms = try sharedForms()
    var item = Item(name: "", representations: finished(forms, offersFileURL: false))
    item.name = givenName ?? firstFileName(forms)
    item.isNameGiven = givenName != nil
    item.localObject = request.localObject
    try append(item, key: nil)
  }

  /// Adds the sources and forms as further forms of an item that is there.
  func takeForms(_ batch: [SourceEntry], to index: Int) throws {
    var forms: [Representation] = []
    let sights = try look(at: batch)
    for place in batch.indices {
      guard let (item, _) = try item(of: batch[place], sights[place]) else { continue }
      forms += item.representations
    }
    let merged = forms.merged(with: try sharedForms())
    let made = finished(merged, offersFileURL: !batch.isEmpty)
    guard let writer else { return waitingForms = (made, index) }
    try take(made, to: index, writer)
  }

  /// Hands over what waits, once.
  func handOver(to writer: any SessionWriter) throws {
    if let (forms, index) = waitingForms { try take(forms, to: index, writer) }
    for (item, key) in waiting { try take(item, key, writer) }
    (waiting, waitingForms) = ([], nil)
  }

  /// Whether something waits to be handed over.
  var hasWaiting: Bool { !waiting.isEmpty || waitingForms != nil }

  private func take(
    _ forms: [Representation], to index: Int, _ writer: any SessionWriter
  ) throws {
    guard try writer.add(forms, to: index) else {
      unchanged.insert(index)
      return
    }
    gained.insert(index)
    if !indices.contains(index) { indices.append(index) }
  }

  /// Checks that every form whose visibility was set was there, and says where one name went to several items.
  func finish() throws(ExchangeError) {
    if let givenName, indices.count > 1 {
      context.report(
        .said(
          Diagnostic(
            .note, .itemSameName, "\(indices.count) items have the name '\(givenName)'",
            hints: ["a drop into a folder numbers all but the first"])))
    }
    if let asked = zip(plan.visibility, request.visibility)
      .first(where: { unseen.contains($0.0.type) })
    {
      throw .visibilityOfUnknownForm(asked.1.type)
    }
  }

  // MARK: - One entry

  /// Looks at the files of a batch; a stated type is believed, and content is not asked.
  ///
  /// - Throws: `cancelled`, since what was not looked at must not be taken for nothing.
  private func look(at batch: [SourceEntry]) throws(ExchangeError) -> [SourceLook?] {
    let paths = batch.map { (entry) -> FilePath? in
      if case .path(let path, _, _, _) = entry { path } else { nil }
    }
    guard plan.stated == nil else {
      return paths.map { path in
        path.map { path in
          SourceLook(at: path) { () throws(SystemFailure) in try SourceStatus(path) }
        }
      }
    }
    let looks = detectors.look(at: paths)
    if context.isCancelled() { throw .cancelled }
    return looks
  }

  private func item(
    of entry: SourceEntry, _ sight: SourceLook?
  ) throws -> (Item, key: [UInt8]?)? {
    switch entry {
    case .url(let url): return (urlItem(url), nil)
    case .data(let data): return (try dataItem(data), nil)
    case .standardInput: return try inputItem()
    case .path(let path, let folder, let isUnnamed, let top):
      if let top, let seen = try? sight?.get() { try checkPlace(of: path, below: top, seen) }
      return try pathItem(path, below: folder, sight, isUnnamed: isUnnamed)
    }
  }

  private func urlItem(_ url: String) -> Item {
    views.addOther()
    let bytes = CarriedText.bytes(of: url)
    let form = Representation(
      type: plan.stated ?? .url, source: .inline(bytes), size: Int64(bytes.count))
    return Item(
      name: givenName ?? URLName.suggested(for: url), isNameGiven: givenName != nil,
      localObject: request.localObject, representations: [form])
  }

  private func inputItem() throws -> (Item, key: [UInt8]?)? {
    let spooled = try spool.take(context.input)
    if spooled.size == 0 && !sources.allowsEmpty { throw ExchangeError.emptyInput }
    return (try spooledItem(spooled, named: givenName ?? "", below: []), nil)
  }

  /// What a `data:` URI holds, under the type that it says.
  private func dataItem(_ data: DataURI) throws -> Item {
    views.addOther()
    let spooled = try spool.take(data.bytes)
    var type = plan.stated
    if type == nil { type = try? registry.offered(data.mimeType) }
    return Item(
      name: givenName ?? "", isNameGiven: givenName != nil, localObject: request.localObject,
      representations: [
        Representation(
          type: type ?? registry.type(forMIMEType: data.essence), source: spooled.source,
          size: spooled.size)
      ])
  }

  /// The name that was said, if one was.
  private var givenName: String? { request.name.flatMap { $0.isEmpty ? nil : $0 } }

  private func spooledItem(
    _ spooled: Spooled, named name: String, below folder: [UInt8]
  ) throws -> Item {
    views.addOther()
    let type =
      try plan.stated ?? detectors.detect(spooled, name: name.isEmpty ? nil : name)
    return Item(
      name: name, isNameGiven: givenName != nil, relativeFolder: CarriedText.text(folder),
      localObject: request.localObject,
      representations: [Representation(type: type, source: spooled.source, size: spooled.size)])
  }

  /// Refuses what was looked at where it is not what the folder holds that was taken apart: a link may have
  /// come into the way to it since.
  private func checkPlace(
    of path: FilePath, below top: FilePath, _ sight: SourceStatus
  ) throws(ExchangeError) {
    do throws(SystemFailure) {
      let place = try ConfinedFolder(OpenFile.open(top, options: [.directory, .placeOnly]))
        .status(of: path.below(top))
      guard place.kind == .link ? sight.isLink : place.isSameFile(as: sight.status) else {
        throw SystemFailure.stale(path)
      }
    } catch {
      throw ExchangeError(reading: path, error)
    }
  }

  private func pathItem(
    _ path: FilePath, below folder: [UInt8], _ sight: SourceLook?, isUnnamed: Bool
  ) throws -> (Item, key: [UInt8]?)? {
    guard let sight else { return nil }
    if path.isOfViews { return leaveOut(path) }
    do {
      return try existingItem(path, below: folder, try sight.get(), isUnnamed: isUnnamed)
    } catch let error as ExchangeError where sources.ignoresMissing && error.isMissingSource {
      var note = error.diagnostic
      note.severity = .note
      context.report(.said(note))
      return nil
    }
  }

  private func existingItem(
    _ path: FilePath, below folder: [UInt8], _ sight: SourceStatus, isUnnamed: Bool
  ) throws -> (Item, key: [UInt8]?)? {
    if sight.isFIFO {
      let spooled = try spool.take(fifo: path, as: sight.status)
      let name = givenName ?? (path.isDescriptor ? "" : path.nameForItem)
      return (try spooledItem(spooled, named: name, below: folder), nil)
    }
    guard sight.hasContent || sight.leadsNowhere else {
      throw ExchangeError.sourceNotAFile(path)
    }
    // What is stated of the content, or to be kept of it, wants one.
    if sight.leadsNowhere && (plan.stated != nil || sources.takesSnapshot) {
      throw ExchangeError.sourceLeadsNowhere(path)
    }
    if sources.takesSnapshot, let reason = sight.unreadable {
      throw ExchangeError.sourceUnreadable(path, reason)
    }
    let standing = lookForView(of: path, sight)
    if case .ofView = standing { return leaveOut(path) }
    var identity = sight.identity
    identity.isUnnamed = isUnnamed
    var form = Representation(
      type: plan.stated ?? sight.type ?? registry.type(forMIMEType: "inode/symlink"),
      source: .file(path, identity), size: sight.size)
    let kept = sources.takesSnapshot ? try spool.snapshot(path, sight) : nil
    if let kept {
      // What was kept counts: the file may have changed since it was looked at.
      form.source = kept.source
      form.size = kept.size
      if plan.stated == nil, sight.status.kind == .regular, kept.size != sight.size {
        form.type = try detectors.detect(kept, name: path.nameForItem)
      }
    } else if let reason = sight.unreadable {
      context.report(.said(.unread(path, reason)))
    }
    var forms = [form]
    if case .listed(let entry) = standing, let url = entry.url, form.type != .url {
      let bytes = CarriedText.bytes(of: url)
      forms.append(
        Representation(type: .url, source: .inline(bytes), size: Int64(bytes.count)))
    }
    let item = Item(
      name: givenName ?? path.nameForItem, isNameGiven: givenName != nil,
      relativeFolder: CarriedText.text(folder), localObject: request.localObject,
      representations: forms)
    return (item, try kept == nil ? folders.key(of: path) : nil)
  }

  /// Of a folder that view counts which it is itself or lies in, of a file that of the folder in which it
  /// stands: a link's own place, not that of what it leads to.
  @discardableResult
  func lookForView(of path: FilePath, _ sight: SourceStatus) -> SourceViews.Standing {
    let isFolder = sight.status.kind == .folder && !sight.isLink
    let folder = try? isFolder ? FileSystem.realPath(of: path) : folders.real(path.folder)
    guard let folder else {
      views.addOther()
      return .unknown
    }
    views.add(in: folder)
    return isFolder ? .unknown : views.standing(of: path.nameForItem, in: folder)
  }

  /// Says that what is a view's own affair is not picked up.
  private func leaveOut(_ path: FilePath) -> (Item, key: [UInt8]?)? {
    context.report(
      .said(
        Diagnostic(
          .note, .sourceOfView, "'\(path.carried)' belongs to a view or to undo and is left out")))
    return nil
  }

  // MARK: - Forms

  /// The forms of the command line, made once: standard input can be read only once.
  private func sharedForms() throws -> [Representation] {
    if let shared { return shared }
    var forms: [Representation] = []
    for form in plan.forms { forms = forms.merged(with: [try representation(of: form)]) }
    shared = forms
    return forms
  }

  private func finished(
    _ forms: [Representation], offersFileURL: Bool
  ) -> [Representation] {
    var forms = withVisibility(forms)
    let hasFile = forms.contains { form in
      if case .file = form.source { true } else { false }
    }
    if offersFileURL && hasFile && !forms.contains(where: { $0.type == .fileURL }) {
      forms.append(Representation(type: .fileURL, source: .fileURL))
    }
    return forms
  }

  private func withVisibility(_ forms: [Representation]) -> [Representation] {
    guard !plan.visibility.isEmpty else { return forms }
    return forms.map { form in
      guard let asked = plan.visibility.last(where: { $0.type == form.type }) else { return form }
      unseen.remove(form.type)
      var form = form
      form.visibility = asked.level
      return form
    }
  }

  private func firstFileName(_ forms: [Representation]) -> String {
    Item(name: "", representations: forms).firstFile?.nameForItem ?? ""
  }

  /// Whether an item has not been named as taken yet: a source that is given twice is one item.
  private func isNews(_ taken: Appended) -> Bool {
    switch taken {
    case .new(let index):
      firstNew = firstNew ?? index
      return true
    case .existing(let index, false):
      if index < firstNew ?? .max && !gained.contains(index) { unchanged.insert(index) }
      return false
    case .existing(let index, true):
      unchanged.remove(index)
      return index < firstNew ?? .max && gained.insert(index).inserted
    }
  }

  private func append(_ item: Item, key: [UInt8]?) throws {
    var item = item
    item.contributor = contributor
    guard let writer else { return waiting.append((item, key)) }
    try take(item, key, writer)
  }

  private func take(_ item: Item, _ key: [UInt8]?, _ writer: any SessionWriter) throws {
    let taken = try writer.append(item, key: key)
    progress.finished(
      .init(index: taken.index, name: item.name, bytes: item.representations.first?.size))
    guard isNews(taken) else { return }
    indices.append(taken.index)
    guard previews.count < LiftOutcome.previewLimit, let best = item.representations.first else {
      return
    }
    previews.append(
      ItemPreview(
        index: taken.index, name: item.name, type: best.type, label: registry.label(of: best.type),
        size: best.size))
  }
}
