/// Files, names and links.
extension PlacedCase {
  static let files = [
    PlacedCase("file", "echo one >a", "a"),
    PlacedCase("two files", "echo one >a; echo two >b; chmod 640 b", "a b"),
    PlacedCase("empty file", ": >a", "a"),
    PlacedCase("large file", "seq 400000 >a", "a"),
    PlacedCase("sparse file", "truncate -s 1M a; echo end >>a", "a"),
    PlacedCase("program", #"printf '#!/bin/sh\n' >run; chmod 755 run"#, "run"),
    PlacedCase("secret file", "echo key >a; chmod 600 a", "a"),
    PlacedCase("fraction of a time", "echo one >a; touch -d 2001-02-03T04:05:06.5 a", "a"),
    PlacedCase("time before 1970", "echo one >a; touch -d 1960-02-03T04:05:06 a", "a"),
    PlacedCase("hard-linked pair", "echo one >a; ln a b", "a b"),
    PlacedCase("file with another name", "echo one >a; ln a b", "a"),
    PlacedCase("two files of one name", "mkdir x y; echo one >x/a; echo two >y/a", "x/a y/a"),
  ]

  static let names = [
    PlacedCase(
      "odd names", #"for n in 'a b' -c "it's" '*' '\' ':' é .h; do echo "$n" >"./$n"; done"#,
      "./[!d]* ./.h"),
    PlacedCase("line break in a name", #"echo one >$'a\nb'"#, #"$'a\nb'"#),
    PlacedCase("name that is not UTF-8", #"echo one >$'a\xff'"#, #"$'a\xff'"#),
    PlacedCase("longest name", "n=$(printf %255s | tr ' ' n); echo one >$n", "$n"),
    PlacedCase(
      "longest name that is taken",
      #"n=$(printf %255s | tr ' ' n); echo one >$n; echo two >"$out/$n""#, "$n"),
    PlacedCase("impossible name", "echo one >a", "a", #"--name "$(printf %256s | tr ' ' n)""#),
    PlacedCase("letter case", "echo one >a; echo two >A", "a A"),
  ]

  static let links = [
    PlacedCase("link to a file", "echo one >a; ln -s a link", "link"),
    PlacedCase("link to a folder", "mkdir d; echo x >d/x; ln -s d link", "link"),
    PlacedCase("dangling link", "ln -s nowhere link", "link"),
    PlacedCase("link to itself", "ln -s link link", "link"),
    PlacedCase("link with its target", "echo one >a; ln -s a link", "a link"),
    PlacedCase("link before its target", "echo one >a; ln -s a link", "link a"),
    PlacedCase("link to a link", "echo one >a; ln -s a b; ln -s b link", "link"),
    PlacedCase(
      "link at the place", #"echo one >a; ln -s elsewhere "$out/a""#, "a", places: linking),
    PlacedCase(
      "link that is replaced", #"echo one >a; echo two >b; ln -s b "$out/a""#, "a",
      "--on-conflict replace", places: linking),
  ]

  /// Places whose folders on this machine may have links.
  private static let linking: [PlaceUnderTest] = [.here, .across, .host]
}
