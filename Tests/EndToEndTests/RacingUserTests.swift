import Glibc
import SystemPackage
import TestSupport
import Testing

/// Attacks by another user who swaps directories with links while a command of alice runs.
///
/// `DND_RACE_ROUNDS` sets the number of rounds of each race.
@Suite(
  .serialized,
  .enabled(
    if: getuid() == 0 && Tool.named("setpriv") != nil && Tool.named("perl") != nil,
    "acting as other users needs root, setpriv and perl"))
struct RacingUserTests {
  /// A race: its preparation, the two names in `shared` that mallory swaps, and alice's command.
  struct Race: CustomTestStringConvertible {
    var testDescription: String
    var before = "true"
    var names: (String, String)
    var round: String
  }

  @Test("None of alice's own files is read, written or removed", arguments: races)
  func race(_ race: Race) throws {
    let sandbox = try Sandbox("dnd-races")
    let memory = try Sandbox("dnd-races", in: "/dev/shm")
    var shell = try #require(Tool.named("bash"))
    shell.directory = sandbox.root
    let program = try Tool.dnd(environment: [:], directory: sandbox.root).executable
    shell.environment["dnd"] = program.string
    shell.environment["memory"] = memory.root.string
    shell.environment["rounds"] = getenv("DND_RACE_ROUNDS").map { String(cString: $0) } ?? "5"
    let script =
      Self.start + "before() { \(race.before); }\nround() { \(race.round); }\n"
      + "names=(\(race.names.0) \(race.names.1))\n" + Self.run
    let outcome = try shell.run(["-uc", script], limit: .seconds(600))
    #expect(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
    withExtendedLifetime(memory) {}
  }

  /// In `shared`, `sub` is mallory's directory and `link` leads to alice's private one; `mine` is
  /// alice's.
  private static let start = #"""
    alice=64101; mallory=64102
    as() {
      local user=${!1}; shift
      HOME=$PWD/home$user XDG_RUNTIME_DIR=$memory/$user setpriv --reuid=$user --regid=$user \
        --clear-groups "$@"
    }
    dnd() {
      as alice "$dnd" "$@" >> said 2>&1; status=$?
      test $status -lt 100 || { echo "dnd $* ended with $status"; tail -5 said; exit 1; }
      return 0
    }
    chmod 755 . "$memory"
    for user in $alice $mallory; do
      mkdir -m 700 home$user "$memory/$user"; chown $user:$user home$user "$memory/$user"
    done
    home=home$alice
    mkdir -p $home/private/in $home/mine/sub
    for name in f in/f a sub; do printf PRIVATE > $home/private/$name; done
    printf MINE > $home/mine/sub/f; printf MINE > $home/mine/f
    chown -R $alice:$alice $home
    mkdir -m 777 shared; as mallory mkdir -m 777 shared/sub
    as mallory ln -s ../$home/private shared/link
    as mallory sh -c 'echo THEIRS > shared/sub/f'
    : > said; chmod 666 said
    sight() { (cd $home/private && find . -printf '%p %y %m %s %i\n' | sort && cat f in/f a sub); }

    """#

  private static let run = #"""
    before
    kept=$(sight)
    case $(uname -m) in x86_64) call=316;; aarch64) call=276;; *) exit 0;; esac
    touch racing
    as mallory perl -e '
      my ($call, $one, $other) = @ARGV; chdir "shared" or die; my $count = 0;
      my $parent = getppid;
      while (1) {
        for (1 .. 200) { syscall($call, -100, $one, -100, $other, 2) == 0 and $count++ }
        last if !-e "../racing" or getppid != $parent;
      }
      print $count' $call ${names[0]} ${names[1]} > count &
    for ((i = 0; i < rounds; i++)); do
      round
      test "$(sight)" = "$kept" || {
        echo "round $i: what is alice's own has changed"; diff <(echo "$kept") <(sight); tail -9 said; break
      }
      if grep -aqrs PRIVATE shared $home/out $home/mine "$memory" said; then
        echo "round $i: PRIVATE is in"; grep -arls PRIVATE shared $home/out $home/mine "$memory" said; break
      fi
    done
    rm racing; wait
    test $i = $rounds || exit 1
    test $(cat count) -gt 100 || { echo "nothing was exchanged"; exit 1; }
    """#

  static let races = [
    Race(
      testDescription: "in folders that --relative names", names: ("sub", "link"),
      round: """
        dnd lift -q -R --session s$i $home/mine/sub
        dnd drop -q --session s$i shared --on-conflict replace
        """),
    Race(
      testDescription: "in folders that a template names", names: ("sub", "link"),
      round: """
        dnd lift -q --session s$i $home/mine/f
        dnd drop -q --session s$i shared --name 'sub/{name}' --on-conflict replace
        """),
    Race(
      testDescription: "in a folder that --into names", names: ("sub", "link"),
      round: """
        dnd lift -q --session s$i $home/mine/f
        dnd drop -q --session s$i shared --into sub --on-conflict replace --keep
        dnd drop -q --session s$i shared --into sub --move --on-conflict rename
        test -e $home/mine/f || as alice sh -c "printf MINE > $home/mine/f"
        """),
    Race(
      testDescription: "in a folder that is merged with", names: ("sub", "link"),
      round: """
        dnd lift -q --session s$i $home/mine/sub
        dnd drop -q --session s$i shared --on-conflict replace --keep
        dnd drop -q --session s$i shared --atomic --on-conflict rename --keep
        """),
    Race(
      testDescription: "while drops are undone", names: ("sub", "link"),
      round: """
        dnd lift -q -R --session s$i $home/mine/sub
        dnd drop -q --session s$i shared --on-conflict replace
        dnd undo -q --session s$i
        """),
    Race(
      testDescription: "in a tree that is copied", before: "as mallory mkdir -m 777 shared/tree",
      names: ("tree/sub", "tree/link"),
      round: """
        as mallory sh -c 'mkdir -p shared/tree/sub; ln -s ../../home64101/private shared/tree/link;
          echo THEIRS > shared/tree/sub/f' 2> /dev/null
        dnd lift -q --session s$i shared/tree
        dnd drop -q -p --session s$i $home/out/$i
        """),
    Race(
      testDescription: "in a tree that is merged with a folder",
      before: "as mallory mkdir -m 777 shared/tree; as alice mkdir -p $home/out/tree/sub/in",
      names: ("tree/sub", "tree/link"),
      round: """
        as mallory sh -c 'mkdir -p shared/tree/sub; ln -s ../../home64101/private shared/tree/link;
          mkdir shared/tree/sub/in; echo THEIRS > shared/tree/sub/in/f' 2> /dev/null
        dnd lift -q --session s$i shared/tree
        dnd drop -q --session s$i $home/out --on-conflict rename --keep
        dnd drop -q --session s$i $home/out --on-conflict rename --atomic --keep
        """),
    Race(
      testDescription: "in a tree that is lifted file by file",
      before: "as mallory mkdir -m 777 shared/tree",
      names: ("tree/sub", "tree/link"),
      round: """
        as mallory sh -c 'mkdir -p shared/tree/sub; ln -s ../../home64101/private shared/tree/link;
          echo THEIRS > shared/tree/sub/f' 2> /dev/null
        dnd lift -q -R --session s$i shared/tree
        dnd drop -q -p --session s$i $home/out/$i
        """),
    Race(
      testDescription: "in place of what is loaded, streamed, copied and converted",
      before: """
        as mallory sh -c 'echo THEIRS > shared/sub/f.md'
        as alice sh -c "printf PRIVATE > $home/private/f.md"
        dnd lift -q --session s shared/sub/f.md
        """, names: ("sub", "link"),
      round: """
        for n in 1 2; do dnd load -q --session s; dnd drop -q --session s - --keep; done
        dnd drop -q -p --session s $home/out/$i --keep
        test $((i % 4)) = 0 || return 0
        dnd load -q --session s -a html
        as alice sh -c '"$dnd" load -q --session s -a docx > $0; unzip -p $0 word/document.xml' $home/x >> said 2>&1
        """),
    Race(
      testDescription: "in place of a folder that is archived",
      before: """
        as mallory mkdir -m 777 shared/sub/in; as mallory sh -c 'echo THEIRS > shared/sub/in/f'
        dnd lift -q --session s shared/sub/in
        """, names: ("sub", "link"),
      round: """
        dnd load -q --session s -a tar; dnd drop -q --session s - --keep
        test $((i % 2)) = 0 || return 0
        dnd load -q --session s -a zip; dnd drop -q -p --session s $home/out/$i -a zip --keep
        """),
    Race(
      testDescription: "in place of what is moved", names: ("sub", "link"),
      round: """
        as mallory sh -c 'test -e shared/sub/f || echo THEIRS > shared/sub/f' 2> /dev/null
        dnd lift -q -R --session s$i shared/sub
        dnd drop -q -p --session s$i $home/out/$i --move
        """),
    Race(
      testDescription: "in place of what was lifted through a link and is moved elsewhere",
      names: ("sub", "link"),
      round: """
        as mallory sh -c 'test -e shared/sub/f || echo THEIRS > shared/sub/f' 2> /dev/null
        dnd lift -q --session s$i shared/sub/f
        for n in 1 2 3; do dnd drop -q -p --session s$i "$memory/$alice/$i" --move; done
        """),
    Race(
      testDescription: "in place of what goes to the trash", names: ("sub", "link"),
      round: """
        as mallory sh -c 'test -e shared/sub/f || echo THEIRS > shared/sub/f' 2> /dev/null
        dnd lift -q -R --session s$i shared/sub
        dnd drop -q --session s$i trash:
        dnd undo -q --session s$i
        """),
    Race(
      testDescription: "in place of what an ordered view keeps",
      before: """
        as alice mkdir -m 777 shared/view; chmod 777 shared/view
        dnd init -q shared/view --ordered --manifest SUMS
        as mallory mkdir -m 777 shared/view/evil; as mallory cp shared/view/.dnd/view.json shared/view/evil
        as mallory ln -s ../../../home$alice/private shared/view/evil/progress
        as mallory ln -s ../../../home$alice/private/f shared/view/evil/items.json
        """, names: ("view/.dnd", "view/evil"),
      round: """
        dnd lift -q --session s$i $home/mine/f
        dnd drop -q --session s$i shared/view --name "$i"
        dnd undo -q --session s$i; dnd init -q --check shared/view
        """),
    Race(
      testDescription: "in place of a view's own folder and of its manifest",
      before: """
        as alice mkdir -m 777 shared/view; chmod 777 shared/view
        dnd init -q shared/view --ordered --manifest sub/SUMS
        as mallory mkdir -m 777 shared/view/sub
        as mallory ln -s ../../home$alice/private shared/view/link
        """, names: ("view/sub", "view/link"),
      round: """
        dnd lift -q --session s$i $home/mine/f
        dnd drop -q --session s$i shared/view --name "$i"
        """),
    Race(
      testDescription: "in place of a folder of replaced files",
      before: "printf PRIVATE > $home/private/aim; chown $alice $home/private/aim",
      names: (".dnd-replaced-64101", "link"),
      round: """
        as alice sh -c "echo OLD > shared/aim; echo NEW > $home/mine/aim"
        dnd lift -q --session s$i $home/mine/aim
        dnd drop -q --session s$i shared --on-conflict replace
        find $home/.local/state/dnd/ended -exec touch -d '8 days ago' {} +
        rm -f $home/.local/state/dnd/swept $home/.local/state/dnd/aging
        dnd lift -q --session w$i --data text=x; dnd undo -q --session s$i
        """),
    Race(
      testDescription: "in a sticky folder, in place of what is moved there",
      before: """
        chmod 1777 shared; as mallory sh -c 'mkdir -m 777 shared/.dnd-replaced-64101; echo EVIL > shared/evil'
        """, names: ("evil", "evil2"),
      round: """
        as mallory sh -c 'echo EVIL > shared/evil2'
        as alice sh -c "echo OLD > shared/r$i; echo NEW$i > $home/mine/r$i"
        dnd lift -q --session s$i $home/mine/r$i
        dnd drop -q --session s$i shared --move --on-conflict replace
        test $status != 0 -o -e $home/mine/r$i -o "$(cat shared/r$i)" = NEW$i || { echo "lost at $i"; exit 1; }
        test -e $home/mine/r$i || test "$(cat shared/r$i)" = NEW$i || { echo "lost at $i"; exit 1; }
        """),
  ]
}
