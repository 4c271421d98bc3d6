import Glibc
import SystemPackage
import TestSupport
import Testing

/// A real exFAT drive: it does not distinguish the case of letters, and has no links, FIFOs or permissions.
@Suite(
  .enabled(if: PassingDrive.obstacle == nil, PassingDrive.obstacle),
  .enabled(
    if: ["mount.exfat-fuse", "mkfs.exfat"].allSatisfy { access("/usr/sbin/\($0)", X_OK) == 0 },
    "exfat-fuse or exfatprogs is not installed"))
struct ExFATDriveTests {
  private func run(_ script: String) throws {
    try PassingDrive.run(
      "",
      """
      umount drive; truncate -s 64M image; mkfs.exfat image > made
      device=$(losetup -f --show image)
      mount.exfat-fuse $device drive > made
      trap 'umount -l drive; sleep 0.2; losetup -d $device' EXIT
      is() { test "$(ls -A "$1" | tr '\\n' ' ')" = "$2" || fail "there is $(ls -A "$1" | tr '\\n' ' ')"; }

      """ + script)
  }

  @Test("A rename that changes only the case of letters is undone, however its folder was spelled")
  func letters() throws {
    try run(
      """
      mkdir drive/a; echo 1 > drive/a/x
      "$dnd" mv -q drive/a/x drive/A/X; is drive/a 'X '
      "$dnd" mv -q drive/A/X drive/a/y; is drive/a 'y '
      "$dnd" undo -q; is drive/a 'X '; "$dnd" undo -q; is drive/a 'x '
      """)
  }

  @Test("A file of an ordered view that is renamed by the case of letters is listed once")
  func view() throws {
    try run(
      """
      echo 1 > A.txt; "$dnd" init -q drive/v -p --ordered --manifest SUMS; "$dnd" cp -q A.txt drive/v
      "$dnd" mv -q drive/v/A.txt drive/v/a.txt
      grep -q a.txt drive/v/SUMS || fail 'it is not in the manifest'
      test "$(grep -ci a.txt drive/v/SUMS)" = 1 || fail 'it is in the manifest twice'
      test "$(grep -c '"file"' drive/v/.dnd/items.json)" = 1 || fail 'it is in the list twice'
      "$dnd" undo -q; is drive/v '.dnd A.txt SUMS '; grep -q A.txt drive/v/SUMS
      "$dnd" undo -q; ! grep -qis a.txt drive/v/SUMS || fail "it is still listed: $(ls -A drive/v; cat drive/v/SUMS)"
      """)
  }

  @Test("A FIFO is refused, and leaves nothing hidden")
  func nodes() throws {
    try run(
      """
      mkfifo f; status=0; "$dnd" mv f drive 2> errors || status=$?
      test $status = 1 || fail "the status is $status"
      grep -q 'is a FIFO' errors || fail 'it is not said'
      is drive ''
      """)
  }

  @Test("The copy of a link is taken back together with the file to which it leads")
  func links() throws {
    try run(
      """
      echo 1 > key; ln -s key link; "$dnd" mv -q key link drive --allow-copy || test $? = 3
      is drive 'key link '; "$dnd" undo -q; is drive ''; test "$(cat link)" = 1
      """)
  }

  @Test("After a kill, a file that looks like what was to replace it is not taken for that")
  func lookAlike() throws {
    try run(
      """
      for k in {50..150..4}; do for how in undo 'mv drive/a/f drive/b --on-conflict replace'; do
        rm -rf drive/a drive/b home/.local; mkdir drive/a drive/b; echo new > drive/a/f; echo old > drive/b/f
        touch -d 2024-01-01 drive/a/f drive/b/f
        (DND_FAULT_KILL=$k exec "$dnd" mv drive/a/f drive/b --on-conflict replace) > out 2> errors || true
        "$dnd" $how > out 2> errors || true
        grep -rqx new drive/a drive/b || fail "what was moved is lost, $k, $how"
      done; done
      """)
  }

  @Test("A source whose copy was changed after a kill stays")
  func changedCopy() throws {
    try run(
      """
      mkdir drive/a; cases=0
      for k in {50..150..2}; do for how in undo 'mv drive/a/f to'; do
        rm -rf to home/.local; mkdir to; echo theirs > drive/a/f
        (DND_FAULT_KILL=$k exec "$dnd" mv drive/a/f to) > out 2> errors || true
        test -e to/f -a -e drive/a/f || continue
        cases=$((cases + 1)); echo 'changed by somebody' > to/f
        "$dnd" $how > out 2> errors || true
        grep -rqx theirs drive/a to || fail "the source is lost, $k, $how"
      done; done
      test $cases -gt 1 || fail 'no kill was between the copy and the removal'
      """)
  }

  @Test("A folder is moved within the drive and back, also after kills")
  func folders() throws {
    try run(
      """
      again() { rm -rf drive/* home/.local; mkdir -p drive/a/t/b drive/to; echo 1 > drive/a/t/b/c; }
      again; "$dnd" mv -q drive/a/t drive/to; is drive/a ''; is drive/to/t/b 'c '
      "$dnd" undo -q; is drive/to ''; is drive/a/t/b 'c '
      for k in {60..125..5}; do for first in 'mv -q drive/a/t drive/to' undo; do
        again; test "$first" != undo || "$dnd" mv -q drive/a/t drive/to
        (DND_FAULT_KILL=$k exec "$dnd" $first) > out 2> errors || true
        "$dnd" undo > out 2> errors || true
        test -e drive/a/t/b/c || fail "it is not back, $k, $first: $(cat out errors)"
        is drive/to ''
      done; done
      """)
  }

  @Test("A replaced file comes back after any kill, however old it is, and nothing else stays")
  func replaced() throws {
    try run(
      """
      for verb in cp mv; do for k in {60..160..4}; do for first in "$verb" undo; do
        rm -rf drive/* drive/.dnd* home/.local; mkdir drive/a drive/b; echo new > drive/a/f; echo old > drive/b/f
        touch -d 2020-01-01 drive/b/f
        replace="$verb drive/a/f drive/b --on-conflict replace"
        if test "$first" = undo; then
          "$dnd" $replace -q 2> errors || test $? = 3
          (DND_FAULT_KILL=$k exec "$dnd" undo) > out 2> errors || true
        else
          (DND_FAULT_KILL=$k exec "$dnd" $replace) > out 2> errors || true
        fi
        "$dnd" undo > out 2> errors || true
        test "$(cat drive/a/f drive/b/f 2>&1 | tr '\\n' ' ')" = 'new old ' ||
          fail "$verb, $k, $first: $(cat out errors)"
        is drive/a 'f '; is drive/b 'f '
      done; done; done
      """)
  }

  @Test("A copy that was changed is kept, also if it has its size and time still")
  func sameTime() throws {
    try run(
      """
      mkdir -p t/in; echo 1 > a; echo 1 > t/in/b; touch -d 2024-01-01 a t/in/b
      "$dnd" cp -q a t drive; echo 2 > drive/a; echo 2 > drive/t/in/b
      touch -d 2024-01-01 drive/a drive/t/in/b
      status=0; "$dnd" undo > out 2> errors || status=$?
      test "$(cat drive/a drive/t/in/b)" = $'2\\n2' || fail "a change is lost: $(cat out errors)"
      test $status != 0 || fail 'it says that all was taken back'
      """)
  }

  @Test("A file that lost its name on the way is told, and gets it back from the next command")
  func putAside() throws {
    try run(
      """
      cases=0
      for n in {4..14}; do
        rm -rf drive/* drive/.dnd* home/.local; mkdir drive/a drive/b; echo new > drive/a/f; echo old > drive/b/f
        DND_FAULT_FAIL=renameat2:$n+:EIO "$dnd" mv -q drive/a/f drive/b --on-conflict replace 2> errors || true
        test -e drive/b/f || {
          cases=$((cases + 1)); grep -q 'could not be replaced, and is now' errors || fail "$n: $(cat errors)"
        }
        "$dnd" undo > out 2> errors || true
        test "$(cat drive/a/f drive/b/f)" = $'new\\nold' || fail "$n: $(ls -A drive/*; cat out errors)"
      done
      test $cases -gt 0 || fail 'no case lost the name'
      """)
  }

  @Test("Items of one drop whose names differ in the case of letters replace nothing of it")
  func spellings() throws {
    try run(
      host + """
        mkdir a b from; d=$PWD/drive
        for to in drive far:$d; do for verb in cp mv; do for rule in rename replace dedupe; do
          rm -rf drive/* drive/.dnd* home/.local; echo 1 > a/f; echo 2 > b/F; echo 3 > a/other
          "$dnd" $verb -q a/f b/F a/other $to --on-conflict $rule 2> errors || test $? = 3 || fail "$to, $verb, $rule"
          test "$(cat drive/* | sort | tr -d '\n')" = 123 || fail "$to, $verb, $rule: $(ls -A drive)"
        done; done; done
        """)
  }

  @Test("A file on a host that is moved to its own name in other letters stays")
  func lettersOnHost() throws {
    try run(
      host + """
        d=$PWD/drive
        for rule in rename replace dedupe skip; do for k in 0 {40..200..8}; do
          rm -rf drive/* drive/.dnd* home/.local; mkdir drive/a; echo 1 > drive/a/x
          (DND_FAULT_KILL=$k exec "$dnd" mv -q far:$d/a/x far:$d/A/X --on-conflict $rule) > out 2> errors || true
          "$dnd" mv -q far:$d/a/x far:$d/A/X --on-conflict $rule > out 2> errors || true
          test "$(cat drive/a/*)" = 1 || fail "$rule, $k: $(ls -A drive/a; cat errors)"
        done; done
        """)
  }

  @Test("A private file comes back private after a kill at any point of its move")
  func privateFiles() throws {
    try run(
      """
      moved=0
      for k in {60..130..2}; do for shape in 'a/key' 'a/key a/other' 'a/t'; do
        rm -rf a drive/* home/.local; mkdir -p a/t; echo 1 > a/key; echo 2 > a/other; echo 3 > a/t/key
        chmod 600 a/key a/other a/t/key; touch -d '2020-01-01 10:00:00.5' a/key a/other a/t/key
        (DND_FAULT_KILL=$k exec "$dnd" mv $shape drive) > out 2> errors || true
        test -z "$(ls -A drive)" || moved=$((moved + 1))
        "$dnd" undo > out 2> errors || true
        test "$(stat -c '%a %y' a/key a/other a/t/key | cut -c1-25 | sort -u)" = '600 2020-01-01 10:00:00.5' \
          || fail "$shape, $k: $(stat -c '%a %y %n' a/key a/other a/t/key)"
      done; done
      test $moved -gt 9 || fail 'nothing was moved before a kill'
      """)
  }

  @Test("What had to get other names in a moved folder comes back under its own, as it was")
  func otherNames() throws {
    try run(
      """
      mkdir -p a/keys/Sub a/keys/sub; echo 1 > a/keys/ID; echo 2 > a/keys/id; echo 3 > a/keys/sub/x; echo 4 > a/keys/Sub/X
      chmod 600 a/keys/*D a/keys/id a/keys/*/*; chmod 700 a/keys/?ub
      find a -printf '%P %m %s\n' | sort > before
      "$dnd" mv -q a/keys drive 2> errors; test "$(ls drive/keys | wc -l)" = 4
      "$dnd" undo -q; find a -printf '%P %m %s\n' | sort | diff before - || fail 'it is not as before'
      test "$(cat a/keys/ID a/keys/id a/keys/sub/x a/keys/Sub/X | tr -d '\n')" = 1234 || fail 'names are exchanged'
      """)
  }

  @Test("The name in which a view keeps its rules is reserved in any letters")
  func reserved() throws {
    try run(
      host + """
        d=$PWD/drive; "$dnd" init -q drive/v -p; cp drive/v/.dnd/view.json rules; mkdir .DND; echo '{}' > .DND/view.json
        for to in drive/v far:$d/v; do
          ! "$dnd" cp -q .DND $to --on-conflict replace 2> errors || fail "it was placed"
          ! "$dnd" cp -q .DND/view.json $to/.Dnd/ --on-conflict replace 2> errors || fail "it was placed inside"
        done
        is drive/v '.dnd '; cmp -s rules drive/v/.dnd/view.json || fail "the rules are others"
        """)
  }

  /// Makes this machine a host.
  private let host = """
    test -x /usr/lib/openssh/sftp-server || { umount -l drive; exit 0; }
    cat > far-ssh <<'END'
    #!/bin/sh
    for last; do :; done
    case " $* " in *" -G "*) ;; *" -s "*) exec /usr/lib/openssh/sftp-server;; *) exec sh -c "$last";; esac
    END
    chmod +x far-ssh; export DND_SSH=$PWD/far-ssh

    """
}
