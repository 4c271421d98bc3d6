package import Context
import Diagnostics
import FileTransfer
import Items
package import Loading
import Negotiation
package import Sessions
import SystemCalls
import SystemPackage
package import UniformTypes

/// Writes a session as a stream.
///
/// The items are read three times: for the size of the description, for its text, and for the data, so that
/// memory does not grow with the session. If anything changed in between, the stream remains without its end.
package final class ExportRun {
  private let open: any OpenSession
  private let request: ExportRequest
  private let context: ExchangeContext
  private let output: StreamOutput
  private let progress: ProgressMeter
  private let last: Int
  private var selection: FormSelection
  private var left = FormSelection.LeftOut()
  private var special: [FilePath] = []
  private var outcome: ExportOutcome

  package init(
    _ request: ExportRequest, of open: any OpenSession, accepted: [AcceptedType],
    with loader: RepresentationLoader
  ) throws(ExchangeError) {
    let counts = try open.counts()
    let context = loader.context
    let progress = ProgressMeter(items: counts.items, report: context.report)
    self.open = open
    self.request = request
    self.context = context
    self.progress = progress
    output = StreamOutput(
      context.output, progress: { progress.add($0) }, isCancelled: context.isCancelled)
    last = counts.nextIndex - 1
    selection = FormSelection(
      accepted: accepted, runsPromises: request.runsPromises, loader: loader)
    outcome = ExportOutcome(session: open.session.name)
  }

  /// Writes the whole stream; nothing is written before every file has been found.
  package func run() throws(ExchangeError) -> ExportOutcome {
    progress.start()
    defer { progress.close() }
    let plan = try plan()
    // What was reported once is not reported again.
    selection = selection.quiet
    var digests = WrittenDigests()
    let time = Int128(Clock.now / 1_000_000_000) * 1_000_000_000
    try output.write(TarMember(path: StreamHead.path, size: plan.size, modified: time).header)
    digests.add(
      try output.hashing { () throws(ExchangeError) in try writeDescription(plan) })
    try output.pad(after: plan.size)
    try writeItems(plan, &digests)
    try writeEnd(digests, time)
    report()
    return outcome
  }

  /// Finds the data of all forms; promises are run here.
  private func plan() throws(ExchangeError) -> ExportPlan {
    var plan = ExportPlan(head: head.line)
    var hasMatched = false
    var offered: [UniformType] = []
    var left = FormSelection.LeftOut()
    try forEachItem { item throws(ExchangeError) in
      let (exported, matches) = try selection.exported(item, &left)
      hasMatched = hasMatched || matches
      if !matches, offered.count < 8 { offered += item.representations.map(\.type) }
      guard !exported.forms.isEmpty else { return }
      let described = exported.described
      // Nobody is to find out at the other end.
      guard (try? StreamItem(line: described.line)) == described else {
        throw .stream(.indescribable(item: item.index))
      }
      _ = plan.add(described)
      outcome.items += 1
      outcome.forms += exported.forms.count
    }
    self.left = left
    if !hasMatched && !selection.accepted.isEmpty {
      let registry = selection.loader.registry
      throw .notAcceptable(
        offered: registry.labels(of: offered),
        wanted: selection.accepted.told(registry.label(of:)), obstacle: nil)
    }
    if plan.isEmpty {
      report()
      throw .stream(
        .nothing(session: open.session.name, promises: left.promiseCount > 0))
    }
    plan.size += Int64(plan.head.count + ExportPlan.closing.count)
    return plan
  }

  private func writeDescription(_ plan: ExportPlan) throws(ExchangeError) {
    var again = ExportPlan(head: plan.head)
    try output.write(plan.head)
    try forEachItem { item throws(ExchangeError) in
      var left = FormSelection.LeftOut()
      let exported = try selection.exported(item, &left).exported
      if !exported.forms.isEmpty { try output.write(again.add(exported.described)) }
    }
    try output.write(ExportPlan.closing)
    guard again.digest.finished() == plan.digest.finished() else {
      throw .stream(.sessionChanged(open.session.name))
    }
  }

  private func writeItems(
    _ plan: ExportPlan, _ digests: inout WrittenDigests
  ) throws(ExchangeError) {
    var again = ExportPlan(head: plan.head)
    try forEachItem { item throws(ExchangeError) in
      var left = FormSelection.LeftOut()
      let exported = try selection.exported(item, &left).exported
      guard !exported.forms.isEmpty else { return }
      let first = again.sizes.count
      _ = again.add(exported.described)
      progress.enter(.copying, item.name)
      for (index, form) in exported.forms.enumerated() {
        guard first + index < plan.sizes.count else {
          throw .stream(.sessionChanged(open.session.name))
        }
        digests.add(
          try write(form, item: item.index, form: index + 1, size: plan.sizes[first + index]),
          item: item.index, form: index + 1)
      }
      progress.finished(
        .init(index: item.index, name: item.name, bytes: exported.forms.first?.form.size))
    }
    guard again.digest.finished() == plan.digest.finished() else {
      throw .stream(.sessionChanged(open.session.name))
    }
  }

  private func write(
    _ form: ExportedItem.Form, item: Int, form number: Int, size: Int64
  ) throws(ExchangeError) -> Digest {
    let path = StreamItem.path(item: item, form: number)
    switch form.content {
    case .bytes(let bytes):
      try output.write(
        TarMember(path: path, size: Int64(bytes.count), modified: Int128(open.session.created))
          .header)
      let digest = try output.hashing { () throws(ExchangeError) in try output.write(bytes) }
      try output.pad(after: Int64(bytes.count))
      outcome.bytes += Int64(bytes.count)
      return digest
    case .path(let source, let status):
      let isDirectory = form.form.kind == .folder
      let file = try Self.open(source, status, isDirectory: isDirectory)
      guard isDirectory else {
        let digest = try output.write(file, as: path, size: size, hashes: true, shown: source)
        outcome.bytes = outcome.bytes.addingClamped(size)
        return digest ?? Digest(of: [])
      }
      var tree = ExportedTree(
        path, of: source, to: output, isCancelled: context.isCancelled)
      let digest = try output.hashing { () throws(ExchangeError) in try tree.write(file) }
      special += tree.leftOut
      return digest
    }
  }

  private static func open(
    _ path: FilePath, _ status: FileStatus?, isDirectory: Bool
  ) throws(ExchangeError) -> OpenFile {
    if let status { return try SourceDoor.open(path, as: status) }
    return try StreamOutput.reading(path) { () throws(SystemFailure) in
      try isDirectory ? OpenFile.openDirectory(path) : OpenFile.open(path)
    }
  }

  private func writeEnd(_ digests: WrittenDigests, _ time: Int128) throws(ExchangeError) {
    let whole = output.whole.finished()
    var size: Int64 = 0
    digests.forEachPiece(whole: whole) { size += Int64($0.count) }
    try output.write(TarMember(path: StreamEnd.path, size: size, modified: time).header)
    try digests.forEachPiece(whole: whole) { piece throws(ExchangeError) in
      try output.write(piece)
    }
    try output.pad(after: size)
    try output.write(TarMember.end)
    try output.flush()
  }

  private var head: StreamHead {
    let (session, origin) = (open.session, open.session.origin)
    var head = StreamHead(session: session.name, user: origin.user, host: origin.host)
    head.application = origin.application
    head.policy = session.policy
    head.context = session.context
    head.expires = session.expires
    head.isSensitive = session.isSensitive
    return head
  }

  private func forEachItem(
    _ body: (Item) throws(ExchangeError) -> Void
  ) throws(ExchangeError) {
    for item in open.pages(of: request.accept.items, upTo: last, for: context.origin) {
      if context.isCancelled() { throw .cancelled }
      try body(try item.get())
    }
  }

  private func report() {
    for diagnostic in left.diagnostics { context.report(.said(diagnostic)) }
    if let diagnostic = SpecialFiles.leftOutOfArchive(special) {
      context.report(.said(diagnostic))
    }
    outcome.isPartial = left.items > 0 || !left.links.isEmpty || !special.isEmpty
  }
}

extension FormSelection {
  /// The same, without reporting what was reported before.
  fileprivate var quiet: FormSelection {
    var loader = loader
    loader.context.report = { _ in }
    return FormSelection(accepted: accepted, runsPromises: runsPromises, loader: loader)
  }
}
