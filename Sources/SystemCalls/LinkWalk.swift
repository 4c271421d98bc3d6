import SystemPackage

/// A path that is looked up name by name, because there are links on it and not each may be followed.
struct LinkWalk {
  /// The maximum number of symbolic links in one path, as in the kernel.
  private static let mostLinks = 40

  private let rule: LinkRule
  private let latest: Int64
  private var current: OpenFile
  /// The names that are left, last first.
  private var waiting: [[UInt8]]
  private var passed: [UInt8]
  private var links = 0

  init(
    _ path: [UInt8], _ rule: LinkRule, linksBefore latest: Int64 = .max
  ) throws(SystemFailure) {
    let isAbsolute = path.first == UInt8(ascii: "/")
    current = try Self.top(isAbsolute)
    waiting = Self.names(of: path)
    passed = isAbsolute ? [UInt8(ascii: "/")] : []
    self.rule = rule
    self.latest = latest
  }

  /// Finds the directory and the last name.
  ///
  /// - Parameter following: Whether a link with the last name is followed as well; the name may be missing.
  mutating func run(following: Bool) throws(SystemFailure) -> PathPlace {
    while let name = waiting.popLast() {
      let path = FilePath(bytes: name)
      if waiting.isEmpty {
        let last =
          following
          ? try FileSystem.statusIfPresent(of: path, in: current, followingLinks: false) : nil
        if last?.kind != .link { return PathPlace(directory: current, name: path, isFinal: true) }
      }
      let next = try enter(path)
      let status = try next.status()
      guard status.kind == .link else {
        current = next
        passed += name + [UInt8(ascii: "/")]
        continue
      }
      if try isOfProcess(current) {
        // Its text is not a path; nobody can create links there.
        if waiting.isEmpty { return PathPlace(directory: current, name: path) }
        current = try OpenFile.open(path, in: current, options: .pathOnly)
      } else {
        try follow(next, status, FilePath(bytes: passed + name))
      }
    }
    return PathPlace(directory: current, name: ".")
  }

  private func enter(_ name: FilePath) throws(SystemFailure) -> OpenFile {
    do throws(SystemFailure) {
      return try OpenFile.open(name, in: current, options: [.pathOnly, .noFollow])
    } catch {
      throw SystemFailure(error.call, FilePath(bytes: passed + name.bytes), error.errno)
    }
  }

  private mutating func follow(
    _ link: OpenFile, _ status: FileStatus, _ path: FilePath
  ) throws(SystemFailure) {
    guard status.changed < latest, try rule.allows(status, in: current) else {
      throw SystemFailure.refusedLink(path)
    }
    links += 1
    guard links <= Self.mostLinks else {
      throw SystemFailure("openat", path, .tooManySymbolicLinkLevels)
    }
    let text = try FileSystem.readLink("", in: link)
    if text.first == UInt8(ascii: "/") {
      current = try Self.top(true)
      passed = [UInt8(ascii: "/")]
    }
    waiting += Self.names(of: text)
  }

  private static func top(_ isAbsolute: Bool) throws(SystemFailure) -> OpenFile {
    try OpenFile.openStart(isRoot: isAbsolute)
  }

  private static func names(of path: [UInt8]) -> [[UInt8]] {
    path.split(separator: UInt8(ascii: "/")).reversed().map(Array.init)
  }

  /// Whether a directory is in `/proc`.
  private func isOfProcess(_ directory: OpenFile) throws(SystemFailure) -> Bool {
    try directory.volume().kind == .other(0x9FA0)
  }
}
