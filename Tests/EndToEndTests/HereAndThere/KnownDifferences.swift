extension Wording {
  static let all: [Wording] = [
    Wording(
      "of a folder or link that is renamed, no bytes are counted", PlaceUnderTest.allCases,
      #"(public\.folder|public\.symlink|→ PLACE/link   public\.utf8-plain-text), \d+ B"#, is: "$1",
      in: "folder"),
    Wording(
      "a place of others keeps a replaced file under a name of the run",
      [.host, .folder, .bucket], #"\.dnd-replaced/\.dnd-RUN-"#, is: ".dnd-replaced-UID/",
      in: "replace: older"),
    Wording(
      "a place of others does not know its user", [.host, .folder, .bucket], #"\.dnd-replaced$"#,
      is: ".dnd-replaced-UID", in: "replace: older"),
  ]
}

extension KnownDifference {
  static let all = never + yet

  /// What a place cannot do, and says.
  private static let never = [
    KnownDifference(
      1, "a store keeps no permissions, and says so of a program",
      """
      program | copy move | folder bucket | drop.words
      """),
    KnownDifference(
      2, "a bucket keeps no empty folders, and says so",
      """
      empty folder | copy move | bucket | drop.status drop.words drop.tree
      """),
    KnownDifference(
      3, "a store keeps no links, so that it refuses one, or leaves it out of a folder",
      """
      dangling link, link to itself | copy | folder bucket | drop.status drop.words drop.tree
      dangling link | move | folder bucket | propose.status propose.words
      dangling link | move | folder bucket | drop.status drop.words drop.tree
      link to a file | move | folder bucket | propose.status propose.words
      link to a file | move | folder bucket | drop.status drop.words drop.tree
      link to a folder | move | folder bucket | propose.status propose.words
      link to a folder | move | folder bucket | drop.status drop.words drop.tree
      link to a link | move | folder bucket | propose.status propose.words
      link to a link | move | folder bucket | drop.status drop.words drop.tree
      link to itself | move | folder bucket | propose.status propose.words
      link to itself | move | folder bucket | drop.status drop.words drop.tree
      folder with a link | copy move | folder bucket | drop.status drop.words drop.tree
      link before its target | move | folder bucket | propose.words drop.status drop.words drop.tree
      link with its target | move | folder bucket | propose.words drop.status drop.words drop.tree
      """),
    KnownDifference(
      4, "bytes at a place of others are compared by the drop, not by its preview",
      """
      dedupe: identical | copy move | host folder bucket | propose.words
      longest name that is taken | copy move | host folder bucket | propose.words foretold
      folder itself, itself | copy | host folder bucket | propose.words
      folder itself, itself | move | host folder bucket | propose.words foretold
      """),
    KnownDifference(
      5, "links on a host or store to files of this machine would lead nowhere",
      """
      link | copy | host folder bucket | propose.status propose.words
      link | copy | host folder bucket | drop.status drop.words drop.tree
      relative link | copy | host folder bucket | propose.status propose.words
      relative link | copy | host folder bucket | drop.status drop.words drop.tree
      """),
    KnownDifference(
      6, "what cannot be read can be renamed, but not sent",
      """
      folder with a FIFO | move | host folder bucket | drop.status drop.words drop.tree
      folder with an unreadable file | move | across host folder bucket | drop.status
      folder with an unreadable file | move | across host folder bucket | drop.words drop.tree
      folder with an unreadable folder | move | across host folder bucket | drop.status
      folder with an unreadable folder | move | across host folder bucket | drop.words drop.tree
      unreadable file | move | across host folder bucket | propose.status propose.words
      unreadable file | move | across host folder bucket | drop.status drop.words drop.tree
      """),
    KnownDifference(
      7, "a host has no times before 1970, and says so",
      """
      time before 1970 | copy move | host | drop.words drop.tree
      """),
    KnownDifference(
      8, "propose makes nothing, so that it does not know what fails then",
      """
      promised and failing | copy | here across host folder bucket | foretold
      """),
    KnownDifference(
      9, "only a trial, which changes the folder's time, shows that a place is in the source",
      """
      deep into itself, into itself | copy move | folder | propose.status propose.words foretold
      deep into itself | copy move | host | propose.status propose.words
      deep into itself | copy move | host | drop.tree foretold undone.times
      into itself | copy move | host | propose.status propose.words drop.tree foretold undone.times
      place among the sources | copy move | host folder | propose.status propose.words foretold
      """),
    KnownDifference(
      10, "only the end of a move shows that a place of others is the source",
      """
      folder itself | copy | host | drop.tree undone.times
      folder itself | move | folder bucket | drop.status drop.words
      folder itself | move | host | drop.status drop.words drop.tree undone.times
      itself | move | host folder bucket | drop.status drop.words
      itself replaced | copy | host folder bucket | propose.words
      itself replaced | move | host folder bucket | propose.words drop.status drop.words foretold
      """),
    KnownDifference(
      11, "a store has names of characters only",
      """
      name that is not UTF-8 | copy move | folder bucket | drop.status drop.words drop.tree
      """),
    KnownDifference(
      12, "the other names of a file stay on their file system",
      """
      file with another name | move | across host folder bucket | drop.tree
      """),
    KnownDifference(
      13, "only the drop finds out what it may write elsewhere, and how much room there is",
      """
      full place | copy move | host folder | propose.status propose.words drop.words foretold
      place that nobody may write | copy move | host folder | propose.status propose.words
      place that nobody may write | copy move | host folder | drop.words foretold
      """),
    KnownDifference(
      14, "a bucket does not list a name with a line break as it is",
      """
      line break in a name | copy move | bucket | drop.status drop.words foretold undone
      line break in a name | move | bucket | drop.tree
      """),
  ]

  /// What is to become the same.
  private static let yet = [
    KnownDifference(
      20, "propose does not know what a store does not keep",
      """
      dangling link, link to itself | copy | folder bucket | foretold
      empty folder | copy move | bucket | foretold
      folder with a link, name that is not UTF-8 | copy move | folder bucket | foretold
      link before its target, link with its target | move | folder bucket | foretold
      """),
    KnownDifference(
      21, "hard links come back as files of their own from another file system",
      """
      file with another name, hard-linked pair | move | across host folder bucket | undone
      folder with a hard-linked pair | move | host folder bucket | undone
      """),
    KnownDifference(
      23, "a folder elsewhere that files were put into or taken from keeps its new time",
      """
      atomic with a merge | copy move | host | undone.times
      folder against a file in a merged folder | copy move | host | undone.times
      merged folder, merged folder with a replaced file | copy move | host | undone.times
      merged folder with taken names | copy move | host | undone.times
      """),
    KnownDifference(
      28, "a folder that nobody may write can be renamed, but not copied and removed",
      """
      folder that nobody may write | move | across host folder bucket | drop.words
      """),
    KnownDifference(
      29, "propose does not look into folders",
      """
      folder that nobody may write | move | here across host folder bucket | foretold
      folder with a FIFO | copy | here across host folder bucket | foretold
      folder with an unreadable file | copy | here across host folder bucket | foretold
      folder with an unreadable folder | copy | here across host folder bucket | foretold
      folder with a FIFO | move | host folder bucket | foretold
      folder with an unreadable file | move | across host folder bucket | foretold
      folder with an unreadable folder | move | across host folder bucket | foretold
      """),
    KnownDifference(
      33, "a hint names the missing folder in another way",
      """
      place gone before | copy move | folder bucket | propose.words drop.words
      """),
    KnownDifference(
      34, "a folder that is a bucket is put into the bucket itself",
      """
      deep into itself | copy | bucket | propose.status propose.words drop.status
      deep into itself | copy | bucket | drop.words drop.tree undone
      place among the sources | copy | bucket | propose.status propose.words drop.status
      place among the sources | copy | bucket | drop.words drop.tree undone
      deep into itself | move | bucket | propose.status propose.words drop.status
      deep into itself | move | bucket | drop.words drop.tree foretold undone
      into itself | move | bucket | propose.status propose.words drop.status
      into itself | move | bucket | drop.words drop.tree foretold
      into itself | copy | bucket | propose.status propose.words drop.status drop.words drop.tree
      place among the sources | move | bucket | propose.status propose.words drop.words
      place among the sources | move | bucket | drop.tree foretold undone
      """),
    KnownDifference(
      40, "after a kill elsewhere, what it had placed is not always known as the drop's own",
      """
      * | copy move | host folder bucket | again again.undone
      """),
    KnownDifference(
      41, "after a kill in a merge, the folder may get the time that it had at the repeat",
      """
      merged folder?, merged folder with a replaced file? | move | here across | again.undone
      merged folder with taken names? | move | here across | again.undone
      folder against a file in a merged folder? | move | here across | again.undone
      atomic with a merge? | move | here across | again.undone
      """),
  ]
}
