import Diagnostics
import JSON
import Testing

@testable import DNDCommands

@Suite struct CarriedMembersTests {
  @Test func namesThatAreNoTextComeAsBase64() {
    let object = JSONObject {
      $0.add("name", carried: CarriedText.text([0x61, 0xFF]))
      $0.add("target", carried: "b")
      $0.add("path", carried: nil)
    }
    let text = String(decoding: JSONValue.object(object).bytes, as: UTF8.self)
    #expect(text == #"{"nameBytes":"Yf8=","target":"b"}"#)
  }

  /// The test vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64(bytes: String, text: String) { #expect(Base64.text(Array(bytes.utf8)) == text) }
}
