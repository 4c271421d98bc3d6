import Glibc
import SystemPackage
import TestSupport
import Testing

/// File systems that show one file under two names or with two numbers, and remember names that are gone: a move must
/// not remove the only copy.
@Suite(.enabled(if: PassingDrive.obstacle == nil, PassingDrive.obstacle)) struct SameFileTests {
  /// Drivers without and with rename flags, which remember nothing, or names and statuses for 20 seconds.
  private static let drives = [
    "folds,others", "folds,others,cached", "folds,others,nolink,noflags",
    "folds,others,nolink,noflags,cached",
  ]

  @Test("An entry that has two names for its letter case is renamed", arguments: drives)
  func letterCase(modes: String) throws {
    try PassingDrive.run(
      modes,
      """
      echo precious > drive/photo.txt; mkdir -p drive/Abc/in; echo leaf > drive/Abc/in/leaf
      stat drive/PHOTO.txt drive/ABC > drive.stat
      "$dnd" mv drive/photo.txt drive --name PHOTO.txt > out 2> errors || fail 'the file was not renamed'
      "$dnd" mv drive/Abc drive --name ABC > out 2> errors || fail 'the folder was not renamed'
      test "$(ls real | tr '\\n' ' ')" = 'ABC PHOTO.txt ' || fail "there is $(ls -A real)"
      test "$(cat real/PHOTO.txt real/ABC/in/leaf)" = $'precious\\nleaf' || fail 'it is gone'
      "$dnd" undo -q && "$dnd" undo -q || fail 'it was not undone'
      test "$(ls real | tr '\\n' ' ')" = 'Abc photo.txt ' || fail "there is $(ls -A real) after the undo"
      test "$(cat real/photo.txt real/Abc/in/leaf)" = $'precious\\nleaf' || fail 'it is gone by the undo'
      test -z "$(hidden real)" || fail 'something hidden is left'
      """)
  }

  @Test(
    "A copy that would get the name of its own source leaves that as it is, by every rule",
    arguments: [
      ("folds,others", "drive/photo.txt drive", "PHOTO.txt"),
      ("folds,others,nolink,noflags,cached", "drive/photo.txt drive", "PHOTO.txt"),
      ("others", "real/photo.txt drive", "photo.txt"),
      ("others,cached", "drive/photo.txt real", "photo.txt"),
    ])
  func copyOfItself(modes: String, places: String, name: String) throws {
    try PassingDrive.run(
      modes,
      """
      echo precious > drive/photo.txt; stat -c '%i %Z' real/photo.txt > before
      try() { status=0; "$dnd" cp \(places) --name \(name) "$@" > out 2> errors || status=$?; }
      try --on-conflict replace; test $status = 0 || fail "the status of replace is $status"
      try --on-conflict skip; grep -q 'is already there' errors || fail 'it was not skipped'
      try --on-conflict newer; grep -q 'is already there' errors || fail 'it is not newer'
      try --on-conflict fail; test $status = 73 || fail "the status of fail is $status"
      try; test $status = 0 || fail "the status is $status"
      stat -c '%i %Z' real/photo.txt | cmp - before || fail 'the source was touched'
      test "$(ls -A real)" = photo.txt || fail "there is $(ls -A real)"
      try --on-conflict rename; test "$(ls -A real | wc -l)" = 2 || fail "there is $(ls -A real)"
      "$dnd" undo -q; test "$(ls -A real)" = photo.txt || fail "there is $(ls -A real) after the undo"
      """)
  }

  @Test("An entry with two names stays where the drive tells what was, and not what is")
  func oldStatuses() throws {
    try PassingDrive.run(
      "folds,others,remembers",
      """
      echo precious > drive/photo.txt; stat drive/PHOTO.txt > drive.stat
      "$dnd" mv drive/photo.txt drive --name PHOTO.txt > out 2> errors || true
      test "$(cat real/*)" = precious || fail "there is $(ls -A real)"
      test -z "$(hidden real)" || fail 'something hidden is left'
      """)
  }

  @Test(
    "Two files whose names differ in letter case are still two files",
    arguments: ["others", "others,nolink,noflags"])
  func twoFiles(modes: String) throws {
    try PassingDrive.run(
      modes,
      """
      echo precious > drive/photo.txt; echo other > drive/PHOTO.txt
      "$dnd" mv drive/photo.txt drive --name PHOTO.txt > out 2> errors || fail 'it was not moved'
      test "$(cat real/PHOTO.txt "real/PHOTO 2.txt")" = $'other\\nprecious' || fail "there is $(ls -A real)"
      test ! -e real/photo.txt || fail 'the source is there'
      """)
  }

  @Test(
    "A source is kept that is its own copy, seen through another file system",
    arguments: [
      "others", "others,cached", "others,remembers", "others,nolink,noflags,cached",
      "others,remembers,removes", "others,remembers,removes,nolink,noflags",
    ], ["real drive", "drive real"])
  func aliases(modes: String, places: String) throws {
    let ends = places.split(separator: " ")
    try PassingDrive.run(
      modes,
      """
      mkdir -p drive/t/u; echo precious > drive/f; echo precious > drive/t/u/leaf
      ln -s nowhere drive/l; ln -s nowhere drive/t/l; : > drive/empty
      ls -lR drive > before; cat drive/f drive/t/u/leaf > /dev/null
      for name in f t l empty; do for option in '' --verify --atomic; do
        status=0; "$dnd" mv $option \(ends[0])/$name \(ends[1]) > out 2> errors || status=$?
        test $status = 3 || fail "the status of $name is $status with $option"
        grep -q 'was kept' errors || fail 'it is not said'
      done; done
      cat real/f real/t/u/leaf real/empty > found; printf 'precious\\nprecious\\n' | cmp - found || fail 'it is gone'
      test -L real/l -a -L real/t/l || fail 'a link is gone'
      test -z "$(hidden real)" || fail 'something hidden is left'
      """)
  }

  @Test(
    "Sources are removed whose equals are there as other files",
    arguments: ["others", "others,cached", "others,remembers", "others,nolink,noflags"])
  func others(modes: String) throws {
    try PassingDrive.run(
      modes,
      """
      mkdir -p drive/t/u own/t/u; echo same > drive/f; echo same > drive/t/u/leaf; ln -s nowhere drive/l
      cp -a drive/f drive/l drive/t own/; ls -lR drive > before
      "$dnd" mv own/f own/l own/t drive > out 2> errors || fail 'not all was moved'
      test -z "$(ls -A own)" || fail "there is $(find own)"
      test "$(cat real/f real/t/u/leaf)" = $'same\\nsame' -a -L real/l || fail 'it is gone'
      "$dnd" mv drive/f drive/l drive/t own > out 2> errors || fail 'not all was moved there'
      test -z "$(ls -A real)" -a "$(cat own/f own/t/u/leaf)" = $'same\\nsame' || fail 'it is gone'
      "$dnd" undo -q; test "$(cat real/f real/t/u/leaf)" = $'same\\nsame' || fail 'it is not back'
      """)
  }

  @Test(
    "A folder is not put inside itself under another name",
    arguments: ["folds,others", "folds,others,cached", "folds,others,nolink,noflags"])
  func inside(modes: String) throws {
    try PassingDrive.run(
      modes,
      """
      mkdir -p drive/Abc/sub; echo leaf > drive/Abc/sub/leaf; find real | sort > before
      for words in 'cp drive/Abc drive/abc/sub' 'cp drive/Abc drive/ABC' 'mv drive/Abc drive/abc' \\
        'cp real/Abc drive/Abc/sub' 'mv real/Abc drive/Abc/sub' 'cp drive/Abc real/Abc/sub'; do
        status=0; timeout 20 "$dnd" $words > out 2> errors || status=$?
        test $status = 1 || fail "the status of $words is $status"
        grep -q 'inside itself\\|part of it' errors || fail "it is not said of $words"
        find real | sort | diff before - || fail 'something is left or gone'
      done
      """)
  }

  @Test("A source is kept whose copy is another branch of a union", arguments: ["", "--atomic"])
  func unions(option: String) throws {
    guard let mergerfs = Tool.named("mergerfs") else { return }
    try PassingDrive.run(
      "",
      """
      mkdir one two both; \(mergerfs.executable.string) -o minfreespace=0,cache.entry=20,cache.attr=20 one:two both
      trap 'umount -l both drive' EXIT
      echo precious > one/f; mkdir -p one/t; echo leaf > one/t/leaf; cat both/f both/t/leaf > /dev/null
      for name in f t; do
        status=0; "$dnd" mv \(option) one/$name both > out 2> errors || status=$?
        test $status = 3 || fail "the status is $status"
      done
      test "$(cat one/f one/t/leaf)" = $'precious\\nleaf' || fail 'it is gone'
      """)
  }

  @Test("Files of a union are moved, renamed and rewritten in it, and come back")
  func unionInDailyWork() throws {
    guard let mergerfs = Tool.named("mergerfs") else { return }
    try PassingDrive.run(
      "",
      """
      mkdir one two pool; trap 'umount -l pool drive' EXIT
      # By default the drive with more space gets a folder, and which that is changes with what else is written.
      \(mergerfs.executable.string) -o minfreespace=0,category.create=ff one:two pool
      mkdir pool/a pool/b pool/a/t; echo 1 > pool/a/f; echo text > pool/notes; echo leaf > pool/a/t/leaf; ln -s f pool/a/l
      find pool -printf '%P %l %s\n' | sort > before
      check() { find pool ! -name '.dnd-*' -printf '%P %l %s\n' | sort | cmp - before || fail "$1 is not back"; }
      for how in 'a/f pool/b' 'a/f pool/a/g' 'a/f pool/b/h' 'a/l pool/b' 'a/t pool/b'; do
        "$dnd" mv -q pool/$how 2> errors || fail "pool/$how is not moved"
        test ! -e pool/${how%% *} -a ! -L pool/${how%% *} || fail "$how is still there"
        "$dnd" undo -q 2> errors; check "$how"
      done
      echo new | "$dnd" lift -q --session s - > name; "$dnd" drop -q --session s --append pool/notes 2> errors || fail 'nothing is added'
      test "$(cat pool/notes)" = $'text\nnew' || fail "there is $(cat pool/notes)"
      "$dnd" undo -q 2> errors; test "$(cat pool/notes)" = text || fail 'the text is not back'
      # One that replaces another is copied, because a link to the source would be the same file.
      echo old > pool/b/f; status=0; "$dnd" mv -q pool/a/f pool/b --on-conflict replace 2> errors || status=$?
      test $status = 3 -a "$(cat pool/a/f pool/b/f)" = $'1\n1' || fail "it is not copied, $status"
      echo changed > pool/b/f; test "$(cat pool/a/f)" = 1 || fail 'the copy is the source itself'
      test -z "$(hidden pool)" || fail 'something hidden is left'
      """)
  }

  @Test("No file of a union is replaced of which another drive has a second one")
  func shadowed() throws {
    guard let mergerfs = Tool.named("mergerfs") else { return }
    try PassingDrive.run(
      "",
      """
      mkdir -p one/d two/d both; \(mergerfs.executable.string) -o minfreespace=0,category.create=epff one=NC:two both
      trap 'umount -l both drive' EXIT
      echo shown > one/d/f; echo hidden > two/d/f; echo new > f
      test "$(cat both/d/f)" = shown || fail 'the wrong one is shown'
      status=0; "$dnd" cp f both/d --on-conflict replace > out 2> errors || status=$?
      grep -rq shown one two || fail "the file that was replaced is gone, with status $status"
      grep -rq hidden one two || fail "the file on the other drive is gone, with status $status"
      """)
  }

  @Test(
    "A folder that was already its own copy is left as it is by the undo",
    arguments: ["one/t both", "both/t one"])
  func undoneUnions(places: String) throws {
    guard let mergerfs = Tool.named("mergerfs") else { return }
    try PassingDrive.run(
      "",
      """
      mkdir one two both; \(mergerfs.executable.string) -o minfreespace=0 one:two both
      trap 'umount -l both drive' EXIT
      mkdir -p one/t/in; echo leaf > one/t/leaf; echo inner > one/t/in/inner
      find one two -type f | sort > before
      status=0; "$dnd" mv \(places) > out 2> errors || status=$?
      test $status = 3 || fail "the status is $status"
      grep -q 'was already in' errors || fail 'it is not said'
      find one two -type f | sort | diff before - || fail 'something was moved'
      status=0; "$dnd" undo > out 2> errors || status=$?
      test $status = 6 || fail "the status of the undo is $status"
      find one two -type f | sort | diff before - || fail 'the undo has changed something'
      """)
  }
}
