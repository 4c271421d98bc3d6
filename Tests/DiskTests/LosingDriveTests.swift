import TestSupport
import Testing

/// Drivers that damage files on rename: a placed item is checked under its final name before its
/// source is removed.
@Suite(.enabled(if: PassingDrive.obstacle == nil, PassingDrive.obstacle)) struct LosingDriveTests {
  private static let tree = """
    mkdir -p "$from/t/a/b"; for i in 1 2 a/3 a/b/4; do echo "leaf $i" > "$from/t/$i"; done; cp -r "$from/t" kept

    """

  @Test(
    "The source of a directory stays if the drive loses some of its contents on rename",
    arguments: ["empty", "last", "cut"], ["--move", "--move --atomic"])
  func directory(mode: String, options: String) throws {
    try PassingDrive.run(
      mode,
      Self.tree + """
        lift t; drop \(options)
        test $status != 0 || fail 'the status is 0'
        diff -r kept "$from/t" || fail 'the source is not what it was'
        grep -q "lost part of" errors || fail 'it is not said'
        """)
  }

  @Test(
    "The source of a merged directory stays if the drive loses some of its contents",
    arguments: ["empty", "last", "cut"])
  func merged(mode: String) throws {
    try PassingDrive.run(
      mode,
      Self.tree + """
        mkdir drive/t; echo theirs > drive/t/theirs; lift t; drop --move
        test $status != 0 || fail 'the status is 0'
        # A file that is alone is not spoilt by all of them.
        for i in a/3 a/b/4; do cmp "kept/$i" "$from/t/$i" || cmp "kept/$i" "drive/t/$i" || fail "$i is gone"; done
        """)
  }

  @Test(
    "The source of a file stays if the drive truncates the copy",
    arguments: ["--move", "--move --atomic", "--move --on-conflict replace"])
  func file(options: String) throws {
    try PassingDrive.run(
      "cut",
      """
      echo one > "$from/1"; echo two > "$from/2"
      case '\(options)' in *replace) echo old > drive/1;; esac
      lift 1 2; drop \(options)
      test $status != 0 || fail 'the status is 0'
      test "$(cat "$from/1" "$from/2" | tr '\\n' ' ')" = 'one two ' || fail 'a source is gone'
      case '\(options)' in *replace) test "$(cat drive/1)" = old || fail 'what was there is not';; esac
      """)
  }

  @Test("An incomplete copy is never reported as placed, even if its source stays")
  func copies() throws {
    try PassingDrive.run(
      "cut",
      """
      echo one > "$from/1"; mkdir "$from/t"; echo two > "$from/t/2"
      lift 1 t; drop
      test $status != 0 || fail 'the status is 0'
      # The only bytes there are of data are the session's.
      printf words | "$dnd" lift -q --session d - -N data > name
      status=0; "$dnd" drop --session d drive > out 2> errors || status=$?
      test $status != 0 || fail 'the status of data is 0'
      test "$("$dnd" load -q --session d)" = words || fail 'the data are gone'
      """)
  }

  @Test(
    "The source stays if the drive cannot give back what was renamed",
    arguments: ["--move", "--move --atomic"])
  func unreadable(options: String) throws {
    try PassingDrive.run(
      "stuck",
      Self.tree + """
        echo one > "$from/1"; lift 1 t; drop \(options)
        test $status != 0 || fail 'the status is 0'
        diff -r kept "$from/t" && test "$(cat "$from/1")" = one || fail 'the sources are not what they were'
        grep -q "may not be on the device" errors || fail 'it is not said'
        """)
  }

  @Test("What a drive cannot give back at once is waited for", arguments: ["", "mkdir drive/t;"])
  func sending(before: String) throws {
    try PassingDrive.run(
      "sends",
      Self.tree + """
        \(before) echo one > "$from/1"; lift 1 t; drop --move
        test $status = 0 || fail "the status is $status"
        diff -r kept drive/t && test "$(cat drive/1)" = one || fail 'not all can be read'
        test ! -e "$from/t" -a ! -e "$from/1" || fail 'a source is there'
        """)
  }

  @Test("The order of a directory listing does not count as a loss")
  func shuffled() throws {
    try PassingDrive.run(
      "shuffled",
      Self.tree + """
        lift t; drop --move
        test $status = 0 || fail "the status is $status"
        diff -r kept drive/t; test ! -e "$from/t" || fail 'the source is there'
        """)
  }
}
