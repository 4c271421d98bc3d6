import Glibc
import SystemPackage
import TestSupport
import Testing

/// Stores with a fault of their own: full, changing what they get, only writable, or used by others at the same time.
@Suite(.serialized) struct RcloneStoreTests {
  private struct Setting {
    let sandbox: Sandbox
    let store: TestStore.Served
    private let environment: [String: String]

    /// - Parameter volume: Where the store keeps its files instead.
    init(_ store: TestStore, on volume: Sandbox? = nil) throws {
      sandbox = try Sandbox()
      self.store = try store.serve(in: volume ?? sandbox)
      for name in ["work", "home", "bin", "tmp", "runtime"] {
        try sandbox.makeDirectory(sandbox.path(name))
      }
      environment = ScriptRun.environment(in: sandbox).merging(self.store.environment) { $1 }
    }

    /// Runs a shell in which `dnd`, `$place` and `$root` are known, and the tools of the tests are in `$tools`.
    func run(_ text: String) throws -> Tool.Outcome {
      let dnd = try Tool.dnd(environment: environment, directory: sandbox.path("work"))
      return try Tool(
        "/bin/bash", environment: environment, directory: sandbox.path("work")
      ).run([
        "-c",
        """
        set -m
        dnd() { '\(dnd.executable.string)' "$@"; }
        place='\(store.host):\(store.prefix)' root='\(store.root.string)'
        # Stands before the server from now on.
        behind() {
          port=$(sed -nE 's|.*http://127\\.0\\.0\\.1:([0-9]+)$|\\1|p' "$RCLONE_CONFIG")
          exec 3< <(exec '\(SourceTree.root.string)/Tests/TestSupport/Tools/odd-proxy' "$port" "$@")
          proxy=$!
          read -r -u 3 own && sed -i "s|:$port\\$|:$own|" "$RCLONE_CONFIG"
        }
        trap '[[ -z ${proxy-} ]] || kill "$proxy"' EXIT
        \(text)
        """,
      ])
    }

    /// Everything in the root of the store, also what is hidden.
    var names: [String] {
      var names: [String] = []
      let outcome = try? Tool("/bin/ls", environment: [:], directory: store.root).run(["-A"])
      for line in outcome?.outputText.split(separator: "\n") ?? [] { names.append(String(line)) }
      return names
    }
  }

  private static func stores(_ kinds: TestStore.Kind...) -> [TestStore] {
    TestStore.available.filter { kinds.contains($0.kind) }
  }

  @Test(
    "A bit that flips on the way keeps the source of a move, and the other file is moved",
    arguments: stores(.webdav, .s3))
  func flipped(store: TestStore) throws {
    let setting = try Setting(store)
    try setting.sandbox.write("work/bad", "some bytes MARKED and more")
    try setting.sandbox.write("work/good", "other bytes")
    let outcome = try setting.run(
      "behind flip=MARKED; dnd lift -q bad good; dnd drop --move \"$place\"; echo status $?")
    #expect(outcome.outputText.contains("status 3"), "\(outcome.outputText) \(outcome.errorText)")
    #expect(outcome.errorText.contains("bad'"), "\(outcome.errorText)")
    #expect(setting.sandbox.list("work") == ["bad"])
    #expect(setting.names == ["good"])
  }

  @Test(
    "A bit that flips is found even if a remote above the store keeps the hash of what was sent",
    arguments: stores(.webdav), ["hasher", "compress", "chunker", "combine"])
  func flippedBelow(store: TestStore, kind: String) throws {
    let setting = try Setting(store)
    try setting.sandbox.write("work/bad", "some bytes MARKED and more")
    try setting.sandbox.write("work/good", "other bytes")
    let outcome = try setting.run(
      """
      behind flip=MARKED
      config() { printf '[%s]\\n' "$1"; shift; printf '%s\\n' "$@"; } >>"$RCLONE_CONFIG"
      config hasher 'type = hasher' 'remote = webdav:' 'hashes = md5'
      config compress 'type = compress' 'remote = webdav:'
      config chunker 'type = chunker' 'remote = webdav:' 'hash_type = md5all'
      config combine 'type = combine' 'upstreams = in=hasher:'
      place=rclone:\(kind):
      [[ \(kind) != combine ]] || place+=in
      dnd lift -q bad good
      dnd drop --move --json "$place"; echo "status $?"
      """)
    #expect(outcome.outputText.contains("status 3"), "\(outcome.outputText) \(outcome.errorText)")
    #expect(outcome.outputText.contains(#""verified":"cache""#), "\(outcome.outputText)")
    #expect(setting.sandbox.list("work") == ["bad"])
  }

  @Test(
    "Files are moved from a store, whether it keeps times or not",
    arguments: stores(.local, .s3, .webdav, .sftp))
  func movedFrom(store: TestStore) throws {
    let setting = try Setting(store)
    try setting.sandbox.write("work/a", "some bytes")
    let outcome = try setting.run(
      """
      mkdir out folder; echo leaf >folder/leaf
      dnd lift -q a folder; dnd drop -p "${place}in" || exit
      dnd lift -q -R "${place}in"; dnd drop --move out; echo "status $?"
      cmp a out/a && cmp folder/leaf out/leaf && find "$root" -type f
      """)
    #expect(
      outcome.outputText.hasSuffix("status 0\n"), "\(outcome.outputText) \(outcome.errorText)")
  }

  @Test(
    "A folder that was moved to a store comes back, whether times are kept there or not",
    arguments: stores(.local, .s3, .webdav, .sftp))
  func undone(store: TestStore) throws {
    let setting = try Setting(store)
    let outcome = try setting.run(
      """
      mkdir -p folder/in; echo leaf >folder/leaf; echo other >folder/in/other; cp -r folder kept
      dnd lift -q folder; dnd drop --move "$place"; [[ ! -e folder ]] || echo there
      dnd undo; echo "status $?"
      diff -r kept folder && find "$root" -type f
      """)
    #expect(
      outcome.outputText.hasSuffix("\nstatus 0\n"), "\(outcome.outputText) \(outcome.errorText)")
    #expect(!outcome.outputText.contains("there"))
  }

  private func expectKept(
    _ outcome: Tool.Outcome, saying words: String, _ store: TestStore, _ rule: String
  ) {
    #expect(
      outcome.outputText.hasSuffix("\nprecious"), "\(outcome.outputText) \(outcome.errorText)")
    #expect(!outcome.outputText.contains("status 0"), "\(outcome.outputText)")
    // A bucket store reads a file when it is sent, and what is replaced was put aside before.
    guard store.kind != .s3 || rule != "replace" else { return }
    #expect(outcome.errorText.contains(words), "\(outcome.errorText)")
  }

  @Test(
    "A file that is moved to where it is stays, under each rule that finds it there",
    arguments: stores(.local, .s3, .webdav, .sftp), ["dedupe", "replace"])
  func itself(store: TestStore, rule: String) throws {
    let setting = try Setting(store)
    let outcome = try setting.run(
      """
      mkdir "$root/in" && printf precious >"$root/in/a"
      dnd lift -q "$root/in/a"; dnd drop --move --on-conflict \(rule) "${place}in"; echo "status $?"
      cat "$root/in/a"
      """)
    expectKept(outcome, saying: "was kept", store, rule)
  }

  @Test(
    "A file of a mounted store that is moved to the same place there stays",
    .enabled(
      if: access("/dev/fuse", R_OK | W_OK) == 0 && access("/usr/bin/fusermount3", X_OK) == 0,
      "no store can be mounted here"),
    arguments: stores(.s3, .webdav).filter { $0.program == TestStore.programs.last },
    ["dedupe", "replace"])
  func mounted(store: TestStore, rule: String) throws {
    let setting = try Setting(store)
    let outcome = try setting.run(
      """
      mkdir ../mount ../in && printf precious >../in/a
      "$DND_RCLONE" copyto ../in/a "${place#rclone:}in/a"
      "$DND_RCLONE" mount "${place#rclone:}" ../mount --attr-timeout 1h --dir-cache-time 1h & mount=$!
      for ((i = 0; i < 400; i++)); do [[ -e ../mount/in/a ]] && break; sleep 0.05; done
      dnd lift -q ../mount/in/a; dnd drop --move --on-conflict \(rule) "${place}in"; echo "status $?"
      kill $mount; wait $mount
      cat "$root/in/a"
      """)
    expectKept(outcome, saying: "was kept", store, rule)
  }

  @Test(
    "A store that is not there, and one that refuses the password, end with status 69",
    arguments: stores(.webdav))
  func obstacles(store: TestStore) throws {
    let setting = try Setting(store)
    try setting.sandbox.write("work/a", "bytes")
    let outcome = try setting.run(
      """
      printf '[away]\\ntype = webdav\\nurl = http://127.0.0.1:9/\\n' >>"$RCLONE_CONFIG"
      sed 's/^\\[webdav\\]/[locked]/; s/^pass = .*/pass =/' "$RCLONE_CONFIG" >more
      sed -n '/^.locked/,/^pass/p' more >>"$RCLONE_CONFIG"
      dnd lift -q a
      for remote in away locked; do
        dnd drop rclone:$remote:x; echo "drop $?"
        dnd propose rclone:$remote:x; echo "propose $?"
        dnd lift rclone:$remote:x; echo "lift $?"
      done
      """)
    let said = outcome.outputText.split(separator: "\n").dropFirst().joined(separator: " ")
    #expect(
      said == "drop 69 propose 69 lift 69 drop 69 propose 69 lift 69", "\(outcome.errorText)")
  }

  @Test(
    "A full store fails what has no room, and takes the rest",
    .enabled(if: SmallVolume.isPossible, "no file system can be mounted here"),
    arguments: stores(.webdav, .s3, .sftp, .local), [true, false])
  func full(store: TestStore, moves: Bool) throws {
    let volume = try SmallVolume(size: "1m")
    let setting = try Setting(store, on: volume.sandbox)
    try setting.sandbox.write("work/big", [UInt8](repeating: 7, count: 2 << 20))
    try setting.sandbox.write("work/little", "few bytes")
    let outcome = try setting.run(
      "dnd lift -q big little; dnd drop \(moves ? "--move" : "") \"$place\"; echo status $?")
    #expect(outcome.outputText.contains("status 3"), "\(outcome.outputText) \(outcome.errorText)")
    #expect(outcome.errorText.contains("big'"), "\(outcome.errorText)")
    #expect(setting.sandbox.list("work").sorted() == (moves ? ["big"] : ["big", "little"]))
    #expect(setting.names == ["little"])
  }

  @Test(
    "A store that gives nothing back takes copies and no moves, and keeps no other file",
    arguments: stores(.webdav))
  func writeOnly(store: TestStore) throws {
    let setting = try Setting(store)
    try setting.sandbox.write("work/a", "bytes")
    let outcome = try setting.run(
      """
      behind no-GET
      dnd lift -q a
      dnd drop --move "$place"; echo "move $?"; ls -A "$root"
      dnd drop "$place"; echo "copy $?"
      """)
    #expect(
      outcome.outputText.hasSuffix("move 5\ncopy 0\n"),
      "\(outcome.outputText) \(outcome.errorText)")
    #expect(outcome.errorText.contains("gives no file back"), "\(outcome.errorText)")
    #expect(setting.sandbox.list("work") == ["a"])
    #expect(setting.names == ["a"])
  }

  @Test(
    "A file that a store does not let us remove is named", arguments: stores(.webdav))
  func unremovable(store: TestStore) throws {
    let setting = try Setting(store)
    try setting.sandbox.write("work/a", "bytes")
    let outcome = try setting.run(
      "behind no-GET no-DELETE; dnd lift -q a; dnd drop --move \"$place\"; echo status $?")
    #expect(outcome.outputText.hasSuffix("status 1\n"), "\(outcome.outputText)")
    #expect(setting.sandbox.list("work") == ["a"])
    #expect(setting.names.count == 1)
    for name in setting.names {
      #expect(outcome.errorText.contains(name), "\(outcome.errorText)")
      #expect(outcome.errorText.contains("could not be removed"), "\(outcome.errorText)")
    }
  }

  @Test(
    "A name that another program takes during a drop stays with its file",
    arguments: stores(.webdav, .sftp, .local))
  func rival(store: TestStore) throws {
    let setting = try Setting(store)
    try setting.sandbox.write("work/a", [UInt8](repeating: 7, count: 6 << 20))
    let outcome = try setting.run(
      """
      dnd lift -q a
      RCLONE_BWLIMIT=1M dnd drop --move "$place" & drop=$!
      # Other files are sent to find out what the store can do.
      begun() { [[ -n $(find "$XDG_RUNTIME_DIR" -lname '*/work/a' 2>/dev/null) ]]; }
      within() { for ((i = 0; i < 1200; i++)); do "$@" && return; sleep 0.05; done; return 1; }
      within begun || echo never
      # The name is chosen, and the file is on its way under another one.
      kill -STOP -- -$drop
      # Through the server, which remembers what is in its folders.
      printf rival >../rival && "$DND_RCLONE" moveto ../rival "${place#rclone:}a" || echo refused
      kill -CONT -- -$drop
      wait $drop; echo "status $?"
      """)
    #expect(
      outcome.outputText.hasSuffix("status 0\n"), "\(outcome.outputText) \(outcome.errorText)")
    for word in ["never", "refused"] {
      #expect(!outcome.outputText.contains(word), "\(outcome.outputText) \(outcome.errorText)")
    }
    #expect(setting.names == ["a", "a 2"])
    let size = try Tool("/usr/bin/stat", environment: [:], directory: setting.store.root).run([
      "-c", "%s", "a", "a 2",
    ])
    #expect(size.outputText == "5\n\(6 << 20)\n")
    #expect(setting.sandbox.list("work").isEmpty)
  }
}
