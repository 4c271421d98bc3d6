package import Destinations
import Diagnostics
package import Items
import JSON
package import Sessions
import SystemCalls
import SystemPackage

extension SessionEvent {
  /// The details recorded with an event; nil values are unknown.
  package struct Detail: Equatable {
    package var items: Int?
    package var destination: RecordedPath?
    package var target: RecordedPath?
    package var operation: String?
    package var error: String?
    /// The session's generation when the destination was asked.
    package var generation: Int64?
    /// The position in an ordered view, from 1.
    package var position: Int?
    /// The ID of a run that starts or ends, or that changed the item's position in the view at `destination`.
    package var run: String?
    package var former: FormerPosition?
    /// What tells the folder at `destination` from another one that has its path later.
    package var folder: String?
    /// The name of the type that was given to another program, and how many bytes.
    package var type: String?
    package var bytes: Int64?
    /// Why an offer ended.
    package var reason: String?
    /// The contributor, if it is not the application that lifted the session.
    package var contributor: RecordedOrigin?
  }

  /// The user, host and application in a record.
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
    /// The path as carried text.
    package var text: String

    init(_ text: String) { self.text = text }
  }

  /// The decoded details of an event; empty if there are none or they have another format.
  package var decodedDetail: Detail {
    (try? JSONReader.node(of: detail, as: .strict)).flatMap(Detail.init) ?? Detail()
  }

  /// An event with the current time; paths are carried text.
  package static func happened(
    _ kind: Kind, item: Int? = nil, items: Int? = nil, destination: String? = nil,
    target: String? = nil, operation: String? = nil, error: String? = nil, run: String? = nil
  ) -> SessionEvent {
    var detail = Detail(
      items: items, destination: destination.map(RecordedPath.init),
      target: target.map(RecordedPath.init), operation: operation, error: error)
    detail.run = run
    return SessionEvent(time: Clock.now, kind: kind, item: item, detail: encoded(detail))
  }

  /// The event that items, or representations of an item, were added.
  ///
  /// - Parameter contributor: The contributor; nil if it is the application that lifted the session.
  package static func added(
    _ items: Int, to item: Int?, by contributor: Session.Origin?
  ) -> SessionEvent {
    guard let contributor else { return happened(.added, item: item, items: items) }
    var detail = Detail(items: items)
    detail.contributor = RecordedOrigin(contributor)
    return SessionEvent(time: Clock.now, kind: .added, item: item, detail: encoded(detail))
  }

  /// The answer of a destination about the items of the given generation.
  package static func updated(
    _ destination: String, _ operation: String, items: Int?, generation: Int64, position: Int?
  ) -> SessionEvent {
    var detail = Detail(
      items: items, destination: RecordedPath(destination), operation: operation)
    detail.generation = generation
    detail.position = position
    return SessionEvent(time: Clock.now, kind: .update, detail: encoded(detail))
  }

  /// The event that a run has started.
  package static func began(
    _ kind: Kind, _ operation: String, at destination: String, folder: String? = nil, run: String
  ) -> SessionEvent {
    var detail = Detail(destination: RecordedPath(destination), operation: operation)
    detail.folder = folder
    detail.run = run
    return SessionEvent(time: Clock.now, kind: kind, detail: encoded(detail))
  }

  /// The event that a run changed the list position of an item, or removed it from the list together with its
  /// file.
  package static func changedPosition(
    _ kind: Kind, of item: Int, _ position: PositionInView, run: String
  ) -> SessionEvent {
    var detail = Detail(destination: RecordedPath(position.root.carried))
    detail.run = run
    detail.former = position.former
    return SessionEvent(time: Clock.now, kind: kind, item: item, detail: encoded(detail))
  }

  /// The former list position that this event records for a run; nil for other events.
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
