import Glibc
import SystemPackage
import TestSupport
import Testing

/// Drivers without hard links and without renames that refuse to replace: a name is reserved with
/// an empty file or directory, which is then replaced.
@Suite(.enabled(if: PassingDrive.obstacle == nil, PassingDrive.obstacle)) struct PlainDriveTests {
  private static let modes = "nolink,noflags"
  private static let sources = """
    sources() {
      for i in 1 2; do echo $i > "$from/$i"; done; ln -sf 1 "$from/l"
      mkdir -p "$from/t/a"; echo leaf > "$from/t/a/leaf"; : > "$from/empty"
    }

    """

  @Test(
    "Files, links, directories and data get their names, and undo reverts everything",
    arguments: ["", "--move", "--atomic", "--move --atomic"], ["", ",ownzeros"])
  func placing(options: String, fault: String) throws {
    try PassingDrive.run(
      Self.modes + fault,
      Self.sources + """
        sources; cp -r "$from" kept; printf data | "$dnd" lift -q --session s - -N data > name
        (cd "$from"; "$dnd" add -q --session s 1 2 t empty); drop \(options)
        test $status = 0 || fail "the status is $status"
        cmp kept/1 drive/1; diff -r kept/t drive/t; test "$(cat drive/data)" = data
        test -f drive/empty -a ! -s drive/empty || fail 'what is empty is not there'
        test "$(ls -A drive | tr '\\n' ' ')" = '1 2 data empty t ' || fail 'something else is there'
        case ' \(options) ' in *--move*) test ! -e "$from/1" -a ! -e "$from/t" || fail 'a source is there';; esac
        "$dnd" undo -q --session s
        test -z "$(ls -A drive)" || fail 'not all was taken back'
        diff -r kept "$from" || fail 'the sources are not what they were'
        """)
  }

  @Test("A taken name is not replaced, and the new item gets another name")
  func conflicts() throws {
    try PassingDrive.run(
      Self.modes,
      Self.sources + """
        sources; echo theirs > drive/1; : > drive/2; mkdir -p drive/t; echo theirs > drive/t/own
        lift 1 2 t; drop --on-conflict rename
        test $status = 0 || fail "the status is $status"
        test "$(cat drive/1)" = theirs -a -f drive/2 -a ! -s drive/2 -a -f drive/t/own || fail 'theirs is not there'
        test "$(cat 'drive/1 2')" = 1 -a "$(cat 'drive/2 2')" = 2 -a -f 'drive/t 2/a/leaf' || fail 'ours is not there'
        lift 1; drop --on-conflict fail; test $status = 73 || fail "the status is $status"
        "$dnd" cancel -q --session s; lift 1; drop --on-conflict skip; test $status = 0 || fail "the status is $status"
        test "$(cat drive/1)" = theirs || fail 'theirs is not there'
        """)
  }

  @Test(
    "What is moved to where it is, seen through another file system, stays",
    arguments: ["real drive", "drive real"])
  func itself(places: String) throws {
    let ends = places.split(separator: " ")
    try PassingDrive.run(
      Self.modes,
      """
      mkdir drive/t; echo precious > drive/f; echo precious > drive/t/leaf
      for name in f t; do
        "$dnd" lift -q \(ends[0])/$name > name
        status=0; "$dnd" drop --move \(ends[1]) > out 2> errors || status=$?
        test $status = 3 || fail "the status is $status"
        grep -q 'may be the same file' errors || fail 'it is not said'
      done
      test "$(cat real/f real/t/leaf)" = $'precious\\nprecious' || fail 'it is gone'
      """)
  }

  @Test(
    "A file is replaced in a moment in which its name is free, and undo gives it back",
    arguments: ["replace", "newer"], ["", ",nochmod"])
  func replacing(rule: String, lack: String) throws {
    try PassingDrive.run(
      Self.modes + lack,
      Self.sources + """
        sources; echo theirs > drive/1; touch -d '2001-01-01' drive/1
        lift 1; drop --on-conflict \(rule)
        test $status = 0 || fail "the status is $status"
        test "$(cat drive/1)" = 1 -a "$(cat drive/.dnd-replaced-0/1)" = theirs || fail 'not where it should be'
        test -z "$(hidden)" || fail 'something hidden is left'
        "$dnd" undo -q --session s || fail 'it cannot be undone'
        test "$(cat drive/1)" = theirs || fail 'theirs is not back'
        echo line > drive/text; printf more | "$dnd" lift -q --session text - > name
        "$dnd" drop -q --session text --append drive/text || fail 'nothing can be appended'
        test "$(cat drive/text)" = $'line\nmore' || fail 'the text is not what it should be'
        "$dnd" undo -q --session text; test "$(cat drive/text)" = line || fail 'the text is not back'
        echo kept | "$dnd" lift -q --session load - > name; "$dnd" load --session load -o drive/text
        test "$(cat drive/text)" = kept || fail 'nothing was loaded'
        test "$(ls -A drive | tr '\n' ' ')" = '1 text ' || fail 'something is left'
        """)
  }

  @Test(
    "A drop killed while it replaces leaves each file under its name, and can be continued or undone",
    arguments: ["", "--move", "--atomic"], ["again", "undo", "cancel"])
  func killedReplacing(options: String, sequel: String) throws {
    try PassingDrive.run(
      Self.modes,
      """
      again() {
        rm -rf drive/* drive/.dnd* "$from"/* "$DND_STATE_HOME"
        for i in 1 2; do echo "new $i" > "$from/$i"; echo "old $i" > drive/$i; done; lift 1 2
      }
      again; DND_FAULT_TRACE=$PWD/trace "$dnd" drop -q --session s drive --on-conflict replace \(options)
      points=$(awk '$2 == "renameat2" {print $1}' trace)
      test $(echo "$points" | wc -l) -ge 6 || { cat trace; exit 1; }
      for point in $points; do
        again
        DND_FAULT_KILL=$point:after "$dnd" drop -q --session s drive --on-conflict replace \(options) > out 2> errors && fail 'not killed'
        find drive "$from" -type f -exec cat {} + > found
        for i in 1 2; do grep -q "old $i" found && grep -q "new $i" found || fail "$point: $i is lost"; done
        case \(sequel) in
          again) drop --on-conflict replace \(options)
            test $status = 0 -o $status = 6 || fail "$point: the status is $status"
            test "$(cat drive/*)" = $'new 1\nnew 2' || fail "$point: not what it should be"
            test "$(cat drive/.dnd-replaced-0/*)" = $'old 1\nold 2' || fail "$point: the old ones are not kept";;
          *) "$dnd" \(sequel) -q --session s > out 2> errors || true
            for time in 1 2; do
              test \(sequel) = undo || "$dnd" undo -q --session s > out 2>> errors || true
            done
            test "$(cat drive/*)" = $'old 1\nold 2' || fail "$point: the old ones are not back"
            test "$(cat "$from"/*)" = $'new 1\nnew 2' || fail "$point: the sources are not what they were";;
        esac
        test -z "$(hidden)" || fail "$point: something hidden is left"
      done
      """)
  }

  @Test(
    "Attributes that the drive fails to tell are a note, and the files are copied",
    arguments: ["", "--move"])
  func attributes(option: String) throws {
    try PassingDrive.run(
      "badattr",
      """
      mkdir out; echo 1 > drive/1; mkdir drive/t; echo leaf > drive/t/leaf
      status=0; "$dnd" lift -q --session s drive/1 drive/t > name; "$dnd" drop --session s out \(option) > done 2> errors || status=$?
      test $status = 0 || fail "the status is $status"
      grep -q 'note: .*could not be read' errors || fail 'it is not said'
      test "$(cat out/1)" = 1 -a "$(cat out/t/leaf)" = leaf || fail 'not all is there'
      """)
  }

  @Test("If replacing is not possible either, no file is placed, and this is reported at once")
  func noReplace() throws {
    try PassingDrive.run(
      "\(Self.modes),noreplace",
      Self.sources + """
        sources; lift 1 t; drop --move
        test $status = 3 || fail "the status is $status"
        grep -q 'cannot name a file without the risk of replacing' errors || fail 'it is not said'
        test -f "$from/1" -a ! -e drive/1 -a -f drive/t/a/leaf || fail 'not where it should be'
        test -z "$(hidden)" || fail 'something hidden is left'
        """)
  }

  @Test(
    "A store that rclone has mounted takes files and folders, also over others",
    arguments: ["off", "writes", "full"])
  func mountedStore(cache: String) throws {
    guard let rclone = Tool.named("rclone") else { return }
    try PassingDrive.run(
      "",
      """
      # Without any delay, rclone itself loses a file whose folder is renamed while it is written back.
      \(mounting(rclone, cache)) --vfs-write-back 100ms
      mkdir "$from/t"; echo 1 > "$from/1"; echo leaf > "$from/t/leaf"
      lift 1 t; drop
      test $status = 0 || fail "the status is $status"
      # What is in a renamed folder cannot always be read before it is written back; a move waits for it.
      for try in {1..200}; do test "$(cat drive/t/leaf 2> errors)" != leaf || break; sleep 0.05; done
      test "$(cat drive/1 drive/t/leaf)" = $'1\nleaf' || fail 'not all is there'
      mkdir "$from/u"; echo moved > "$from/u/leaf"; lift u; drop --move
      test $status = 0 -a ! -e "$from/u" || fail "it is not moved, $status"
      test "$(cat drive/u/leaf)" = moved || fail 'what was moved cannot be read'
      echo moved > "$from/f"; lift f; drop --move
      test $status = 0 -a ! -e "$from/f" || fail "the file is not moved, $status"
      test "$(cat drive/f)" = moved || fail 'the moved file cannot be read'
      # Names of what the driver still writes back cannot always be changed; then the same drop again goes on.
      written() { for try in {1..200}; do test "$(cat store/1 2> errors)" != $1 || return 0; sleep 0.05; done; }
      written 1
      echo 2 > "$from/1"; lift 1; drop --on-conflict replace
      for again in 1 2 3; do
        test $status != 0 || break
        test "$(cat "$from/1")" = 2 || fail 'the source is lost'
        written 2; drop --on-conflict replace
      done
      test $status = 0 && test "$(cat drive/1)" = 2 || fail "it is not replaced, $status"
      test -z "$(hidden)" || fail 'something hidden is left'
      """)
  }

  @Test("A file is moved within what rclone has mounted, and comes back")
  func movedOnMount() throws {
    guard let rclone = Tool.named("rclone") else { return }
    try PassingDrive.run(
      "",
      """
      \(mounting(rclone, "off"))
      mkdir drive/a drive/b; echo 1 > drive/a/f
      # What was just given cannot always be read before it is written back.
      reads() { for try in {1..100}; do test "$(cat drive/$1 2>&1)" != 1 || return 0; sleep 0.05; done; fail "$1 is not there"; }
      for try in {1..100}; do test ! -e store/a/f || break; sleep 0.05; done
      "$dnd" mv -q drive/a/f drive/b/g 2> errors || fail 'it is not moved'
      reads b/g; test -z "$(ls -A drive/a)" || fail 'something stays'
      "$dnd" undo -q 2> errors || fail 'it is not undone'
      reads a/f; test -z "$(ls -A drive/b)" || fail 'something stays of the undo'
      """)
  }

  @Test(
    "Text is added to a file of a store that rclone has mounted, also before rclone has stored it",
    arguments: ["off", "minimal", "writes", "full"])
  func addedText(cache: String) throws {
    guard let rclone = Tool.named("rclone") else { return }
    try PassingDrive.run(
      "",
      """
      \(mounting(rclone, cache))
      echo old > drive/notes
      for text in 1 2 3; do
        echo $text | "$dnd" lift -q --session s - > name
        "$dnd" drop -q --session s --append drive/notes 2> errors || fail "$text is not added"
      done
      test "$(cat drive/notes)" = $'old\n1\n2\n3' || fail "there is $(cat drive/notes)"
      test -z "$(hidden)" || fail 'something hidden is left'
      """)
  }

  /// Mounts a folder at `drive`; options may follow.
  private func mounting(_ rclone: Tool, _ cache: String) -> String {
    """
    umount drive; mkdir store
    (for try in {1..100}; do ! mountpoint -q drive || exit 0; sleep 0.1; done) & waiting=$!
    trap 'umount -l drive' EXIT
    rclone() { \(rclone.executable.string) mount store drive --cache-dir cache --config none "$@" & wait $waiting; mountpoint -q drive || exit 0; }
    rclone --vfs-cache-mode \(cache)
    """
  }

  @Test("A name that the drive cannot hold is reported as such, also inside a directory")
  func names() throws {
    try PassingDrive.run(
      "\(Self.modes),strict",
      """
      echo 1 > "$from/a:b"; for kind in file folder; do mkdir "$from/$kind"; done
      echo 1 > "$from/file/c:d"; mkdir "$from/folder/e:f"; mkdir "$from/g:h"
      for name in a:b g:h file folder; do
        lift $name; drop
        test $status = 1 || fail "the status of $name is $status"
        grep -q "cannot store the name of '.*:.*'" errors || fail "$name is not named"
        "$dnd" cancel -q --session s
      done
      test -z "$(ls -A drive)" || fail 'something is there'
      """)
  }

  @Test(
    "A drop killed between reserving and publishing a name leaves nothing unknown",
    arguments: ["", "--move", "--atomic"], ["again", "undo", "cancel"])
  func kills(options: String, sequel: String) throws {
    try PassingDrive.run(
      Self.modes,
      Self.sources + """
        sources; cp -r "$from" kept; (cd "$from"; "$dnd" lift -q --session s 1 2 t) > name
        DND_FAULT_TRACE=$PWD/trace "$dnd" drop -q --session s drive \(options)
        points=$(awk '$2 ~ /^(openat|mkdirat|renameat2|unlinkat)$/ && $3 ~ /^(1|2|t)$/ {print $1}' trace)
        test $(echo "$points" | wc -l) -ge 6 || { cat trace; exit 1; }
        for point in $points; do
          rm -rf drive/* "$from"; cp -r kept "$from"; rm -rf "$DND_STATE_HOME"
          (cd "$from"; "$dnd" lift -q --session s 1 2 t) > name
          DND_FAULT_KILL=$point:after "$dnd" drop -q --session s drive \(options) > out 2> errors && fail 'not killed'
          case \(sequel) in
            again) drop \(options)
              test $status = 0 -o $status = 6 || fail "$point: the status is $status"
              test "$(ls -A drive | tr '\\n' ' ')" = '1 2 t ' || fail "$point: not what it should be"
              diff -r kept/t drive/t; cmp kept/1 drive/1; cmp kept/2 drive/2;;
            *) "$dnd" \(sequel) -q --session s > out 2> errors || true
              # The first takes the cancel back, the second the drop.
              for time in 1 2; do
                test \(sequel) = undo || "$dnd" undo -q --session s > out 2>> errors || true
              done
              test -z "$(ls -A drive)" || fail "$point: something is there"
              diff -r kept "$from" || fail "$point: the sources are not what they were";;
          esac
        done
        """)
  }

  @Test("A foreign file that takes the name after such a kill is left alone")
  func othersAfterKill() throws {
    try PassingDrive.run(
      Self.modes,
      Self.sources + """
        sources; (cd "$from"; "$dnd" lift -q --session s 1) > name
        DND_FAULT_TRACE=$PWD/trace "$dnd" drop -q --session s drive
        for point in $(awk '$2 == "openat" && $3 == "1" {print $1}' trace); do
          rm -rf drive/* "$DND_STATE_HOME"; (cd "$from"; "$dnd" lift -q --session s 1) > name
          DND_FAULT_KILL=$point:after "$dnd" drop -q --session s drive > out 2> errors && fail 'not killed'
          test ! -f drive/1 || break
        done
        for theirs in ': > drive/1' 'echo theirs > drive/1' 'mkdir drive/1'; do
          rm -rf drive/* "$DND_STATE_HOME"; (cd "$from"; "$dnd" lift -q --session s 1) > name
          DND_FAULT_KILL=$point:after "$dnd" drop -q --session s drive > out 2> errors && fail 'not killed'
          test -f drive/1 -a ! -s drive/1 || fail 'the name was not taken'
          rm drive/1; eval "$theirs"; before=$(stat -c '%i %F %s' drive/1)
          drop; test "$before" = "$(stat -c '%i %F %s' drive/1)" || fail 'theirs was touched'
          test "$(cat 'drive/1 2')" = 1 || fail 'ours is not there'
        done
        """)
  }

  @Test(
    "A move to a real exFAT drive leaves only sources whose names it cannot hold",
    .enabled(
      if: access("/usr/sbin/mount.exfat-fuse", X_OK) == 0
        && access("/usr/sbin/mkfs.exfat", X_OK) == 0,
      "exfat-fuse or exfatprogs is not installed"))
  func exFAT() throws {
    try PassingDrive.run(
      "",
      """
      umount drive; truncate -s 64M image; mkfs.exfat image > made
      device=$(losetup -f --show image)
      mount.exfat-fuse $device drive > made
      trap 'umount -l drive; sleep 0.2; losetup -d $device' EXIT
      for i in 1 2 a:b; do echo $i > "$from/$i"; done; mkdir "$from/t" "$from/u"
      echo leaf > "$from/t/leaf"; echo leaf > "$from/u/c:d"; cp -r "$from" kept
      lift 1 2 a:b t u; drop --move
      test $status = 3 || fail "the status is $status"
      test "$(grep -c 'cannot store the name' errors)" = 2 || fail 'the names are not named'
      cmp drive/1 kept/1; cmp drive/t/leaf kept/t/leaf
      test "$(ls -A "$from" | tr '\\n' ' ')" = 'a:b u ' || fail 'not what was left'
      "$dnd" undo -q --session s; diff -r kept "$from"; test -z "$(ls -A drive)"
      """)
  }

  @Test("A drive that was mounted again before the move has the same files, if size and time agree")
  func mountedAgain() throws {
    try PassingDrive.run(
      "others",
      """
      mkdir drive/t to; echo same > drive/same; echo old > drive/changed; echo leaf > drive/t/leaf
      ls -R drive > before
      "$dnd" lift -q --session s drive/same drive/changed drive/t > name
      umount drive; "$passing" real calls others drive -o allow_other,default_permissions
      # Names are looked up in another order, which gives them other numbers.
      cat drive/changed drive/t/leaf drive/same > before; echo other > drive/changed
      "$dnd" show --session s > out; grep -q "changed' may be another file: its drive was mounted again" out
      status=0; "$dnd" drop --session s to --move > out 2> errors || status=$?
      test $status = 3 || fail "the status is $status"
      test "$(cat to/same to/t/leaf real/changed)" = $'same\\nleaf\\nother' || fail 'not what was to be moved'
      test "$(ls real)" = changed || fail "there is $(ls real)"
      grep -q "changed' may be another file than the lifted one: its drive was mounted again" errors || fail 'not said'
      "$dnd" undo -q --session s; test "$(cat real/same real/t/leaf)" = $'same\\nleaf' || fail 'not undone'
      """)
  }
}
