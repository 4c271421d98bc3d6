import Glibc
import SystemCalls
import SystemPackage
import TestSupport
import Testing

@testable import FileTransfer

@Suite("The amount that is placed at once")
struct TransferPaceTests {
  private let box: Sandbox

  init() throws { box = try Sandbox() }

  private func request(_ name: String, from source: String? = nil, size: Int) throws
    -> PlacementRequest
  {
    let source = try box.write(source ?? "in-\(name)", [])
    try #require(truncate(source.string, size) == 0)
    var request = PlacementRequest(
      .path(source, expecting: nil, followsLink: false), directory: box.root,
      name: Array(name.utf8))
    request.looked = try FileSystem.status(of: source)
    return request
  }

  private func names(_ group: [PlacementRequest]) -> [[String]] {
    let pace = TransferPace()
    var waiting = Array(group.indices)
    var turns: [[String]] = []
    while !waiting.isEmpty {
      let turn = pace.turn(of: waiting, in: group)
      turns.append(turn.map { String(decoding: group[$0].name, as: UTF8.self) })
      waiting.removeAll { turn.contains($0) }
    }
    return turns
  }

  @Test func whatIsSmallDoesNotWaitForWhatIsLarge() throws {
    let group = [
      try request("film", size: 900 << 20), try request("note", size: 10),
      try request("sound", size: 90 << 20), try request("picture", size: 9 << 20),
    ]
    #expect(names(group) == [["note", "picture"], ["sound"], ["film"]])
  }

  @Test func whatIsOnlyRenamedIsQuickWhateverItsSize() throws {
    var film = try request("film", size: 900 << 20)
    film.operation = .move
    #expect(names([film, try request("note", size: 10)]) == [["film", "note"]])
  }

  @Test func ofOneNameTheFirstComesFirst() throws {
    let group = [
      try request("same", from: "large", size: 900 << 20),
      try request("same", from: "small", size: 10), try request("other", size: 10),
    ]
    #expect(names(group) == [["other"], ["same"], ["same"]])
  }

  @Test func whatIsQuickLetsMoreGoAtOnce() throws {
    let group = try (0..<200).map { try request("\($0)", from: "same", size: 0) }
    let pace = TransferPace()
    let first = pace.turn(of: Array(group.indices), in: group)
    pace.timing(first.count) {}
    let second = pace.turn(of: Array(group.indices), in: group)
    #expect(first.count < second.count)
    pace.timing(second.count) { Clock.pause(milliseconds: 900) }
    #expect(pace.turn(of: Array(group.indices), in: group).count < second.count)
  }

  @Test func whatIsSettledIsToldBeforeTheNextTurnBegins() throws {
    let group = [
      try request("large", size: 40 << 20), try request("small", size: 1),
    ]
    var told: [[Int]] = []
    TransferEngine().place(group, settled: { told.append($0.map(\.index)) })
    #expect(told == [[1], [0]])
  }
}
