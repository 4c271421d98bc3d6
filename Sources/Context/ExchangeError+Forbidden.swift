import Destinations
package import Diagnostics
import SystemCalls
import SystemPackage
import UniformTypes

// Errors about what a rule or the state of a session forbids.

extension ExchangeError.Forbidden: Diagnosable {
  package var diagnostic: Diagnostic {
    switch self {
    case .moveNotAllowed:
      Diagnostic(
        .moveForbidden,
        "the source allows copies only: it was lifted with --no-move, or from a view that forbids moves",
        hints: [DropHint.copy])
    case .moveOfExternal:
      Diagnostic(
        .moveForbidden, "only the application that added an item may move it",
        hints: [DropHint.copy])
    case .moveIntoText:
      Diagnostic(
        .moveForbidden, "items cannot be moved into a text file",
        hints: [DropHint.copy])
    case .moveToProgram:
      Diagnostic(
        .moveForbidden, "items cannot be moved to a program",
        hints: [DropHint.copy])
    case .moveToStream:
      Diagnostic(
        .moveForbidden, "items cannot be moved to a stream",
        hints: [DropHint.copy])
    case .localOnly:
      Diagnostic(
        .localOnly, "only the application that lifted the session may drop it",
        hints: ["set DND_APP to its value at the lift"])
    case .directoryNotWritable(let path):
      Diagnostic(.destinationReadOnly, "no permission to write in '\(path.carried)'")
    case .viewFull(let root):
      Diagnostic(
        .viewFull, "no space left on the file system of the view '\(root.carried)'",
        hints: ["free some space; nothing was dropped"])
    case .sourceDirectoryNotWritable(let path):
      Diagnostic(
        .moveForbidden, "'\(path.carried)' cannot be moved: its folder is not writable",
        hints: [DropHint.copy])
    case .moveOfSessions(let path):
      Diagnostic(
        .moveForbidden, "'\(path.carried)' cannot be moved: sessions of dnd are there",
        hints: [DropHint.copy])
    case .moveOfMade(let type):
      Diagnostic(
        .moveForbidden,
        "\(type.spoken) would be made for the drop, and only existing files can be moved",
        hints: ["'dnd … --allow-copy' takes it as a copy"])
    case .moveOfLink(let path):
      Diagnostic(
        .moveForbidden,
        "'\(path.carried)' is a symbolic link, and the destination cannot store links",
        hints: ["'dnd … --allow-copy' copies what it leads to; the link then stays"])
    case .moveOfFarFolder(let place):
      Diagnostic(
        .moveForbidden, "'\(place)' is a folder on another host, which can only be copied",
        hints: [
          "'dnd lift -R \(TypedWord.of(place))' lifts its files, which can be moved", DropHint.copy,
        ])
    case .moveOfFarLink(let place):
      Diagnostic(
        .moveForbidden, "'\(place)' is a symbolic link on another host, which can only be copied",
        hints: ["'dnd … --allow-copy' copies what it leads to; the link then stays"])
    case .farOfExternal(let place):
      Diagnostic(
        .moveForbidden, "'\(place)' was added by somebody else, for whom no connection is opened",
        hints: ["lift it yourself"])
    case .byView(let root, let isLocal):
      Diagnostic(
        .viewForbids,
        "the view '\(root.carried)' accepts nothing from "
          + (isLocal ? "this application" : "other applications"),
        hints: isLocal ? [] : ["set DND_APP to its value at the lift"])
    case .beyondView(let root, let option, let isOwn):
      Diagnostic(
        .viewForbids, "the view '\(root.carried)' does not allow \(option)",
        hints: [
          isOwn
            ? "'dnd … --force' does it anyway"
            : root.isAbsolute
              ? "'dnd init --show \(TypedWord.of(root.carried))' shows its rules"
              : "its rules are in '\(ViewDirectory.file(of: root).carried)'"
        ])
    case .foreignView(let root):
      Diagnostic(
        .viewForbids, "the view '\(root.carried)' was not made here, or has changed since",
        hints: [
          "'dnd init --trust \(TypedWord.of(root.carried))' accepts its rules, "
            + "'dnd init --force \(TypedWord.of(root.carried))' overwrites them"
        ])
    case .ownOfView(let path):
      Diagnostic(
        .viewOwnName, "'\(path.carried)' is reserved for the view",
        hints: ["'dnd … --name NAME' gives the item another name"])
    case .nestedView(let root):
      Diagnostic(
        .viewForbids, "'\(root.carried)' is a view of its own, with its own rules",
        hints: ["drop into it directly"])
    case .unknownView(let error): error.diagnostic
    case .trash(let refusal): refusal.diagnostic
    case .undoOfSensitive:
      Diagnostic(.undoSensitive, "drops of a sensitive session cannot be undone")
    case .promiseOfExternal(let type):
      Diagnostic(
        .promiseForbidden,
        "the promise of \(type.spoken) was not run: it was made by another user or on another host",
        hints: ["accept another form"])
    case .itemOfAnother(let index):
      Diagnostic(
        .itemOfAnother,
        "item \(index) was added by another application; only that one may add promises and its own forms",
        hints: ["'dnd … without --to-item' adds a new item"])
    }
  }
}
