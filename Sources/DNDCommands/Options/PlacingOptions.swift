import ArgumentParser
import Context
import Dropping
import Exchange
import FileTransfer

/// The options for placing items, shared by `drop`, `propose`, `cp` and `mv`.
struct PlacingOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Run this shell command on the items instead.", valueName: "command"))
  var exec: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Append the items to this text file instead.", valueName: "file"))
  var append: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Insert the items before a line of a text file.", valueName: "file:line"))
  var insert: String?

  @Option(
    help: ArgumentHelp(
      "What to do when the name is taken (default: dedupe).", valueName: "rule"))
  var onConflict: ConflictRule?

  @Option(
    help: ArgumentHelp(
      "How a number is added to a name: 'a 2', a-2 or 'a (2)'.", valueName: "style"))
  var numbering: NumberingStyle?

  @Option(
    name: [.customShort("N", allowingJoined: true), .long], parsing: .unconditional,
    help: ArgumentHelp(
      "Names built from {name} {stem} {ext} {n} {date:%Y/%m} {camera} …", valueName: "template"))
  var name: String?

  @Flag(help: "Give each file of a shot a date and a number of its own.")
  var noGroup = false

  @Flag(help: "Replace what names on FAT, exFAT and Windows cannot contain.")
  var portableNames = false

  @Option(
    help: ArgumentHelp("Position of the first item in an ordered view.", valueName: "n"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Folder of an ordered view that the items go into.", valueName: "name"))
  var into: String?

  @Flag(help: "Override what a view of your own accepts.")
  var force = false

  @Flag(help: "Drop all matching items, or none.")
  var atomic = false

  @Flag(help: "Make symbolic links to the files instead of copies.")
  var link = false

  @Flag(help: "With --link: make the links relative.")
  var relative = false

  @Flag(name: .shortAndLong, help: "Create missing folders.")
  var parents = false

  @Flag(
    inversion: .prefixedNo, exclusivity: .exclusive,
    help: "Verify every copy by reading it back (default: only before a source is deleted).")
  var verify: Bool?

  @Option(
    help: ArgumentHelp(
      "Write the SHA-256 of each dropped file to this new file.", valueName: "file"))
  var manifest: String?

  @Option(
    help: ArgumentHelp(
      "Time limit for each promise or conversion, such as 30s.", valueName: "time"))
  var timeout: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many promises and conversions run at once (default: 1).", valueName: "n"))
  var jobs: String?

  @Flag(help: "Run promises again instead of using their earlier output.")
  var fresh = false
}

extension PlacingOptions.Values {
  /// Whether a program uses the standard streams while it runs.
  func runsProgram(at destination: String?) -> Bool {
    if exec != nil { return true }
    return destination.flatMap(DestinationDescription.of)?.output == .program
  }

  /// Whether data goes to standard output.
  func writesData(to destination: String?) -> Bool {
    destination.flatMap(DestinationDescription.of)?.output == .data || runsProgram(at: destination)
  }

  /// The request without its destination and operation.
  func request(_ accept: AcceptOptions.Values) throws(CommandLineError) -> DropRequest {
    var request = DropRequest()
    request.command = exec
    request.append = append
    request.insert = insert
    request.accept = try accept.request()
    request.onConflict = onConflict
    request.numbering = numbering
    request.nameTemplate = name
    request.ungroups = noGroup ? true : nil
    request.makesPortable = portableNames ? true : nil
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
