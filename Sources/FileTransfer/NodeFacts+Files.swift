package import Items
package import SystemCalls
package import SystemPackage

// Taking the facts of a source before it goes, and giving them to what comes back.
extension NodeFacts {
  /// The most bytes of attributes that are recorded of a file.
  private static let mostAttributes = 1 << 16

  /// What a moved file, link or directory loses at its target.
  ///
  /// Bits that let a file run as another user are no part of it, and neither are the system's own attributes: what comes
  /// back is not known well enough for that.
  ///
  /// - Parameter target: The path of the copy here; nil if it is elsewhere, where nothing is certain to be kept.
  /// - Returns: nil if nothing is lost.
  package static func lost(of source: FilePath, at target: FilePath?) -> NodeFacts? {
    var facts = lostOfEntry(source, at: target) ?? NodeFacts()
    if keepsLess(target) {
      eachEntry(of: source, at: target) { own, copy in
        var lost = lostOfEntry(source.pushing(own), at: target?.pushing(copy)) ?? NodeFacts()
        if let name = own.lastComponent, name != copy.lastComponent {
          lost.name = Array(name.bytes)
        }
        if !lost.isEmpty { facts.entries[copy] = lost }
      }
    }
    return facts.isEmpty ? nil : facts
  }

  /// Whether what is in a directory may lose something there; most file systems of Linux keep everything.
  private static func keepsLess(_ target: FilePath?) -> Bool {
    guard let target else { return true }
    return switch (try? FileSystem.volume(of: target))?.kind {
    case .btrfs, .ext, .xfs, .overlay, .memory: false
    case .fat, .fuse, .network, .other, nil: true
    }
  }

  /// Calls `body` with the path of everything below a directory, as far as it can be read, and with that of its copy.
  private static func eachEntry(
    of root: FilePath, at target: FilePath?, _ body: (_ own: FilePath, _ copy: FilePath) -> Void
  ) {
    var waiting: [(own: FilePath, copy: FilePath)] = [("", "")]
    while let below = waiting.popLast() {
      let entries = names(in: below.own, of: root)
      let copies = target.map { Set(names(in: below.copy, of: $0)) } ?? []
      for name in entries {
        let own = below.own.appending(bytes: name)
        let status = try? FileSystem.status(of: root.pushing(own), followingLinks: false)
        let isDirectory = status?.kind == .directory
        let copy = below.copy.appending(bytes: copyName(of: name, isDirectory, among: copies))
        body(own, copy)
        if isDirectory { waiting.append((own, copy)) }
      }
    }
  }

  private static func names(in below: FilePath, of root: FilePath) -> [[UInt8]] {
    let path = below.isEmpty ? root : root.pushing(below)
    let directory = try? OpenFile.openDirectory(path, followingLinks: false)
    return (directory.flatMap { try? DirectoryReader.entries(of: $0) } ?? []).map(\.name)
  }

  /// The name of a copy, which has a number where its own name is that of another one there.
  private static func copyName(
    of name: [UInt8], _ isDirectory: Bool, among copies: Set<[UInt8]>
  ) -> [UInt8] {
    if copies.isEmpty || copies.contains(name) { return name }
    for number in 2...copies.count + 1 {
      for style in NumberingStyle.allCases {
        let other = TargetName.numbered(name, number, isDirectory: isDirectory, style: style)
        if copies.contains(other) { return other }
      }
    }
    return name
  }

  private static func lostOfEntry(_ source: FilePath, at target: FilePath?) -> NodeFacts? {
    guard let own = try? FileSystem.status(of: source, followingLinks: false) else { return nil }
    let there = target.flatMap { try? FileSystem.status(of: $0, followingLinks: false) }
    var facts = NodeFacts()
    // Of a folder, the bit of the group only says which group the files in it get.
    let bits: UInt32 = own.kind == .directory ? 0o3777 : 0o1777
    if own.kind != .link, there.map({ $0.mode & bits != own.mode & bits }) ?? true {
      facts.mode = own.mode & bits
    }
    if there?.user != own.user { facts.user = own.user }
    if there?.group != own.group { facts.group = own.group }
    if there?.modified != own.modified {
      (facts.accessed, facts.modified) = (own.accessed, own.modified)
    }
    if own.kind == .regular, target == nil { facts.size = own.size }
    if own.kind == .link, target == nil { facts.text = try? FileSystem.readLink(source) }
    // Opening a device or FIFO may have an effect.
    if own.kind != .link && !own.kind.isSpecial {
      facts.attributes = attributes(of: source, besides: target.map { attributes(of: $0) } ?? [])
    }
    return facts.isEmpty ? nil : facts
  }

  /// What a directory was that a move removes after it was merged.
  package init(folder status: FileStatus) {
    self.init()
    (mode, user, group) = (status.mode & 0o3777, status.user, status.group)
    (accessed, modified) = (status.accessed, status.modified)
  }

  private static func attributes(
    of path: FilePath, besides known: [Attribute] = []
  ) -> [Attribute] {
    guard let file = try? OpenFile.open(path, options: [.noFollow, .nonBlocking]),
      let names = try? file.attributeNames()
    else { return [] }
    var rest = mostAttributes
    return names.compactMap { name in
      guard !name.hasPrefix("security."), !name.hasPrefix("trusted."),
        let value = try? file.attribute(name), value.count <= rest
      else { return nil }
      let attribute = Attribute(name: name, value: value)
      if known.contains(attribute) { return nil }
      rest -= value.count
      return attribute
    }
  }

  /// What is recorded of an entry, which the directory itself is under an empty path, and of what is in it.
  func part(_ below: FilePath) -> NodeFacts? {
    if below.isEmpty { return self }
    var part = entries[below] ?? NodeFacts()
    for (path, facts) in entries {
      var inner = path
      if inner.removePrefix(below), !inner.isEmpty { part.entries[inner] = facts }
    }
    return part.isEmpty ? nil : part
  }

  /// A status with the permissions and times that are recorded.
  func applied(to status: FileStatus) -> FileStatus {
    var status = status
    if let mode { status.mode = status.mode & ~0o7777 | mode }
    if let modified { (status.accessed, status.modified) = (accessed ?? modified, modified) }
    return status
  }

  /// Sets what is recorded on a file that nobody else can reach yet, as far as this user may.
  package func restore(to file: OpenFile) throws(SystemFailure) {
    giveOwner { (user, group) throws(SystemFailure) in
      try file.setOwner(user: user, group: group)
    }
    for attribute in attributes { try? file.setAttribute(attribute.name, to: attribute.value) }
    if let mode { try file.setMode(mode) }
    if let modified { try file.setTimes(accessed: accessed ?? modified, modified: modified) }
  }

  /// Sets what is recorded on a link.
  package func restore(toLink name: FilePath, in directory: OpenFile? = nil) {
    giveOwner { (user, group) throws(SystemFailure) in
      try FileSystem.setOwner(of: name, in: directory, user: user, group: group)
    }
    guard let modified else { return }
    try? FileSystem.setTimes(
      of: name, in: directory, accessed: accessed ?? modified, modified: modified)
  }

  private func giveOwner(_ set: (UInt32, UInt32) throws(SystemFailure) -> Void) {
    if user == nil, group == nil { return }
    do throws(SystemFailure) { try set(user ?? .max, group ?? .max) } catch {
      if let group { try? set(.max, group) }
    }
  }
}
