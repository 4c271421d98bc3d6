package import SystemCalls
package import SystemPackage

/// Which names a drop would give, as far as that can be told without reading what is there.
///
/// It goes by the rules of the drop itself. Of the names that earlier items would take only hashes of 64 bits
/// are kept, so that a million of them take little room; that two of these are the same by chance is less
/// likely than that the disk fails meanwhile.
package struct NamePreview {
  /// What an item meets under its name.
  package enum Meeting: Equatable, Sendable {
    case nothing
    /// A folder of that name, which it joins.
    case folder
    /// Something that the rule leaves alone.
    case taken
    case skipped
    case replaced
    case replacedIfOlder
    /// It goes under a number.
    case numbered
    /// The same, unless the bytes are there already.
    case numberedUnlessSame
    /// A folder and something else.
    case clash
    /// Another item of the same drop, so that it goes under a number whatever the rule.
    case own
    /// The same, unless the bytes are the same.
    case ownUnlessSame
    /// A folder of the same drop, which it joins.
    case ownFolder
    /// What is there cannot be seen.
    case unreadable(SystemFailure)

    /// Whether the item would have the path in any case.
    package var isSure: Bool {
      switch self {
      case .nothing, .folder, .replaced, .numbered, .own, .ownFolder: true
      case .taken, .skipped, .replacedIfOlder, .numberedUnlessSame, .clash, .ownUnlessSame,
        .unreadable:
        false
      }
    }
  }

  private typealias Key = Int

  private let rule: ConflictRule
  /// Whether what was given is a folder, by the hash of its path.
  private var given: [Key: Bool] = [:]
  /// The last number that was tried, by the hash of the path without one.
  private var numbers: [Key: Int] = [:]
  /// Whether a folder tells no letters apart by their case.
  private var folds: [FilePath: Bool] = [:]

  package init(rule: ConflictRule) { self.rule = rule }

  /// The path that the next item would get, or what is in its way there.
  ///
  /// - Parameter modified: When it was last changed, in nanoseconds since 1970; nil counts as now.
  package mutating func place(
    _ name: [UInt8], in folder: FilePath, isFolder: Bool, modified: Int128? = nil
  ) -> (path: FilePath, meeting: Meeting) {
    let path = folder.pushing(FilePath(bytes: name))
    do throws(SystemFailure) {
      let there = try FileSystem.statusIfPresent(of: path, followingLinks: false)
      let key = key(path, in: folder)
      let new = ConflictRule.Party(isFolder: isFolder, modified: modified)
      if let known = given[key] {
        let old = ConflictRule.Party(isFolder: known, modified: nil)
        switch rule.decision(placing: new, over: old, isOwn: true) {
        case .merge: return (path, .ownFolder)
        case .compare: return (try free(path, folder, isFolder), .ownUnlessSame)
        default: return (try free(path, folder, isFolder), .own)
        }
      }
      guard let there else {
        given[key] = isFolder
        return (path, .nothing)
      }
      switch rule.decision(placing: new, over: there.party) {
      case .merge: return (path, .folder)
      case .skip where rule == .newer: return (path, .replacedIfOlder)
      case .skip: return (path, .skipped)
      case .fail: return (path, .taken)
      case .clash: return (path, .clash)
      case .replace:
        given[key] = isFolder
        return (path, rule == .newer ? .replacedIfOlder : .replaced)
      case .number: return (try free(path, folder, isFolder), .numbered)
      case .compare: return (try free(path, folder, isFolder), .numberedUnlessSame)
      }
    } catch {
      return (path, .unreadable(error))
    }
  }

  /// Takes a path if no earlier item has.
  package mutating func take(_ path: FilePath) -> Bool {
    given.updateValue(false, forKey: Self.hash(path.bytes)) == nil
  }

  /// The last number that was tried for a path, to go on behind it.
  package mutating func nextNumber(for path: FilePath) -> Int {
    let key = Self.hash(path.bytes)
    let number = (numbers[key] ?? 0) + 1
    numbers[key] = number
    return number
  }

  private mutating func free(
    _ path: FilePath, _ folder: FilePath, _ isFolder: Bool
  ) throws(SystemFailure) -> FilePath {
    let plain = key(path, in: folder) ^ (isFolder ? 1 : 0)
    var number = numbers[plain] ?? 1
    while true {
      number += 1
      let next = folder.pushing(
        FilePath(bytes: TargetName.numbered(path.name.bytes, number, isFolder: isFolder)))
      let key = key(next, in: folder)
      if given[key] == nil,
        try FileSystem.statusIfPresent(of: next, followingLinks: false) == nil
      {
        given[key] = isFolder
        numbers[plain] = number
        return next
      }
    }
  }

  private mutating func key(_ path: FilePath, in folder: FilePath) -> Key {
    let isFolding: Bool
    if let known = folds[folder] {
      isFolding = known
    } else {
      // One that is still to be made lies on what holds the nearest that is there.
      var place = folder
      var volume = try? FileSystem.volume(of: place)
      while volume == nil, place.removeLastComponent(), !place.isEmpty {
        volume = try? FileSystem.volume(of: place)
      }
      isFolding = volume?.kind == .fat
      folds[folder] = isFolding
    }
    guard isFolding else { return Self.hash(path.bytes) }
    let name = String(decoding: path.name.bytes, as: UTF8.self).lowercased()
    return Self.hash(folder.bytes + [0x2F] + Array(name.utf8))
  }

  private static func hash(_ bytes: [UInt8]) -> Key {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
