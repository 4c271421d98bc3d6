/// Names that are taken: each rule, with what may be there (`newer` and `older` are different files), beside a name that
/// is free.
extension PlacedCase {
  static let conflicts = ["dedupe", "rename", "skip", "replace", "newer", "fail"].flatMap { rule in
    [
      ("identical", #"echo one | tee a >"$out/a""#),
      ("older", #"echo one >a; echo other >"$out/a"; touch -d 2000-01-01 "$out/a""#),
      ("newer", #"echo one >a; echo other >"$out/a"; touch -d 2002-01-01 "$out/a""#),
      (
        "file against folder",
        #"echo one >a; mkdir b "$out/a"; echo x | tee b/x >"$out/a/x"; echo other >"$out/b""#
      ),
    ].filter { there, _ in
      // The other rules take no notice of times.
      there != "older" || ["replace", "newer"].contains(rule)
    }.map { there, setup in
      let folders = there.hasPrefix("file")
      return PlacedCase(
        "\(rule): \(there)", "\(setup); echo free >free", folders ? "a b free" : "a free",
        "--on-conflict \(rule)")
    }
  }
}
