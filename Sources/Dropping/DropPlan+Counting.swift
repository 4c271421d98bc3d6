import Context
import Destinations
import FileTransfer
import Items
import Negotiation
import SystemCalls
import SystemPackage

/// The numbers of `{counter}` that a drop has given, and those that its folders had before.
final class FolderCounters {
  fileprivate struct Key: Hashable {
    var directory: FilePath
    var prefix: [UInt8]
  }

  fileprivate struct Count {
    var last = 0
    /// The files with a number, by size.
    var files: [Int64: [(name: [UInt8], number: Int)]] = [:]

    /// Counts an entry that begins with the prefix and a number.
    mutating func add(_ name: [UInt8], after prefix: [UInt8], size: () -> Int64?) {
      guard name.starts(with: prefix) else { return }
      let digits = name.dropFirst(prefix.count).prefix { 0x30...0x39 ~= $0 }
      guard (1...9).contains(digits.count) else { return }
      let number = digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }
      last = max(last, number)
      if let size = size() { files[size, default: []].append((name, number)) }
    }
  }

  fileprivate var counts: [Key: Count] = [:]
  /// By the number of the item, or of the first one of its shot.
  fileprivate var given: [Int: Int] = [:]
}

// The number that follows those in a folder, behind the same beginning of a name.
extension DropPlan {
  /// The name as the destination, and with `--portable-names` every system, can have it.
  func valid(_ name: [UInt8]) -> [UInt8] {
    TargetName.sanitized(
      terms.request.makesPortable == true ? PortableName.of(TargetName.sanitized(name)) : name)
  }

  /// A name with the number in place of its NULs.
  ///
  /// A file that is already there keeps its number, so that importing it again copies nothing twice. All files of a shot
  /// get one number.
  func counted(
    _ name: [UInt8], of item: Item, as candidate: Candidate, in directory: FilePath
  ) -> [UInt8] {
    guard terms.template != nil, let start = name.firstIndex(of: 0),
      let end = name.lastIndex(of: 0)
    else { return name }
    let group = companions.group(of: item)
    let owner = group?.number ?? item.index
    let number: Int
    if let given = counters.given[owner] {
      number = given
    } else {
      var prefix = Array(name[..<start])
      if terms.request.makesPortable == true { prefix = PortableName.of(prefix, isWhole: false) }
      let key = FolderCounters.Key(directory: directory, prefix: prefix)
      var count = counters.counts[key] ?? count(key)
      number = numberThere(of: group?.items ?? [item], count, in: directory) ?? count.last + 1
      count.last = max(count.last, number)
      counters.counts[key] = count
      counters.given[owner] = number
    }
    let digits = Array(String(number).utf8)
    let zeros = [UInt8](repeating: 0x30, count: max(0, end - start + 1 - digits.count))
    return name[..<start] + zeros + digits + name[(end + 1)...]
  }

  private func count(_ key: FolderCounters.Key) -> FolderCounters.Count {
    var count = FolderCounters.Count()
    guard host == nil, let directory = try? OpenFile.openDirectory(key.directory),
      let entries = try? DirectoryReader.entries(of: directory)
    else { return count }
    for entry in entries {
      count.add(entry.name, after: key.prefix) {
        (try? FileSystem.status(of: entry.path, in: directory, followingLinks: false))?.size
      }
    }
    return count
  }

  /// The number of a file in the folder that is the same as one of the items.
  private func numberThere(
    of items: [Item], _ count: FolderCounters.Count, in directory: FilePath
  ) -> Int? {
    guard host == nil, !count.files.isEmpty, terms.conflictRule(at: destination) == .dedupe else {
      return nil
    }
    for item in items {
      guard case .taken(let candidates) = decide(item), let best = candidates.first,
        let size = size(of: best)
      else { continue }
      for file in count.files[size] ?? [] {
        guard var request = requestAhead(for: item, as: best, at: (directory, file.name), payloads)
        else { break }
        request.operation = .copy
        if namesOfShots.mayTake(request, trustingTimes: false) { return file.number }
      }
    }
    return nil
  }

  private func size(of candidate: Candidate) -> Int64? {
    switch candidate.representation.source {
    case .file(let path, _): (try? FileSystem.status(of: path))?.size
    case .payload(let name): (try? FileSystem.status(of: payloads.appending(name)))?.size
    case .inline(let bytes): Int64(bytes.count)
    case .promise, .far, .fileURL: nil
    }
  }
}
