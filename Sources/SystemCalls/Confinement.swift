import CLinux
package import SystemPackage

/// What a program that this process starts may reach: what it is given here, and the system's own files.
///
/// Files are Landlock's matter. A filter of system calls takes the network away, and what else reaches into
/// other programs: sockets of other kinds than this machine's own, and any connection through those. Where
/// the kernel has not the one or the other, the program runs without it; `gaps` says so.
package struct Confinement: Equatable, Sendable {
  /// What it may read, with all below; links are followed to where they lead.
  package var readable: [FilePath]
  /// What it may also change, with all below.
  package var changeable: [FilePath]
  /// Programs that it may run beside the one that is started, wherever they are installed.
  package var programs: [FilePath]
  /// The user's home: what is installed in a directory below it comes with a program, but nothing of its own.
  package var home: FilePath?
  /// Whether it asks who owns a file.
  package var namesOwners: Bool
  /// Whether it gives files names in several directories, which the first version of Landlock never allows.
  package var linksAcrossDirectories: Bool

  package init(
    readable: [FilePath], changeable: [FilePath] = [], programs: [FilePath] = [],
    namesOwners: Bool = false, linksAcrossDirectories: Bool = false
  ) {
    self.readable = readable
    self.changeable = changeable
    self.programs = programs
    self.namesOwners = namesOwners
    self.linksAcrossDirectories = linksAcrossDirectories
  }

  /// What this kernel cannot keep a confined program from reaching.
  package enum Gap: String, Sendable { case files, network }

  /// What the kernel cannot keep a program from.
  package static var gaps: [Gap] { Confinement(readable: []).gaps }

  /// What the kernel cannot keep a program from that is to reach just this.
  package var gaps: [Gap] {
    gaps(under: Self.version) + (dnd_has_call_filter() == 0 ? [.network] : [])
  }

  /// The same of a version of Landlock, as far as that is its matter.
  package func gaps(under version: CInt) -> [Gap] { version < neededVersion ? [.files] : [] }

  /// The first version of Landlock under which a program does what it is to do.
  private var neededVersion: CInt { linksAcrossDirectories ? 2 : 1 }

  /// The version of Landlock; 0 where the kernel has none, or does not let this process use it.
  private static var version: CInt {
    (try? SystemCall.make("landlock_create_ruleset") { dnd_landlock_version() }) ?? 0
  }

  /// The rules on files for a program; nil where the kernel has none.
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

// MARK: - What is the system's

extension Confinement {
  /// Programs, libraries, fonts and settings, and nothing that is anybody's own.
  ///
  /// Of `/etc` only what is named: there are secrets of the system's in it.
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

  /// Whether a path is among the system's own files, which every confined program may read.
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

  /// A program that is not among the system's, with what was installed for it, and with what runs it.
  private func installation(of program: FilePath) -> [FilePath] {
    var paths: [FilePath] = []
    var next: FilePath? = program
    // As many programs as the kernel passes a script on to.
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

  /// What was installed in the same place as a program.
  private func companions(of program: FilePath) -> [FilePath] {
    // Homebrew has each package in a directory of its own, and links to them all in others.
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

  /// Whether a directory is the home, or one that the home is in.
  private func isHome(_ directory: FilePath) -> Bool {
    guard let home else { return false }
    let real = (try? FileSystem.realPath(of: directory)) ?? directory
    return [home, (try? FileSystem.realPath(of: home)) ?? home].contains { $0.starts(with: real) }
  }

  /// The interpreter that a script names in its first line; nil unless the file is a script.
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
