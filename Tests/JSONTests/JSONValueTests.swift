import Diagnostics
import Testing

@testable import JSON

@Suite struct JSONValueTests {
  private func text(_ value: JSONValue) -> String { String(decoding: value.bytes, as: UTF8.self) }

  @Test func keepsTheOrderOfItsKeysAndLeavesTheUnknownOut() {
    let object = JSONObject {
      $0.add("z", 1)
      $0.add("a", "x")
      $0.add("none", String?.none)
      $0.add("no", Int64?.none)
      $0.add("flag", false)
      $0.add("list", ["b", "a"])
    }
    #expect(text(.object(object)) == #"{"z":1,"a":"x","flag":false,"list":["b","a"]}"#)
    #expect(text(.object(JSONObject())) == "{}")
    #expect(text(.array([])) == "[]")
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1B}\u{7F}", #""\u0000\u001b\u007f""#), ("schön 🦦", #""schön 🦦""#),
    ("\u{2028}", "\"\u{2028}\""),
  ])
  func escapesWhatJSONMustEscape(string: String, json: String) {
    #expect(text(.string(string)) == json)
  }

  @Test func elsewhereSuchBytesAreWrittenOut() {
    #expect(text(.string(CarriedText.text([0x61, 0xFF]))) == #""a\\xff""#)
  }
}
