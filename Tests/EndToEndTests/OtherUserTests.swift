import TestSupport
import Testing

/// An ordinary user's drops in a directory that other users can write to.
@Suite(TwoUsers.areThere)
struct OtherUserTests {
  @Test("Replacing in a shared directory keeps the old file where other users cannot access it")
  func ownDirectory() throws {
    try TwoUsers.run(
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
    try TwoUsers.run(
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
    try TwoUsers.run(
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
    try TwoUsers.run(
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
    try TwoUsers.run(
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

  @Test(
    "What names commands is not found through another user's link, whoever owns what is behind it",
    arguments: ["share/dnd/types.d", "share/dnd/types.d/e.json", "share/dnd"])
  func linkToCommands(_ link: String) throws {
    try TwoUsers.run(
      """
      mkdir share; chown $mallory share; clone=home$alice/clone; chmod 755 home$alice
      as alice mkdir -p $clone/dnd/types.d; printf '#!/bin/sh\ntouch %s/ran; echo "<html>"' "$PWD/home$alice" > run
      chmod 755 run; as alice sh -c 'cat > '$clone'/dnd/types.d/e.json' <<X
      {"types":[{"identifier":"public.plain-text","representations":[{"kind":"data","type":"public.html","export":["$PWD/run"]}]}]}
      X
      as mallory mkdir -p share/parent; case \(link) in
        share/dnd) as mallory ln -s ../$clone/dnd share/dnd ;;
        share/dnd/types.d) as mallory mkdir share/dnd; as mallory ln -s ../../$clone/dnd/types.d \(link) ;;
        *) as mallory mkdir -p share/dnd/types.d; as mallory ln -s ../../../$clone/dnd/types.d/e.json \(link) ;;
      esac
      as alice sh -c 'cd home'$alice'; echo hello > item.txt'
      as alice env XDG_DATA_DIRS="$PWD/share" "$dnd" cp -a html home$alice/item.txt home$alice/out.html 2> said && exit 1
      test ! -e home$alice/ran; grep -E 'is ignored, because it names commands' said
      # The same through a link of her own, which is hers to set.
      rm -rf share/dnd; mkdir share/dnd; chown $alice share/dnd; as alice ln -s "$PWD/$clone/dnd/types.d" share/dnd/types.d
      as alice env XDG_DATA_DIRS="$PWD/share" "$dnd" cp -q -a html home$alice/item.txt home$alice/out.html
      test -e home$alice/ran
      """)
  }

  @Test(
    "A killed drop whose folder is behind another user's link by now is not told as settled",
    .enabled(if: Tool.named("strace") != nil, "strace is not installed"),
    arguments: ["undo", "cancel"])
  func linkAtRecovery(_ command: String) throws {
    try TwoUsers.run(
      """
      as alice mkdir home$alice/auto shared/d; as alice sh -c 'cd home'$alice'; echo 1 > 1; echo 2 > 2'
      as alice "$dnd" lift -q --session k home$alice/1 home$alice/2
      as alice strace -f -qq -o home$alice/trace -e trace=linkat -e inject=linkat:signal=KILL:when=2 \\
        "$dnd" drop -q --session k shared/d || true
      test $(ls shared/d | wc -l) = 1
      mv shared/d shared/d.old; as mallory ln -s "$PWD/home$alice/auto" shared/d
      as alice "$dnd" \(command) --session k 2> said && { cat said; ls shared/d.old; exit 1; }
      grep 'is a symbolic link' said; ! grep 'error.*error' said; rmdir home$alice/auto
      """)
  }

  @Test("The sweep does not follow a link that replaced a directory")
  func sweepThroughLink() throws {
    try TwoUsers.run(
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
    try TwoUsers.run(
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
    try TwoUsers.run(
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
    try TwoUsers.run(
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
}
