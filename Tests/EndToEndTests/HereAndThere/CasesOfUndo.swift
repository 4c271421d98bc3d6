/// What happens between a drop and its undoing.
extension PlacedCase {
  static let undos = [
    PlacedCase("copy changed", "echo one >a", "a", dropped: #"echo more >>"$out/a""#),
    PlacedCase("copy touched", "echo one >a", "a", dropped: #"touch "$out/a""#),
    PlacedCase("copy gone", "echo one >a", "a", dropped: #"rm "$out/a""#),
    PlacedCase("source touched", "echo one >a", "a", dropped: "touch a", ways: [.copy]),
    PlacedCase("source changed", "echo one >a", "a", dropped: "echo more >>a", ways: [.copy]),
    PlacedCase("source gone", "echo one >a", "a", dropped: "rm a", ways: [.copy]),
    PlacedCase(
      "name of the source taken", "echo one >a", "a", dropped: "echo new >a", ways: [.move]),
    PlacedCase(
      "folder of the source gone", "mkdir d; echo one >d/a", "d/a", dropped: "rmdir d",
      ways: [.move]),
    PlacedCase(
      "file added to a folder", "mkdir d; echo x >d/x", "d", dropped: #"echo y >"$out/d/y""#),
    PlacedCase(
      "file of a folder changed", "mkdir d; echo x >d/x; echo y >d/y", "d",
      dropped: #"echo more >>"$out/d/x""#),
    PlacedCase(
      "file of a folder gone", "mkdir d; echo x >d/x; echo y >d/y", "d",
      dropped: #"rm "$out/d/x""#),
    PlacedCase("folder gone", "mkdir d; echo x >d/x", "d", dropped: #"rm -r "$out/d""#),
    PlacedCase(
      "new folder used", "echo one >a", "a", "-p", below: "/new", dropped: #"echo y >"$out/new/y""#),
    PlacedCase(
      "replacement changed", #"echo one >a; echo two >"$out/a""#, "a", "--on-conflict replace",
      dropped: #"echo more >>"$out/a""#),
    PlacedCase(
      "replaced file gone", #"echo one >a; echo two >"$out/a""#, "a", "--on-conflict replace",
      dropped: #"rm -r "$out"/.dnd-replaced*"#),
    PlacedCase(
      "manifest changed", "echo one >a", "a", "--manifest SUMS", dropped: "echo more >>SUMS"),
    PlacedCase("undone twice", "mkdir d; echo x >d/x; echo one >a", "d a", undos: 2),
  ]
}
