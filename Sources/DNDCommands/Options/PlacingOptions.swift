import ArgumentParser
import Dropping
import Exchange
import FileTransfer

/// How items are placed: what `drop` and `propose` share with `cp` and `mv`.
struct PlacingOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run this shell command on the items instead.", valueName: "command"))
  var exec: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Put the items at the end of this text instead.", valueName: "file"))
  var append: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Put the items in front of a line of a text.", valueName: "file:line"))
  var insert: String?

  @Flag(help: "With --move: copy what cannot be moved.")
  var allowCopy = false

  @Option(
    help: ArgumentHelp(
      "What to do when a name is taken; dedupe unless said.", valueName: "rule"))
  var onConflict: ConflictRule?

  @Option(
    help: ArgumentHelp(
      "How a number is added to a name: 'a 2', a-2 or 'a (2)'.", valueName: "style"))
  var numbering: NumberingStyle?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Names from {name} {stem} {ext} {n} {date:%Y/%m} {type}.", valueName: "template"))
  var name: String?

  @Option(
    help: ArgumentHelp("The place in an ordered view that the first item gets.", valueName: "n"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A folder in the destination to put the items into.", valueName: "name"))
  var into: String?

  @Flag(help: "Go beyond what a view of your own allows.")
  var force = false

  @Flag(help: "Place all that match, or none.")
  var atomic = false

  @Flag(help: "Make symbolic links to the files instead of copies.")
  var link = false

  @Flag(help: "With --link: say the way from the link's own folder.")
  var relative = false

  @Flag(name: .shortAndLong, help: "Make missing folders.")
  var parents = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: "Read every copy back from the device; unless said, before a source goes.")
  var verify: Bool?

  @Option(
    help: ArgumentHelp(
      "List the SHA-256 of each placed file in this new file.", valueName: "file"))
  var manifest: String?

  @Option(
    help: ArgumentHelp(
      "The time for each promise or conversion, such as 30s.", valueName: "time"))
  var timeout: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many promises and conversions may run at once; 1 unless said.", valueName: "n"))
  var jobs: String?

  @Flag(help: "Run promises again instead of using what they made before.")
  var fresh = false
}

extension PlacingOptions.Values {
  /// What is said of a drop, apart from where it goes and what becomes of the sources.
  func request(_ accept: AcceptOptions.Values) throws(CommandLineError) -> DropRequest {
    var request = DropRequest()
    request.command = exec
    request.append = append
    request.insert = insert
    request.accept = try accept.request()
    request.allowsCopy = allowCopy
    request.onConflict = onConflict
    request.numbering = numbering
    request.nameTemplate = name
    if at != nil && into != nil { throw .together("--at", "--into") }
    request.at = try JobCount.number(at, of: "--at")
    request.into = into
    if relative && !link { throw .needed("--link", by: "--relative") }
    request.links = link ? (relative ? .relative : .absolute) : nil
    request.isForced = force
    request.isAtomic = atomic
    request.makesParents = parents
    request.verifies = verify
    request.manifest = manifest
    request.refreshes = fresh
    request.timeout = try DurationText.nanoseconds(timeout, of: "--timeout")
    request.jobs = try JobCount.number(jobs, of: "--jobs")
    return request
  }
}
