import Context
import Destinations
import FileTransfer
import Items
import Negotiation
import SystemCalls
import SystemPackage

/// The numbers of `{counter}` that a drop has given, and those that its folders had before.
final class FolderCounters {
  private struct Key: Hashable {
    var directory: FilePath
    var prefix: [UInt8]
  }

  private struct Count {
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

  private var counts: [Key: Count] = [:]
  /// By the number of the item, or of the first one of its shot.
  private var given: [Int: Int] = [:]

  /// A name with the number in place of its NULs.
  ///
  /// A file that is already there keeps its number, so that importing it again copies nothing twice. All files of a shot
  /// get one number.
  func counted(
    _ name: [UInt8], of item: Item, in directory: FilePath, by plan: DropPlan
  ) -> [UInt8] {
    guard plan.terms.template != nil, let start = name.firstIndex(of: 0),
      let end = name.lastIndex(of: 0)
    else { return name }
    let group = plan.companions.group(of: item)
    let owner = group?.number ?? item.index
    let number: Int
    if let given = given[owner] {
      number = given
    } else {
      var prefix = Array(name[..<start])
      if plan.terms.request.makesPortable == true {
        prefix = PortableName.of(prefix, isWhole: false)
      }
      let key = Key(directory: directory, prefix: prefix)
      var count = counts[key] ?? count(key, plan)
      // Deciding on the items asks for their names.
      given[owner] = count.last + 1
      number =
        numberThere(of: group?.pictures ?? [item], count, in: directory, plan) ?? count.last + 1
      count.last = max(count.last, number)
      counts[key] = count
      given[owner] = number
    }
    let digits = Array(String(number).utf8)
    let zeros = [UInt8](repeating: 0x30, count: max(0, end - start + 1 - digits.count))
    return name[..<start] + zeros + digits + name[(end + 1)...]
  }

  private func count(_ key: Key, _ plan: DropPlan) -> Count {
    var count = Count()
    if let place = plan.host?.place {
      try? place.files.list(place.id.path(in: key.directory)) { entries in
        for entry in entries {
          count.add(entry.name, after: key.prefix) {
            entry.status.kind == .regular ? entry.status.size : nil
          }
        }
        return true
      }
      return count
    }
    guard let directory = try? OpenFile.openDirectory(key.directory),
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
    of items: [Item], _ count: Count, in directory: FilePath, _ plan: DropPlan
  ) -> Int? {
    guard !count.files.isEmpty,
      plan.terms.conflictRule(at: plan.destination) == .dedupe
    else {
      return nil
    }
    for item in items {
      guard case .taken(let candidates) = plan.decide(item), let best = candidates.first,
        let size = size(of: best, plan)
      else { continue }
      if let place = plan.host?.place {
        if let number = number(of: best, count.files[size] ?? [], in: directory, at: place, plan) {
          return number
        }
        continue
      }
      for file in count.files[size] ?? [] {
        guard
          var request = plan.requestAhead(
            for: item, as: best, at: (directory, file.name), plan.payloads)
        else { break }
        request.operation = .copy
        if plan.namesOfShots.mayTake(request) { return file.number }
      }
    }
    return nil
  }

  /// The number of a file of a host that has the bytes of an item.
  private func number(
    of candidate: Candidate, _ files: [(name: [UInt8], number: Int)], in directory: FilePath,
    at place: HostPlace, _ plan: DropPlan
  ) -> Int? {
    if files.isEmpty { return nil }
    let digest: Digest
    if case .inline(let bytes) = candidate.representation.source {
      digest = Digest(of: bytes)
    } else {
      guard let path = path(of: candidate, plan), let status = try? FileSystem.status(of: path),
        let file = try? SourceDoor.open(path, as: status),
        let read = try? Digest(ofAll: file)
      else { return nil }
      digest = read
    }
    let paths = files.map { place.id.path(in: directory.appending(bytes: $0.name)) }
    let there = (try? place.files.digests(of: paths)) ?? []
    return zip(files, there).first { (try? $1.get().digest) == digest }?.0.number
  }

  private func path(of candidate: Candidate, _ plan: DropPlan) -> FilePath? {
    switch candidate.representation.source {
    case .file(let path, _): path
    case .payload(let name): plan.payloads.appending(name)
    case .inline, .promise, .far, .fileURL: nil
    }
  }

  private func size(of candidate: Candidate, _ plan: DropPlan) -> Int64? {
    if case .inline(let bytes) = candidate.representation.source { return Int64(bytes.count) }
    return path(of: candidate, plan).flatMap { try? FileSystem.status(of: $0) }?.size
  }
}
