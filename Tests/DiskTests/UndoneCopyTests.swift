import SystemPackage
import TestSupport
import Testing

/// An undo that removes a copy for the sake of a file on a host, or there for the sake of a file here, after both have
/// become one file: a union shows it under other numbers, and puts a file that is made beside it on another branch.
@Suite(.enabled(if: PassingDrive.obstacle == nil, PassingDrive.obstacle)) struct UndoneCopyTests {
  @Test("A copy is kept that has become the file on the other side", arguments: ["f", "t", "l"])
  func unions(name: String) throws {
    guard let mergerfs = Tool.named("mergerfs"), TestHost.server.isAvailable else { return }
    let host = try Sandbox("dnd-host")
    try PassingDrive.run(
      "",
      """
      export DND_SSH=\(try TestHost.server.program(in: host).string)
      mkdir -p one/t two; echo precious > one/f; echo leaf > one/t/leaf; ln -s nowhere one/l
      unite() {
        rm -r both; mkdir both
        \(mergerfs.executable.string) -o minfreespace=0,category.create=ff two:one both
        trap 'umount -l both 2> /dev/null || :; umount -l drive' EXIT
      }
      refused() {
        status=0; "$dnd" undo > out 2> errors || status=$?
        test $status = 1 || fail "the status of $1 is $status"
        # Of a file here, another number is already a change.
        grep -q 'itself by now, and is kept\\|both/f. has changed' errors || fail "it is not said of $1"
        test "$(cat one/f one/t/leaf; readlink one/l)" = $'precious\\nleaf\\nnowhere' || fail 'it is gone'
        test -z "$(hidden one)" || fail 'something hidden is left'
        umount -l both
      }
      mkdir both; "$dnd" cp -q one/\(name) "far:$PWD/both"; unite; refused there
      test \(name) = l && exit 0
      rm -r both; mkdir both; "$dnd" cp -q "far:$PWD/one/\(name)" both; unite; refused here
      """)
  }

  @Test("What comes back to a union that does not say what is stored stays twice, and is told once")
  func unsynced() throws {
    guard let mergerfs = Tool.named("mergerfs") else { return }
    try PassingDrive.run(
      "",
      """
      mkdir one two both to; echo earlier > e; echo precious > one/f; "$dnd" cp -q e to
      \(mergerfs.executable.string) -o minfreespace=0 two:one both
      trap 'umount -l both 2> /dev/null || :; umount -l drive' EXIT
      "$dnd" mv -q both/f to; "$dnd" undo -q 2> errors && fail 'nothing is said'
      grep -q 'may not be on the device yet' errors || fail 'the reason is not said'
      cmp both/f to/f || fail 'it is not in both places'
      "$dnd" undo -q || fail 'it is told again'; test ! -e to/e -a -e to/f || fail 'the earlier copy is there'
      """)
  }
}
