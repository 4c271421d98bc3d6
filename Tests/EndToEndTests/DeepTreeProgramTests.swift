import Glibc
import SystemPackage
import TestSupport
import Testing

/// Every command on a tree with paths longer than the kernel accepts, which rules out recursion and
/// an open directory per level.
///
/// `DND_DEEP` sets the number of levels; 6,000 take some minutes in a debug build.
@Suite(.enabled(if: Tool.named("python3") != nil, "making a deep tree needs python3"))
struct DeepTreeProgramTests {
  @Test("Every command handles a tree with paths longer than the limit")
  func asAWhole() throws {
    try run(
      """
      make $levels
      same() { "$check" "$1" $levels || { echo "after $2: $1 is not whole"; exit 1; }; }
      dnd lift -q --session a deep; dnd show -q --session a; dnd types of deep
      dnd propose -q --session a to; dnd drop -q --session a to --keep; same to/deep drop
      dnd drop -q --session a to --keep --on-conflict dedupe; same to/deep dedupe
      dnd drop -q --session a to --move --atomic; same to/deep 'a move into its copy'
      test ! -e deep; dnd undo -q; same deep 'undo of it'
      dnd cancel -q --session a; rm -rf to; mkdir to
      dnd lift -q --session t deep; dnd drop -q --session t trash:; test ! -e deep
      dnd undo -q; same deep 'undo of the trash'; dnd cancel -q --session t
      dnd lift -q --session z deep
      dnd drop -q --session z to --convert any -a tar --keep
      test $(tar -tf to/*.tar | wc -l) = $((levels + 2))
      dnd load -q --session z -a public.tar-archive -o x.tar; cmp x.tar to/*.tar
      dnd cancel -q --session z
      """)
  }

  @Test("Files lifted from a deep tree keep their subdirectories")
  func takenApart() throws {
    try run(
      """
      make $((levels / 9))
      for depth in -r -R; do
        dnd lift -q --session r $depth deep; dnd show -q --session r
        dnd propose -q --session r to; dnd drop -q --session r to --move
        dnd undo -q; "$check" deep $((levels / 9)); dnd cancel -q --session r
        test -z "$(ls -A to)"
      done
      """)
  }

  private func run(_ script: String) throws {
    let sandbox = try Sandbox("dnd-deep")
    var shell = try #require(Tool.named("bash"))
    shell.directory = sandbox.root
    shell.environment["dnd"] = try Tool.dnd(environment: [:], directory: sandbox.root).executable
      .string
    shell.environment["levels"] = getenv("DND_DEEP").map { String(cString: $0) } ?? "2200"
    shell.environment["HOME"] = sandbox.path("home").string
    shell.environment["check"] = sandbox.path("check").string
    let outcome = try shell.run(["-euc", Self.start + script], limit: .seconds(900))
    #expect(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
    // The sandbox removes by path, for which these trees are too deep.
    let removal = try shell.run(["-c", "rm -rf deep to"], limit: .seconds(300))
    #expect(removal.status == 0)
  }

  private static let start = #"""
    mkdir home to
    make() {
      python3 -c '
    import os, sys
    os.mkdir("deep"); os.chdir("deep")
    for level in range(int(sys.argv[1])): os.mkdir("d"); os.chdir("d")
    open("file", "w").write("bottom")' $1
    }
    cat > check <<'END'
    #!/usr/bin/env python3
    import os, sys
    os.chdir(sys.argv[1])
    for level in range(int(sys.argv[2])): os.chdir("d")
    sys.exit(open("file").read() != "bottom")
    END
    chmod +x check
    dnd() {
      "$dnd" "$@" > said 2>&1 || { echo "dnd $*: status $?"; tail -n 3 said; exit 1; }
    }

    """#
}
