import Context
import Testing

@Suite struct DestinationKeyTests {
  @Test(
    arguments: [
      ("-", .stream), ("trash:", .trash), ("app:org.gimp.GIMP", .application("org.gimp.GIMP")),
      ("exec:wc -l", .command("wc -l")), ("/home/ada/app:x", .path("/home/ada/app:x")),
      ("/-", .path("/-")), ("", .path("")),
    ] as [(String, DestinationKey)])
  func aRememberedDestinationIsToldApart(key: String, expected: DestinationKey) {
    #expect(DestinationKey(key) == expected)
  }

  @Test func onlyAPathIsInAFileSystemAndOnlyProgramsAreGivenItems() {
    #expect(["-", "trash:", "app:a", "exec:a"].allSatisfy { !DestinationKey($0).isFileSystem })
    #expect(DestinationKey("/a").isFileSystem && DestinationKey("").isFileSystem)
    #expect(["app:a", "exec:a"].allSatisfy { DestinationKey($0).isProgram })
    #expect(["-", "trash:", "/a", ""].allSatisfy { !DestinationKey($0).isProgram })
  }
}
