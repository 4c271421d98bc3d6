import ContentDetection
import Conversion
import Destinations
package import Diagnostics
import FileTransfer
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
      .payloadMissing, .payloadDamaged,
      .emptyInput, .emptyList, .listUnreadable, .damagedList, .endlessLine:
      source
    case .noItem, .noItemNamed, .noItems, .noProposal, .staleProposal, .noStateDirectory,
      .relativeStateDirectory, .nothingToUndo, .undoNotKept:
      state
    case .notAcceptable, .notOffered, .noConversion, .notEveryItem, .noLocalObject,
      .everythingBound:
      cancel
    case .noSession, .nothingToReopen, .notKept, .isActive, .everythingMoved, .nothingToUndoHere:
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
        .usage, "there is nothing to pick up",
        hints: ["name a file, a URL or - for standard input, or give a form with --data"])
    case .nothingToDetect:
      Diagnostic(
        .usage, "no file is named to tell the type of",
        hints: ["name files, or a list of them with --files-from"])
    case .fromListOnly(let option):
      Diagnostic(.usage, "\(option) needs --files-from")
    case .inputTwice:
      Diagnostic(.usage, "standard input can be read only once")
    case .unknownVisibility(let word):
      Diagnostic(
        .usage, "'\(word)' is not a visibility", hints: ["say all, team, group or own"])
    case .visibilityOfUnknownRepresentation(let word):
      Diagnostic(
        .usage, "no item has a form of type '\(word)' to set the visibility of",
        hints: ["name a type that --type, --rep, --data or --promise gives"])
    case .sensitiveArgument:
      Diagnostic(
        .usage, "--data shows a sensitive text to every process that lists arguments",
        hints: ["pass it on standard input: --rep TYPE=-"])
    case .proposedWithOthers:
      Diagnostic(
        .usage, "--proposed performs the last proposal as it is",
        hints: ["leave the destination and the other options out, or propose again with them"])
    case .severalForAFile(let path, let count):
      Diagnostic(
        .usage, "\(count) items match, and '\(path.carried)' is one file",
        hints: ["pick one with --item, or drop into a folder"])
    case .needsOneItem(let items, let more):
      Diagnostic(
        .usage, "the session has several items",
        hints: ["say which with --item, or take them all with --all"]
          + items.map { "item \($0.index) is '\($0.name)'" }
          + (more > 0 ? ["and \(more) more"] : []))
    case .notForTerminal(let name, let label):
      Diagnostic(
        .usage, "'\(name)' is not text (\(label)) and is not written to a terminal",
        hints: ["write it to a file with -o, or send it to a program with '|'"])
    case .templateForAFile:
      Diagnostic(
        .usage, "--name makes names in a folder, and the destination is one file",
        hints: ["name a folder, or leave --name out"])
    case .filesOnly(let option):
      Diagnostic(
        .usage, "\(option) is about files, and the destination is standard output",
        hints: ["drop into a folder, or leave \(option) out"])
    case .unsayable(let reason):
      Diagnostic(.usage, reason)
    case .routeOfNothing:
      Diagnostic(
        .usage, "--route names no view", hints: ["name the views in order: --route Pictures Films"])
    case .notAView(let word):
      Diagnostic(
        .usage, "'\(word)' is not a view",
        hints: ["a route leads to folders made views by dnd init"])
    case .notAcrossViews(let option):
      Diagnostic(
        .usage, "\(option) is for one destination, and --route leads to several",
        hints: [
          option == "--manifest"
            ? "let each view keep its own: dnd init --manifest" : "drop at each view by itself"
        ])
    case .manifestToStream:
      Diagnostic(.usage, "a manifest is a file of its own", hints: ["name one with --manifest"])
    case .notForText(let option):
      Diagnostic(
        .usage, "\(option) means nothing for a text that the items are put into",
        hints: ["leave \(option) out, or drop into a folder"])
    case .noSuchLine(let path, let line, let last):
      Diagnostic(
        .usage, "'\(path.carried)' has no line \(line) to insert at",
        hints: [last == 1 ? "it is empty: say 1" : "say a line from 1 to \(last)"])
    case .notForProgram(let option):
      Diagnostic(
        .usage, "\(option) means nothing for a program, which is given the items as they are",
        hints: ["leave \(option) out, or drop into a folder"])
    case .notForTrash(let option):
      Diagnostic(
        .usage, "\(option) means nothing for the trash, where files go as they are",
        hints: [option == "--copy" ? "use 'dnd mv FILE… trash:'" : "leave \(option) out"])
    default: failure
    }
  }

  private var source: Diagnostic {
    switch self {
    case .sourceMissing(let path):
      Diagnostic(.sourceMissing, "'\(path.carried)' does not exist")
    case .sourceUnreadable(let path, let reason):
      Diagnostic(.sourceUnreadable, "cannot read '\(path.carried)': \(reason)")
    case .sourceNotAFile(let path):
      Diagnostic(.sourceUnreadable, "'\(path.carried)' is neither a file nor a folder")
    case .sourceLeadsNowhere(let path):
      Diagnostic(
        .sourceMissing, "'\(path.carried)' is a link that leads nowhere, and has no content",
        hints: ["a folder or the trash takes the link itself"])
    case .sourceReplaced(let path):
      Diagnostic(
        .sourceChanged, "'\(path.carried)' is no longer what was lifted",
        hints: ["add it again, or cancel the item"])
    case .payloadMissing(let path):
      Diagnostic(.payloadMissing, "the session has lost its file '\(path.carried)'")
    case .payloadDamaged(let path):
      Diagnostic(
        .payloadDamaged, "the session's file '\(path.carried)' is not what was kept in it",
        hints: ["it was left as it is"])
    case .emptyInput:
      Diagnostic(
        .sourceEmpty, "standard input is empty",
        hints: ["the command before it may have failed; pass --allow-empty if it is meant"])
    case .emptyList:
      Diagnostic(.listEmpty, "there is nothing there to pick up")
    case .listUnreadable(let list, let reason):
      Diagnostic(
        .sourceUnreadable, "cannot read the list '\(list)': \(reason)",
        hints: ["--files-from wants a file that names the sources, or - for standard input"])
    case .endlessLine(let list, let line):
      Diagnostic(
        .listDamaged, "line \(line) of the list '\(list)' is longer than any path",
        hints: [
          "--files-from wants a file that names the sources",
          "say the format with --list-format; -0 is for names that end in NUL",
        ])
    case .damagedList(let list, let line):
      Diagnostic(
        .listDamaged, "line \(line) of the list '\(list)' names no source in its format",
        hints: ["say the format with --list-format; -0 is for names that end in NUL"])
    default: failure
    }
  }

  private var state: Diagnostic {
    switch self {
    case .noItem(let index, let session):
      Diagnostic(
        .itemNone, "there is no item \(index) in \(session)",
        hints: ["see what is there with dnd show"])
    case .noItemNamed(let word, let session):
      Diagnostic(
        .itemNone, "no item of \(session) is called '\(word)'",
        hints: ["'dnd show --session \(session)' lists the items"])
    case .noProposal(let session):
      Diagnostic(
        .proposalNone, "nothing was proposed for \(session)", hints: ["run dnd propose first"])
    case .staleProposal(let session):
      Diagnostic(
        .proposalStale, "\(session) has changed since it was proposed",
        hints: ["run dnd propose again"])
    case .noStateDirectory:
      Diagnostic(
        .noStateDirectory, "there is no folder to keep sessions in",
        hints: ["set HOME, XDG_STATE_HOME or DND_STATE_HOME"])
    case .relativeStateDirectory(let path):
      Diagnostic(
        .noStateDirectory, "DND_STATE_HOME is not an absolute path: '\(path)'",
        hints: ["name the folder from / on"])
    case .nothingToUndo(let session?):
      Diagnostic(.undoNothing, "every drop of \(session) has been undone already")
    case .nothingToUndo(nil):
      Diagnostic(.undoNothing, "this terminal has no drop to undo")
    case .undoNotKept(let session):
      Diagnostic(
        .undoNothing, "the last drop was of \(session), which is no longer kept",
        hints: [
          "ended sessions are kept for seven days, sensitive ones not at all",
          "name the session with --session to undo a drop of another one",
        ])
    case .noItems(let session):
      Diagnostic(.sessionEmpty, "there is nothing in \(session)")
    default: failure
    }
  }

  private var cancel: Diagnostic {
    switch self {
    case .notAcceptable(let offered, let wanted, let place, let obstacle):
      Diagnostic(
        obstacle?.isMissingTool == true ? .toolMissing : .notAcceptable,
        "no item matches: you have \(Self.list(offered)); "
          + (place.map { "'\($0)' accepts \(Self.list(wanted))" }
            ?? "you asked for \(Self.list(wanted))"),
        hints: [
          obstacle?.words,
          place.map { "'dnd init --show \($0)' shows its rules; '-a any --force' ignores them" },
          "'dnd propose -v' shows why",
        ].compactMap(\.self))
    case .notOffered(let offered, let required):
      Diagnostic(
        .notAcceptable,
        "no item has \(Self.list(required)), which is required: you have \(Self.list(offered))",
        hints: ["'dnd propose -v' shows why"])
    case .noConversion(let offered, let wanted, let obstacle):
      Diagnostic(
        obstacle?.isMissingTool == true ? .toolMissing : .notAcceptable,
        "nothing here converts \(offered.spoken) to \(Self.list(wanted.told(\.spoken)))",
        hints: obstacle.map { [$0.words] } ?? [])
    case .notEveryItem(let matched, let total):
      Diagnostic(
        .notEveryItem, "only \(matched) of \(total) items match, and --require-all is given",
        hints: ["see which with dnd propose"])
    case .noLocalObject(let index):
      Diagnostic(.notAcceptable, "item \(index) has no local object here")
    case .everythingBound(let session):
      Diagnostic(
        .notAcceptable, "the remaining items of \(session) failed at another destination",
        hints: ["drop it there again, or pass --failed to take it here"])
    default: failure
    }
  }

  var failure: Diagnostic {
    switch self {
    case .madeOfAnotherType(let type, let found, let name):
      Diagnostic(
        .madeOfAnotherType,
        "what was made of '\(name)' as \(type.spoken) is \(found.spoken)",
        hints: ["pass --trust-types to accept it anyway"])
    case .outputFailed(let reason):
      Diagnostic(.outputFailed, "cannot write standard output: \(reason)")
    case .outputFileFailed(let path, let reason):
      Diagnostic(.outputFailed, "cannot write '\(path.carried)': \(reason)")
    case .nameOfManifest(let path):
      Diagnostic(
        .viewManifestName, "'\(path.carried)' is the list that the view keeps of its files",
        hints: ["give the item another name with --name, or the list with dnd init --manifest"])
    case .destinationChanged(let path):
      Diagnostic(
        .destinationChanged, "another folder took the place of '\(path.carried)' during the drop",
        hints: ["what was not placed is still in the session"])
    case .textChanged(let path):
      Diagnostic(
        .destinationChanged, "'\(path.carried)' was changed while the items were made for it",
        hints: ["nothing was put into it; drop there again"])
    case .streamNeedsArchive(let name):
      Diagnostic(
        .notAcceptable, "'\(name)' is a folder, which cannot go to a stream without an archive",
        hints: ["leave --no-convert out to get a tar archive"])
    case .listsDiffer(let name):
      Diagnostic(
        .listsDiffer,
        "'\(name)' is to be cut where those before it are to be copied, or the reverse",
        hints: ["take these items one by one: --item"])
    case .system(let failure) where failure.isRefusedLink: failure.diagnostic
    case .system(let failure):
      Diagnostic(
        .systemFailed,
        "\(failure.call) failed\(failure.path.map { " on '\($0.carried)'" } ?? ""): \(failure.errno)"
      )
    case .unexpected(let words):
      Diagnostic(.systemFailed, words)
    default:
      Diagnostic(.interrupted, "interrupted")
    }
  }

  /// Some words; of many only the first ones, and how many more there are.
  private static func list(_ words: [String]) -> String {
    let shown = 12
    if words.isEmpty { return "nothing" }
    guard words.count > shown else { return words.joined(separator: ", ") }
    return words.prefix(shown).joined(separator: ", ") + " and \(words.count - shown) more"
  }
}

extension ExchangeError.Forbidden: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .moveNotAllowed:
      Diagnostic(
        .moveForbidden,
        "the source allows no move: it was lifted with --no-move, or from a view that allows none",
        hints: ["drop it as a copy"])
    case .moveOfExternal:
      Diagnostic(
        .moveForbidden, "only the application that added an item may move it",
        hints: ["drop it as a copy"])
    case .moveIntoText:
      Diagnostic(
        .moveForbidden, "what is put into a text cannot be moved",
        hints: ["leave --move out, or use 'dnd cp'"])
    case .moveToProgram:
      Diagnostic(
        .moveForbidden, "what a program is given cannot be moved",
        hints: ["leave --move out, or use 'dnd cp'"])
    case .moveToStream:
      Diagnostic(
        .moveForbidden, "what goes to a stream cannot be moved",
        hints: ["leave --move out, or use 'dnd cp'"])
    case .localOnly:
      Diagnostic(
        .localOnly, "the session stays with the application that lifted it",
        hints: ["set DND_APP as it was when it was lifted"])
    case .directoryNotWritable(let path):
      Diagnostic(.destinationReadOnly, "no permission to write in '\(path.carried)'")
    case .viewFull(let root):
      Diagnostic(
        .viewFull, "no room is left on the file system of the view '\(root.carried)'",
        hints: ["make room there; nothing was dropped"])
    case .sourceDirectoryNotWritable(let path):
      Diagnostic(
        .moveForbidden, "'\(path.carried)' cannot be moved: its folder cannot be written",
        hints: ["drop it as a copy"])
    case .moveOfMade(let type):
      Diagnostic(
        .moveForbidden, "\(type.spoken) is made for the drop, and only a file can be moved",
        hints: ["pass --allow-copy to take it as a copy"])
    case .byView(let root, let isLocal):
      Diagnostic(
        .viewForbids,
        "the view '\(root.carried)' takes nothing from "
          + (isLocal ? "this application" : "another application than its own"),
        hints: isLocal ? [] : ["set DND_APP as it was when the session was lifted"])
    case .beyondView(let root, let option, let isOwn):
      Diagnostic(
        .viewForbids, "\(option) goes beyond what the view '\(root.carried)' allows",
        hints: [isOwn ? "pass --force to do it anyway" : "see its rules with dnd init --show"])
    case .foreignView(let root):
      Diagnostic(
        .viewForbids, "'\(root.carried)' is a view that was not made here, or was changed since",
        hints: ["dnd init --trust takes it as it is, --force overwrites it"])
    case .ownOfView(let path):
      Diagnostic(
        .viewOwnName, "'\(path.carried)' belongs to the view",
        hints: ["give the item another name with --name"])
    case .nestedView(let root):
      Diagnostic(
        .viewForbids, "'\(root.carried)' is a view, whose rules hold only for a drop there",
        hints: ["drop there"])
    case .unknownView(let error): error.diagnostic
    case .trash(let refusal): refusal.diagnostic
    case .undoOfSensitive:
      Diagnostic(.undoSensitive, "what a sensitive session dropped is never undone")
    case .promiseOfExternal(let type):
      Diagnostic(
        .promiseForbidden,
        "the promise of \(type.spoken) is not run: another user, or another host, made it",
        hints: ["accept another form"])
    case .itemOfAnother(let index):
      Diagnostic(
        .itemOfAnother,
        "item \(index) was added by another application, which alone gives it promises and forms of its own",
        hints: ["leave --to-item out to add an item"])
    }
  }
}
