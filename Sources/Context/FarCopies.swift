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

  private typealias FarCopy = (index: Int, path: FilePath)

  private let context: ExchangeContext
  private let targets: [Location]
  private let runs: [RunID?]
  /// Whether the drop made each copy, which is then no other name of its source.
  private let areNew: [Bool]
  private var copies: [Int: Copy] = [:]

  /// Reads the copies of these records, and syncs those on this machine.
  ///
  /// - Parameter isRecovery: Whether an interrupted run may have left copies without their names.
  init(of records: [TransferRecord], _ context: ExchangeContext, isRecovery: Bool) {
    self.context = context
    targets = records.map(\.target)
    runs = records.map { RunID($0.run) }
    areNew = records.map(\.isNew)
    var near: [Int] = []
    var far: [PlaceID: [FarCopy]] = [:]
    for (index, target) in targets.enumerated() {
      if let place = target.there {
        far[place.place, default: []].append((index, place.path))
      } else {
        near.append(index)
      }
    }
    for start in stride(from: 0, to: near.count, by: FilesTogether.mostOpen) {
      read(near[start..<min(start + FilesTogether.mostOpen, near.count)])
    }
    for (host, all) in far {
      guard let files = try? context.hosts.files(of: host, in: context) else { continue }
      if isRecovery {
        _ = try? giveNamesBack(all.filter { !areNew[$0.index] }.map { (tried($0), $0.path) }, files)
      }
      guard let digests = try? files.digests(of: all.map(\.path)) else { continue }
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
      (try? OpenFile.open(targets[index].path, options: [.noFollow, .nonBlocking])).map {
        (index: index, file: $0)
      }
    }
    var found: [FilePath: [Int: Copy]] = [:]
    for ((index, file), failure) in zip(open, FilesTogether.synchronize(open.map(\.file))) {
      if failure != nil { continue }
      do throws(SystemFailure) {
        let version = try file.status().version
        found[targets[index].path.directory, default: [:]][index] = Copy(
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
    var far: [PlaceID: [FarCopy]] = [:]
    for index in indices {
      if let place = targets[index].there {
        far[place.place, default: []].append((index, place.path))
      } else if let version = copies[index]?.version, let runID = runs[index],
        CopySight.isThere(targets[index].path, as: version, by: runID)
      {
        there.insert(index)
      }
    }
    for (host, all) in far {
      there.formUnion(try stillThere(all, try context.hosts.files(of: host, in: context)))
    }
    return there
  }

  /// The same for copies on one host.
  ///
  /// What a host shows may be what it remembers, so what the drop found there is renamed, and gets its name back at
  /// once.
  private func stillThere(
    _ all: [FarCopy], _ files: any PlaceFiles
  ) throws(FarError) -> Set<Int> {
    let looks = try files.look(at: all.map(\.path), followingLinks: false)
    let there = zip(all, looks).filter { (try? $1.get())??.kind == .regular }.map(\.0)
    let found = files.renamesFreely ? there.filter { !areNew[$0.index] } : []
    if found.isEmpty { return Set(there.map(\.index)) }
    var gone: Set<Int> = []
    var renamed: [FarCopy] = []
    let results = try files.publish(found.map { FarNaming($0.path, as: tried($0)) })
    for (copy, result) in zip(found, results) {
      switch result {
      case .success: renamed.append(copy)
      // What must not be renamed there could not have been hidden either, if it were the source.
      case .failure(.denied), .failure(.readOnly), .failure(.unsupported): break
      case .failure: gone.insert(copy.index)
      }
    }
    let back = try giveNamesBack(renamed.map { (tried($0), $0.path) }, files)
    for (copy, result) in zip(renamed, back) where (try? result.get()) == nil {
      gone.insert(copy.index)
    }
    return Set(there.map(\.index)).subtracting(gone)
  }

  private func giveNamesBack(
    _ names: [(tried: FilePath, path: FilePath)], _ files: any PlaceFiles
  ) throws(FarError) -> [Result<Void, FarError>] {
    if names.isEmpty { return [] }
    let results = try files.publish(names.map { FarNaming($0.tried, as: $0.path) })
    _ = try files.synchronizeIfPossible(Array(Set(names.map(\.path.directory))))
    return results
  }

  /// The name of a copy on a host while it is tried whether it is there.
  private func tried(_ copy: FarCopy) -> FilePath {
    let name = FilePath(bytes: copy.path.lastNameBytes)
    return copy.path.directory.pushing(runs[copy.index]?.tried(name) ?? name)
  }
}
