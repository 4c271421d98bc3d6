import CLinux
package import SystemPackage

/// What a started program may reach: the files given here and the system's own files.
///
/// Landlock restricts files. A seccomp filter blocks the network and access to other programs: it allows only
/// local sockets, and no connections. It also refuses what Landlock does not cover, such as changing the permissions
/// of a file by its path. If the kernel lacks either, the program runs without it; see `gaps`.
package struct Confinement: Equatable, Sendable {
  /// Paths that the program may read recursively; symbolic links are resolved.
  package var readable: [FilePath]
  /// Paths that it may also change recursively.
  package var changeable: [FilePath]
  /// Further programs that it may run, wherever they are installed.
  package var programs: [FilePath]
  /// The user's home directory; software installed below it is readable, but the user's own files are not.
  package var home: FilePath?
  /// Whether the program looks up the names of file owners.
  package var namesOwners: Bool
  /// Whether the program unpacks an archive: it links files across directories, which version 1 of Landlock never
  /// allows, and sets permissions and times by path.
  package var unpacks: Bool

  package init(
    readable: [FilePath], changeable: [FilePath] = [], programs: [FilePath] = [],
    namesOwners: Bool = false, unpacks: Bool = false
  ) {
    self.readable = readable
    self.changeable = changeable
    self.programs = programs
    self.namesOwners = namesOwners
    self.unpacks = unpacks
  }

  /// A restriction that this kernel cannot enforce.
  package enum Gap: String, Sendable { case files, network }

  /// The restrictions that this kernel cannot enforce.
  package static var gaps: [Gap] { Confinement(readable: []).gaps }

  /// The restrictions that this kernel cannot enforce for this confinement.
  package var gaps: [Gap] {
    gaps(under: Self.version) + (dnd_has_call_filter() == 0 ? [.network] : [])
  }

  /// The gaps under a version of Landlock, without those of the system call filter.
  package func gaps(under version: CInt) -> [Gap] { version < neededVersion ? [.files] : [] }

  /// The first version of Landlock under which such a program can work.
  private var neededVersion: CInt { unpacks ? 2 : 1 }

  /// What the filter of system calls leaves to the program.
  var filters: CInt {
    guard dnd_has_call_filter() != 0 else { return 0 }
    let filter = unpacks ? DND_FILTER_UNPACKING : DND_FILTER
    let truncation = Self.version < 3 ? DND_FILTER_TRUNCATE.rawValue : 0
    return CInt(filter.rawValue | truncation)
  }

  /// The version of Landlock; 0 when the kernel lacks it or denies it to this process.
  private static var version: CInt {
    (try? SystemCall.make("landlock_create_ruleset") { dnd_landlock_version() }) ?? 0
  }

  /// The Landlock rules for a program; nil when the kernel does not support them.
  ///
  /// The corresponding system calls are `landlock_create_ruleset` and `landlock_add_rule`.
  func rules(for program: FilePath) throws(SystemFailure) -> OpenFile? {
    let version = Self.version
    guard version >= neededVersion else { return nil }
    let number = try SystemCall.make("landlock_create_ruleset") { dnd_landlock_begin(version) }
    let rules = OpenFile(FileDescriptor(rawValue: number), path: "landlock")
    func allow(_ path: FilePath, _ access: dnd_access) throws(SystemFailure) {
      _ = try SystemCall.make("landlock_add_rule", path) {
        path.withPlatformString { dnd_landlock_allow(number, version, $0, access) }
      }
    }
    for path in Self.system { try allow(path, DND_MAY_READ) }
    for path in Self.devices { try allow(path, DND_MAY_USE) }
    if namesOwners { for path in Self.owners { try allow(path, DND_MAY_READ) } }
    for program in [program] + programs {
      for path in installation(of: program) { try allow(path, DND_MAY_READ) }
    }
    for path in readable { try allow(path, DND_MAY_READ) }
    for path in changeable { try allow(path, DND_MAY_CHANGE) }
    return rules
  }
}

// MARK: - The system's own files

extension Confinement {
  /// Programs, libraries, fonts and settings; no user's own files.
  ///
  /// Only selected files of `/etc` are included, because others hold secrets of the system.
  private static let system: [FilePath] =
    [
      "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/opt", "/nix/store", "/gnu/store",
      "/run/current-system/sw", "/var/cache/fontconfig", "/var/lib/ghostscript",
      "/var/lib/libreoffice", "/var/spool/libreoffice", "/sys/devices/system/cpu",
    ]
    + [
      "ImageMagick", "ImageMagick-6", "ImageMagick-7", "alternatives", "fonts", "ghostscript",
      "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "ld.so.preload", "libreoffice", "locale.alias",
      "locale.conf", "localtime", "mime.types", "pango", "papersize", "perl", "timezone", "xdg",
    ].map { FilePath("/etc/\($0)") }
    + [
      "cpuinfo", "filesystems", "meminfo", "stat", "sys/kernel/ngroups_max",
      "sys/kernel/osrelease", "sys/vm/max_map_count", "sys/vm/overcommit_memory", "version",
    ].map { FilePath("/proc/\($0)") }

  /// Whether a path is one of the system's own files, which every confined program may read.
  package static func isOfSystem(_ path: FilePath) -> Bool {
    let path = path.lexicallyNormalized()
    return system.contains(where: path.starts(with:))
  }

  private static let devices: [FilePath] = [
    "/dev/full", "/dev/null", "/dev/random", "/dev/urandom", "/dev/zero",
  ]

  private static let owners: [FilePath] = [
    "/etc/passwd", "/etc/group", "/etc/nsswitch.conf", "/var/lib/sss/mc",
  ]

  /// A program outside the system's files, the files installed with it, and its interpreters; empty for a
  /// system program.
  private func installation(of program: FilePath) -> [FilePath] {
    var paths: [FilePath] = []
    var next: FilePath? = program
    // The kernel follows at most this many interpreters.
    for _ in 0..<5 {
      guard let program = next, let real = try? FileSystem.realPath(of: program),
        !Self.isOfSystem(real)
      else { break }
      for path in real == program ? [real] : [program, real] {
        paths += [path] + companions(of: path)
      }
      next = Self.interpreter(of: real)
    }
    return paths
  }

  /// The files installed together with a program.
  private func companions(of program: FilePath) -> [FilePath] {
    // Homebrew keeps each package in its own directory and links to it from shared ones.
    if let cellar = program.components.firstIndex(where: { $0.string == "Cellar" }) {
      let prefix = FilePath(root: program.root, program.components[..<cellar])
      if prefix.lastComponent != nil, !isHome(prefix) {
        return ["Cellar", "opt", "lib", "libexec", "share"].map { prefix.appending($0) }
      }
    }
    let prefix = program.directory.directory
    guard program.directory.lastComponent == "bin", !prefix.components.isEmpty, !isHome(prefix)
    else { return [] }
    return ["lib", "lib64", "libexec", "pyvenv.cfg"].map { prefix.appending($0) }
      + [prefix.appending("share").appending(bytes: program.lastComponent?.bytes ?? [])]
  }

  /// Whether a directory is the home directory or contains it.
  private func isHome(_ directory: FilePath) -> Bool {
    guard let home else { return false }
    let real = (try? FileSystem.realPath(of: directory)) ?? directory
    return [home, (try? FileSystem.realPath(of: home)) ?? home].contains { $0.starts(with: real) }
  }

  /// The interpreter in the first line of a script; nil if the file is not a script.
  private static func interpreter(of program: FilePath) -> FilePath? {
    guard let file = try? OpenFile.open(program, options: .nonBlocking),
      let start = try? file.readAll(limit: 256), start.starts(with: Array("#!".utf8))
    else { return nil }
    let blanks: [UInt8] = [0x20, 0x09]
    let word = start.dropFirst(2).prefix { $0 != 0x0A }.drop { blanks.contains($0) }
      .prefix { !blanks.contains($0) }
    let path = FilePath(bytes: Array(word))
    return path.isAbsolute ? path : nil
  }
}
