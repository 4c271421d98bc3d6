import DesktopProtocol
import Diagnostics
import JSON
import Testing

@Suite struct DesktopOfferTests {
  private func read(_ text: String) throws(DesktopOffer.Malformed) -> DesktopOffer {
    try DesktopOffer(json: Array(text.utf8))
  }

  @Test func anOfferComesBackFromItsJSON() throws {
    let raw = CarriedText.text([0x2F, 0xFF, 0x61])
    let offer = DesktopOffer(
      selection: .primary, way: .x11, isOnce: true, expires: 45_000, isSensitive: true,
      journal: raw,
      forms: [
        .init(names: ["text/plain", "UTF8_STRING"], content: .bytes(Array("é\"\n".utf8))),
        .init(names: ["image/png"], content: .bytes([0x89, 0xFF, 0])),
        .init(
          names: ["a/file"],
          content: .file(
            path: raw, version: .init(device: .max, inode: 1, size: 0, modified: -5))),
        .init(names: ["a/made"], content: .command(["/bin/x", raw, ""]), isCheap: true),
        .init(names: ["x-hint"], content: .bytes([]), counts: false),
      ])
    #expect(try DesktopOffer(json: JSONValue.object(offer.json).bytes) == offer)
  }

  @Test func whatIsLeftOutHasItsDefault() throws {
    let offer = try read(#"{"selection":"clipboard","forms":[{"names":["a/b"],"bytes":""}]}"#)
    #expect(
      offer
        == DesktopOffer(
          selection: .clipboard, forms: [.init(names: ["a/b"], content: .bytes([]))]))
  }

  @Test(arguments: [
    ("", "column 1"), ("[]", "selection"), (#"{"selection":"other"}"#, "selection"),
    (#"{"selection":"primary","forms":[]}"#, "forms"),
    (#"{"selection":"primary","way":"carrier","forms":[{}]}"#, "way"),
    (#"{"selection":"primary","once":1,"forms":[{}]}"#, "once"),
    (#"{"selection":"primary","expires":-1,"forms":[{}]}"#, "expires"),
    (#"{"selection":"primary","forms":[{"names":[],"bytes":""}]}"#, "names"),
    (#"{"selection":"primary","forms":[{"names":["a b"],"bytes":""}]}"#, "name"),
    (#"{"selection":"primary","forms":[{"names":["a/b"]}]}"#, "one of bytes"),
    (#"{"selection":"primary","forms":[{"names":["a/b"],"bytes":"","file":"x"}]}"#, "one of bytes"),
    (#"{"selection":"primary","forms":[{"names":["a/b"],"command":[]}]}"#, "command"),
    (#"{"selection":"primary","forms":[{"names":["a/b"],"command":["x"]}]}"#, "absolute"),
    (#"{"selection":"primary","forms":[{"names":["a/b"],"command":["/x\u0000"]}]}"#, "command"),
    (#"{"selection":"primary","forms":[{"names":["a/b"],"bytes":{"base64":"*"}}]}"#, "bytes"),
    (#"{"selection":"primary","forms":[{"names":["a/b","a/b"],"bytes":""}]}"#, "two forms"),
  ])
  func whatIsNotAnOfferIsRefused(text: String, reason: String) {
    let failure = #expect(throws: DesktopOffer.Malformed.self) { try read(text) }
    #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "")")
  }

  @Test func aRequestComesBackFromItsJSON() throws {
    let request = ReadRequest(type: "a/b", file: CarriedText.text([0x2F, 0xFF]), limit: 5, idle: 7)
    #expect(try ReadRequest(json: JSONValue.object(request.json).bytes) == request)
    #expect(throws: ReadRequest.Malformed.self) {
      try ReadRequest(json: Array(#"{"type":""}"#.utf8))
    }
  }

  @Test func onlyTypesAreTypes() {
    let names = [
      "TARGETS", "text/html", "MULTIPLE", "UTF8_STRING", "text/html", "SAVE_TARGETS", "a/b c",
      "é/x", "",
    ]
    #expect(DesktopLimits.types(among: names) == ["text/html", "UTF8_STRING"])
    let many = (0..<10_000).map { "a/\($0)" }
    #expect(DesktopLimits.types(among: many).count == DesktopLimits.names)
  }
}
