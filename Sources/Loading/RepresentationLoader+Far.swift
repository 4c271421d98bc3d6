import Context
import Items
import Negotiation
import Sessions
import SystemCalls
import SystemPackage

// Files on other hosts, which are fetched only when a representation of them is wanted.
extension RepresentationLoader {
  /// The file itself, if it goes to a stream as it is; nil if it has to be fetched first.
  ///
  /// Only one that may be read at once is streamed: lists are merged, and archives made, from files.
  func streamed(_ candidate: Candidate, of item: Item) throws(ExchangeError) -> Loaded? {
    guard streams, !candidate.isDerived, case .far(let far) = candidate.representation.source,
      !far.isDirectory, SharedList.Format(of: candidate.given, in: registry) == nil
    else { return nil }
    try checkMayFetch(far, of: item)
    return Loaded(item: item, candidate: candidate, representation: .far(far))
  }

  /// Fetches a file or directory into the payload directory, or a small file into memory.
  func fetched(_ far: FarReference, _ item: Item) throws(ExchangeError) -> LoadedRepresentation {
    try checkMayFetch(far, of: item)
    if let fetched = try farAhead.take(far, of: item, for: self) { return fetched }
    let payload: Payload
    do throws(SessionError) { payload = try newPayload() } catch { throw .session(error) }
    do throws(ExchangeError) {
      try context.farSources.fetch(far, to: payload.path, context) { [beat, name = item.name] in
        beat(name)
      }
    } catch {
      TreeRemoval.discard(payload.path)
      throw error
    }
    return .made(payload.path)
  }

  /// Only the person who named the host has a connection opened to it.
  func mayFetch(of item: Item) -> Bool {
    (item.contributor ?? open.session.origin).isSamePerson(as: context.origin)
  }

  private func checkMayFetch(_ far: FarReference, of item: Item) throws(ExchangeError) {
    guard mayFetch(of: item) else { throw .forbidden(.farOfExternal(far.location.shown.carried)) }
  }
}
