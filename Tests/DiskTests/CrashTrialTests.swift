import Glibc
import SystemPackage
import TestSupport
import Testing

/// What happens to a drop on real disks: the power goes, others are at it too, someone has enough of it.
@Suite(.serialized) struct CrashTrialTests {
  @Test(
    "After a power cut every file is whole in one place, and the same drop finishes",
    .enabled(
      if: CrashTrial.obstacle == nil && access("/dev/fuse", R_OK | W_OK) == 0,
      CrashTrial.obstacle ?? "there is no FUSE"),
    arguments: [
      "copy", "copy to another disk", "verified copy", "move to another disk", "move within a disk",
      "replace",
      "replace by moving to another disk",
    ])
  func powerCut(scenario: String) throws {
    try CrashTrial.run("powercut", [scenario] + (CrashTrial.isWhole ? [] : ["--states", "8"]))
  }

  @Test(
    "After one no hidden folder stays, and a drop with a manifest can be said again",
    .enabled(
      if: CrashTrial.obstacle == nil && access("/dev/fuse", R_OK | W_OK) == 0,
      CrashTrial.obstacle ?? "there is no FUSE"),
    arguments: [
      "folders", "move folders to another disk", "move folders within a disk",
      "move folders together", "list in a manifest", "move and list in a manifest",
    ], ["ext4", "xfs"])
  func powerCutOfDirectories(scenario: String, kind: String) throws {
    let isHere = kind == "ext4" || access("/usr/sbin/mkfs.xfs", X_OK) == 0
    try #require(isHere, "xfsprogs is not installed")
    try CrashTrial.run(
      "powercut", [scenario, "--kind", kind] + (CrashTrial.isWhole ? [] : ["--states", "6"]))
  }

  @Test(
    "After one nothing is lost on a drive in a program, which is told of no syncfs",
    .enabled(if: PassingDrive.obstacle == nil, PassingDrive.obstacle))
  func powerCutOfDrive() throws {
    try CrashTrial.run(
      "powercut",
      ["move to a drive in a program", "--passing", PassingDrive.path().string]
        + (CrashTrial.isWhole ? [] : ["--states", "12"]))
  }

  @Test(
    "What a tool without syncs loses in a power cut is seen",
    .enabled(
      if: CrashTrial.obstacle == nil && access("/dev/fuse", R_OK | W_OK) == 0,
      CrashTrial.obstacle ?? "there is no FUSE"))
  func powerCutOfOthers() throws {
    try CrashTrial.run(
      "powercut",
      ["move to another disk", "--with", "mv", "--until-loss", "--rounds", "1", "--seed", "1"])
  }

  @Test(
    "A crowd on the same sessions places every item exactly once",
    .enabled(if: access("/usr/bin/python3", X_OK) == 0, "python3 is not installed"))
  func crowd() throws {
    try CrashTrial.run(
      "crowd",
      CrashTrial.isWhole ? ["--seconds", "60"] : ["--seconds", "8", "--processes", "24"])
  }

  @Test(
    "An interrupted drop ends by its signal, leaves nothing half-made and can be done again",
    .enabled(if: CrashTrial.obstacle == nil, CrashTrial.obstacle))
  func interruption() throws {
    try CrashTrial.run(
      "cancel",
      CrashTrial.isWhole
        ? ["--rounds", "12"] : ["--megabytes", "96", "--files", "600", "--rounds", "3"])
  }
}
