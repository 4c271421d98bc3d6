package import Context
import Destinations
import Diagnostics
import FileTransfer
import Items
import Reverting
package import Sessions
import SystemCalls
import SystemPackage

// The manifest of a drop to a host: a file of this machine, or one there.
extension HostDestination {
  /// The directory of the items, with the host before it.
  var directory: FilePath { location?.directory ?? place.status.path }

  func newManifest(
    _ request: DropRequest, by runID: RunID, in open: any OpenSession, _ context: ExchangeContext
  ) throws(ExchangeError) -> (list: any NamedListing, record: RecordedManifest)? {
    guard let path = try manifestPath(request) else {
      let made = try context.manifest(
        request.manifest, relativeTo: place.id.location(directory), by: runID, in: open)
      made?.manifest.numbering = request.numbering ?? .space
      return made.map { ($0.manifest, $0.record) }
    }
    do {
      try settleManifests(of: open, context)
      let record = RecordedManifest(
        place.id.location(path), relativeTo: place.id.location(directory), by: runID, in: open)
      let manifest = try record.begin { former in
        try FarManifest(
          path, relativeTo: directory, on: place.id,
          directoryWillExist: request.makesParents && path.starts(with: directory),
          following: former, runID: runID, { place.files })
      }
      manifest.numbering = request.numbering ?? .space
      return (manifest, record)
    } catch let error as TransferError {
      throw .transfer(error)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// Checks what the drop would check before anything is done.
  func checkManifest(
    _ request: DropRequest, in open: any OpenSession
  ) throws(ExchangeError) {
    guard let path = try manifestPath(request) else { return }
    do {
      let former = try open.lastManifest(at: place.id.location(path), before: .max)?.placed
      try FarManifest.check(path, on: place.id, following: former, place.files)
    } catch {
      throw ExchangeError(any: error)
    }
  }

  /// The path of a manifest there, with the host before it; nil if none is there.
  func manifestPath(_ request: DropRequest) throws(ExchangeError) -> FilePath? {
    guard let typed = request.manifestThere?.location else { return nil }
    do throws(FarError) {
      let path = try place.files.resolve(typed.path)
      // Right behind the colon, a name would be one component with the host.
      let isApart = path.isAbsolute || path.components.count > 1
      return place.id.shown(isApart ? path : FilePath(".").pushing(path))
    } catch {
      throw ExchangeError(error, on: typed.place)
    }
  }

  /// Finds out what became of the manifests of interrupted runs, so that this one continues them.
  private func settleManifests(of open: any OpenSession, _ context: ExchangeContext) throws {
    var left = try HostRemains(
      of: open, at: place.id, { [place] in place.files }, onlyManifests: true)
    do throws(FarError) {
      for error in try left.sweep(continuing: false) {
        context.report(.said(error.diagnostic(place.id)))
      }
    } catch {
      throw ExchangeError(error, on: place.id)
    }
    try left.forget()
  }
}

extension DropRequest {
  /// Whether a manifest lists files on a host.
  var listsOnHost: Bool { host != nil && (manifest != nil || manifestThere != nil) }
}

extension DropRoute {
  /// Refuses a manifest that exists already, before anything is done.
  package func checkManifest(
    of request: DropRequest, in open: any OpenSession, _ context: ExchangeContext
  ) throws {
    for case let host as HostDestination in stops.compactMap(\.named) {
      try host.checkManifest(request, in: open)
    }
    guard let manifest = request.manifest else { return }
    let path = context.absolute(FilePath(carried: manifest))
    try Manifest.check(
      path, following: try open.lastManifest(at: .here(path), before: .max)?.placed)
  }
}
