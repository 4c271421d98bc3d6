import Glibc
import SystemPackage
import TestSupport
import Testing

/// A disk whose number changes when it is mounted again, as each Btrfs disk's does.
@Suite(
  .enabled(
    if: CrashTrial.obstacle == nil && access("/usr/sbin/mkfs.btrfs", X_OK) == 0,
    CrashTrial.obstacle ?? "mkfs.btrfs is not installed"))
struct RemountedDiskTests {
  @Test("A proposed folder and an own view stay what they are")
  func mountedAgain() throws {
    let sandbox = try Sandbox("dnd-remounted", in: "/dev/shm")
    var shell = try #require(Tool.named("unshare"))
    shell.directory = sandbox.root
    shell.environment["dnd"] =
      try Tool.dnd(environment: [:], directory: sandbox.root).executable.string
    shell.environment["HOME"] = sandbox.root.string
    shell.environment["PATH"] = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
    let outcome = try shell.run(["-m", "bash", "-euc", Self.script], limit: .seconds(120))
    #expect(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
  }

  private static let script = #"""
    mount --make-rprivate /
    truncate -s 120M disk other; mkdir at beside
    mkfs.btrfs -q -K disk > made 2>&1; mkfs.btrfs -q -K other > made 2>&1
    mount -o loop disk at
    trap 'umount at beside' EXIT
    number=$(stat -c %d at)
    mkdir at/to; echo one > one; echo two > two
    "$dnd" init -q -p at/view --ordered > said
    "$dnd" lift -q --session one one > said; "$dnd" propose --session one at/to > said
    umount at; mount -o loop other beside; mount -o loop disk at
    test "$(stat -c %d at)" != $number || { echo 'the disk has its number again'; exit 1; }
    "$dnd" drop -q --session one --proposed; cmp one at/to/one
    "$dnd" lift -q --session two two > said; "$dnd" drop -q --session two at/view 2> errors
    test ! -s errors || { cat errors; exit 1; }
    "$dnd" init --check at/view
    # Another folder of the same name is none that was proposed.
    "$dnd" lift -q --session one one > said; "$dnd" propose --session one at/to > said
    mv at/to at/former; mkdir at/to
    status=0; "$dnd" drop -q --session one --proposed 2> errors || status=$?
    test $status = 75 || { echo "the status is $status"; cat errors; exit 1; }
    test -z "$(ls at/to)"
    """#
}
