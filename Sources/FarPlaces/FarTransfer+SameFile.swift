import FileTransfer
import SystemCalls
import SystemPackage

// A host may be this machine, or share a disk with it: then a file that is already there may be the source itself.
extension FarTransfer {
  /// Keeps the sources of moves that are the files found there, instead of their copies.
  ///
  /// Neither names nor numbers tell whether two directories are one. A file that is made in one and seen in the other
  /// does; it has the name of a staged file, so that the next drop removes it after a crash.
  func keepOwnCopies(_ page: inout FarPage) throws(FarError) {
    var suspects: [FilePath: [(position: Int, source: FilePath)]] = [:]
    for position in page.items.indices {
      let item = page.items[position]
      guard item.isMoved, case .path(let source, _, _) = item.request.source,
        case .success(let placement)? = item.outcome, placement.state == .alreadyThere
      else { continue }
      let target = host.removing(from: placement.target)
      guard let name = source.lastComponent, target.lastComponent == name else { continue }
      suspects[target.removingLastComponent(), default: []].append((position, source))
    }
    if suspects.isEmpty { return }
    let directories = suspects.keys.sorted { $0.string < $1.string }
    let names = directories.map { _ in runID.staged() }
    let probes = zip(directories, names).map { $0.pushing($1) }
    let made = try files.stage(
      probes.map { FarStaging($0, FarBytes([]), FarMetadata(mode: 0o600, modified: 0)) })
    for (directory, (name, made)) in zip(directories, zip(names, made)) {
      for suspect in suspects[directory] ?? [] {
        guard case .success = made else {
          page.keepSource(at: suspect.position, because: .copyNotSafe)
          continue
        }
        let here = suspect.source.directory.pushing(name)
        if !FileSystem.isGone(here) { page.keepSource(at: suspect.position, because: .sameFile) }
      }
    }
    _ = try files.remove(probes)
  }
}
