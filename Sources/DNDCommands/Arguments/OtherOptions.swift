/// Advice for options of other tools that people type out of habit.
enum OtherOptions {
  /// What to type instead of the first option that only another tool has; nil if there is none.
  ///
  /// - Parameters:
  ///   - words: The options of the line; a word may combine several short options.
  ///   - command: The words of the command as typed.
  static func hint(for words: [String], of command: [String]) -> String? {
    guard let known = known[command.last ?? ""] else { return nil }
    for word in words {
      let options =
        word.hasPrefix("--")
        ? [String(word.prefix { $0 != "=" })] : word.dropFirst().map { "-\($0)" }
      for option in options {
        if let meaning = known[option] { return meaning }
      }
    }
    return nil
  }

  private static let known: [String: [String: String]] = [
    "cancel": ["--all": "'dnd cancel' alone ends the session"],
    "cp": transfer.merging(archive) { _, ofCopies in ofCopies }
      .merging([
        "--move": "'dnd mv' moves", "--keep": "the current session is left alone in any case",
      ]) {
        $1
      },
    "mv": transfer.merging([
      "--move": "'dnd mv' moves in any case; leave '--move' out", "--copy": "'dnd cp' copies",
      "--keep": "the current session is left alone in any case",
    ]) { $1 },
    "lift": ["-R": "'-R' keeps the subfolders of a folder, '-r' does not"].merging(sources) { $1 },
    "add": sources,
    "drop": drop,
    "propose": drop,
    "load": inFull.merging(["-p": "write '--path' in full"]) { $1 },
  ]

  /// Options without a short form.
  private static let inFull = [
    "-i": "write '--item' in full, such as '--item 2'", "-s": "write '--session' in full",
    "-j": "write '--json' in full",
  ]

  private static let sources = [
    "-s": "write '--session' in full", "-j": "write '--json' in full",
    "-x": "write '--exclude' in full", "-e": "write '--exclude' in full",
  ]

  private static let drop = inFull.merging([
    "-m": "write '--move' in full", "-k": "write '--keep' in full",
    "-f": "'--on-conflict replace' replaces files; undo brings them back",
    "-r": "folders are dropped whole; leave '-r' out",
    "-R": "folders are dropped whole; leave '-R' out",
    "-o": "name the file as the destination", "-t": "name the destination last",
    "-x": "'--exclude' of 'dnd lift' leaves files out",
  ]) { $1 }

  private static let whole =
    "folders are copied and moved whole; '-r' takes the files in each folder instead"

  private static let archive = [
    "-a": "'-a' is short for '--accept' here; folders are copied whole in any case",
    "--archive": "files keep their times and permissions in any case; leave it out",
    "--preserve": "files keep their times and permissions in any case; leave it out",
    "-d": "a link is copied as what it leads to", "-P": "a link is copied as what it leads to",
    "--no-dereference": "a link is copied as what it leads to",
    "-s": "'--link' makes links instead of copies",
    "--symbolic-link": "'--link' makes links instead of copies",
  ]

  private static let transfer = [
    "-R": whole,
    "-f": "'--on-conflict replace' replaces files; undo brings them back",
    "-i":
      "nothing is overwritten unless '--on-conflict replace' is given; '-n' shows what would happen",
    "--interactive":
      "nothing is overwritten unless '--on-conflict replace' is given; '-n' shows what would happen",
    "--no-clobber": "nothing is overwritten in any case; '--on-conflict skip' adds no second copy",
    "-u": "'--on-conflict newer' replaces older files only",
    "--update": "'--on-conflict newer' replaces older files only",
    "-b": "what '--on-conflict replace' replaces is kept for undo",
    "--backup": "what '--on-conflict replace' replaces is kept for undo",
    "-t": "name the destination last", "--target-directory": "name the destination last",
    "-T": "a name that does not exist becomes the name of the file",
    "-x": "'--exclude' of 'dnd lift' leaves files out",
    "-l": "'--link' makes links instead of copies",
  ]
}
