import ContentDetection
import Context
import Diagnostics
import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

/// What all sources of one command share while items are made of them.
final class PickSetting {
  let context: ExchangeContext
  let registry: TypeRegistry
  let request: SourceRequest
  /// What is said of each item.
  let said: ItemRequest
  let plan: RepresentationPlan
  let detectors: DetectorPool
  let spool: Spool
  let views: SourceViews

  init(
    _ request: SourceRequest, _ said: ItemRequest, _ plan: RepresentationPlan,
    _ registry: TypeRegistry,
    in context: ExchangeContext, newPayload: @escaping () throws -> Payload
  ) {
    self.context = context
    self.registry = registry
    self.request = request
    self.said = said
    self.plan = plan
    detectors = DetectorPool(registry: registry, isCancelled: context.isCancelled)
    spool = Spool(context: context, newPayload: newPayload)
    views = SourceViews(context: context, registry: registry)
  }

  /// The name that was said, if one was.
  var givenName: String? { said.name.flatMap { $0.isEmpty ? nil : $0 } }

  /// Looks at the files of a batch; a stated type is believed, and content is not asked.
  ///
  /// - Throws: `cancelled`, since what was not looked at must not be taken for nothing.
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

  /// Takes what comes on standard input.
  func takeInput() throws -> Spooled {
    let spooled = try spool.take(context.input)
    if spooled.size == 0 && !request.allowsEmpty { throw ExchangeError.emptyInput }
    return spooled
  }

  /// An item under the name that was said, or else the one that its source suggests.
  func item(named name: String, below directory: [UInt8] = [], _ representations: [Representation])
    -> Item
  {
    Item(
      name: givenName ?? name, isNameGiven: givenName != nil,
      relativeDirectory: CarriedText.text(directory), localObject: said.localObject,
      representations: representations)
  }

  /// An item of bytes that are nowhere.
  func item(
    of spooled: Spooled, named suggested: String, below directory: [UInt8] = []
  ) throws -> Item {
    views.addOther()
    let name = givenName ?? suggested
    let type = try plan.stated ?? detectors.detect(spooled, name: name.isEmpty ? nil : name)
    return item(
      named: suggested, below: directory,
      [Representation(type: type, source: spooled.source, size: spooled.size)])
  }
}
