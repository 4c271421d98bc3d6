import Clipboard
import Context
import Diagnostics
import Dropping
import Exchange
import FileTransfer
import Items
import JSON
import Picking
import SessionStreams
import SystemCalls
import SystemPackage
import UniformTypes

/// Renders outcomes as JSON, with the keys of dnd-json(5).
///
/// Lists of items are written one item at a time.
final class JSONRenderer: Renderer {
  let setting: RenderingSetting
  /// The state of the list of items in the open object.
  private var list = List.none

  private enum List { case none, empty, begun }

  init(_ setting: RenderingSetting) { self.setting = setting }

  private var output: Output { setting.output }

  private func write(_ bytes: [UInt8]) throws {
    try output.write(output.terminal == nil ? bytes : TerminalText.inJSON(bytes))
  }

  func line(_ object: JSONObject) throws {
    try write(JSONValue.object(object).bytes + [UInt8(ascii: "\n")])
  }

  /// Opens an object and, after the given members, its list of items.
  private func openList(after members: JSONObject = JSONObject()) throws {
    let before = members.memberBytes
    try output.write("{".utf8)
    try write(before)
    try output.write((before.isEmpty ? "\"items\":[" : ",\"items\":[").utf8)
    list = .empty
  }

  func add(_ item: JSONObject) throws {
    if list == .none { try openList() }
    if list == .begun { try output.write(",".utf8) }
    list = .begun
    try write(JSONValue.object(item).bytes)
  }

  func closeList(before members: JSONObject = JSONObject()) throws {
    if list == .none { try openList() }
    let after = members.memberBytes
    try output.write((after.isEmpty ? "]" : "],").utf8)
    try write(after)
    try output.write("}\n".utf8)
    list = .none
  }

  func finish() throws { if list != .none { try closeList() } }

  func lifted(_ outcome: LiftOutcome) throws {
    try line(
      JSONObject {
        $0.add("session", outcome.session.name)
        $0.add("generation", outcome.session.generation)
        $0.add("items", .array(outcome.indices.map { .number(Int64($0)) }))
      })
  }

  func added(_ outcome: LiftOutcome) throws { try lifted(outcome) }

  /// Standard output has the data.
  func exported(_ outcome: ExportOutcome) {}

  func proposal(_ item: ItemProposal) throws {
    try add(
      JSONObject {
        $0.add("index", item.index)
        $0.add("name", carried: item.name.isEmpty ? nil : item.name)
        $0.add("operation", item.operation.rawValue)
        $0.add("accepted", item.accepted)
        $0.add("given", item.given?.identifier)
        $0.add("match", item.match?.rawValue)
        $0.add("via", item.via)
        $0.add("lossy", item.isLossy ? true : nil)
        $0.add("view", carried: item.view)
        $0.add("target", carried: item.target)
        $0.add("sourceIndex", item.sourceIndex)
        $0.add("destinationIndex", item.destinationIndex)
        $0.add("effect", item.effect?.rawValue)
        $0.add("reason", item.reason)
        $0.add("error", item.error.map(error))
        $0.add("dateFrom", item.dateOrigin.map(Self.word))
        if !item.shot.isEmpty {
          $0.add("shot", JSONValue.array(item.shot.map { .number(Int64($0)) }))
        }
      })
  }

  private static func word(_ origin: DateOrigin) -> String {
    switch origin {
    case .recorded: "recorded"
    case .item: "shot"
    case .file: "file"
    case .now: "now"
    }
  }

  func proposed(_ outcome: ProposeOutcome) throws {
    try closeList(
      before: JSONObject {
        $0.add("operation", outcome.operation.rawValue)
        $0.add("intent", outcome.intent?.rawValue)
        $0.add("destination", carried: outcome.route.isEmpty ? outcome.destination : nil)
        $0.add("place", outcome.route.isEmpty ? Self.place(outcome.destination) : nil)
        $0.add("route", Self.route(outcome.route))
        $0.add("reason", outcome.reason)
        $0.add("offer", outcome.offer.map(Self.offer))
      })
  }

  /// What would be put on the clipboard.
  private static func offer(_ offer: OfferPreview) -> JSONValue {
    .object(
      JSONObject {
        $0.add("way", offer.way)
        $0.add("types", offer.forms.types)
        $0.add("listeners", offer.listeners)
      })
  }

  func result(_ item: ItemResult) throws {
    try add(
      JSONObject {
        $0.add("index", item.index)
        $0.add("name", carried: item.name.isEmpty ? nil : item.name)
        $0.add("state", item.state.rawValue)
        $0.add("effect", item.effect?.rawValue)
        $0.add("accepted", item.accepted)
        $0.add("given", item.given?.identifier)
        $0.add("match", item.match?.rawValue)
        $0.add("via", item.via)
        $0.add("lossy", item.isLossy ? true : nil)
        $0.add("view", carried: item.view)
        $0.add("target", carried: item.target)
        $0.add("sourceIndex", item.sourceIndex)
        $0.add("destinationIndex", item.destinationIndex)
        $0.add("bytes", item.bytes)
        $0.add("sha256", item.sha256)
        $0.add("verified", item.verified)
        $0.add("sourceRemoved", item.isSourceRemoved ? true : nil)
        $0.add("error", item.error.map(error))
      })
  }

  func dropped(_ outcome: DropOutcome, status: ExitStatus) throws {
    if let failure = outcome.failure { setting.console.say(failure, status: status) }
    try closeList(
      before: JSONObject {
        $0.add("session", outcome.session.name)
        $0.add("operation", outcome.operation.rawValue)
        let isOne = outcome.route.isEmpty && !outcome.destination.isEmpty
        $0.add("destination", carried: isOne ? outcome.destination : nil)
        $0.add("place", isOne ? Self.place(outcome.destination) : nil)
        $0.add("route", Self.route(outcome.route))
        $0.add("elsewhere", outcome.elsewhere > 0 ? outcome.elsewhere : nil)
        $0.add("offer", outcome.offer.map(Self.offer))
      })
  }

  /// The parts of a destination on another host; nil for any other.
  private static func place(_ destination: String) -> JSONValue? {
    Location(recorded: CarriedText.bytes(of: destination)).there.map { location in
      .object(
        JSONObject {
          $0.add("kind", location.place.kind == .store ? "cloud" : "host")
          $0.add("host", location.place.recorded)
          $0.add("path", carried: location.path.carried)
        })
    }
  }

  /// What is on the clipboard.
  static func offer(_ offer: OfferRecord) -> JSONValue {
    .object(
      JSONObject {
        $0.add("place", offer.place)
        $0.add("way", offer.way)
        $0.add("types", offer.types)
        $0.add("cut", offer.isCut ? true : nil)
        $0.add("expires", offer.expires.map(Timestamp.text))
      })
  }

  private static func route(_ stops: [RouteStop]) -> JSONValue? {
    if stops.isEmpty { return nil }
    return .array(
      stops.map { stop in
        .object(
          JSONObject {
            $0.add("view", carried: stop.view)
            $0.add("place", place(stop.view))
            $0.add("items", stop.items)
          })
      })
  }

  func error(_ diagnostic: Diagnostic) -> JSONValue {
    let diagnostic = setting.console.filled(diagnostic)
    return .object(
      JSONObject {
        $0.add("code", diagnostic.code.name)
        $0.add("message", diagnostic.message)
        $0.add(hintsOf: diagnostic)
      })
  }

  func session(_ detail: SessionDetail) throws {
    let session = detail.session
    try openList(
      after: JSONObject {
        $0.add("session", session.name)
        $0.add("state", session.state.rawValue)
        $0.add("generation", session.generation)
        $0.add("created", Timestamp.text(session.created))
        $0.add("allowsMove", session.policy.allowsMove)
        $0.add("localOnly", session.policy.localOnly)
        $0.add("local", detail.isLocal)
        $0.add("context", detail.context)
        $0.add("expires", session.expires.map(Timestamp.text))
        $0.add("offer", detail.offers.last.map { Self.offer($0.record) })
      })
  }

  func item(_ detail: ItemDetail, withRepresentations: Bool) throws {
    try add(
      JSONObject {
        $0.add("index", detail.item.index)
        $0.add("id", detail.id)
        $0.add("name", carried: detail.item.name.isEmpty ? nil : detail.item.name)
        $0.add("size", detail.size)
        $0.add("state", detail.state)
        $0.add("destination", carried: detail.destination)
        $0.add("failure", detail.failure)
        $0.add("note", carried: detail.sourceNote)
        $0.add("contradictedName", detail.contradictedName?.identifier)
        $0.add("representations", .array(detail.representations.map(Self.representation)))
        $0.add("contributor", detail.item.contributor.map(Self.origin))
        $0.add("localObject", json: detail.item.localObject)
      })
  }

  private static func representation(_ detail: RepresentationDetail) -> JSONValue {
    .object(
      JSONObject {
        $0.add("type", detail.representation.type.identifier)
        $0.add("mimeType", detail.mimeType)
        $0.add("kind", detail.representation.kind.rawValue)
        $0.add("visibility", detail.representation.visibility.rawValue)
        $0.add("size", detail.representation.size)
        $0.add("host", detail.representation.place?.recorded)
        $0.add("path", carried: detail.path)
      })
  }

  func cancelled(_ outcome: CancelOutcome) throws {
    try line(
      JSONObject {
        $0.add("session", outcome.session.name)
        $0.add("state", outcome.session.state.rawValue)
      })
  }

  func entry(_ entry: LogEntry, isLive: Bool) throws {
    try line(
      JSONObject {
        $0.add("session", entry.session)
        $0.add("number", entry.number)
        $0.add("time", Timestamp.text(entry.time))
        $0.add("event", entry.event)
        $0.add("item", entry.item)
        $0.add("items", entry.items)
        $0.add("operation", entry.operation)
        $0.add("destination", carried: entry.destination)
        $0.add("target", carried: entry.target)
        $0.add("failure", entry.failure)
        $0.add("type", entry.type)
        $0.add("bytes", entry.bytes)
        $0.add("reason", entry.reason)
        $0.add("contributor", entry.contributor.map(Self.origin))
      })
  }

  private static func origin(_ origin: Session.Origin) -> JSONValue {
    .object(
      JSONObject {
        $0.add("user", Int(origin.user))
        $0.add("host", carried: origin.host)
        $0.add("application", carried: origin.application)
      })
  }
}

extension JSONObject {
  /// Adds the hints of a diagnostic: as a list, and as the sentence that programs have read so far.
  mutating func add(hintsOf diagnostic: Diagnostic) {
    let hints = diagnostic.hints
    guard !hints.isEmpty else { return }
    self.add("hint", hints.joined(separator: "; "))
    self.add("hints", hints)
  }
}
