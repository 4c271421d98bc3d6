import SystemPackage
import TestSupport
import Testing

/// Drops and undo on an overlay file system, as in containers: changed files get another inode, and
/// directories of the lower layer cannot be renamed.
@Suite(.enabled(if: CrashTrial.obstacle == nil, CrashTrial.obstacle)) struct OverlayTests {
  @Test(
    "Items in the lower layer are dropped and undone as usual",
    arguments: ["", ",redirect_dir=on,metacopy=on"])
  func lowerLayer(_ option: String) throws {
    let sandbox = try Sandbox("dnd-overlay", in: "/dev/shm")
    var shell = try #require(Tool.named("unshare"))
    shell.directory = sandbox.root
    let dnd = try Tool.dnd(environment: [:], directory: sandbox.root).executable
    shell.environment["dnd"] = dnd.string
    shell.environment["HOME"] = sandbox.path("home").string
    shell.environment["option"] = option
    let outcome = try shell.run(["-m", "bash", "-uc", Self.script], limit: .seconds(300))
    #expect(outcome.status == 0, "\(outcome.outputText)\(outcome.errorText)")
  }

  private static let script = #"""
    mount --make-rprivate /
    top=$PWD
    mkdir lower upper work merged other home
    mkdir -p lower/tree/in lower/to/tree
    for name in a b tree/f tree/in/g to/a to/tree/f; do echo $name > lower/$name; done
    ln lower/b lower/b2; ln lower/tree/f lower/tree/in/f2; ln -s f lower/tree/link
    sights() {
      find "$top/merged" "$top/other" -name '.dnd-replaced*' -prune -o -type f -printf '%P ' -exec cat {} \; |
        sort
      find "$top/merged" "$top/other" -name '.dnd-*' ! -name '.dnd-replaced*'
    }
    for how in '--move --on-conflict rename' '--move --on-conflict replace' \
      '--move --on-conflict replace --atomic' '--copy --on-conflict dedupe'; do
      mount -t overlay overlay -o "lowerdir=lower,upperdir=upper,workdir=work$option" merged || exit
      cd merged
      for place in to ../other; do
        for source in a 'b b2' tree 'a b b2 tree'; do
          before=$(sights)
          "$dnd" cancel -q --session s 2> /dev/null
          "$dnd" lift -q --session s $source > ../name || exit
          "$dnd" drop -q --session s $place $how || { echo "$how of $source to $place: status $?"; exit 1; }
          test "$how" = '--copy --on-conflict dedupe' -o ! -e ${source%% *} ||
            { echo "$how of $source to $place: it is still there"; exit 1; }
          "$dnd" undo -q || { echo "undo of $how of $source to $place: status $?"; exit 1; }
          after=$(sights)
          test "$before" = "$after" ||
            { echo "$how of $source to $place"; diff <(echo "$before") <(echo "$after"); exit 1; }
        done
      done
      cd ..; umount merged; rm -rf upper work; mkdir upper work
    done
    """#
}
