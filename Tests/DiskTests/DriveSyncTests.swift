import TestSupport
import Testing

/// The syncs that a FUSE file system receives, and their order: it does not receive `syncfs`.
@Suite(.enabled(if: PassingDrive.obstacle == nil, PassingDrive.obstacle)) struct DriveSyncTests {
  @Test(
    "Each file is synced before it has its name, and the directory after that",
    arguments: ["", "--atomic", "--move", "--move --atomic"])
  func files(options: String) throws {
    try PassingDrive.run(
      "",
      """
      for i in 1 2 3; do echo $i > "$from/$i"; done
      lift 1 2 3; drop --json \(options)
      test $status = 0 || fail "the status is $status"
      test "$(grep -c '^fsync ' calls)" -ge 3 || fail 'not each is synced'
      for i in 1 2 3; do
        staged=$(sed -n "s/^rename \\([^ ]*\\) .*\\/$i$/\\1/p" calls | head -1)
        before "^fsync $staged\\$" "^rename $staged .*/$i\\$"
      done
      last=$(grep -n '^rename .*/[123]$' calls | tail -1 | cut -d: -f1)
      tail -n +$last calls | grep -q '^fsyncdir /$' || fail 'the folder is not synced'
      grep -q '"verified":"device"' out && fail 'nobody knows of the device'
      case ' \(options) ' in *--move*) test $(grep -o '"verified":"cache"' out | wc -l) = 3 || fail 'not verified';; esac
      cmp drive/2 real/2
      """)
  }

  @Test(
    "Each file and directory of a tree is synced before the tree gets its name",
    arguments: ["", "--move", "--move --atomic"])
  func tree(options: String) throws {
    try PassingDrive.run(
      "",
      """
      mkdir -p "$from/t/a/b"; for i in 1 a/2 a/b/3; do echo $i > "$from/t/$i"; done
      lift t; drop \(options)
      test $status = 0 || fail "the status is $status"
      named=$(at '^rename .*/t$')
      for name in /1 /a/2 /a/b/3; do
        test "$(at "^fsync /.dnd-[^/]*$name\\$")" -lt $named || fail "$name is not synced"
      done
      for name in '' /a /a/b; do
        test "$(at "^fsyncdir /.dnd-[^/]*$name\\$")" -lt $named || fail "folder $name is not synced"
      done
      tail -n +$named calls | grep -q '^fsyncdir /$' || fail 'the folder is not synced'
      """)
  }

  @Test("Data, merges, replacements, lists of views, manifests and the trash are synced too")
  func others() throws {
    try PassingDrive.run(
      "",
      """
      synced() {
        test "$(at "^fsync .*")" -gt 0
        for staged in $(sed -n 's/^rename \\([^ ]*\\.dnd-[a-z2-7]*\\.[0-9]*\\) .*/\\1/p' calls); do
          test -d "drive$staged" || before "^fsync $staged\\$" "^rename $staged "
        done
      }
      # Data, beside a file.
      echo file > "$from/f"; printf data | "$dnd" lift -q --session s - -N data > name
      (cd "$from"; "$dnd" add -q --session s f); : > calls; drop
      test $status = 0 || fail "data: $status"; grep -q '/data$' calls; synced
      test "$(grep -c '^fsync ' calls)" -ge 2 || fail 'not both'
      # A merge.
      mkdir -p "$from/m" drive/m; for i in 1 2 3; do echo $i > "$from/m/$i"; done
      lift m; drop --move; test $status = 0 || fail "a merge: $status"
      test ! -e "$from/m"; test "$(grep -c '^fsync ' calls)" -ge 3 || fail 'not each of the merge'; synced
      # What replaces.
      for i in 1 2; do echo new > "$from/$i"; echo old > drive/$i; done
      lift 1 2; drop --move --on-conflict replace; test $status = 0 || fail "replacing: $status"
      test "$(cat drive/1 drive/.dnd-replaced-0/1 | tr '\\n' ' ')" = 'new old ' || fail 'not replaced'
      test "$(grep -c '^fsync ' calls)" -ge 2 || fail 'not each that replaces'; synced
      # A view's list.
      mkdir drive/view; "$dnd" init -q drive/view --ordered
      echo one > "$from/one"; echo two > "$from/two"; (cd "$from"; "$dnd" lift -q --session s one two) > name
      : > calls; "$dnd" drop -q --session s drive/view --move
      before '^fsync .*/view/.dnd/' '^rename .*/view/.dnd/items.json$'; synced
      # A manifest.
      echo one > "$from/one"; mkdir drive/list; (cd "$from"; "$dnd" lift -q --session s one) > name
      : > calls; "$dnd" drop -q --session s drive/list --manifest drive/list/SUMS
      grep -q 'SUMS' calls; synced
      # The trash of the drive: a rename, whose two folders are synced.
      echo gone > drive/gone; "$dnd" lift -q --session s drive/gone > name
      : > calls; "$dnd" drop -q --session s trash:
      gone=$(at '^rename /gone '); synced
      test "$(at '^fsyncdir .*/info$')" -lt $gone || fail 'the record of the trash is not synced'
      tail -n +$gone calls | grep -q '^fsyncdir .*/files$' || fail 'the trash is not synced'
      """)
  }

  @Test(
    "Sources stay whose copies are on a drive that cannot sync, though the kernel says that it has",
    arguments: ["nosync", "nosyncdir"], ["", "--atomic"])
  func withoutSync(mode: String, option: String) throws {
    try PassingDrive.run(
      mode,
      """
      echo 1 > "$from/1"; echo 2 > "$from/2"; mkdir -p "$from/t" drive/m "$from/m"
      echo 3 > "$from/t/3"; echo 4 > "$from/m/4"; echo 2 > drive/2
      lift 1 2 t m; drop --move \(option)
      test $status = 3 || fail "the status is $status"
      test "$(grep -c 'was kept: its copy may not be on the device' errors)" = 4 || fail 'it is not said of each'
      grep -q 'does not keep.* new names in a power cut' errors || fail 'the reason is not said'
      test "$(cd "$from"; cat 1 2 t/3 m/4)" = $'1\\n2\\n3\\n4' || fail 'a source is gone'
      "$dnd" undo -q --session s; test "$(cd drive; find . | sort | tr '\\n' ' ')" = '. ./2 ./m ' || fail 'not undone'
      test "$(cd "$from"; cat 1 2 t/3 m/4)" = $'1\\n2\\n3\\n4' || fail 'a source is gone by the undo'
      "$dnd" cancel -q --session s
      # A copy is made, and it is said what it is worth; a rename needs no sync.
      lift 1; drop \(option); test $status = 0 || fail "the status of a copy is $status"
      grep -q 'does not keep.* new names in a power cut' errors || fail 'it is not said of a copy'
      mkdir drive/in; "$dnd" mv -q drive/1 drive/in; test -e drive/in/1 -a ! -e drive/1 || fail 'it was not renamed'
      """)
  }

  @Test("A source stays also if the drop to a drive that cannot sync folders was killed")
  func killedWithoutSync() throws {
    try PassingDrive.run(
      "nosyncdir",
      """
      for i in 1 2 3; do echo $i > "$from/$i"; done; lift 1 2 3
      strace -f -qq -o trace -e trace=rename,renameat2 -e inject=rename,renameat2:signal=KILL:when=3 \\
        "$dnd" drop -q --session s drive --move > out 2> errors || true
      drop --move; test $status = 3 || fail "the status is $status"
      test "$(cd "$from"; cat 1 2 3)" = $'1\\n2\\n3' -a "$(cd drive; cat 1 2 3)" = $'1\\n2\\n3' || fail 'not both'
      """)
  }

  @Test("A source stays if its copy cannot be synced", arguments: ["", "--atomic"])
  func failing(options: String) throws {
    try PassingDrive.run(
      "badsync",
      """
      echo 1 > "$from/1"; echo 2 > "$from/2"; mkdir "$from/t"; echo 3 > "$from/t/3"
      lift 1 2 t; drop --move \(options)
      test $status != 0 || fail "the status is $status"
      test "$(cat "$from/1" "$from/2" "$from/t/3" | tr '\\n' ' ')" = '1 2 3 ' || fail 'a source is gone'
      test -z "$(ls drive)$(hidden)" || fail 'something is there'
      """)
  }
}
