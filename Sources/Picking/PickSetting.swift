import ContentDetection
import Context
import Diagnostics
import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// The state that all sources of a command share while items are created from them.
final class PickSetting {
  let context: ExchangeContext
  let registry: TypeRegistry
  let request: SourceRequest
  /// The properties given for every item.
  let said: ItemRequest
  let plan: RepresentationPlan
  let detectors: DetectorPool
  let spool: Spool
  let views: SourceViews
  let received: ReceivedDrops
  /// The first bytes of the files on other hosts in the current batch.
  let farHeads = FarHeads()
  /// The copies of such files that the session keeps.
  let farSnapshots = FarSnapshots()
  /// The list of files that another program has cut, if the sources are from it.
  var cut: CutList?

  init(
    _ request: SourceRequest, _ said: ItemRequest, _ plan: RepresentationPlan,
    _ registry: TypeRegistry,
    in context: ExchangeContext, newPayload: @escaping () throws -> Payload,
    _ received: ReceivedDrops
  ) {
    self.context = context
    self.registry = registry
    self.request = request
    self.said = said
    self.plan = plan
    self.received = received
    detectors = DetectorPool(registry: registry, isCancelled: context.isCancelled)
    spool = Spool(context: context, newPayload: newPayload)
    views = SourceViews(context: context, registry: registry)
  }

  /// The name given on the command line, if any.
  var givenName: String? { said.name.flatMap { $0.isEmpty ? nil : $0 } }

  /// Examines the files of a batch.
  ///
  /// If a type is given, the content is not read.
  ///
  /// - Throws: `cancelled`, because unexamined files must not be mistaken for missing ones.
  func look(at paths: [FilePath?]) throws(ExchangeError) -> [SourceLook?] {
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

  /// Reads standard input.
  func takeInput() throws -> Spooled {
    context.noteTyping()
    let spooled = try spool.take(context.input)
    if spooled.size == 0 && !request.allowsEmpty { throw ExchangeError.emptyInput }
    return spooled
  }

  /// An item with the given name, or else the name that its source suggests.
  func item(named name: String, below directory: [UInt8] = [], _ representations: [Representation])
    -> Item
  {
    Item(
      name: givenName ?? name, isNameGiven: givenName != nil,
      relativeDirectory: CarriedText.text(directory), localObject: said.localObject,
      representations: representations)
  }

  /// An item from bytes that are not in a file.
  func item(
    of spooled: Spooled, named suggested: String, below directory: [UInt8] = []
  ) throws -> Item {
    views.addOther()
    let name = givenName ?? suggested
    let found =
      try plan.stated == nil ? detectors.detect(spooled, name: name.isEmpty ? nil : name) : nil
    let type = plan.stated ?? found?.type ?? .data
    let own = Representation(type: type, source: spooled.source, size: spooled.size)
    let text = found?.impliedText(registry).map { own.implying($0) }
    return item(named: suggested, below: directory, [own] + [text].compactMap(\.self))
  }
}

extension Representation {
  /// The same bytes as another type, which they have as well.
  func implying(_ type: UniformType) -> Representation {
    var implied = self
    implied.type = type
    return implied
  }
}
