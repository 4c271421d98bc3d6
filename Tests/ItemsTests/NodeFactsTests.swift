import Items
import SystemPackage
import Testing

/// How records keep what is known of a file beyond its bytes.
struct NodeFactsTests {
  private var facts: NodeFacts {
    var facts = NodeFacts()
    (facts.mode, facts.user, facts.group) = (0o600, 1000, 0)
    (facts.accessed, facts.modified) = (-1, 1_234_567_890_123_456_789_012)
    facts.text = Array("../somewhere".utf8)
    facts.attributes = [.init(name: "user.note", value: [0, 7, 255])]
    var inner = NodeFacts()
    inner.mode = 0o640
    facts.entries = ["in/x": inner]
    return facts
  }

  @Test func theyAreReadAsTheyWereWritten() {
    #expect(NodeFacts(facts.bytes) == facts)
    #expect(NodeFacts([]) == NodeFacts())
  }

  @Test func fieldsOfALaterVersionArePassedOver() {
    let later = [UInt8(ascii: "z"), 2, 0, 0, 0, 1, 2]
    #expect(NodeFacts(later + facts.bytes + later) == facts)
  }

  @Test func whatIsCutOffOrClaimsTooMuchIsNotRead() {
    #expect(NodeFacts(facts.bytes.dropLast()) == nil)
    #expect(NodeFacts([UInt8(ascii: "l"), 255, 255, 255, 255, 1]) == nil)
  }
}
