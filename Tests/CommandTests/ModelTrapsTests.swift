import SystemPackage
import TestSupport
import Testing

@testable import DNDCommands

/// The subtle cases of the drag and drop model, one test each.
///
/// The numbers refer to the list of these cases and do not change.
@Suite struct ModelTrapsTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.sandbox.write("work/notes.md", "# notes\n")
    try place.sandbox.write("work/page.html", "<!doctype html><p>page</p>\n")
    try place.sandbox.write("work/a.txt", "a\n")
    try place.sandbox.write("work/b.txt", "b\n")
    try place.sandbox.makeDirectory(place.sandbox.path("work/out"))
  }

  @discardableResult
  private func dnd(_ arguments: String..., app: String? = nil) throws -> Workplace.Answer {
    place.environment["DND_SESSION"] = "s"
    place.environment["DND_APP"] = app
    return try place.run(arguments)
  }

  private func lift(_ arguments: String..., app: String? = nil) throws {
    place.environment["DND_APP"] = app
    let answer = try place.run(["lift", "-q", "--session", "s"] + arguments)
    #expect(answer.status == 0, "\(answer.error)")
  }

  private func load(_ accept: String, _ more: String...) throws -> String {
    place.environment["DND_SESSION"] = "s"
    return try place.run(["load", "-q", "-a", accept] + more).output
  }

  private func events(app: String? = nil) throws -> [String] {
    let log = try dnd("log", "--json", app: app)
    return log.output.split(separator: "\n").compactMap { line in
      line.split(separator: #""event":""#).dropFirst().first.map {
        String($0.prefix { $0 != "\"" })
      }
    }
  }

  @Test func trap1TwoItemsDoNotMeetARequirementBetweenThem() throws {
    try lift("--data", "text=x", "--data", "html=y")
    try dnd("add", "-q", "--data", "text=z")
    let drop = try dnd("drop", "out", "--require", "text", "--require", "html", "--json")
    #expect(drop.output.contains(#""index":1,"#) && drop.output.contains(#""state":"unmatched""#))
    #expect(try dnd("list", "--json").output.contains(#""items":1"#))
  }

  @Test func trap2ConformanceRunsFromWhatIsOfferedToWhatIsWantedAndNeverBack() throws {
    try lift("--data", "public.image=x")
    #expect(try dnd("propose", "out", "-a", "public.jpeg", "--no-convert").status == 4)
    #expect(try dnd("propose", "out", "-a", "public.data", "--no-convert").status == 0)
  }

  @Test func trap3AnExactTypeAnywhereBeatsAnEarlierConformingOne() throws {
    try lift("--data", "html=page", "--data", "public.text=any text")
    #expect(try load("public.text") == "any text")
  }

  @Test func trap4TheReceiversOrderWinsUnlessTheSourceIsPreferred() throws {
    try lift("--data", "html=page", "--data", "text=plain")
    #expect(try load("public.utf8-plain-text,html") == "plain")
    #expect(try load("public.utf8-plain-text,html", "--prefer", "source") == "page")
  }

  @Test func trap5ARepresentationThatIsGivenAgainKeepsItsPlace() throws {
    try lift("--data", "html=old", "--data", "text=plain")
    try dnd("add", "-q", "--to-item", "1", "--data", "html=new")
    #expect(try load("public.text") == "new")
    let show = try dnd("show", "--json").output
    let html = try #require(show.firstRange(of: #""public.html""#))
    let text = try #require(show.firstRange(of: #""public.utf8-plain-text""#))
    #expect(html.lowerBound < text.lowerBound)
  }

  @Test func trap6WhatIsHiddenIsNeitherListedNorMatchedNorRequired() throws {
    try lift("--data", "text=plain", "--data", "html=own", "--visibility", "html=own", app: "one")
    #expect(try !dnd("show", "--json", app: "two").output.contains("public.html"))
    #expect(try dnd("propose", "out", "--require", "html", app: "two").status == 4)
    #expect(try dnd("propose", "out", "--require", "html", app: "one").status == 0)
  }

  @Test func trap7NotInterestedIsNotForbiddenAndAMoveThatMayNotBeIsNoCopy() throws {
    try lift("a.txt", "--no-move")
    #expect(try dnd("propose", "out", "-a", "image", "--move", "--no-convert").status == 4)
    #expect(try dnd("drop", "out", "--move").status == 5)
    #expect(place.sandbox.list("work/out") == [])
  }

  @Test func trap8NothingIsPerformedBeforeTheDestinationHasAnswered() throws {
    try lift("a.txt")
    try dnd("drop", "-q", "out", "--keep")
    let events = try events()
    let order = ["canHandle", "enter", "update", "perform"].map { events.firstIndex(of: $0) ?? -1 }
    #expect(order == order.sorted() && !order.contains(-1))
  }

  @Test func trap9WhatIsAddedMeanwhileMakesAProposalStale() throws {
    try lift("a.txt")
    try dnd("propose", "-q", "out")
    try dnd("add", "-q", "b.txt")
    #expect(try dnd("drop", "--proposed").status == 75)
    #expect(place.sandbox.list("work/out") == [])
  }

  @Test func trap10NothingIsRunBeforeTheDrop() throws {
    try lift("--promise", "text=touch ran; echo made")
    try dnd("propose", "-q", "out")
    try dnd("show", "-q")
    #expect(!place.sandbox.list("work").contains("ran"))
    try dnd("drop", "-q", "out")
    #expect(place.sandbox.list("work").contains("ran"))
  }

  @Test func trap11ThatAllWasTransferredIsToldBeforeThatTheDragHasEnded() throws {
    try lift("a.txt")
    try dnd("drop", "-q", "out", "--move")
    let events = try events()
    let finished = try #require(events.firstIndex(of: "transferFinished"))
    let ended = try #require(events.firstIndex(of: "didEnd"))
    #expect(finished < ended)
  }

  @Test func trap12TheEndReachesDestinationsThatDidNotGetTheDrop() throws {
    try place.sandbox.makeDirectory(place.sandbox.path("work/asked"))
    try lift("a.txt")
    try dnd("propose", "-q", "asked")
    try dnd("drop", "-q", "out")
    let log = try dnd("log", "--json").output.split(separator: "\n")
    #expect(log.contains { $0.contains(#""event":"end""#) && $0.contains("/work/asked") })
  }

  @Test func trap13WhatCannotBeLoadedIsToldAndTheOthersKeepTheirOrder() throws {
    try lift("--data", "text=1\n")
    try dnd("add", "-q", "--promise", "text=exit 1")
    try dnd("add", "-q", "--data", "text=3\n")
    let load = try dnd("load", "-q", "--all", "--no-fallback")
    #expect(load.output == "1\n3\n" && load.status == 3 && load.error.contains("item 2"))
  }

  @Test func trap14WhatACommandWroteIsKeptWhenItsOwnFileIsGone() throws {
    try lift("--promise", "text=printf made > \"$DND_OUTPUT\"; echo \"$DND_OUTPUT\" > where")
    #expect(try load("text") == "made")
    let own = String(decoding: try place.sandbox.read("work/where"), as: UTF8.self).dropLast()
    #expect(!Files.exists(FilePath(String(own))))
    #expect(try load("text") == "made")
  }

  @Test func trap15ADirectoryInAStreamIsAnArchiveAndAnArchiveIsNoDirectory() throws {
    try place.sandbox.write("work/tree/x", "x")
    try lift("tree")
    #expect(try dnd("load", "-q").outputBytes.count > 1000)
    #expect(try dnd("load", "-q", "--no-convert").status != 0)
    #expect(
      try place.run(["types", "conforms", "public.zip-archive", "public.folder"]).status != 0)
  }

  @Test func trap16AGivenNameIsTheNameAndASuggestedOneGetsItsExtension() throws {
    try lift("--name", "memo", "--data", "text=x")
    try dnd("add", "-q", "--data", "html=y")
    try dnd("drop", "-q", "out")
    let names = place.sandbox.list("work/out")
    #expect(names.contains("memo") && names.contains { $0.hasSuffix(".html") })
  }

  @Test func trap17ThePlaceBehindTheLastIsAPlaceAndTheOneBehindItIsNone() throws {
    _ = try place.run(["init", "-q", "-p", "list", "--ordered"])
    try lift("a.txt")
    try dnd("drop", "-q", "list")
    try lift("b.txt")
    #expect(try dnd("propose", "list", "--at", "2").status == 0)
    #expect(try dnd("propose", "list", "--at", "3").status == 64)
  }

  @Test func trap18NothingIsAddedToASessionThatNobodyNamed() throws {
    try lift("a.txt")
    place.environment["DND_SESSION"] = "other"
    _ = try place.run(["add", "b.txt"])
    #expect(try dnd("list", "--json").output.contains(#""items":1"#))
  }

  @Test func trap19TheTreeOfTypesIsNotWhatItsNamesSuggest() throws {
    func conforms(_ type: String, _ other: String) throws -> Bool {
      try place.run(["types", "conforms", type, other]).status == 0
    }
    #expect(try !conforms("com.apple.package", "public.folder"))
    #expect(try !conforms("public.archive", "public.text"))
    #expect(try conforms("PUBLIC.PNG", "public.image"))
    let text = try place.run(["types", "show", "public.utf8-plain-text", "--json"])
    #expect(text.output.contains(#""extensions":[]"#) || !text.output.contains("extensions"))
    #expect(try place.run(["types", "show", ".ts", "--json"]).output.contains("transport"))
  }

  @Test func trap20AnIdentifierOfAnExtensionSpeaksOfThatExtensionAlone() throws {
    let one = try place.run(["types", "dynamic", "--extension", "xyzzy"]).output
    let same = try place.run(["types", "dynamic", "--extension", "XYZZY"]).output
    #expect(one == same && one.hasPrefix("dyn.a"))
    #expect(try place.run(["types", "dynamic", "dyn.ah62d4rv4gu8y"]).status != 0)
    let mime = try place.run(["types", "dynamic", "--mime-type", "x-Test/x-Case"]).output
    #expect(mime != one)
  }

  @Test func trap21AMoveIsAllowedUnlessForbiddenAndAcrossApplicationsThereIsNone() throws {
    try lift("a.txt", app: "one")
    #expect(try dnd("drop", "out", "--move", app: "two").status == 5)
    #expect(place.sandbox.list("work").contains("a.txt"))
    #expect(try dnd("drop", "out", "--move", app: "one").status == 0)
    #expect(!place.sandbox.list("work").contains("a.txt"))
  }

  @Test func trap22WhoNamesAnItemTakesThatOneAlone() throws {
    try lift("a.txt", "b.txt")
    try dnd("drop", "-q", "out", "--item", "2")
    #expect(place.sandbox.list("work/out") == ["b.txt"])
  }

  @Test func trap23TheBinTakesTheFileItselfAndLoadsNothing() throws {
    try lift("a.txt", "--promise", "html=touch ran; echo x")
    #expect(try dnd("drop", "trash:").status == 0)
    let names = place.sandbox.list("work")
    #expect(!names.contains("a.txt") && !names.contains("ran"))
    #expect(try dnd("undo", "-q").status == 0)
    #expect(place.sandbox.list("work").contains("a.txt"))
  }

  @Test func trap24WhatIsRequiredBesideTheRepresentationHasToComeToo() throws {
    try lift("--data", "text=x", "--promise", "public.url=exit 1")
    let drop = try dnd("drop", "out", "--require", "url", "--require", "text")
    #expect(drop.status != 0 && place.sandbox.list("work/out") == [])
  }

  @Test func trap25WhatHoldsForASessionHoldsForAllOfItAndOneChangeIsOne() throws {
    try lift("a.txt", "b.txt", "--local-only", app: "one")
    #expect(try dnd("drop", "out", app: "two").status == 5)
    let before = try dnd("show", "--json", app: "one").output
    try dnd("add", "-q", "notes.md", "page.html", app: "one")
    let after = try dnd("show", "--json", app: "one").output
    func generation(_ text: String) -> Int {
      Int(
        text.split(separator: #""generation":"#).dropFirst().first?.prefix { $0.isNumber } ?? "")
        ?? -1
    }
    #expect(generation(after) == generation(before) + 1)
  }
}
