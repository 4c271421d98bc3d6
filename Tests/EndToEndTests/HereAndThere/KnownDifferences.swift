extension Wording {
  static let all: [Wording] = [
    Wording(
      "what comes back from another file system is copied and removed there, so it is moved",
      PlaceUnderTest.allCases, #"^copied (.*) back to"#, is: "moved $1 back to", in: "file"),
    Wording(
      "of a folder or link that is renamed, no bytes are counted", PlaceUnderTest.allCases,
      #"(public\.folder|public\.symlink|→ PLACE/link   public\.utf8-plain-text), \d+ B"#, is: "$1",
      in: "folder"),
    Wording(
      "a place of others keeps a replaced file under a name of the run",
      [.host, .folder, .bucket], #"\.dnd-replaced/\.dnd-RUN-"#, is: ".dnd-replaced-UID/",
      in: "replace"),
    Wording(
      "a place of others does not know its user", [.host, .folder, .bucket], #"\.dnd-replaced$"#,
      is: ".dnd-replaced-UID", in: "replace"),
  ]
}

extension KnownDifference {
  static let all = never + yet

  /// What a place cannot do, and says.
  private static let never = [
    KnownDifference(
      "a store keeps no permissions, and says so of a program",
      "program: copy move: folder bucket: drop.words"),
    KnownDifference(
      "a store keeps no links, and says so instead of the copy",
      """
      dangling link, folder with a link: copy move: folder bucket: drop.status drop.words drop.tree
      """),
    KnownDifference(
      "a store keeps no links, so that the move of one is refused",
      """
      link to a file, link to a folder: move: folder bucket: propose.status propose.words drop.status drop.words drop.tree
      link with its target: move: folder bucket: propose.words drop.status drop.words drop.tree
      dangling link: move: folder bucket: propose.status propose.words
      """),
    KnownDifference(
      "a bucket keeps no empty folders, and says so",
      "empty folder: copy move: bucket: drop.status drop.words drop.tree"),
    KnownDifference(
      "bytes at a place of others are read by the drop, not by its preview",
      """
      identical file there: copy move: host folder bucket: propose.words
      different file there: copy move: host folder bucket: propose.words foretold
      """),
  ]

  /// What is to become the same.
  private static let yet = [
    KnownDifference(
      "propose does not know what a store does not keep",
      """
      dangling link: copy: folder bucket: foretold
      folder with a link: copy move: folder bucket: foretold
      link with its target: move: folder bucket: foretold
      empty folder: copy move: bucket: foretold
      """),
    KnownDifference(
      "hard links come back as files of their own from another file system",
      "hard-linked pair: move: across host folder bucket: undone"),
    KnownDifference(
      "a folder that was partly moved to a store does not come back",
      "folder with a link: move: folder bucket: undone undone.times"),
    KnownDifference(
      "a folder that files were merged into, and the folder that they came from, keep their new times",
      """
      merged folder: copy: here across host: undone.times
      merged folder: move: here across host folder bucket: undone.times
      """),
    KnownDifference(
      "a copy that is gone has other words in a bucket",
      "copy gone: copy move: bucket: undo.status undo.words"),
    KnownDifference(
      "after a kill, a folder that comes back from a bucket has other permissions",
      "folder: move: bucket: again.undone"),
  ]
}
