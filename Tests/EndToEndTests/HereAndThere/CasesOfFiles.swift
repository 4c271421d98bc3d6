extension PlacedCase {
  static let all = files + links + folders + conflicts + undos

  static let files = [
    PlacedCase("file", "echo one >a", "a"),
    PlacedCase("two files", "echo one >a; echo two >b; chmod 640 b", "a b"),
    PlacedCase("empty file", ": >a", "a"),
    PlacedCase("large file", "seq 400000 >a", "a"),
    PlacedCase("sparse file", "truncate -s 1M a; echo end >>a", "a"),
    PlacedCase("program", "printf '#!/bin/sh\\n' >run; chmod 755 run", "run"),
    PlacedCase("secret file", "echo key >a; chmod 600 a", "a"),
    PlacedCase("fraction of a time", "echo one >a; touch -d 2001-02-03T04:05:06.5 a", "a"),
    PlacedCase("hard-linked pair", "echo one >a; ln a b", "a b"),
  ]

  static let links = [
    PlacedCase("link to a file", "echo one >a; ln -s a link", "link"),
    PlacedCase("link to a folder", "mkdir d; echo x >d/x; ln -s d link", "link"),
    PlacedCase("dangling link", "ln -s nowhere link", "link"),
    PlacedCase("link with its target", "echo one >a; ln -s a link", "a link"),
  ]

  static let folders = [
    PlacedCase("folder", "mkdir d; echo x >d/x", "d"),
    PlacedCase("empty folder", "mkdir d", "d"),
    PlacedCase("folder with a link", "mkdir d; echo x >d/x; ln -s x d/link", "d"),
    PlacedCase("merged folder", "mkdir d \"$out/d\"; echo x >d/x; echo y >\"$out/d/y\"", "d"),
  ]

  static let conflicts = [
    PlacedCase("identical file there", "echo one | tee a >\"$out/a\"", "a"),
    PlacedCase("different file there", "echo one >a; echo two >\"$out/a\"", "a"),
    PlacedCase("replace", "echo one >a; echo two >\"$out/a\"", "a", "--on-conflict replace"),
  ]

  static let undos = [
    PlacedCase("copy changed", "echo one >a", "a", dropped: "echo more >>\"$out/a\""),
    PlacedCase("copy gone", "echo one >a", "a", dropped: "rm \"$out/a\""),
    PlacedCase("source touched", "echo one >a", "a", dropped: "touch a", ways: [.copy]),
    PlacedCase("undone twice", "echo one >a", "a", undos: 2),
  ]
}
