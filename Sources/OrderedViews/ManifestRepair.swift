package import Context
import Destinations
import Diagnostics
package import FileTransfer
import Items
package import Sessions
import SystemCalls
package import SystemPackage
package import UniformTypes

/// Updates the manifests of the user's own views when files leave them, or after a drop was killed or undone.
package struct ManifestRepair {
  private let context: ExchangeContext
  private let registry: TypeRegistry
  private var views: [FilePath: ResolvedView?] = [:]
  private var manifests: [FilePath: GrowingManifest] = [:]

  package init(in context: ExchangeContext, registry: TypeRegistry) {
    self.context = context
    self.registry = registry
  }

  /// Adds everything that the last, killed run of a session placed.
  package mutating func list(lastRunOf open: any OpenSession) throws {
    var records: [TransferRecord] = []
    var next = Int64.max
    while true {
      let page = try open.transfers(before: next, limit: 256)
      records += page.filter { $0.run == (records.first ?? page.first)?.run }
      guard let last = page.last, last.run == records.first?.run else { break }
      next = last.number
    }
    let isMerged = Set(records.filter(\.isPart).map(\.item))
    for record in records.reversed() {
      guard record.item > 0, record.step == .done, !record.target.isNoPlace,
        record.isPart || !isMerged.contains(record.item), let target = record.target.here
      else { continue }
      if let (manifest, target) = manifest(of: target) { try list(target, in: manifest) }
    }
    try publish()
  }

  /// Adds what is missing of everything that a session has placed, and removes what is gone of what was undone.
  ///
  /// Drops that failed, and undos that were killed, leave such lines to the next one.
  package mutating func settle(_ open: any OpenSession) throws {
    let (inPlace, undone) = try open.recordsInPlace()
    for record in inPlace.lastOfEachTarget {
      guard let here = record.target.here, let (manifest, target) = manifest(of: here) else {
        continue
      }
      try manifest.addMissing(target, as: record.digest) { context.files(placedAt: target) }
    }
    for target in undone.compactMap(\.here) {
      if let (manifest, target) = manifest(of: target) { manifest.forget(target) }
    }
    do throws(TransferError) {
      try publish()
    } catch {
      let path = manifests.values.first?.path ?? ""
      throw ExchangeError.elsewhere(.manifestNotWritten(path, error))
    }
  }

  /// Removes what has left a view from its manifest; what still exists stays listed.
  mutating func left(_ paths: [FilePath]) throws(TransferError) {
    for path in paths {
      if let (manifest, target) = manifest(of: path) { manifest.forget(target) }
    }
    try publish()
  }

  /// Lists what has come back to a view, and all files in a folder that has.
  mutating func returned(_ paths: [FilePath]) throws {
    for path in paths {
      if let (manifest, target) = manifest(of: path) { try list(target, in: manifest) }
    }
    try publish()
  }

  /// Removes undone files from the manifests, and updates the digests of restored files.
  package mutating func follow(undone targets: [FilePath]) throws {
    for target in targets {
      guard let (manifest, target) = manifest(of: target) else { continue }
      let status: FileStatus?
      do throws(SystemFailure) {
        status = try FileSystem.statusIfPresent(of: target, followingLinks: false)
      } catch {
        // The file may still exist, so it remains listed.
        context.warn(TransferError(error).diagnostic)
        continue
      }
      if status?.kind == .regular {
        try list(target, in: manifest)
      } else {
        manifest.forget(target)
      }
    }
    try publish()
  }

  private func list(_ target: FilePath, in manifest: GrowingManifest) throws {
    try manifest.add(context.files(placedAt: target))
  }

  private func publish() throws(TransferError) {
    for manifest in manifests.values { try manifest.publish() }
  }

  /// The manifest of the view that governs a target, and the target with the real path of its directory.
  private mutating func manifest(
    of target: FilePath
  ) -> (manifest: GrowingManifest, target: FilePath)? {
    guard let view = view(of: target.directory) else { return nil }
    if manifests[view.root] == nil {
      var whole = view
      whole.location = view.root
      manifests[view.root] = whole.manifest(
        placingIn: view.root, isCancelled: context.isCancelled)
    }
    guard let manifest = manifests[view.root] else { return nil }
    return (manifest, view.location.appending(bytes: target.lastNameBytes))
  }

  /// The view that governs a directory, looked up once.
  mutating func view(of directory: FilePath) -> ResolvedView? {
    if let known = views[directory] { return known }
    // An unreadable view is reported by the next drop into it.
    let view = (try? context.view(obeyedBy: directory, registry)) ?? nil
    views[directory] = .some(view)
    return view
  }
}

extension ExchangeContext {
  /// The files at a path where a drop placed something, with their digests; none if it is gone.
  package func files(placedAt target: FilePath) -> [ListedFile] {
    if target.isUnlisted { return [] }
    let (files, notes) = ListedFile.all(at: target, isCancelled: isCancelled)
    for note in notes { report(.said(note.diagnostic)) }
    return files
  }
}
