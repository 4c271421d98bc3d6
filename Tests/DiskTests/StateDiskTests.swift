import SystemPackage
import TestSupport
import Testing

/// Sessions on a full or read-only disk: they can still be read, and the disk can be emptied.
@Suite(.enabled(if: CrashTrial.obstacle == nil, CrashTrial.obstacle)) struct StateDiskTests {
  @Test(
    "Items on a full disk can be listed, shown, loaded and moved to another disk",
    arguments: ["mkfs.ext4 -q -F -m 0", "mkfs.xfs -q -f", "tmpfs"])
  func full(kind: String) throws {
    try run(
      kind,
      """
      fill() { head -c 400000000 /dev/zero > disk/fill 2> /dev/null || true; sync
        for i in {1..200}; do echo x > disk/fill$i || true; done 2> /dev/null; }
      fill
      # A session that was not opened since its lift, and one that was.
      "$dnd" list --json > listed
      for name in untouched opened; do
        grep -q '"session":"'$name'","state":"active","items":1' listed || { cat listed; exit 1; }
        "$dnd" show -q --session $name > shown; grep -q note.txt shown
        test "$("$dnd" load -q --session $name)" = words
        "$dnd" log -q --session $name | grep -q lifted
      done
      # Emptied onto another disk.
      cp -r disk/photos kept
      "$dnd" lift --session out disk/photos > lifted 2> said
      grep -q 'kept in memory' said
      "$dnd" drop -q --session out other --move
      diff -r kept other/photos; test ! -e disk/photos
      """)
  }

  @Test("Sessions on a read-only disk can be read, and are not reported as damaged")
  func readOnly() throws {
    try run(
      "mkfs.ext4 -q -F -m 0",
      """
      mount -o remount,ro disk
      before=$(find disk -printf '%p %s %T@\\n' | sort)
      "$dnd" list --json > listed
      for name in untouched opened; do
        grep -q '"session":"'$name'","state":"active","items":1' listed || { cat listed; exit 1; }
        "$dnd" show -q --session $name | grep -q note.txt
        test "$("$dnd" load -q --session $name)" = words
        "$dnd" log -q --session $name | grep -q lifted
        "$dnd" propose -q --session $name other > /dev/null
      done
      "$dnd" cancel -q --session opened 2> said && exit 1
      grep -qi 'read-only file system' said || { cat said; exit 1; }
      test "$before" = "$(find disk -printf '%p %s %T@\\n' | sort)"
      "$dnd" lift -q disk/photos > lifted; "$dnd" drop -q other
      diff -r disk/photos other/photos
      """)
  }

  @Test(
    "An undo on a nearly full disk does nothing and says so, or does all and records it",
    arguments: [0, 16, 32, 64, 96, 128, 256], ["", "--move"])
  func undo(kilobytes: Int, option: String) throws {
    try run(
      "tmpfs",
      """
      mkdir from; for i in {1..60}; do echo $i > from/$i; done
      "$dnd" lift -q --session s from/* > name; "$dnd" drop -q --session s other \(option)
      head -c 20m /dev/zero > disk/fill 2> /dev/null || true; truncate -s -\(kilobytes)K disk/fill
      ls from > before; status=0; "$dnd" undo --session s > out 2> said || status=$?
      if test $status = 0; then test -z "$(ls other)" -a "$(ls from | wc -l)" = 60; else
        grep -q 'no space left' said; test "$(ls other | wc -l)" = 60; ls from | cmp before -; fi
      rm disk/fill; test $status = 0 || "$dnd" undo --session s > out 2> said
      test -z "$(ls other)" -a "$(ls from | wc -l)" = 60; grep -q 'back in s' out said
      """)
  }

  /// Runs a script with the state on a small disk of this kind, which contains two sessions and
  /// some files.
  private func run(_ kind: String, _ script: String) throws {
    let sandbox = try Sandbox("dnd-state")
    let memory = try Sandbox("dnd-state", in: "/dev/shm")
    var environment = ScriptRun.environment(in: sandbox)
    environment["XDG_RUNTIME_DIR"] = memory.root.string
    environment["DND_STATE_HOME"] = sandbox.path("disk/state").string
    for directory in ["home", "tmp", "disk", "other"] {
      try sandbox.makeDirectory(sandbox.path(directory))
    }
    let dnd = try Tool.dnd(environment: environment, directory: sandbox.root).executable
    var unshare = try #require(Tool.named("unshare"))
    unshare.environment = environment
    unshare.environment["PATH"] = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
    unshare.environment["dnd"] = dnd.string
    unshare.environment["kind"] = kind
    unshare.directory = sandbox.root
    let outcome = try unshare.run(["-m", "bash", "-euc", Self.start + script])
    #expect(outcome.status == 0, "\(kind): \(outcome.outputText)\(outcome.errorText)")
  }

  private static let start = """
    if test "$kind" = tmpfs; then mount -t tmpfs -o size=8m tmpfs disk
    else truncate -s 320M image; $kind image; mount -o loop image disk; fi
    trap 'umount disk' EXIT
    mkdir disk/photos; for i in 1 2 3; do head -c 300000 /dev/urandom > disk/photos/$i; done
    printf words > note.txt
    "$dnd" lift -q --session untouched --snapshot note.txt > name
    "$dnd" lift -q --session opened --snapshot note.txt > name
    "$dnd" show -q --session opened > shown; "$dnd" propose -q --session opened other > /dev/null

    """
}
