import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Conversion

/// The files and services that programs of the built-in table can reach, tested with shells in
/// their place.
@Suite(
  .enabled(if: !Confinement.gaps.contains(.files), "this kernel has no Landlock"),
  .enabled(if: !Confinement.gaps.contains(.network), "there is no filter of calls here"))
struct ConfinementTests {
  let convert: Converting
  private var sandbox: Sandbox { convert.sandbox }
  private let input: FilePath
  private let secret: FilePath

  init() throws {
    convert = try Converting()
    input = try convert.sandbox.write("documents/given.json", "given")
    secret = try convert.sandbox.write("documents/secret/key", "secret")
  }

  private func confined(_ script: String, reach: Conversion.Reach = .input) -> Conversion {
    var step = Converting.files("sh", "-c", "(\(script)) > \"$2\" 2>&1; true", "sh", "%i", "%o")
    step.reach = reach
    return step
  }

  private func said(_ script: String, reach: Conversion.Reach = .input) throws -> String {
    String(decoding: try convert([confined(script, reach: reach)], .file(input)), as: UTF8.self)
  }

  @Test func everyToolOfTheBuiltInTableIsConfined() {
    let all = ConversionGraph.known(to: .builtIn).conversions.filter { $0.neededTool != nil }
    #expect(all.filter { $0.reach == .everything }.map(\.tool) == [])
    let small = ToolConversions.thumbnail(of: .png, side: 8, .builtIn) { _ in true }
    #expect(small?.reach == .input)
  }

  @Test func itReadsWhatItIsGivenAndNothingElseOfTheUsers() throws {
    let seen = try said("cat \"$1\"; cat '\(secret)'; ls '\(sandbox.path("documents"))'")
    #expect(seen.hasPrefix("given"))
    #expect(!seen.contains("secret\n") && !seen.hasSuffix("secret"))
    #expect(seen.split(separator: "\n").count { $0.contains("ermission denied") } == 2)
  }

  @Test(arguments: ["key", "../secret"]) func aLinkOutOfItsRoomLeadsNowhere(name: String) throws {
    let target = name == "key" ? secret : sandbox.path("documents")
    let read = name == "key" ? "cat l" : "cat l/secret/key"
    #expect(try !said("ln -s '\(target)' l; \(read)").contains(/^secret/))
  }

  @Test func itWritesIntoItsRoomOnly() throws {
    let there = sandbox.path("documents/new")
    _ = try said("touch own && mkdir -p a/b && mv own a/b/ && echo fine; echo x > '\(there)'")
    #expect(!sandbox.list("documents").contains("new"))
    #expect(
      try said("touch own && mkdir -p a/b && mv own a/b/ && echo fine; rm '\(secret)'")
        .hasPrefix("fine\n"))
    #expect(try sandbox.read("documents/secret/key") == Array("secret".utf8))
    #expect(try said("echo more >> \"$1\"; cat \"$1\"").hasSuffix("given"))
  }

  @Test func ofWhatLiesBesideItSeesWhatItIsToAndNoMore() throws {
    let elsewhere = try sandbox.write("elsewhere/other", "other")
    try FileSystem.makeLink(
      sandbox.path("documents/out"), saying: Array("../elsewhere/other".utf8))
    let seen = try said(
      "cat \"$DND_BESIDE/secret/key\" \"$DND_BESIDE/out\" '\(elsewhere)'", reach: .inputAndBeside)
    #expect(seen.hasPrefix("secret"))
    #expect(!seen.contains(/^other/))
    let kept = try sandbox.write("work/payload", "given")
    let beside = convert.run([confined("echo \"=$DND_BESIDE=\"", reach: .inputAndBeside)])
    let output = try OpenFile.open(
      sandbox.path("out"), .writeOnly, options: [.create, .truncate], permissions: 0o600)
    try beside.run(from: .file(kept), into: output)
    // The directory of kept data also contains other data.
    #expect(try sandbox.read("out") == Array("==\n".utf8))
  }

  @Test func itReachesNeitherTheNetworkNorASocket() throws {
    try #require(Tool.named("perl") != nil)
    let socket = sandbox.path("listening")
    let script = """
      use Socket; socket(my $l, PF_UNIX, SOCK_STREAM, 0) or print "no socket\\n"; \
      socket(my $i, PF_INET, SOCK_STREAM, 0) and print "inet\\n"; \
      socket(my $u, PF_INET6, SOCK_DGRAM, 0) and print "inet6\\n"; \
      socket(my $d, PF_UNIX, SOCK_DGRAM, 0) and print "datagrams\\n"; \
      connect($l, pack_sockaddr_un("\(socket)")) and print "connected\\n"; print "$!\\n"
      """
    let listener = try Self.listen(at: socket)
    defer { try? listener.close() }
    #expect(try said("perl -e '\(script)'") == "Connection refused\n")
  }

  @Test func itChangesNothingThatLandlockDoesNotCover() throws {
    try #require(Tool.named("perl") != nil)
    let own = sandbox.path("documents/secret/key")
    let other = Int32(getpid())
    // The numbers of prlimit64, setpriority, sched_setscheduler, unshare, shmget, semget, msgget and
    // inotify_init1 and inotify_add_watch, and of semctl, shmctl, msgctl and mknodat.
    #if arch(x86_64)
      let (limit, priority, scheduler, unshare, shared, semaphore, message, watch, add) =
        (302, 141, 144, 272, 29, 64, 68, 294, 254)
      let (semaphores, segments, queues, node) = (66, 31, 71, 259)
    #else
      let (limit, priority, scheduler, unshare, shared, semaphore, message, watch, add) =
        (261, 140, 119, 97, 194, 190, 186, 26, 27)
      let (semaphores, segments, queues, node) = (191, 195, 187, 33)
    #endif
    let before = try FileSystem.status(of: own)
    let script = """
      sub is { print "$_[0]\n" if $_[1] } my $p = "\(own)"; is("chmod", chmod(0777, $p)); \
      is("utime", utime(1, 1, $p)); is("chown", chown($<, $(+0, $p)); \
      is("truncate", truncate($p, 0)); my $w = syscall(\(watch), 0); \
      my $e = "/etc"; is("watch", syscall(\(add), $w, $e, 2) >= 0); my $l = "\\0" x 16; \
      is("limit", syscall(\(limit), \(other), 4, 0, $l) == 0); \
      is("own limit", syscall(\(limit), 0, 4, 0, $l) != 0); \
      is("priority", syscall(\(priority), 0, \(other), 5) == 0); \
      is("scheduler", syscall(\(scheduler), \(other), 3, $l) == 0); \
      is("namespace", syscall(\(unshare), 0x10000000) == 0); \
      is("memory", syscall(\(shared), 0, 4096, 01600) >= 0); \
      is("semaphore", syscall(\(semaphore), 0, 1, 01600) >= 0); \
      is("queue", syscall(\(message), 0, 01600) >= 0); \
      for my $n (\(semaphores), \(segments), \(queues)) { syscall($n, 2147483647, 0, 0); is($n, $! != 1) } \
      my $d = "node"; is("node", syscall(\(node), -100, $d, 020600, 0x105) == 0); print "end\n"
      """
    let words = try said("perl -e '\(script)'; ulimit -c")
    #expect(words == "end\n0\n")
    let after = try FileSystem.status(of: own)
    #expect(after.mode == before.mode && after.modified == before.modified)
    #expect(after.size == before.size)
  }

  @Test func itChangesNothingOfItsInputByDescriptor() throws {
    try #require(Tool.named("perl") != nil)
    // The numbers of fchmod, fchown, fsetxattr, kill and sethostname.
    #if arch(x86_64)
      let (mode, owner, attribute, kill, host) = (91, 93, 190, 62, 170)
    #else
      let (mode, owner, attribute, kill, host) = (52, 55, 7, 129, 161)
    #endif
    let before = try FileSystem.status(of: input)
    let script = """
      sub is { print "$_[0]\n" if $_[1] } open(my $f, "<", $ARGV[0]) or print "closed\n"; \
      my $n = fileno($f); my $a = "user.a"; my $x = "x"; my $i = pack("l!", 0x10); \
      is("mode", syscall(\(mode), $n, 0666) == 0); is("owner", syscall(\(owner), $n, $<, $(+0) == 0); \
      is("attribute", syscall(\(attribute), $n, $a, $x, 1, 0) == 0); \
      is("flags", ioctl($f, 0x40086602, $i)); is("all", syscall(\(kill), -1, 0) == 0); \
      syscall(\(host), $x, -1); is("host", $! != 1); print "end\n"
      """
    #expect(try said("perl -e '\(script)' \"$1\"") == "end\n")
    let after = try FileSystem.status(of: input)
    #expect(after.mode == before.mode && after.changed == before.changed)
  }

  /// A listening socket at a path.
  private static func listen(at path: FilePath) throws -> FileDescriptor {
    let listener = FileDescriptor(rawValue: socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.string.utf8)) }
    let answer = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener.rawValue, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(answer == 0 && Glibc.listen(listener.rawValue, 5) == 0)
    return listener
  }

  @Test func itIsToldNoSecretOfTheEnvironment() throws {
    var run = convert.run([confined("env | cut -d= -f1 | sort | tr '\\n' ' '")])
    run.environment += [
      ("LANG", "C"), ("LC_ALL", "C"), ("SSH_AUTH_SOCK", "/a"), ("DBUS_SESSION_BUS_ADDRESS", "b"),
      ("TAR_OPTIONS", "--remove-files"), ("MAGICK_CONFIGURE_PATH", "/c"), ("TOKEN", "d"),
      ("HOME", "/root"), ("LD_PRELOAD", ""), ("XDG_RUNTIME_DIR", "/run/user/0"),
    ]
    let output = try OpenFile.open(
      sandbox.path("out"), .writeOnly, options: [.create, .truncate], permissions: 0o600)
    try run.run(from: .file(input), into: output)
    let names = String(decoding: try sandbox.read("out"), as: UTF8.self)
    #expect(names == "HOME LANG LC_ALL PATH PWD SOURCE_DATE_EPOCH TMPDIR ")
  }

  @Test(arguments: [
    ([("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")], "C.UTF-8"), ([], "C.UTF-8"),
    ([("LANG", "de_DE.utf8")], ""), ([("LANG", "C"), ("LC_ALL", "en_GB.UTF-8")], "en_GB.UTF-8"),
  ])
  func itsLocaleIsOneOfUTF8(_ variables: [(String, String)], _ expected: String) throws {
    var run = convert.run([confined("printf %s \"$LC_ALL\"")])
    run.environment += variables.map { (name: $0.0, value: $0.1) }
    let output = try OpenFile.open(
      sandbox.path("out"), .writeOnly, options: [.create, .truncate], permissions: 0o600)
    try run.run(from: .file(input), into: output)
    #expect(String(decoding: try sandbox.read("out"), as: UTF8.self) == expected)
  }

  @Test func aFilterReadsItsStreamAndNothingElse() throws {
    var step = Converting.shell("cat; cat '\(secret)' 2>&1; true")
    step.reach = .input
    let seen = try convert([step], "given ")
    #expect(seen.hasPrefix("given ") && seen.contains("ermission denied"))
  }

  @Test func anOpenFileIsReadWhateverHasItsNameByThen() throws {
    let file = try OpenFile.open(input)
    try FileSystem.removeFile(input)
    try FileSystem.makeLink(input, saying: secret.bytes)
    var filter = Converting.shell("cat")
    filter.reach = .input
    #expect(try convert([filter], .file(input, file)) == Array("given".utf8))
    #expect(
      try convert([confined("cat \"$1\" 2>&1; true")], .file(input, file)) != Array("secret".utf8))
    var own = confined("cat < \"$1\"")
    own.reach = .everything
    #expect(try convert([own], .file(input, file)) == Array("given".utf8))
  }

  @Test func whatTheUserDeclaresIsTheUsersOwnCommand() throws {
    #expect(try said("cat '\(secret)'", reach: .everything) == "secret")
  }

  @Test func withoutLandlockItRunsAndThatIsKnown() throws {
    let plan = FaultPlan(
      call: "landlock_create_ruleset", number: 1, fails: .noFunction, lasts: true)
    let (gaps, seen) = try plan.inForce { (Confinement.gaps, try said("cat \"$1\"")) }
    #expect(gaps == [.files] && seen == "given" && plan.fired)
  }
}
