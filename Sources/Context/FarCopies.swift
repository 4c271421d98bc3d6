import FileTransfer
import Items
import SystemCalls
import SystemPackage

/// The copies of files that were moved from other hosts: on this machine, or on another host.
///
/// A copy counts only if it is on the disk, and as it was placed.
struct FarCopies {
  struct Copy {
    let digest: Digest
    /// How it was read.
    let reading: Placement.Verification
    /// The file, if it is on this machine.
    fileprivate var version: FileVersion?
  }

  private let context: ExchangeContext
  private let targets: [FilePath]
  private let runs: [RunID?]
  private var copies: [Int: Copy] = [:]

  /// Reads the copies of these records, and syncs those on this machine.
  init(of records: [TransferRecord], _ context: ExchangeContext) {
    self.context = context
    targets = records.map(\.target)
    runs = records.map { RunID($0.run) }
    var near: [Int] = []
    var far: [String: [(index: Int, path: FilePath)]] = [:]
    for (index, target) in targets.enumerated() {
      if let place = target.onHost {
        far[place.host, default: []].append((index, place.path))
      } else {
        near.append(index)
      }
    }
    for start in stride(from: 0, to: near.count, by: FilesTogether.mostOpen) {
      read(near[start..<min(start + FilesTogether.mostOpen, near.count)])
    }
    for (host, all) in far {
      guard let files = try? context.hosts.files(of: host, in: context),
        let digests = try? files.digests(of: all.map(\.path))
      else { continue }
      for (one, digest) in zip(all, digests) {
        guard let digest = try? digest.get() else { continue }
        copies[one.index] = Copy(
          digest: digest.digest, reading: digest.proof)
      }
    }
  }

  /// The copy of a record; nil if it is not as it was placed.
  subscript(index: Int) -> Copy? { copies[index] }

  private mutating func read(_ indices: ArraySlice<Int>) {
    let open = indices.compactMap { index in
      (try? OpenFile.open(targets[index], options: [.noFollow, .nonBlocking])).map {
        (index: index, file: $0)
      }
    }
    var found: [FilePath: [Int: Copy]] = [:]
    for ((index, file), failure) in zip(open, FilesTogether.synchronize(open.map(\.file))) {
      if failure != nil { continue }
      do throws(SystemFailure) {
        let version = try file.status().version
        found[targets[index].directory, default: [:]][index] = Copy(
          digest: try Digest(ofAll: file), reading: .cache, version: version)
      } catch {
        continue
      }
    }
    for (directory, found) in found {
      guard let open = try? OpenFile.open(directory, options: .directory),
        (try? open.synchronize()) != nil, open.keepsNewNames
      else { continue }
      copies.merge(found) { $1 }
    }
  }

  /// Whether the copies still have their names, now that their sources have others: otherwise both were one file.
  func stillThere(_ indices: [Int]) throws(FarError) -> Set<Int> {
    var there: Set<Int> = []
    var far: [String: [(index: Int, path: FilePath)]] = [:]
    for index in indices {
      if let place = targets[index].onHost {
        far[place.host, default: []].append((index, place.path))
      } else if let version = copies[index]?.version, let runID = runs[index],
        CopySight.isThere(targets[index], as: version, by: runID)
      {
        there.insert(index)
      }
    }
    for (host, all) in far {
      let looks = try context.hosts.files(of: host, in: context).look(
        at: all.map(\.path), followingLinks: false)
      for (one, look) in zip(all, looks) {
        if case .success(let status?) = look, status.kind == .regular { there.insert(one.index) }
      }
    }
    return there
  }
}
