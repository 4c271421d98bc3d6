import Sessions
import Testing

/// The commands that count as typed; `WhichSessionTests` tests them with real shells.
@Suite struct JobControlTests {
  /// A command below shell 10, the leader of terminal session 10.
  private func command(
    group: Int32 = 20, parent: Int32 = 10, parentSession: Int32? = 10, parentGroup: Int32? = 10,
    session: Int32 = 10
  ) -> JobControl {
    JobControl(
      process: 20, session: session, group: group, parent: parent, parentSession: parentSession,
      parentGroup: parentGroup)
  }

  @Test("A command in a process group of its own is typed") func ownGroup() {
    #expect(command().looksTyped)
    // In a nested shell.
    #expect(command(parent: 15, parentGroup: 15).looksTyped)
    // In a pipeline.
    #expect(command(group: 19).looksTyped)
  }

  @Test("A command of the session leader in its own group is typed") func leader() {
    #expect(command(group: 10).looksTyped)
  }

  @Test("A command in the group of its parent is scripted") func script() {
    #expect(!command(group: 15, parent: 15, parentGroup: 15).looksTyped)
    #expect(!command(group: 14, parent: 15, parentGroup: 14).looksTyped)
  }

  @Test("The leader of a terminal session opened for it is typed") func alone() {
    #expect(command(parent: 5, parentSession: 4, parentGroup: 4, session: 20).looksTyped)
    #expect(command(parent: 0, parentSession: nil, parentGroup: nil, session: 20).looksTyped)
  }

  @Test("A command that has lost its parent is scripted, whenever that ended") func orphan() {
    #expect(!command(group: 15, parent: 1, parentSession: 1, parentGroup: 1).looksTyped)
    #expect(!command(group: 15, parent: 0, parentSession: nil, parentGroup: nil).looksTyped)
  }
}
