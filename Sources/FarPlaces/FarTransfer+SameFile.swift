import FileTransfer
import SystemCalls
import SystemPackage

// A host may be this machine, or share a disk with it: then a file that is already there may be the source itself. A
// store may also be mounted here.
extension FarTransfer {
  /// Keeps the sources of moves that are the files found there, instead of their copies.
  func keepOwnCopies(_ page: inout FarPage) throws(FarError) {
    var suspects: [FilePath: [(position: Int, source: FilePath)]] = [:]
    for position in page.items.indices {
      let item = page.items[position]
      guard item.isMoved, case .path(let source, _, _) = item.request.source,
        case .success(let placement)? = item.outcome,
        placement.state == .alreadyThere || placement.replaced != nil
      else { continue }
      let target = host.removing(from: placement.target)
      guard let name = source.lastComponent, target.lastComponent == name else { continue }
      // What is made there may be seen here only later.
      if (try? FileSystem.isServedByProgram(source.directory)) != false {
        page.keepSource(at: position, because: .maybeSameFile)
        continue
      }
      suspects[target.removingLastComponent(), default: []].append((position, source))
    }
    if suspects.isEmpty { return }
    let directories = suspects.keys.sorted { $0.string < $1.string }
    try files.withProbes(in: directories, by: runID) { (names) throws(FarError) in
      for (directory, name) in zip(directories, names) {
        for suspect in suspects[directory] ?? [] {
          guard case .success(let name) = name else {
            page.keepSource(at: suspect.position, because: .copyNotSafe)
            continue
          }
          let here = suspect.source.directory.pushing(name)
          if !FileSystem.isGone(here) { page.keepSource(at: suspect.position, because: .sameFile) }
        }
      }
    }
  }
}
