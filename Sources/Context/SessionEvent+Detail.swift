package import Destinations
import Diagnostics
package import Items
import JSON
package import Sessions
import SystemCalls
import SystemPackage

extension SessionEvent {
  /// What is recorded with an event; absent keys are unknown.
  package struct Detail: Equatable {
    package var items: Int?
    package var destination: RecordedPath?
    package var target: RecordedPath?
    package var operation: String?
    package var error: String?
    /// The session's, when a destination was asked.
    package var generation: Int64?
    /// In an ordered view, from 1.
    package var position: Int?
    /// The run of a drop that begins, or that changed the place of an item in the list of the view that is
    /// the destination.
    package var run: String?
    package var former: FormerPosition?
    /// Who added something, where that is not who lifted the session.
    package var contributor: RecordedOrigin?
  }

  /// Who did something, in a record.
  package struct RecordedOrigin: Equatable {
    package var user: UInt32
    package var host: RecordedPath
    package var application: RecordedPath?

    init(_ origin: Session.Origin) {
      user = origin.user
      host = RecordedPath(origin.host)
      application = origin.application.map(RecordedPath.init)
    }

    package var origin: Session.Origin {
      Session.Origin(user: user, host: host.text, application: application?.text)
    }
  }

  /// A path in a record.
  package struct RecordedPath: Equatable {
    /// Carried text.
    package var text: String

    init(_ text: String) { self.text = text }
  }

  /// The detail of an event that was read; empty where there is none or another program wrote it.
  package var decodedDetail: Detail {
    (try? JSONReader.node(of: detail, as: .strict)).flatMap(Detail.init) ?? Detail()
  }

  /// An event of this moment; paths are carried text.
  package static func happened(
    _ kind: Kind, item: Int? = nil, items: Int? = nil, destination: String? = nil,
    target: String? = nil, operation: String? = nil, error: String? = nil
  ) -> SessionEvent {
    let detail = Detail(
      items: items, destination: destination.map(RecordedPath.init),
      target: target.map(RecordedPath.init), operation: operation, error: error)
    return SessionEvent(time: Clock.now, kind: kind, item: item, detail: encoded(detail))
  }

  /// That somebody has added items, or representations to an item.
  ///
  /// - Parameter contributor: nil where it is who lifted the session.
  package static func added(
    _ items: Int, to item: Int?, by contributor: Session.Origin?
  ) -> SessionEvent {
    guard let contributor else { return happened(.added, item: item, items: items) }
    var detail = Detail(items: items)
    detail.contributor = RecordedOrigin(contributor)
    return SessionEvent(time: Clock.now, kind: .added, item: item, detail: encoded(detail))
  }

  /// That a destination has answered, to items as they are at this generation.
  package static func updated(
    _ destination: String, _ operation: String, items: Int?, generation: Int64, position: Int?
  ) -> SessionEvent {
    var detail = Detail(
      items: items, destination: RecordedPath(destination), operation: operation)
    detail.generation = generation
    detail.position = position
    return SessionEvent(time: Clock.now, kind: .update, detail: encoded(detail))
  }

  /// That a run begins.
  package static func began(
    _ kind: Kind, _ operation: String, at destination: String, run: String
  ) -> SessionEvent {
    var detail = Detail(destination: RecordedPath(destination), operation: operation)
    detail.run = run
    return SessionEvent(time: Clock.now, kind: kind, detail: encoded(detail))
  }

  /// That a run has given another place in a list to an item, or has taken it away with its file.
  package static func changedPosition(
    _ kind: Kind, of item: Int, _ position: PositionInView, run: String
  ) -> SessionEvent {
    var detail = Detail(destination: RecordedPath(position.root.carried))
    detail.run = run
    detail.former = position.former
    return SessionEvent(time: Clock.now, kind: kind, item: item, detail: encoded(detail))
  }

  /// Where a run found an item that it took from its place in a list.
  package func formerPosition(in run: String) -> PositionInView? {
    let detail = decodedDetail
    guard detail.run == run, let root = detail.destination, let former = detail.former else {
      return nil
    }
    return PositionInView(root: FilePath(carried: root.text), former: former)
  }

  package static func encoded(_ detail: Detail) -> [UInt8] {
    detail == Detail() ? [] : JSONValue.object(detail.json).bytes
  }
}
