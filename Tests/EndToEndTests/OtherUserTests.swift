import Glibc
import SystemPackage
import TestSupport
import Testing

/// An ordinary user's drops in a directory that other users can write to.
@Suite(
  .enabled(
    if: getuid() == 0 && Tool.named("setpriv") != nil,
    "acting as other users needs root and setpriv"))
struct OtherUserTests {
  /// Runs a script as root, in which `as USER COMMAND` runs a command as alice or mallory; `dnd` is
  /// in PATH.
  private func run(_ script: String) throws {
    let sandbox = try Sandbox("dnd-users")
    let memory = try Sandbox("dnd-users", in: "/dev/shm")
    defer { _ = memory }
    var shell = try #require(Tool.named("bash"))
    shell.directory = sandbox.root
    let dnd = try Tool.dnd(environment: [:], directory: sandbox.root).executable
    shell.environment["dnd"] = dnd.string
    shell.environment["memory"] = memory.root.string
    let outcome = try shell.run(["-euc", Self.start + script])
    #expect(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
  }

  private static let start = """
    alice=64101; mallory=64102
    as() {
      local user=${!1}; shift
      HOME=$PWD/home$user XDG_RUNTIME_DIR=$memory/$user setpriv --reuid=$user --regid=$user \\
        --clear-groups "$@"
    }
    chmod 755 . "$memory"
    for user in $alice $mallory; do
      mkdir -m 700 home$user "$memory/$user"; chown $user:$user home$user "$memory/$user"
    done
    mkdir -m 1777 shared
    old() { printf OLD > shared/a; chown $alice shared/a; }
    new() { printf NEW > home$alice/a; chown $alice home$alice/a; }
    replace() {
      as alice "$dnd" lift -q --session s home$alice/a > home$alice/name
      as alice "$dnd" drop -q --session s shared "$@" --on-conflict replace
    }
    is() { test "$(cat "$1")" = "$2" || { echo "$1 holds $(cat "$1")"; exit 1; }; }

    """

  @Test("Replacing in a shared directory keeps the old file where other users cannot access it")
  func ownDirectory() throws {
    try run(
      """
      # Of another user, by an earlier version.
      as mallory mkdir -m 755 shared/.dnd-replaced
      old; new; replace --move
      is shared/a NEW; is shared/.dnd-replaced-$alice/a OLD; test ! -e home$alice/a
      test "$(stat -c '%u %a' shared/.dnd-replaced-$alice)" = "$alice 700"
      as alice "$dnd" undo -q
      is shared/a OLD; is home$alice/a NEW; test ! -e shared/.dnd-replaced-$alice
      """)
  }

  @Test(
    "A directory for kept files that another user made is passed over, and nothing in it changes",
    arguments: [
      "as mallory mkdir -m 777 shared/.dnd-replaced-$alice",
      "as mallory ln -s /tmp shared/.dnd-replaced-$alice",
      "as mallory touch shared/.dnd-replaced-$alice",
      "as alice mkdir -m 777 shared/.dnd-replaced-$alice; chmod 777 shared/.dnd-replaced-$alice",
    ])
  func planted(_ plant: String) throws {
    try run(
      plant + "\n"
        + """
        old; new; replace --move
        is shared/a NEW; is shared/.dnd-replaced-$alice-2/a OLD; test ! -e home$alice/a
        as alice "$dnd" undo -q
        is shared/a OLD; is home$alice/a NEW
        test -L shared/.dnd-replaced-$alice -o ! -d shared/.dnd-replaced-$alice || test -z "$(ls -A shared/.dnd-replaced-$alice)"
        """)
  }

  @Test(
    "A writable but unreadable directory accepts drops and undo",
    arguments: [
      "chown $alice box; chmod 300 box", "chown $mallory box; chmod 1733 box",
    ],
    [
      "", "--move", "--atomic", "--atomic --move", "--verify", "--on-conflict replace",
      "--on-conflict replace --move", "--on-conflict rename", "--on-conflict newer",
      "--manifest box/SUMS", "--name x/{name} --parents",
    ])
  func dropBox(_ make: String, _ options: String) throws {
    try run(
      """
      mkdir box; \(make)
      case '\(options)' in
        *conflict*) as alice sh -c 'echo old > box/1; echo older > box/t-1; mkdir box/t; echo own > box/t/own';;
      esac
      as alice sh -c 'cd home'$alice'; for i in 1 2 3; do echo $i > $i; done
        mkdir -p t/in; echo leaf > t/in/leaf'
      mkdir kept; for i in 1 2 3 t; do cp -r home$alice/$i kept; done
      before=$(find box ! -name box -printf '%P %s %y\n' | sort)
      as alice "$dnd" lift -q --session s home$alice/1 home$alice/2 home$alice/3 home$alice/t > /dev/null
      as alice "$dnd" drop -q --session s box \(options) 2> errors || { echo "status $?"; cat errors; exit 1; }
      for i in 2 3; do
        find box -name $i -type f | grep -q . || { echo "$i is not there"; find box; exit 1; }
      done
      find box -name leaf | grep -q . || { echo 'the folder is not there'; exit 1; }
      as alice "$dnd" undo -q --session s 2> errors || { echo "undo: $?"; cat errors; exit 1; }
      after=$(find box ! -name box -printf '%P %s %y\n' | sort)
      test "$before" = "$after" || { echo "there was: $before, there is: $after"; exit 1; }
      for i in 1 2 3 t; do diff -r kept/$i home$alice/$i; done
      """)
  }

  @Test("An unlistable ordered view accepts drops; a killed drop leaves nothing in it")
  func dropBoxView() throws {
    try run(
      """
      as alice mkdir -m 700 home$alice/box home$alice/t; box=home$alice/box
      as alice "$dnd" init -q $box --ordered; chmod 300 $box
      as alice sh -c 'cd home'$alice'; echo 1 > 1; echo leaf > t/leaf'
      as alice "$dnd" lift -q --session s home$alice/1 home$alice/t > /dev/null
      export DND_FAULT_TRACE=$PWD/home$alice/trace
      as alice "$dnd" drop -q --session s $box; unset DND_FAULT_TRACE
      is $box/1 1; is $box/t/leaf leaf
      as alice "$dnd" undo -q --session s
      test ! -e $box/1 -a ! -e $box/t
      # What is staged there has a name that cannot be listed.
      point=$(awk '$2 == "renameat2" && $3 == "t" {print $1}' home$alice/trace | head -1)
      export DND_FAULT_KILL=$point
      as alice "$dnd" drop -q --session s $box 2> errors && { echo 'not killed'; exit 1; }
      unset DND_FAULT_KILL
      test "$(find $box -name '.dnd-*' | wc -l)" = 1 || { echo 'nothing staged'; find $box; exit 1; }
      as alice "$dnd" drop -q --session s $box
      is $box/t/leaf leaf; test "$(find $box -name '.dnd-*' | wc -l)" = 0
      """)
  }

  @Test(
    "A file behind another user's link is copied, not moved; own links are followed",
    arguments: [
      "shared/sub/f", "shared/sub/in", "-R shared/sub", "shared/mine/f", "shared/in/f",
      "deep/../shared/sub/f",
    ])
  func linkOnTheWay(_ source: String) throws {
    try run(
      """
      chmod 777 shared; private=home$alice/private
      mkdir -p $private/in/in; printf f > $private/f; printf g > $private/in/f; mkdir deep out; chmod 777 out
      mkdir -p out/merged/in; printf old > out/merged/in/f; chown -R $alice out/merged
      other=$(mktemp -d -p "$memory"); chmod 777 "$other"; chown -R $alice $private
      as mallory ln -s ../$private shared/sub
      as mallory ln -s sub/in shared/in
      as alice ln -s "$PWD/shared/sub" shared/mine
      for place in out "$other" trash: out/merged; do
        as alice "$dnd" lift -q --session s \(source) > name
        status=0
        as alice "$dnd" drop --session s "$place" \
          $(test $place = trash: || echo --move --on-conflict rename) > said 2>&1 || status=$?
        test $status = 5 || { echo "$place: ended with $status"; cat said; exit 1; }
        grep -q "its path leads through '.*shared/[a-z]*', a link of another user" said || { cat said; exit 1; }
        is $private/f f; is $private/in/f g
        test $place = trash: || as alice "$dnd" drop -q --session s "$place" --copy --on-conflict rename --keep
        as alice "$dnd" cancel -q --session s
      done
      rm shared/sub; as alice ln -s ../$private shared/sub
      rm shared/in; ln -s sub/in shared/in
      as alice "$dnd" lift -q --session s \(source) > name
      as alice "$dnd" drop -q --session s out --move --on-conflict rename
      test ! -e $private/f -o ! -e $private/in/f
      """)
  }

  @Test("The sweep does not follow a link that replaced a directory")
  func sweepThroughLink() throws {
    try run(
      """
      chmod 777 shared
      old; new; replace
      mkdir home$alice/Documents; printf precious > home$alice/Documents/a
      chown -R $alice home$alice/Documents
      as mallory mv shared/.dnd-replaced-$alice shared/away
      as mallory ln -s ../home$alice/Documents shared/.dnd-replaced-$alice
      cd home$alice/.local/state/dnd
      touch -d '8 days ago' ended/*; rm swept aging
      cd - > /dev/null
      as alice "$dnd" lift -q --session sweeps --data text=x
      test -z "$(ls -A home$alice/.local/state/dnd/ended)"
      is home$alice/Documents/a precious
      """)
  }

  @Test(
    "A runtime directory that is foreign, writable by others, or on a disk keeps no secrets",
    arguments: [
      "mkdir -m 700 home$alice/run; chown $alice home$alice/run; run=home$alice/run",
      "chmod 777 \"$memory/$alice\"; run=$memory/$alice", "run=$memory/$mallory",
      "ln -s \"$memory/$mallory\" home$alice/run; run=home$alice/run",
    ])
  func runtimeDirectory(_ make: String) throws {
    try run(
      make + "\n"
        + """
        chmod 711 "$memory/$mallory"
        new; status=0
        HOME=$PWD/home$alice XDG_RUNTIME_DIR=$(realpath -s "$run") setpriv --reuid=$alice \\
          --regid=$alice --clear-groups "$dnd" lift -q --sensitive home$alice/a 2> errors || status=$?
        test $status = 69 || { echo "the status is $status"; cat errors; exit 1; }
        test ! -e "$run/dnd"
        """)
  }

  @Test("Root creates no directory in another user's home")
  func home() throws {
    try run(
      """
      chmod 711 home$alice
      echo x > file; status=0
      HOME=$PWD/home$alice "$dnd" lift -q file 2> errors || status=$?
      test $status = 69 || { echo "the status is $status"; cat errors; exit 1; }
      grep -q 'belongs to another user' errors; grep -q sudo errors
      mkdir mine; export DND_STATE_HOME=$PWD/mine/state HOME=$PWD/home$alice
      "$dnd" lift -q file > name; "$dnd" drop -q trash: 2> errors || true
      test -z "$(ls -A home$alice)"
      """)
  }

  @Test("Sensitive data is erased, whatever its permissions")
  func sensitive() throws {
    try run(
      """
      mkdir -p home$alice/tree/in/deep; printf secret > home$alice/tree/in/deep/file
      chmod 000 home$alice/tree/in/deep; chmod 555 home$alice/tree/in home$alice/tree
      chmod 755 home$alice/tree/in/deep; chown -R $alice home$alice/tree
      as alice "$dnd" lift -q --session s --sensitive --snapshot home$alice/tree > home$alice/name
      find "$memory/$alice" -name file | grep -q .
      as alice chmod 0 "$(find "$memory/$alice" -name deep)"
      as alice "$dnd" cancel -q --session s
      test -z "$(find "$memory/$alice/dnd/sessions" -mindepth 1)"
      """)
  }

  /// Links of mallory in `shared` to alice's private folder and to her text, and `team`, which is not sticky.
  private static let links = """
    home=$PWD/home$alice; shared=$PWD/shared; team=$PWD/team
    as() {
      local user=${!1}; shift
      HOME=$PWD/home$user XDG_RUNTIME_DIR=$memory/$user setpriv --reuid=$user --regid=$user \\
        --groups=$user,64100 "$@"
    }
    mkdir team; chgrp 64100 team; chmod 2775 team
    as alice sh -c 'cd "$HOME"; mkdir private own; echo rc > text
      echo inside > private/x; echo item > item.txt'
    as mallory ln -s $home/private shared/link; as mallory ln -s $home/text shared/text
    status() { # STATUS WORDS COMMAND...
      local expected=$1 words=$2 status=0; shift 2
      as alice "$@" > said 2>&1 || status=$?
      test $status = $expected || { echo "$*: status $status"; cat said; exit 1; }
      grep -qF -- "$words" said || { echo "$*: does not say '$words'"; cat said; exit 1; }
    }

    """

  @Test(
    "A typed path follows another user's link in a sticky folder for nothing",
    arguments: [
      "drop --session s --append $shared/text", "drop --session s --insert $shared/text:1",
      "drop --session s $shared/link", "drop --session s $shared/link/new.txt",
      "drop --session s $shared/link/x --on-conflict replace",
      "drop --session s $shared/link/sub -p",
      "propose --session s $shared/link", "cp $home/item.txt $shared/link/y",
      "mv $home/item.txt $shared/link/", "cp $home/item.txt $shared/link/../y",
      "cp $home/item.txt --append $shared/text", "init -p $shared/link/view", "init $shared/link",
      "load --session s -o $shared/link/f", "load --session s -o $shared/text",
      "cp $home/item.txt $home/own --manifest $shared/link/SUMS",
      "cp $shared/text $home/own", "cp $shared/link/x $home/own", "mv $shared/link/x $home/own",
      "mv $shared/link/x trash:", "lift -r $shared/link", "lift --snapshot $shared/text",
      "lift --files-from $shared/text", "import $shared/link/x", "types of $shared/text",
    ])
  func linkInStickyFolder(_ command: String) throws {
    try run(
      Self.links + """
        as alice "$dnd" lift -q --session s $home/item.txt > /dev/null
        before=$(cd $home; find text private own -type f -exec sha256sum {} + | sort)
        status=0; as alice "$dnd" \(command) > said 2>&1 || status=$?
        test $status != 0 || { echo "status 0"; cat said; exit 1; }
        grep -qE "shared/(link|text)' is a symbolic link of user $mallory" said || { cat said; exit 1; }
        after=$(cd $home; find text private own -type f -exec sha256sum {} + | sort)
        test "$before" = "$after" || { echo "$after"; exit 1; }
        test -e $home/item.txt; test -L shared/text; test -L shared/link
        """)
  }

  @Test("Own links, links of the folder's owner and links elsewhere are followed")
  func linksThatAreFollowed() throws {
    try run(
      Self.links + """
        as alice ln -s $home/own shared/mine; ln -s $home/own shared/roots
        as mallory ln -s $home/own team/link; ln -s shared/roots way; ln -s way/../own/. shared/round
        for path in shared/mine shared/roots team/link way shared/mine/../own; do
          status 0 "copied item.txt" "$dnd" cp $home/item.txt $PWD/$path
          rm $home/own/item.txt
        done
        status 0 "" "$dnd" cp /proc/self/cmdline $home/own
        """)
  }

  @Test(
    "Undo brings nothing back through a link that another user has put on its way",
    arguments: [
      "mv $team/s/f $home/own/", "mv $team/s/f trash:", "mv $team/s/d $home/own/",
      "mv $team/s/f $memory/$alice/", "mv $team/s/d $memory/$alice/", "cp $team/s/f $team/s/d/",
      "mv $team/s/f $home/own/ --verify", "mv $team/s/f $home/item.txt --on-conflict replace",
    ])
  func undoThroughLink(_ command: String) throws {
    try run(
      Self.links + """
        as mallory sh -c 'umask 002; mkdir -p team/s/d; echo EVIL > team/s/f; echo EVIL > team/s/d/g'
        as alice "$dnd" \(command) > said 2>&1 || { cat said; exit 1; }
        before=$(cd $home; find . -name .local -prune -o -type f -print | sort)
        as mallory sh -c "cd team; mv s s.old; ln -s $home s"
        mkdir -p $home/d; chown $alice $home/d
        status 1 "team/s' is a symbolic link of user $mallory" "$dnd" undo
        after=$(cd $home; find . -name .local -prune -o -type f -print | sort)
        test "$before" = "$after" || { echo "$after"; exit 1; }
        as mallory sh -c 'cd team; rm s; mv s.old s'
        status 0 "" "$dnd" undo
        test "$(cat team/s/f team/s/d/g)" = $'EVIL\nEVIL'; test ! -e team/s/d/f
        """)
  }

  @Test(
    "A proposal is performed in the folder that was proposed, or not at all",
    arguments: [
      "rmdir team/d; ln -s $home/own team/d", "mv team/d team/e; mkdir -m 2775 team/d",
      "mv team/d team/e; ln -s e team/d",
    ], ["", "-R"])
  func proposedFolder(_ exchange: String, _ option: String) throws {
    try run(
      Self.links + """
        as mallory mkdir -m 2775 team/d
        as alice "$dnd" lift -q \(option) --session s $home/\(option.isEmpty ? "item.txt" : "private")
        as alice "$dnd" propose -q --session s $team/d
        export home; as mallory sh -c '\(exchange)'
        status 75 "team/d'" "$dnd" drop --proposed --session s
        test -z "$(ls -A $home/own; find team -type f)"
        as alice "$dnd" propose -q --session s $home/own
        status 0 "copied" "$dnd" drop --proposed --session s
        """)
  }

  /// A declaration that runs a program, and an application.
  private static let words = """
    mkdir -p words/dnd/types.d words/applications; printf '#!/bin/sh\\ntouch '$PWD'/ran; cat\\n' > tool
    chmod 755 tool; home=$PWD/home$alice; printf text > $home/r.txt; chown $alice $home/r.txt
    echo '{"types":[{"identifier":"public.plain-text","representations":[{"kind":"data","type":"public.html",
      "export":["'$PWD'/tool"]}]}]}' > words/dnd/types.d/e.json
    printf '[Desktop Entry]\\nType=Application\\nName=E\\nExec=%s %%f\\n' $PWD/tool > words/applications/e.desktop

    """

  @Test(
    "Files that name commands are ignored if another user may decide what they say",
    arguments: [
      "chown -R $mallory words", "chown $mallory words/dnd/types.d words/applications",
      "chown $mallory words/*/*.d/e.json words/*/e.desktop; chmod 2775 words/dnd/types.d",
      "chmod g+w words/dnd/types.d words/applications",
      "chmod o+w words/dnd/types.d/* words/*/e.desktop",
      "mv words real; chown -R $mallory real; ln -s real words",
    ],
    [
      "XDG_DATA_DIRS=$PWD/words:/usr/share", "XDG_CONFIG_HOME=$PWD/words XDG_DATA_HOME=$PWD/words",
    ])
  func foreignWords(_ owner: String, _ place: String) throws {
    try run(
      Self.words + """
        rm -f ran; \(owner)
        as alice env \(place) "$dnd" cp -a html $home/r.txt $home/r.html > said 2>&1 || true
        test ! -e ran || { echo "the tool of a declaration ran"; cat said; exit 1; }
        grep -q "types.d.* is ignored, because it names commands" said || { cat said; exit 1; }
        if as alice env \(place) "$dnd" cp $home/r.txt app:e > said 2>&1; then cat said; exit 1; fi
        sleep 0.1; test ! -e ran || { echo "the application ran"; cat said; exit 1; }
        grep -q "e.desktop' is ignored" said || { cat said; exit 1; }
        """)
  }

  @Test(
    "Files of this user and of root that name commands are obeyed", arguments: ["root", "$alice"])
  func ownWords(_ owner: String) throws {
    try run(
      Self.words + """
        chown -R \(owner) words
        for place in "-a html $home/r.txt $home/r.html" "$home/r.txt app:e"; do
          as alice env XDG_DATA_DIRS=$PWD/words:/usr/share "$dnd" cp $place > said 2>&1 || true
          if grep -q 'is ignored' said; then cat said; exit 1; fi
        done
        """)
  }
}
