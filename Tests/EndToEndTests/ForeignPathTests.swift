import TestSupport
import Testing

/// Links and files that another user has put where an ordinary user reads, writes and undoes.
@Suite(TwoUsers.areThere)
struct ForeignPathTests {
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
    try TwoUsers.run(
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
    try TwoUsers.run(
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
    try TwoUsers.run(
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
    try TwoUsers.run(
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
    try TwoUsers.run(
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
    try TwoUsers.run(
      Self.words + """
        chown -R \(owner) words
        for place in "-a html $home/r.txt $home/r.html" "$home/r.txt app:e"; do
          as alice env XDG_DATA_DIRS=$PWD/words:/usr/share "$dnd" cp $place > said 2>&1 || true
          if grep -q 'is ignored' said; then cat said; exit 1; fi
        done
        """)
  }
}
