import Glibc
import Testing

/// What happens to a drop on real disks: the power goes, others are at it too, someone has enough of it.
@Suite(.serialized) struct OrdealTests {
  @Test(
    "After a power cut every file is whole in one place, and the same drop finishes",
    .enabled(
      if: Ordeal.obstacle == nil && access("/dev/fuse", R_OK | W_OK) == 0,
      Ordeal.obstacle ?? "there is no FUSE"),
    arguments: [
      "copy", "copy to another disk", "verified copy", "move to another disk", "move within a disk",
      "replace",
      "replace by moving to another disk",
    ])
  func powerCut(scenario: String) throws {
    try Ordeal.run("powercut", [scenario] + (Ordeal.isWhole ? [] : ["--states", "8"]))
  }

  @Test(
    "What a tool without syncs loses in a power cut is seen",
    .enabled(
      if: Ordeal.obstacle == nil && access("/dev/fuse", R_OK | W_OK) == 0,
      Ordeal.obstacle ?? "there is no FUSE"))
  func powerCutOfOthers() throws {
    try Ordeal.run(
      "powercut",
      ["move to another disk", "--with", "mv", "--until-loss", "--rounds", "1", "--seed", "1"])
  }

  @Test(
    "A crowd on the same sessions places every item exactly once",
    .enabled(if: access("/usr/bin/python3", X_OK) == 0, "python3 is not installed"))
  func crowd() throws {
    try Ordeal.run(
      "crowd",
      Ordeal.isWhole ? ["--seconds", "60"] : ["--seconds", "8", "--processes", "24"])
  }

  @Test(
    "An interrupted drop ends by its signal, leaves nothing half-made and can be done again",
    .enabled(if: Ordeal.obstacle == nil, Ordeal.obstacle))
  func interruption() throws {
    try Ordeal.run(
      "cancel",
      Ordeal.isWhole
        ? ["--rounds", "12"] : ["--megabytes", "96", "--files", "600", "--rounds", "3"])
  }
}
