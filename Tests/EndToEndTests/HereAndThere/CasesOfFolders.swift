/// Folders, and places that are the sources.
extension PlacedCase {
  static let folders = [
    PlacedCase("folder", "mkdir d; echo x >d/x", "d"),
    PlacedCase("empty folder", "mkdir d", "d"),
    PlacedCase("deep folder", "mkdir -p d/1/2/3/4/5/6/7/8; echo x >d/1/2/3/4/5/6/7/8/x", "d"),
    PlacedCase("folder with a link", "mkdir d; echo x >d/x; ln -s x d/link", "d"),
    PlacedCase("folder with a FIFO", "mkdir d; echo x >d/x; mkfifo d/fifo", "d"),
    PlacedCase(
      "folder with what other drops keep in it",
      "mkdir -p d/.dnd-replaced-7; echo x | tee d/x d/.dnd-replaced-7/x >d/.dnd-abcdefgh.7", "d"),
    PlacedCase("folder with a hard-linked pair", "mkdir d; echo x >d/x; ln d/x d/y", "d"),
    PlacedCase("folder that nobody may write", "mkdir d; echo x >d/x; chmod 555 d", "d"),
    PlacedCase(
      "folder with an unreadable file", "mkdir d; echo x >d/x; echo y >d/y; chmod 000 d/y", "d"),
    PlacedCase(
      "folder with an unreadable folder", "mkdir -p d/in; echo x >d/x; chmod 000 d/in", "d"),
    PlacedCase(
      "two folders of one name", "mkdir -p x/d y/d; echo x >x/d/x; echo y >y/d/y", "x/d y/d"),
    PlacedCase("merged folder", #"mkdir d "$out/d"; echo x >d/x; echo y >"$out/d/y""#, "d"),
    PlacedCase(
      "merged folder with taken names",
      #"mkdir d "$out/d"; echo x >d/x; echo other >"$out/d/x"; echo y | tee d/y >"$out/d/y""#, "d"),
    PlacedCase(
      "merged folder with a replaced file",
      #"mkdir d "$out/d"; echo x >d/x; echo other >"$out/d/x""#, "d", "--on-conflict replace"),
    PlacedCase(
      "folder against a file in a merged folder",
      #"mkdir -p d/x "$out/d"; echo in >d/x/in; echo x >"$out/d/x""#, "d"),
  ]

  static let circles = [
    PlacedCase("itself", #"echo one >"$out/a""#, #""$out/a""#),
    PlacedCase("itself replaced", #"echo one >"$out/a""#, #""$out/a""#, "--on-conflict replace"),
    PlacedCase("folder itself", #"mkdir "$out/d"; echo x >"$out/d/x""#, #""$out/d""#),
    PlacedCase("into itself", #"mkdir "$out/d"; echo x >"$out/d/x""#, #""$out/d""#, below: "/d"),
    PlacedCase(
      "deep into itself", #"mkdir -p "$out/d/in"; echo x >"$out/d/x""#, #""$out/d""#,
      below: "/d/in"),
    PlacedCase("place among the sources", "echo one >a", #"a "$out""#),
  ]
}
