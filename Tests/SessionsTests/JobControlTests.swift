import Sessions
import Testing

/// Which commands count as typed; `WhichSessionTests` asks the shells themselves.
@Suite struct JobControlTests {
  /// A command below the shell 10, which leads the terminal session 10.
  private func command(
    group: Int32 = 20, parent: Int32 = 10, parentSession: Int32? = 10, parentGroup: Int32? = 10,
    session: Int32 = 10
  ) -> JobControl {
    JobControl(
      process: 20, session: session, group: group, parent: parent, parentSession: parentSession,
      parentGroup: parentGroup)
  }

  @Test("A line of its own in a shell is typed") func ownGroup() {
    #expect(command().looksTyped)
    // In a shell below the first one.
    #expect(command(parent: 15, parentGroup: 15).looksTyped)
    // In a pipeline.
    #expect(command(group: 19).looksTyped)
  }

  @Test("What the leader of the session runs in its own group is typed") func leader() {
    #expect(command(group: 10).looksTyped)
  }

  @Test("What shares the group of its parent is scripted") func script() {
    #expect(!command(group: 15, parent: 15, parentGroup: 15).looksTyped)
    #expect(!command(group: 14, parent: 15, parentGroup: 14).looksTyped)
  }

  @Test("The leader of a terminal session that was opened for it is typed") func alone() {
    #expect(command(parent: 5, parentSession: 4, parentGroup: 4, session: 20).looksTyped)
    #expect(command(parent: 0, parentSession: nil, parentGroup: nil, session: 20).looksTyped)
  }

  @Test("What has lost its parent is scripted, whenever that ended") func orphan() {
    #expect(!command(group: 15, parent: 1, parentSession: 1, parentGroup: 1).looksTyped)
    #expect(!command(group: 15, parent: 0, parentSession: nil, parentGroup: nil).looksTyped)
  }
}
