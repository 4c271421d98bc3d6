import ContentDetection
import Conversion
import Destinations
package import Diagnostics
import FileTransfer
import Items
import Sessions
import SystemCalls
import SystemPackage
import UniformTypes

extension ExchangeError: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .typeWord(let error): error.diagnostic
    case .nameTemplate(let error): error.diagnostic
    case .session(let error): error.diagnostic
    case .destination(let error): error.diagnostic
    case .view(let error): error.diagnostic
    case .desktop(let error): error.diagnostic
    case .stream(let error): error.diagnostic
    case .elsewhere(let diagnostic): diagnostic
    case .conversion(let error): error.diagnostic
    case .detection(let error): error.diagnostic
    case .transfer(let error): error.diagnostic
    case .nothingGiven, .nothingToDetect, .fromListOnly, .inputTwice, .unknownVisibility,
      .visibilityOfUnknownRepresentation, .sensitiveArgument, .proposedWithOthers, .severalForAFile,
      .needsOneItem, .templateForAFile, .filesOnly, .manifestToStream, .notForTrash,
      .notForProgram, .notForText, .noSuchLine, .unsayable, .routeOfNothing, .notAView,
      .notAcrossViews, .notForTerminal:
      usage
    case .sourceMissing, .sourceUnreadable, .sourceNotAFile, .sourceLeadsNowhere, .sourceReplaced,
      .sourceRemounted, .payloadMissing, .payloadDamaged,
      .emptyInput, .emptyList, .listUnreadable, .damagedList, .endlessLine:
      source
    case .noItem, .noItemNamed, .noItems, .noProposal, .staleProposal, .proposedForAnother,
      .noStateDirectory,
      .relativeStateDirectory, .nothingToUndo, .undoNotKept:
      state
    case .notAcceptable, .notOffered, .noConversion, .notEveryItem, .noLocalObject,
      .everythingBound:
      cancel
    case .noSession, .nothingToReopen, .notKept, .isActive, .everythingMoved, .nothingToUndoHere,
      .nothingChanged, .severalAtPlace:
      aboutSessions
    case .forbidden(let reason): reason.diagnostic
    case .noApplication, .opensNothing, .programMissing, .programNotStarted, .programEnded,
      .programKilled:
      ofProgram
    case .destinationChanged, .textChanged, .madeOfAnotherType, .nameOfManifest, .outputFailed,
      .outputFileFailed, .streamNeedsArchive, .listsDiffer, .system, .cancelled, .unexpected:
      failure
    }
  }

  private var usage: Diagnostic {
    switch self {
    case .nothingGiven:
      Diagnostic(
        .usage, "nothing to pick up",
        hints: [
          "'dnd … FILE…' picks up files; or name a URL, - for standard input, or a form with --data"
        ])
    case .nothingToDetect:
      Diagnostic(
        .usage, "no files are given",
        hints: [
          "'dnd … FILE…' examines files", "'dnd … --files-from LIST' examines those of a list",
        ])
    case .fromListOnly(let option):
      Diagnostic(.usage, "\(option) needs --files-from")
    case .inputTwice:
      Diagnostic(.usage, "standard input can be read only once")
    case .unknownVisibility(let word):
      Diagnostic(
        .usage, "'\(word)' is not a visibility", hints: ["use all, team, group or own"])
    case .visibilityOfUnknownRepresentation(let word):
      Diagnostic(
        .usage, "cannot set the visibility of '\(word)': no item has a form of this type",
        hints: ["use a type given with --type, --rep, --data or --promise"])
    case .sensitiveArgument:
      Diagnostic(
        .usage, "--data shows sensitive text to every process that lists arguments",
        hints: ["'dnd … --rep TYPE=-' reads it from standard input"])
    case .proposedWithOthers:
      Diagnostic(
        .usage, "--proposed performs the last proposal unchanged",
        hints: ["remove the destination and the other options, or propose again with them"])
    case .severalForAFile(let path, let count):
      Diagnostic(
        .usage, "\(count) items match, but '\(path.carried)' is a single file",
        hints: ["pick one with --item, or drop into a folder"])
    case .needsOneItem(let items, let more):
      Diagnostic(
        .usage, "the session has several items",
        hints: [
          "'dnd … --all' takes all",
          "'dnd … \(items.first?.index ?? 1)' takes one: "
            + items.map { "\($0.index) is \($0.name)" }.joined(separator: ", ")
            + (more > 0 ? " and \(more) more" : ""),
        ])
    case .notForTerminal(let name, let label):
      Diagnostic(
        .usage, "\(name) is not text (\(label)) and is not written to a terminal",
        hints: ["'dnd … -o FILE' writes it to a file", "send it to a program with '|'"])
    case .templateForAFile:
      Diagnostic(
        .usage, "--name applies to a folder, but the destination is a file",
        hints: ["'dnd … without --name' writes that file", "name a folder"])
    case .filesOnly(let option):
      Diagnostic(
        .usage, "\(option) applies to files, but the destination is standard output",
        hints: ["drop into a folder, or remove \(option)"])
    case .unsayable(let reason):
      Diagnostic(.usage, reason)
    case .routeOfNothing:
      Diagnostic(
        .usage, "--route needs at least one view",
        hints: ["'dnd … Pictures Films' names views in order"])
    case .notAView(let word):
      Diagnostic(
        .usage, "'\(word)' is not a view",
        hints: ["make it one with 'dnd init \(TypedWord.of(word))'"])
    case .notAcrossViews(let option):
      Diagnostic(
        .usage, "\(option) is for a single destination, but --route names several",
        hints: [
          option == "--manifest"
            ? "give each view its own with 'dnd init --manifest'" : "drop into each view separately"
        ])
    case .manifestToStream:
      Diagnostic(
        .usage, "a manifest needs a file, not '-'", hints: ["'dnd … --manifest SUMS' names one"])
    case .notForText(let option):
      Diagnostic(
        .usage, "\(option) does not apply to a drop into a text file",
        hints: ["remove \(option), or drop into a folder"])
    case .noSuchLine(let path, let line, let last):
      Diagnostic(
        .usage, "'\(path.carried)' has no line \(line) to insert at",
        hints: [last == 1 ? "the file is empty: use line 1" : "use a line from 1 to \(last)"])
    case .notForProgram(let option):
      Diagnostic(
        .usage, "\(option) does not apply to a program, which gets the items unchanged",
        hints: ["remove \(option), or drop into a folder"])
    case .notForTrash(let option):
      Diagnostic(
        .usage, "\(option) does not apply to the trash, which takes files unchanged",
        hints: [option == "--copy" ? "use 'dnd mv FILE… trash:'" : "remove \(option)"])
    default: failure
    }
  }

  private var source: Diagnostic {
    switch self {
    case .sourceMissing(let path):
      Diagnostic(
        .sourceMissing, "'\(path.carried)' does not exist", hints: Self.hints(onMissing: path))
    case .sourceUnreadable(let path, let reason):
      Diagnostic(.sourceUnreadable, "cannot read '\(path.carried)': \(reason.reason)")
    case .sourceNotAFile(let path):
      Diagnostic(.sourceUnreadable, "'\(path.carried)' is neither a file nor a folder")
    case .sourceLeadsNowhere(let path):
      Diagnostic(
        .sourceMissing, "'\(path.carried)' is a broken link, which has no content",
        hints: ["drop the link itself into a folder or the trash"])
    case .sourceReplaced(let path):
      Diagnostic(
        .sourceChanged, "'\(path.carried)' is no longer the file that was lifted",
        hints: ["add it again, or cancel the item"])
    case .sourceRemounted(let path):
      Diagnostic(
        .sourceChanged,
        "'\(path.carried)' may be another file than the lifted one: its drive was mounted again",
        hints: ["add it again, or cancel the item"])
    case .payloadMissing(let path):
      Diagnostic(.payloadMissing, "the session has lost its file '\(path.carried)'")
    case .payloadDamaged(let path):
      Diagnostic(
        .payloadDamaged, "the session's file '\(path.carried)' does not have its stored content",
        hints: ["the file was not changed"])
    case .emptyInput:
      Diagnostic(
        .sourceEmpty, "standard input is empty",
        hints: ["check the command before the pipe; 'dnd … --allow-empty' takes it anyway"])
    case .emptyList:
      Diagnostic(.listEmpty, "nothing was found to pick up")
    case .listUnreadable(let list, let reason):
      Diagnostic(
        .sourceUnreadable, "cannot read the list '\(list)': \(reason.reason)",
        hints: [
          "'dnd … --files-from LIST' reads a file that lists the sources, or - for standard input"
        ])
    case .endlessLine(let list, let line):
      Diagnostic(
        .listDamaged, "line \(line) of the list '\(list)' is longer than any path",
        hints: [
          "'dnd … --files-from LIST' reads a file that lists the sources", Self.formatsOfLists,
        ])
    case .damagedList(let list, let line):
      Diagnostic(
        .listDamaged, "line \(line) of the list '\(list)' is not a source in its format",
        hints: [Self.formatsOfLists])
    default: failure
    }
  }

  private static let formatsOfLists =
    "'dnd … --list-format nul' is for names that end in NUL; "
    + "other formats are lines, uri-list and gnome-copied-files"

  /// What the name of a missing source may have been meant as.
  private static func hints(onMissing path: FilePath) -> [String] {
    let name = path.lastComponent?.string ?? ""
    if name.contains(where: { "*?[".contains($0) }) {
      if case .at = LocationWord.meaning(of: path.bytes) {
        return ["no file there matches the pattern"]
      }
      return ["no file matches the pattern; 'ls' shows the names here"]
    }
    if name.hasPrefix("trash:") {
      return ["the trash only takes files; 'dnd undo' brings back what dnd has put there"]
    }
    let scheme = name.prefix { $0 != ":" }
    if ["mailto", "tel", "data", "magnet", "geo", "sms", "urn"].contains(scheme),
      scheme.count < name.count
    {
      return ["for a URL without //, type '--data url=\(TypedWord.of(name))'"]
    }
    return []
  }

  private static func listing(_ session: String?) -> [String] {
    session.map { ["'dnd show --session \(TypedWord.of($0))' lists the items"] } ?? []
  }

  /// Runs `body` for a command whose session has no name that its user knows.
  package static func withoutSession<Answer>(_ body: () throws -> Answer) throws -> Answer {
    do { return try body() } catch { throw (error as? ExchangeError)?.withoutSession ?? error }
  }

  /// The same error of a session that nobody has named.
  package var withoutSession: ExchangeError {
    switch self {
    case .noItem(let index, _): .noItem(index, session: nil)
    case .noItemNamed(let word, _): .noItemNamed(word, session: nil)
    default: self
    }
  }

  private var state: Diagnostic {
    switch self {
    case .noItem(let index, let session):
      Diagnostic(
        .itemNone, "there is no item \(index)\(session.map { " in \($0)" } ?? "")",
        hints: Self.listing(session))
    case .noItemNamed(let word, let session):
      Diagnostic(
        .itemNone, "no item\(session.map { " of \($0)" } ?? "") is called '\(word)'",
        hints: Self.listing(session))
    case .noProposal(let session):
      Diagnostic(
        .proposalNone, "nothing was proposed for \(session)", hints: ["run 'dnd propose' first"])
    case .staleProposal(let session):
      Diagnostic(
        .proposalStale, "\(session) has changed since it was proposed",
        hints: ["run 'dnd propose' again"])
    case .proposedForAnother(let directory, let owner):
      Diagnostic(
        .proposalStale,
        owner.map {
          "'\(directory.carried)' has become a symbolic link of user \($0) since it was proposed"
        } ?? "'\(directory.carried)' is another folder than the one that was proposed",
        hints: ["run 'dnd propose' again"])
    case .noStateDirectory:
      Diagnostic(
        .noStateDirectory, "there is no folder to store sessions in",
        hints: ["set HOME, XDG_STATE_HOME or DND_STATE_HOME"])
    case .relativeStateDirectory(let path):
      Diagnostic(
        .noStateDirectory, "DND_STATE_HOME is not an absolute path: '\(path)'",
        hints: ["use an absolute path"])
    case .nothingToUndo(let session?):
      Diagnostic(.undoNothing, "every drop of \(session) has been undone already")
    case .nothingToUndo(nil):
      Diagnostic(.undoNothing, "nothing to undo in this terminal")
    case .undoNotKept(let session):
      Diagnostic(
        .undoNothing, "the last drop belongs to \(session), which is no longer kept",
        hints: [
          "ended sessions are kept for seven days, purged and sensitive ones not at all",
          "'dnd … --session NAME' undoes the last drop of another one",
        ])
    case .noItems(let session):
      Diagnostic(.sessionEmpty, "there are no items in \(session)")
    default: failure
    }
  }

  private var cancel: Diagnostic {
    switch self {
    case .notAcceptable(let offered, let wanted, let place, let obstacle, let isByName):
      Diagnostic(
        obstacle?.isMissingTool == true ? .toolMissing : .notAcceptable,
        "no item matches: you have \(Self.list(offered)); "
          + (place.map { "'\($0)' accepts \(Self.list(wanted))" }
            ?? "you asked for \(Self.list(wanted))"),
        hints: [
          obstacle?.hint,
          place.map { "'dnd init --show \(TypedWord.of($0))' shows its rules" },
          place.map { _ in "'dnd … -a any --force' ignores them" },
          isByName ? "'dnd … -a any' keeps the content as it is, under this name" : nil,
          DropHint.why,
        ].compactMap(\.self))
    case .notOffered(let offered, let required):
      Diagnostic(
        .notAcceptable,
        "no item has \(Self.list(required)), which is required: you have \(Self.list(offered))",
        hints: [DropHint.why])
    case .noConversion(let offered, let wanted, let obstacle):
      Diagnostic(
        obstacle?.isMissingTool == true ? .toolMissing : .notAcceptable,
        "there is no conversion from \(offered.spoken) to \(Self.list(wanted.told(\.spoken)))",
        hints: obstacle.map { [$0.hint] } ?? [])
    case .notEveryItem(let matched, let total):
      Diagnostic(
        .notEveryItem, "only \(matched) of \(total) items match, but --require-all needs all",
        hints: ["'dnd … -n' shows which"])
    case .noLocalObject(let index):
      Diagnostic(.notAcceptable, "item \(index) has no local object here")
    case .everythingBound(let session):
      Diagnostic(
        .notAcceptable, "the remaining items of \(session) failed at another destination",
        hints: ["'dnd … --failed' takes them here; the same drop there finishes them"])
    default: failure
    }
  }

  var failure: Diagnostic {
    switch self {
    case .madeOfAnotherType(let type, let found, let name):
      Diagnostic(
        .madeOfAnotherType,
        "'\(name)' was made as \(type.spoken), but the result is \(found.spoken)",
        hints: ["'dnd … --trust-types' accepts it anyway"])
    case .outputFailed(let reason):
      Diagnostic(.outputFailed, "cannot write standard output: \(reason.reason)")
    case .outputFileFailed(let path, let reason):
      Diagnostic(.outputFailed, "cannot write '\(path.carried)': \(reason.reason)")
    case .nameOfManifest(let path):
      Diagnostic(
        .viewManifestName, "'\(path.carried)' is the manifest of the view",
        hints: ["rename the item with --name, or the manifest with 'dnd init --manifest'"])
    case .destinationChanged(let path):
      Diagnostic(
        .destinationChanged, "'\(path.carried)' was replaced by another folder during the drop",
        hints: ["items that were not dropped are still in the session"])
    case .textChanged(let path):
      Diagnostic(
        .destinationChanged, "'\(path.carried)' was changed while the items were prepared",
        hints: ["nothing was added to it; drop there again"])
    case .streamNeedsArchive(let name):
      Diagnostic(
        .notAcceptable, "'\(name)' is a folder and cannot be written to a stream unarchived",
        hints: ["'dnd … --convert auto' writes a tar archive"])
    case .listsDiffer(let name):
      Diagnostic(
        .listsDiffer,
        "'\(name)' cannot join the items before it: some lists are cut, others copied",
        hints: ["take these items one at a time with --item"])
    case .system(let failure) where failure.isRefusedLink: failure.diagnostic
    case .system(let failure):
      Diagnostic(
        .systemFailed,
        "\(failure.call) failed\(failure.path.map { " on '\($0.carried)'" } ?? ""): \(failure.reason)"
      )
    case .unexpected(let words):
      Diagnostic(.systemFailed, words)
    case .cancelled:
      Diagnostic(.interrupted, "interrupted")
    default:
      // Only for a case that `diagnostic` puts into the wrong group.
      Diagnostic(.systemFailed, "unexpected error: \(self)")
    }
  }

  /// Joins the first words, followed by the number of remaining ones.
  private static func list(_ words: [String]) -> String {
    let shown = 12
    if words.isEmpty { return "nothing" }
    guard words.count > shown else { return words.joined(separator: ", ") }
    return words.prefix(shown).joined(separator: ", ") + " and \(words.count - shown) more"
  }
}
