package import Items
import JSON
package import Sessions

/// What lists show of a session that has ended.
///
/// It is kept in a file beside the record when the session ends, so that lists and completion open no records. An ended
/// session does not change before it is active again, so nothing is compared when the file is read.
package struct EndedSummary: Equatable, Sendable {
  package var state: Session.State
  /// In nanoseconds since 1970.
  package var created: Int64
  /// The number of items that the session ever had.
  package var items: Int
  package var contents: SessionContents
  /// The drops that have ended, in order; of many, the last.
  package var drops: [Drop]

  package struct Drop: Equatable, Sendable {
    /// In nanoseconds since 1970.
    package var time: Int64
    /// The number of items that were placed.
    package var items: Int
    /// As carried text.
    package var destination: String
  }

  private static let mostDrops = 16

  /// Where the last drop that placed anything went.
  package var place: String? { drops.last { $0.items > 0 }?.destination }

  private init(_ open: any OpenSession, _ contents: SessionContents) throws(SessionError) {
    let items = try open.indices(atMost: 0).total
    state = open.session.state
    created = open.session.created
    self.items = items
    self.contents = contents
    drops = Array(try open.drops().suffix(Self.mostDrops))
  }
}

extension EndedSummary {
  /// The summary that was kept when the session ended, or else what its record tells `receiver`; nil if neither can be
  /// read.
  package init?(
    of ended: EndedSession, in store: any SessionStore, for receiver: Session.Origin
  ) {
    if let kept = store.keptSummary(of: ended).flatMap(EndedSummary.init(kept:)) {
      self = kept
      return
    }
    guard let open = try? store.openEnded(ended.name, id: ended.id),
      let told = try? EndedSummary(open, open.contents(for: receiver))
    else { return nil }
    self = told
  }

  /// The bytes to keep for a session that is ending; nil if not every receiver sees the same of it.
  static func kept(of open: any OpenSession) -> [UInt8]? {
    guard let contents = open.contentsForAll(), let summary = try? EndedSummary(open, contents)
    else { return nil }
    return JSONValue.object(summary.json).bytes
  }

  private var json: JSONObject {
    JSONObject { object in
      object.add("state", state.rawValue)
      object.add("created", created)
      object.add("items", items)
      object.add(
        "contents",
        .array(
          contents.names.map { name in .object(JSONObject { $0.add("name", carried: name) }) }))
      object.add("more", contents.more)
      object.add(
        "drops",
        .array(
          drops.map { drop in
            .object(
              JSONObject {
                $0.add("time", drop.time)
                $0.add("items", drop.items)
                $0.add("destination", carried: drop.destination)
              })
          }))
    }
  }

  /// Nil if a power cut has left only a part of the bytes.
  private init?(kept bytes: [UInt8]) {
    guard let node = try? JSONReader.node(of: bytes, as: .strict),
      let state = node["state"]?.string.flatMap(Session.State.init(rawValue:)), state.isOver,
      let created = node["created"]?.integer, let items = node["items"]?.count,
      let contents = node["contents"]?.list, let more = node["more"]?.count,
      let drops = node["drops"]?.list
    else { return nil }
    self.state = state
    self.created = created
    self.items = items
    self.contents = SessionContents(names: contents.compactMap { $0.carried("name") }, more: more)
    self.drops = drops.compactMap { drop in
      guard let time = drop["time"]?.integer, let items = drop["items"]?.count,
        let destination = drop.carried("destination")
      else { return nil }
      return Drop(time: time, items: items, destination: destination)
    }
  }
}

extension OpenSession {
  /// The drops that have ended, in order.
  package func drops() throws(SessionError) -> [EndedSummary.Drop] {
    try events(of: [.dropEnded]).compactMap { event in
      let detail = event.decodedDetail
      return detail.destination.map {
        EndedSummary.Drop(time: event.time, items: detail.items ?? 0, destination: $0.text)
      }
    }
  }
}

extension JSONNode {
  fileprivate var count: Int? { integer.flatMap { $0 < 0 ? nil : Int(exactly: $0) } }

  fileprivate var list: [JSONNode]? {
    if case .array(let nodes) = content { nodes } else { nil }
  }
}
