import SystemPackage
import TestSupport
import Testing

/// A disk that fills up during a drop, on a file system that reports it late.
@Suite(.enabled(if: CrashTrial.obstacle == nil, CrashTrial.obstacle)) struct FullDiskTests {
  @Test("A full ext4 keeps what fits, names no partial file, and a second drop finishes")
  func ext4() throws {
    let sandbox = try Sandbox("dnd-full")
    let environment = ScriptRun.environment(in: sandbox)
    for directory in ["home", "tmp", "runtime", "disk"] {
      try sandbox.makeDirectory(sandbox.path(directory))
    }
    let dnd = try Tool.dnd(environment: environment, directory: sandbox.root).executable
    var unshare = try #require(Tool.named("unshare"))
    unshare.environment = environment
    unshare.environment["PATH"] = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
    unshare.environment["dnd"] = dnd.string
    unshare.directory = sandbox.root
    let outcome = try unshare.run(["-m", "bash", "-euc", Self.script])
    #expect(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
  }

  private static let script = """
    truncate -s 3M image; mkfs.ext4 -q -F -m 0 image; mount -o loop image disk
    mkdir source source/tree
    head -c 4000000 /dev/urandom > source/big; head -c 3000000 /dev/urandom > source/tree/big
    echo leaf > source/tree/leaf; echo little > source/little
    cp -r source kept
    "$dnd" lift -q --session s source/big source/tree source/little
    status=0; "$dnd" drop -q --session s disk --move 2>errors || status=$?
    test $status = 3 || { echo "the status is $status"; cat errors; exit 1; }
    listed=$(ls -A disk | tr '\\n' ' ')
    test "$listed" = 'little lost+found ' || { echo "there is $listed"; exit 1; }
    diff -r kept/tree source/tree; cmp kept/big source/big; cmp kept/little disk/little
    test ! -e source/little
    # All of the room was given back, and with more of it the same drop finishes.
    umount disk; truncate -s 20M image; e2fsck -fp image >&2; resize2fs image; mount -o loop image disk
    "$dnd" drop -q --session s disk --move
    diff -r kept/tree disk/tree; cmp kept/big disk/big; test ! -e source/big -a ! -e source/tree
    umount disk
    """
}
