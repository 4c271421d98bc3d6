import Diagnostics
import Items
import SystemCalls
import SystemPackage
import TestSupport
import Testing
import UniformTypes

@testable import Context
@testable import DNDCommands
@testable import Dropping
@testable import Exchange
@testable import Picking

extension Session {
  static let otter = Session(
    name: "brisk-otter", id: "01", generation: 7,
    origin: Session.Origin(user: 1, host: "h", application: nil),
    created: 1_795_225_206_000_000_000)
}

@Suite struct TextRendererTests {
  let place: Workplace
  init() throws { place = try Workplace() }

  private let previews = [
    ItemPreview(
      index: 1, name: "IMG_0001.heic", type: UniformType("public.heic"), label: "HEIC image",
      size: 3_100_000),
    ItemPreview(
      index: 2, name: "notes\n.md", type: UniformType("net.daringfireball.markdown"),
      label: "Markdown text", size: 2345),
    ItemPreview(index: 3, name: "https://a.example", type: UniformType("public.url"), label: "URL"),
  ]

  @Test func aLiftPrintsTheNameAndPreviewsTheItems() throws {
    let outcome = LiftOutcome(session: .otter, began: true, indices: [1, 2, 3], previews: previews)
    let shown = try place.rendering { try $0.lifted(outcome) }
    #expect(shown.output == "brisk-otter\n")
    place.errorTerminal = Context.Terminal(columns: 80)
    place.environment["NO_COLOR"] = "1"
    let escaped = try place.rendering { try $0.lifted(outcome) }
    #expect(
      escaped.error == """
          1  IMG_0001.heic       HEIC image      3.1 MB
          2  notes\\n.md          Markdown text   2.3 kB
          3  https://a.example   URL

        """)
    let quiet = try place.rendering(quiet: true) { try $0.lifted(outcome) }
    #expect(quiet.output == "brisk-otter\n" && quiet.error == "")
  }

  @Test func whatIsNotPreviewedIsCounted() throws {
    let outcome = LiftOutcome(
      session: .otter, began: true, indices: Array(1...30), previews: Array(previews.prefix(1)))
    let shown = try place.rendering { try $0.lifted(outcome) }
    #expect(
      shown.error == """
          1  IMG_0001.heic   HEIC image   3.1 MB
          … and 29 more

        """)
  }

  @Test func aPreviewFitsItsTerminal() throws {
    place.errorTerminal = Context.Terminal(columns: 30)
    place.environment["NO_COLOR"] = "1"
    let outcome = LiftOutcome(session: .otter, began: true, indices: [1, 2, 3], previews: previews)
    let shown = try place.rendering { try $0.lifted(outcome) }
    #expect(shown.error.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 30 })
    #expect(shown.error.contains("…"))
  }

  @Test func anAddSaysWhereToAndPrintsANameOnlyWhenItBegan() throws {
    var outcome = LiftOutcome(
      session: .otter, began: false, indices: [1], previews: Array(previews.prefix(1)))
    let more = try place.rendering { try $0.added(outcome) }
    #expect(more.output == "")
    #expect(more.error.hasPrefix("added IMG_0001.heic to brisk-otter\n  1  IMG_0001.heic"))
    outcome.began = true
    let first = try place.rendering { try $0.added(outcome) }
    #expect(first.output == "brisk-otter\n")
  }

  private func proposal(_ operation: ProposedOperation, destination: String) -> ProposeOutcome {
    ProposeOutcome(
      session: .otter, operation: operation, destination: destination, reason: nil, refusal: nil,
      matched: 2, total: 4)
  }

  private func proposals(in directory: String) -> [ItemProposal] {
    [
      ItemProposal(
        index: 1, name: "IMG_0001.heic", operation: .copy, accepted: "jpeg",
        given: UniformType("public.jpeg"), match: .converts,
        via: "public.heic to public.jpeg by magick, lossy", target: "\(directory)/IMG_0001.jpg",
        reason: "HEIC image → JPEG image (lossy, by ImageMagick)",
        considered: [
          Consideration(
            accepted: "jpeg", offered: UniformType("public.heic"), verdict: "does not conform")
        ]),
      ItemProposal(
        index: 2, name: "a.jpg", operation: .copy, accepted: "jpeg",
        given: UniformType("public.jpeg"), match: .exact, via: nil, target: "\(directory)/a.jpg",
        reason: nil, considered: []),
      ItemProposal(
        index: 3, name: "notes.md", operation: .cancel,
        reason: "Markdown text", considered: []),
    ]
  }

  @Test func aProposalLooksLikeTheManuals() throws {
    let directory = place.sandbox.path("work/images").string
    let shown = try place.rendering { renderer in
      for item in proposals(in: directory) { try renderer.proposal(item) }
      try renderer.proposed(proposal(.copy, destination: directory))
    }
    #expect(
      shown.output == """
        copy 2 of 4 items to images/
          1  IMG_0001.heic → IMG_0001.jpg    HEIC image → JPEG image (lossy, by ImageMagick)
          2  a.jpg         → a.jpg           JPEG image
          3  notes.md        not accepted    Markdown text

        """)
    #expect(shown.error == "")
  }

  @Test("A row shows only the first line of a command")
  func commandOfSeveralLines() throws {
    let item = ItemProposal(
      index: 1, name: "x", operation: .copy, given: UniformType("public.text"), match: .conforms,
      via: "\necho a\necho b\n", considered: [])
    let shown = try place.rendering { renderer in
      try renderer.proposal(item)
      try renderer.proposed(proposal(.copy, destination: "/"))
    }
    #expect(shown.output.hasSuffix("text (by 'echo a …')\n"), "\(shown.output)")
  }

  @Test func aProposalExplainsItselfWhenAsked() throws {
    let directory = place.sandbox.path("work").string
    let shown = try place.rendering(verbose: true) { renderer in
      for item in proposals(in: directory).prefix(1) { try renderer.proposal(item) }
      try renderer.proposed(proposal(.copy, destination: directory))
    }
    #expect(
      shown.output == """
        copy 2 of 4 items to ./
          1  IMG_0001.heic → IMG_0001.jpg    HEIC image → JPEG image (lossy, by ImageMagick)
               jpeg: public.heic does not conform

        """)
  }

  @Test func aLongProposalHasItsHeadlineAtTheEnd() throws {
    let directory = place.sandbox.path("work").string
    let item = proposals(in: directory)[2]
    let shown = try place.rendering { renderer in
      for _ in 0..<10_001 { try renderer.proposal(item) }
      try renderer.proposed(proposal(.move, destination: directory))
    }
    let lines = shown.output.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines[20] == "  … and 9981 more")
    #expect(lines.last == "move 2 of 4 items to .")
  }

  @Test("A long proposal shows all items with problems, and repeats its headline at the end")
  func longProposal() throws {
    let directory = place.sandbox.path("work/out").string
    func item(_ index: Int) -> ItemProposal {
      var item = ItemProposal(
        index: index, name: "\(index)", operation: .copy, given: UniformType("public.png"),
        match: .exact,
        target: "\(directory)/\(index)", considered: [])
      item.effect = .copied
      return item
    }
    let shown = try place.rendering { renderer in
      for index in 1...500 {
        var item = item(index)
        if index % 100 == 0 { item.reason = "name taken: will be stored as \(index) 2" }
        try renderer.proposal(item)
      }
      var outcome = proposal(.copy, destination: directory)
      (outcome.matched, outcome.total) = (500, 500)
      try renderer.proposed(outcome)
    }
    let lines = shown.output.split(separator: "\n")
    #expect(lines.first == "copy 500 of 500 items to out/" && lines.last == lines.first)
    #expect(lines.count == 1 + 20 + 5 + 1 + 1 && lines[26] == "  … and 475 more")
    #expect(lines.count { $0.contains("name taken") } == 5)
  }

  @Test("Items that are already there are not announced as copies")
  func proposalOfWhatIsThere() throws {
    let directory = place.sandbox.path("work/out").string
    func shown(_ there: Int) throws -> String {
      try place.rendering { renderer in
        for index in 1...3 {
          var item = ItemProposal(
            index: index, name: "\(index)", operation: .copy, given: UniformType("public.png"),
            match: .exact,
            target: "\(directory)/\(index)", considered: [])
          item.effect = index <= there ? .alreadyThere : .copied
          try renderer.proposal(item)
        }
        var outcome = proposal(.copy, destination: directory)
        (outcome.matched, outcome.total) = (3, 3)
        try renderer.proposed(outcome)
      }.output
    }
    #expect(try shown(1).hasPrefix("copy 2 of 3 items to out/ · 1 already there\n"))
    #expect(try shown(3).hasPrefix("nothing to copy to out/: 3 items are already there\n"))
  }

  @Test("The table of a proposal fits its terminal")
  func proposalFits() throws {
    place.outputTerminal = Context.Terminal(columns: 40)
    place.environment["NO_COLOR"] = "1"
    let directory = place.sandbox.path("work/images").string
    let shown = try place.rendering { renderer in
      for item in proposals(in: directory) { try renderer.proposal(item) }
      try renderer.proposed(proposal(.copy, destination: directory))
    }
    #expect(shown.output.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 40 })
  }

  private func result(_ state: ItemResult.State, error: Diagnostic? = nil) -> ItemResult {
    ItemResult(
      index: 2, name: "a.txt", state: state, given: UniformType("public.plain-text"),
      target: place.sandbox.path("work/out/a.txt").string, bytes: 2345, error: error)
  }

  private func outcome(
    placed: Int, failed: Int = 0, pending: Int = 0, ended: Bool = false,
    failure: Diagnostic? = nil
  ) -> DropOutcome {
    DropOutcome(
      session: .otter, operation: .copy, destination: "/x", placed: placed, skipped: 0,
      failed: failed, pending: pending, ended: ended, failure: failure)
  }

  private let taken = Diagnostic(
    .error, Diagnostic.Code("transfer.exists", .nameTaken), "'a.txt' already exists",
    hints: ["pass --on-conflict replace"])

  @Test func aDropCountsAndTellsOnlyWhatFailed() throws {
    let shown = try place.rendering { renderer in
      try renderer.result(result(.placed))
      try renderer.result(result(.failed, error: taken))
      try renderer.result(result(.failed, error: taken))
      try renderer.dropped(
        outcome(placed: 2, failed: 2, pending: 3, failure: taken), status: .partial)
    }
    #expect(shown.output == "")
    #expect(
      shown.error == """
        dnd: error: item 2: 'a.txt' already exists
        dnd: hint: pass --on-conflict replace
        dnd: error: item 2: 'a.txt' already exists
        copied a.txt to out/ · 2 failed · 3 left in brisk-otter

        """)
  }

  @Test func aDropTellsEveryItemWhenAskedAndNothingWhenQuiet() throws {
    let all = try place.rendering(verbose: true) { renderer in
      try renderer.result(result(.placed))
      try renderer.result(result(.skipped))
      try renderer.result(result(.unmatched))
      try renderer.dropped(outcome(placed: 1, ended: true), status: .done)
    }
    #expect(
      all.error == """
          2  a.txt → out/a.txt   public.plain-text, 2.3 kB
        dnd: note: item 2: skipped, 'out/a.txt' is already there
          2  a.txt   not accepted
        copied a.txt to out/ · 1 skipped (session brisk-otter is done)

        """)
    let quiet = try place.rendering(quiet: true) { renderer in
      try renderer.result(result(.skipped))
      try renderer.result(result(.failed, error: taken))
      try renderer.dropped(outcome(placed: 1, failed: 1, failure: taken), status: .partial)
    }
    #expect(
      quiet.error == """
        dnd: error: item 2: 'a.txt' already exists
        dnd: hint: pass --on-conflict replace

        """)
  }

  @Test func aDropThatFindsNothingSaysWhy() throws {
    let none = Diagnostic(.error, Diagnostic.Code("match.none", .cancelled), "nothing fits")
    let shown = try place.rendering {
      try $0.dropped(outcome(placed: 0, pending: 2, failure: none), status: .cancelled)
    }
    #expect(shown.error == "dnd: error: nothing fits\nnothing dropped · 2 left in brisk-otter\n")
  }

  @Test func sessionsAreListed() throws {
    let rows = [
      SessionRow(
        name: "brisk-otter", state: "active", items: 4, size: 8_100_000,
        created: Clock.now - 310_000_000_000, isCurrent: true,
        contents: SessionContents(names: ["a.txt", "b.txt"], more: 2)),
      SessionRow(
        name: "calm-lynx", state: "damaged", items: 1, size: 0, created: nil, isCurrent: false),
    ]
    let shown = try place.rendering { try $0.sessions(rows, ended: false, terminator: 10) }
    #expect(
      shown.output == """
        * brisk-otter   4 items   8.1 MB             5 min ago   a.txt, b.txt and 2 more
          calm-lynx      1 item      0 B   damaged

        """)
    // Without a current session the columns do not move.
    let others = try place.rendering {
      try $0.sessions([rows[1]], ended: false, terminator: 10)
    }
    #expect(others.output.hasPrefix("  calm-lynx   1 item"))
    let names = try place.rendering { try $0.sessions(rows, ended: false, terminator: 0) }
    #expect(names.output == "brisk-otter\0calm-lynx\0")
    let none = try place.rendering { try $0.sessions([], ended: false, terminator: 10) }
    #expect(none.output == "" && none.error.contains("no sessions"))
  }

  private var detail: ItemDetail {
    ItemDetail(
      item: Item(
        index: 3, name: "r.md", state: .failed(destination: "/x", reason: "full"),
        representations: []),
      id: "01-3", size: 2345, state: "failed", destination: "/x", failure: "transfer.noSpace",
      sourceNote: "'r.md' was changed", contradictedName: UniformType("public.png"),
      representations: [
        RepresentationDetail(
          representation: Representation(
            type: UniformType("com.adobe.pdf"),
            source: .promise(command: "pandoc \"$1\"", directory: "/"), visibility: .own),
          label: "PDF document", mimeType: "application/pdf", path: nil),
        RepresentationDetail(
          representation: Representation(
            type: UniformType("public.plain-text"), source: .payload("1"), size: 12),
          label: "plain text", mimeType: "text/plain", path: "/s/payloads/1"),
      ])
  }

  @Test func aSessionIsShown() throws {
    var session = Session.otter
    session.policy.allowsMove = false
    session.expires = Clock.now + 605_000_000_000
    let shown = try place.rendering { renderer in
      try renderer.session(
        SessionDetail(session: session, isLocal: false, items: 1, size: 2345))
      try renderer.item(detail, withRepresentations: true)
    }
    #expect(
      shown.output == """
        brisk-otter   active, 1 item, 2.3 kB, copy only, external, expires in 10 min
          3  r.md   PDF document   2.3 kB   failed at /x: no space left; 'r.md' was changed; extension .md does not match the content
               PDF document   promise   own          pandoc "$1"
               plain text     data            12 B   /s/payloads/1

        """)
  }

  @Test func aCancelSaysWhatItTookOut() throws {
    func shown(_ items: [Int], _ pending: Int, _ state: Session.State) throws -> String {
      var session = Session.otter
      session.state = state
      return try place.rendering {
        try $0.cancelled(CancelOutcome(session: session, items: items, pending: pending))
      }.error
    }
    #expect(try shown([], 0, .cancelled) == "brisk-otter cancelled\n")
    #expect(try shown([2], 3, .active) == "removed 1 item · 3 left in brisk-otter\n")
    #expect(
      try shown([2, 3], 0, .cancelled) == "removed 2 items from brisk-otter, which has ended\n")
  }

  @Test func aLogIsALineForEachEvent() throws {
    let entry = LogEntry(
      number: 1, time: 1_795_225_206_000_000_000, event: "placed", item: 2,
      operation: "copy", target: "/x")
    let shown = try place.rendering(verbose: true) { try $0.entry(entry, isLive: false) }
    #expect(shown.output == "2026-11-21T01:40:06Z  placed  item 2  copy  → /x\n")
  }
}
