import Glibc
import SystemPackage
import TestSupport
import Testing

/// File systems and scenarios; btrfs gives a disk another number at each mount.
private let youngTrials: [(kind: String, scenario: String)] =
  ["ext4", "xfs"].flatMap { kind in
    [
      "copy", "move to another disk", "move within a disk", "replace by moving to another disk",
      "move folders to another disk", "move folders together", "move and list in a manifest",
    ].map { (kind, $0) }
  }
  + [
    "copy", "folders", "move to another disk", "move within a disk",
    "replace by moving to another disk", "move folders to another disk",
  ].map { ("btrfs", $0) } + [("ext4", "copy into a view")]

/// Drops on real disks with power cuts, concurrent processes and interruptions.
@Suite(.serialized) struct CrashTrialTests {
  @Test(
    "After a power cut every file is complete in one place, and the same drop finishes",
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
    "After a power cut no hidden directory stays, and a drop with a manifest can be repeated",
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
    "After a power cut between any two commands, with nothing synced by others, each promise holds",
    .enabled(
      if: CrashTrial.obstacle == nil && access("/dev/fuse", R_OK | W_OK) == 0,
      CrashTrial.obstacle ?? "there is no FUSE"),
    arguments: youngTrials)
  func powerCutOfYoungSessions(kind: String, scenario: String) throws {
    let isHere = kind == "ext4" || access("/usr/sbin/mkfs.\(kind)", X_OK) == 0
    try #require(isHere, "mkfs.\(kind) is not installed")
    try CrashTrial.run(
      "powercut",
      [scenario, "--young", "--kind", kind] + (CrashTrial.isWhole ? [] : ["--states", "4"]))
  }

  @Test(
    "After a power cut of a host or of this machine, every file is complete on one of them",
    .enabled(
      if: CrashTrial.obstacle == nil && access("/dev/fuse", R_OK | W_OK) == 0
        && TestHost.server.isAvailable,
      CrashTrial.obstacle ?? "there is no FUSE, or openssh-sftp-server is not installed"),
    arguments: [
      "move to a host", "move to a host without commands", "move folders to a host",
      "move to a host together", "replace on a host", "move from a host",
    ])
  func powerCutOfHosts(scenario: String) throws {
    try CrashTrial.run("powercut", [scenario] + (CrashTrial.isWhole ? [] : ["--states", "6"]))
  }

  @Test(
    "A power cut loses nothing on a FUSE drive, which does not receive syncfs",
    .enabled(if: PassingDrive.obstacle == nil, PassingDrive.obstacle),
    arguments: ["move to a drive in a program", "move to a drive that cannot sync folders"])
  func powerCutOfDrive(scenario: String) throws {
    try CrashTrial.run(
      "powercut",
      [scenario, "--passing", PassingDrive.path().string]
        + (CrashTrial.isWhole ? [] : ["--states", "12"]))
  }

  @Test(
    "A power cut within an undo on a FUSE drive leaves nothing that another undo refuses",
    .enabled(if: PassingDrive.obstacle == nil, PassingDrive.obstacle))
  func powerCutOfUndoOnDrive() throws {
    try CrashTrial.run(
      "powercut",
      ["copy to a drive in a program", "--young", "--passing", PassingDrive.path().string]
        + (CrashTrial.isWhole ? [] : ["--states", "12"]))
  }

  @Test(
    "The losses of a tool without syncs in a power cut are detected",
    .enabled(
      if: CrashTrial.obstacle == nil && access("/dev/fuse", R_OK | W_OK) == 0,
      CrashTrial.obstacle ?? "there is no FUSE"))
  func powerCutOfOthers() throws {
    try CrashTrial.run(
      "powercut",
      ["move to another disk", "--with", "mv", "--until-loss", "--rounds", "1", "--seed", "1"])
  }

  @Test(
    "Many processes on the same sessions place every item exactly once",
    .enabled(if: access("/usr/bin/python3", X_OK) == 0, "python3 is not installed"))
  func crowd() throws {
    try CrashTrial.run(
      "crowd",
      CrashTrial.isWhole ? ["--seconds", "60"] : ["--seconds", "8", "--processes", "24"])
  }

  @Test(
    "Workers on one database place every item once, whichever dies or wakes up late",
    .enabled(
      if: TestDatabase.isAvailable && access("/usr/bin/python3", X_OK) == 0,
      "needs the packages postgresql and python3"))
  func farm() throws {
    let time = CrashTrial.isWhole ? ["--seconds", "600", "--items", "1000"] : ["--seconds", "15"]
    try CrashTrial.run("farm", time + ["--operation", "copy"])
    try CrashTrial.run("farm", time + ["--operation", "move"])
    if CrashTrial.isWhole { try CrashTrial.run("farm", time + ["--operation", "convert"]) }
  }

  @Test(
    "Workers on one session of this machine place every item once, whichever dies",
    .enabled(if: access("/usr/bin/python3", X_OK) == 0, "python3 is not installed"))
  func farmHere() throws {
    let time = CrashTrial.isWhole ? ["--seconds", "600", "--items", "1000"] : ["--seconds", "15"]
    try CrashTrial.run("farm", time + ["--store", "files"])
  }

  @Test(
    "An interrupted drop ends by its signal, leaves no partial files and can be repeated",
    .enabled(if: CrashTrial.obstacle == nil, CrashTrial.obstacle))
  func interruption() throws {
    try CrashTrial.run(
      "cancel",
      CrashTrial.isWhole
        ? ["--rounds", "12"] : ["--megabytes", "96", "--files", "600", "--rounds", "3"])
  }
}
