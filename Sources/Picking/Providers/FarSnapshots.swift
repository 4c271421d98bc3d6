import Context
import Items
import Sessions
import SystemCalls
import SystemPackage

/// Small files on other hosts of which the session keeps a copy, fetched for a whole batch at a time.
final class FarSnapshots {
  private var kept: [FilePath: (payload: Payload?, fetched: FarSources.Fetched)] = [:]

  /// Fetches the batch's files, in few round trips; what is left is fetched alone.
  func fetch(_ batch: [any Source], for setting: PickSetting) throws {
    forget()
    guard setting.request.takesSnapshot else { return }
    var small: [FarReference] = []
    var known: Set<FilePath> = []
    for case let source as FoundFarFile in batch
    where !source.far.isDirectory && source.far.size <= FarSources.small {
      if known.insert(source.far.location.shown).inserted { small.append(source.far) }
    }
    for all in Dictionary(grouping: small, by: \.location.place).values {
      var page: [FarReference] = []
      var bytes: Int64 = 0
      for far in all {
        page.append(far)
        bytes = bytes.addingClamped(far.size)
        guard page.count >= FarSources.mostFiles || bytes >= FarSources.mostBytes else { continue }
        try fetch(page, setting)
        (page, bytes) = ([], 0)
      }
      if page.count > 1 { try fetch(page, setting) }
    }
  }

  /// Takes the copy of a file; nil if it has to be fetched alone.
  func take(_ far: FarReference, in setting: PickSetting) throws -> Spooled? {
    guard let (payload, fetched) = kept.removeValue(forKey: far.location.shown) else { return nil }
    if let error = fetched.error { throw error }
    guard let payload else { return nil }
    if fetched.isChanged {
      setting.context.report(.said(SourceChange.changed.diagnostic(far.location.shown)))
    }
    return Spooled(
      source: .payload(payload.name), size: try FileSystem.status(of: payload.path).size,
      path: payload.path)
  }

  /// Removes what was not taken.
  private func forget() {
    for case let payload? in kept.values.map(\.payload) { TreeRemoval.discard(payload.path) }
    kept.removeAll(keepingCapacity: true)
  }

  private func fetch(_ page: [FarReference], _ setting: PickSetting) throws {
    var payloads: [FilePath: Payload] = [:]
    var failure: (any Error)?
    let fetched = setting.context.farSources.fetch(
      page.map { ($0, mayBeHeld: false) }, setting.context
    ) {
      do {
        let payload = try setting.spool.newPayload()
        payloads[payload.path] = payload
        return payload.path
      } catch {
        failure = error
        return nil
      }
    } _: { _ in
    }
    for (far, fetched) in zip(page, fetched) {
      guard let fetched else { continue }
      var payload: Payload?
      if case .file(let path) = fetched.content { payload = payloads[path] }
      kept[far.location.shown] = (payload, fetched)
    }
    if let failure { throw failure }
  }
}
