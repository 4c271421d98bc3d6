/// Options of a drop, and what makes one fail.
extension PlacedCase {
  static let options = [
    PlacedCase(
      "atomic with a failure", #"echo one >a; echo two >b; echo other >"$out/b""#, "a b",
      "--atomic --on-conflict fail"),
    PlacedCase(
      "atomic with a replacement", #"echo one >a; echo two >b; echo other >"$out/b""#, "a b",
      "--atomic --on-conflict replace"),
    PlacedCase(
      "atomic with a merge", #"echo one >a; mkdir d "$out/d"; echo x >d/x; echo y >"$out/d/y""#,
      "a d", "--atomic"),
    PlacedCase("link", "echo one >a", "a", "--link", ways: [.copy]),
    PlacedCase(
      "relative link", "echo one >a", "a", "--link --relative", ways: [.copy],
      places: [.here, .host, .folder, .bucket]),
    PlacedCase("missing folder", "echo one >a", "a", below: "/new"),
    PlacedCase("folder that is made", "echo one >a", "a", "-p", below: "/new/deep"),
    PlacedCase("new name", "echo one >a.txt", "a.txt", below: "/b.txt"),
    PlacedCase(
      "template", "echo one >a.txt; echo two >b.txt", "a.txt b.txt",
      "--name '{stem}/{n}{ext}'"),
    PlacedCase(
      "manifest", "echo one >a; mkdir d; echo x >d/x", "a d", "--manifest SUMS"),
    PlacedCase(
      "manifest that goes on", "echo one >a; echo two >b", "a b", "--manifest SUMS",
      lifted: #"dnd drop -q --item 1 "$place" --manifest SUMS"#),
    PlacedCase("manifest that is there", "echo one >a; echo other >SUMS", "a", "--manifest SUMS"),
    PlacedCase("converted", #"printf 'name,n\notter,1\n' >t.csv"#, "t.csv", "-a json"),
    PlacedCase(
      "promised", "", "--promise text='echo made' -n made.txt", ways: [.copy], places: dating),
    PlacedCase(
      "promised and failing", "", "--promise text='exit 3' -n made.txt", ways: [.copy]),
    PlacedCase(
      "made twice", "mkdir other", "--promise text='echo made; echo >>runs' -n made.txt",
      lifted: "dnd drop -q --keep other", ways: [.copy],
      places: dating),
    PlacedCase("may not be moved", "echo one >a", "--no-move a"),
    PlacedCase("may be copied instead", "echo one >a", "--no-move a", "--allow-copy"),
  ]

  static let failures = [
    PlacedCase("unreadable file", "echo one >a; echo two >b; chmod 000 a", "a b"),
    PlacedCase(
      "source in a folder that nobody may write", "mkdir d; echo x >d/x; chmod 555 d", "d/x"),
    PlacedCase(
      "place that nobody may write", #"echo one >a; chmod 555 "$out""#, "a", places: limited),
    PlacedCase(
      "full place", #"mount -t tmpfs -o size=64k none "$out"; seq 40000 >big; echo one >a"#,
      "big a", places: limited, needsRoot: true),
    PlacedCase("source changed before", "echo one >a", "a", lifted: "echo two >a"),
    PlacedCase("source gone before", "echo one >a; echo two >b", "a b", lifted: "rm a"),
    PlacedCase("place gone before", "echo one >a", "a", lifted: #"rmdir "$out""#),
  ]

  /// Places where what was made gets the time of the drop: on a store, it has the time at which it was made, and undo
  /// takes it for another file if that was in an earlier second.
  private static let dating: [PlaceUnderTest] = [.here, .across, .host]

  /// Places that have the permissions and the room of a folder of this machine.
  private static let limited: [PlaceUnderTest] = [.here, .across, .host, .folder]
}
