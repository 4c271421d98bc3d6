import Diagnostics
import Testing

@Suite("Base64 as in RFC 4648")
struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func itsTestVectors(text: String, coded: String) {
    #expect(Base64.text(Array(text.utf8)) == coded)
    #expect(Base64.bytes(coded.utf8) == Array(text.utf8))
    #expect(Base64.bytes(coded.utf8.prefix { $0 != UInt8(ascii: "=") }) == Array(text.utf8))
  }

  @Test func allBytesComeBack() {
    let bytes = (0...255).map { UInt8($0) }
    #expect(Base64.bytes(Base64.text(bytes).utf8) == bytes)
  }

  @Test(arguments: ["Z", "Zm9vY", "Zg=", "Z===", "Zm=v", "Zm9v\n", "Zm9-", "====", "Zg==Zg=="])
  func anythingElseIsNone(text: String) { #expect(Base64.bytes(text.utf8) == nil) }
}
