import Testing

@testable import DNDCommands
@testable import Picking

/// Checks that the fast parser and the argument parser agree.
@Suite struct FastArgumentParserTests {
  @Test(arguments: [
    "types of a b", "types of", "types of --mime -- -a", "types of -0 --files-from -",
    "types of --json --content-only a", "types of -z a", "types show png", "types path a b",
    "lift a", "lift -r a b --session trip", "lift - -q", "lift -0 --files-from=list", "lift -0 a",
    "lift - --files-from -", "lift --name x a", "lift --color never a",
    "lift --rep png=a --data text=b --rep=html=- --promise pdf=c", "lift --visibility png=own",
    "add a", "add -R a --json", "add --to-item 2 a", "propose", "propose a -v",
    "propose -a jpeg,png a", "drop", "drop a --move", "drop -n a", "drop --proposed", "drop a b",
    "drop --item 1,3-5 --item 7 -p a/", "drop - -a text", "drop a --on-conflict skip",
    "drop a --manifest sums --verify", "drop --route a b c", "drop a --route -n b", "drop --route",
    "drop --copy --move", "drop --item x", "drop --accept jpeg,,png", "drop --wait 10s --jobs 4",
    "propose --route a -- -b", "drop v --at 3", "drop v --at=12 --at 4", "propose --into sub v",
    "drop v --at x --into sub", "load", "load --item 3 -a text", "load -o out", "load --all",
    "load --path -z", "list", "list --print0", "list --ended", "list --ended a", "edit", "pick",
    "pick items -z", "use a", "reopen", "reopen a -q", "show", "show -v", "show --gallery v",
    "show --json --session=trip", "cancel --item 1", "log --follow --at v", "log --all a",
    "cancel --every", "drop v -N x", "cp a b -N x", "lift a -N x", "lift a -n x",
    "complete types", "complete offers --typed=jp --item 2", "complete types --typed=-",
    "init v --no-ordered --local move --unwrap-url u", "undo", "undo -n",
    "undo --dry-run --session=trip -q",
  ])
  func whatIsTypedMostNeedsNoParser(line: String) {
    #expect(FastParsing.expectSame(line.split(separator: " ").map(String.init)))
  }

  @Test(arguments: [
    "lift -h", "lift --help", "help", "--version", "lift -qv a", "lift --sessio trip a",
    "lift --session", "lift --session -q a", "lift --session= a", "drop --verify --no-verify",
    "drop -ajpeg", "drop v --into -x", "drop -a=jpeg", "drop --on-conflict no", "list a b",
    "edit a", "use", "use a b", "reopen a b",
    "show --nothing", "undo 2", "types", "types of --nothing", "types show", "types path a",
    "types conforms a b c", "lift --json=yes a", "lift --color no a", "init a b",
  ])
  func anythingElseIsLeftToTheParser(line: String) {
    #expect(OptionTable.command(line.split(separator: " ").map(String.init)) == nil)
  }

  @Test func representationsKeepTheirOrderAcrossOptions() throws {
    let words = ["lift", "--promise", "pdf=c", "--data", "text=b", "--rep", "png=a"]
    let lift = try #require(OptionTable.command(words) as? Lift.Values)
    #expect(try lift.items.request().representations.map(\.type) == ["pdf", "text", "png"])
  }
}
