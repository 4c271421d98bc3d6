import ContentDetection
import Diagnostics
import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// Makes items of what is picked up, and hands them to the session that takes them.
///
/// The files of a batch are looked at by all cores; the items are taken in the order given.
final class ItemBuilder {
  private let context: ExchangeContext
  private let registry: TypeRegistry
  private let sources: SourceRequest
  private let request: ItemRequest
  private let plan: FormPlan
  private let writer: any SessionWriter
  private let detectors: DetectorPool
  private let spool: Spool
  let progress: ProgressMeter
  private var shared: [Representation]?
  private var folders = RealFolders()
  private(set) var views: SourceViews
  private var unseen: Set<UniformType>
  private var firstNew: Int?
  private var gained: Set<Int> = []

  /// In the order in which the items were taken.
  private(set) var indices: [Int] = []
  private(set) var previews: [ItemPreview] = []

  init(
    context: ExchangeContext, registry: TypeRegistry, sources: SourceRequest, item: ItemRequest,
    plan: FormPlan, writer: any SessionWriter
  ) {
    self.context = context
    self.registry = registry
    self.sources = sources
    request = item
    self.plan = plan
    self.writer = writer
    detectors = DetectorPool(registry: registry, isCancelled: context.isCancelled)
    spool = Spool(context: context, writer: writer)
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
        FormPlan.merge(item.representations, with: extra), offersFileURL: true)
      try append(item, key: key)
    }
  }

  /// Takes the one item that forms without a source make.
  func takeForms() throws {
    let forms = try sharedForms()
    var item = Item(name: "", representations: finished(forms, offersFileURL: false))
    item.name = request.name ?? firstFileName(forms)
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
    let merged = FormPlan.merge(forms, with: try sharedForms())
    try writer.add(finished(merged, offersFileURL: !batch.isEmpty), to: index)
    if !indices.contains(index) { indices.append(index) }
  }

  /// Checks that every form whose visibility was set was there.
  func finish() throws(ExchangeError) {
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
      if case .path(let path, _) = entry { path } else { nil }
    }
    guard plan.stated == nil else {
      return paths.map { path in
        path.map { path in
          SourceLook(at: path) { () throws(SystemFailure) in try SourceSight(path) }
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
    case .standardInput: return try inputItem()
    case .path(let path, let folder): return try pathItem(path, below: folder, sight)
    }
  }

  private func urlItem(_ url: String) -> Item {
    views.addOther()
    let bytes = CarriedText.bytes(of: url)
    let form = Representation(
      type: plan.stated ?? .url, source: .inline(bytes), size: Int64(bytes.count))
    return Item(
      name: request.name ?? URLName.suggested(for: url), localObject: request.localObject,
      representations: [form])
  }

  private func inputItem() throws -> (Item, key: [UInt8]?)? {
    let spooled = try spool.take(context.input)
    if spooled.size == 0 && !sources.allowsEmpty { throw ExchangeError.emptyInput }
    return (try spooledItem(spooled, named: request.name ?? "", below: []), nil)
  }

  private func spooledItem(
    _ spooled: Spooled, named name: String, below folder: [UInt8]
  ) throws -> Item {
    views.addOther()
    let type =
      try plan.stated ?? detectors.detect(spooled, name: name.isEmpty ? nil : name)
    return Item(
      name: name, relativeFolder: CarriedText.text(folder), localObject: request.localObject,
      representations: [Representation(type: type, source: spooled.source, size: spooled.size)])
  }

  private func pathItem(
    _ path: FilePath, below folder: [UInt8], _ sight: SourceLook?
  ) throws -> (Item, key: [UInt8]?)? {
    guard let sight else { return nil }
    do {
      return try existingItem(path, below: folder, try sight.get())
    } catch let error as ExchangeError where sources.ignoresMissing && error.isMissingSource {
      var note = error.diagnostic
      note.severity = .note
      context.report(.said(note))
      return nil
    }
  }

  private func existingItem(
    _ path: FilePath, below folder: [UInt8], _ sight: SourceSight
  ) throws -> (Item, key: [UInt8]?) {
    if sight.isFIFO {
      let spooled = try spool.take(fifo: path)
      let name = request.name ?? (path.isDescriptor ? "" : path.nameForItem)
      return (try spooledItem(spooled, named: name, below: folder), nil)
    }
    guard sight.hasContent else { throw ExchangeError.sourceNotAFile(path) }
    lookForView(of: path, sight)
    var form = Representation(
      type: plan.stated ?? sight.type ?? .data, source: .file(path, sight.identity),
      size: sight.size)
    let kept = sources.takesSnapshot ? try spool.snapshot(path) : nil
    if let kept { form.source = kept.source }
    let item = Item(
      name: request.name ?? path.nameForItem, relativeFolder: CarriedText.text(folder),
      localObject: request.localObject, representations: [form])
    return (item, try kept == nil ? folders.key(of: path) : nil)
  }

  /// Of a folder that view counts which it is itself or lies in, of a file that of the folder in which it
  /// stands: a link's own place, not that of what it leads to.
  private func lookForView(of path: FilePath, _ sight: SourceSight) {
    let isFolder = sight.status.kind == .folder && !sight.isLink
    let folder = try? isFolder ? FileSystem.realPath(of: path) : folders.real(path.folder)
    if let folder { views.add(in: folder) } else { views.addOther() }
  }

  // MARK: - Forms

  /// The forms of the command line, made once: standard input can be read only once.
  private func sharedForms() throws -> [Representation] {
    if let shared { return shared }
    var forms: [Representation] = []
    for form in plan.forms { forms = FormPlan.merge(forms, with: [try representation(of: form)]) }
    shared = forms
    return forms
  }

  private func representation(of form: FormPlan.Form) throws -> Representation {
    switch form.source {
    case .text(let text):
      let bytes = CarriedText.bytes(of: text)
      return Representation(type: form.type, source: .inline(bytes), size: Int64(bytes.count))
    case .promise(let command):
      return Representation(
        type: form.type, source: .promise(command: command, folder: context.workingFolder))
    case .standardInput:
      let spooled = try spool.take(context.input)
      if spooled.size == 0 && !sources.allowsEmpty { throw ExchangeError.emptyInput }
      return Representation(type: form.type, source: spooled.source, size: spooled.size)
    case .file(let word):
      return try fileForm(context.absolute(FilePath(carried: word)), form.type)
    }
  }

  private func fileForm(_ path: FilePath, _ type: UniformType) throws -> Representation {
    let seen: SourceSight
    do throws(SystemFailure) {
      seen = try SourceSight(path)
    } catch {
      throw ExchangeError(reading: path, error)
    }
    if seen.isFIFO {
      let spooled = try spool.take(fifo: path)
      return Representation(type: type, source: spooled.source, size: spooled.size)
    }
    guard seen.hasContent else { throw ExchangeError.sourceNotAFile(path) }
    lookForView(of: path, seen)
    if sources.takesSnapshot {
      let kept = try spool.snapshot(path)
      return Representation(type: type, source: kept.source, size: seen.size)
    }
    return Representation(type: type, source: .file(path, seen.identity), size: seen.size)
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
    for form in forms {
      if case .file(let path, _) = form.source { return path.nameForItem }
    }
    return ""
  }

  /// Whether an item has not been named as taken yet: a source that is given twice is one item.
  private func isNews(_ taken: Appended) -> Bool {
    switch taken {
    case .new(let index):
      firstNew = firstNew ?? index
      return true
    case .existing(let index):
      return index < firstNew ?? .max && gained.insert(index).inserted
    }
  }

  private func append(_ item: Item, key: [UInt8]?) throws {
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
