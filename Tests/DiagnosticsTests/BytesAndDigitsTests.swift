import Diagnostics
import Testing

@Suite struct BytesAndDigitsTests {
  @Test func lettersOfASCIIAloneAreMadeSmall() {
    #expect("Äb.TXT".lowercasedASCII == "Äb.txt")
    #expect("same".lowercasedASCII == "same")
    #expect("IMAGE/Png".equalsIgnoringASCIICase("image/pnG"))
    #expect(!"Ä".equalsIgnoringASCIICase("ä"))
    #expect((UInt8.min...UInt8.max).count { $0.lowercasedASCII != $0 } == 26)
  }

  @Test func eachHexadecimalDigitHasAValueAndNothingElse() {
    for (digits, offset) in [("0123456789abcdef", 0), ("ABCDEF", 10)] {
      for (value, digit) in digits.utf8.enumerated() {
        #expect(digit.hexadecimalDigit == UInt8(value + offset))
      }
    }
    #expect((UInt8.min...UInt8.max).count { $0.hexadecimalDigit != nil } == 22)
  }

  @Test func numbersAndBytesInHexadecimal() {
    #expect(Hexadecimal.text(10, digits: 1) == "a")
    #expect(Hexadecimal.text(0x1F600, digits: 4) == "1f600")
    #expect(Hexadecimal.text(0xE9 as UInt32, digits: 4, uppercase: true) == "00E9")
    #expect(Hexadecimal.text([0x00, 0x0A, 0xFF]) == "000aff")
    #expect(Hexadecimal.text([0xAB], uppercase: true) == "AB")
  }

  @Test(arguments: [
    ("a b/c", "a%20b/c"), ("~._-", "~._-"), ("é%\n", "%C3%A9%25%0A"), ("", ""), ("\u{0}", "%00"),
  ])
  func pathsAreEncodedAndComeBack(path: String, encoded: String) {
    #expect(PercentEncoding.encoded(path: path.utf8) == Array(encoded.utf8))
    #expect(PercentEncoding.decoded(encoded.utf8) == Array(path.utf8))
    #expect(PercentEncoding.decodedLeniently(Array(encoded.utf8)) == Array(path.utf8))
  }

  @Test(arguments: [
    ("100%", "100%"), ("%4", "%4"), ("%g1%41", "%g1A"), ("%%41", "%A"), ("%+1", "%+1"),
  ])
  func aSignWithoutDigitsIsABrokenEscapeOrStandsForItself(text: String, lenient: String) {
    #expect(PercentEncoding.decoded(text.utf8) == nil)
    #expect(PercentEncoding.decodedLeniently(text.utf8) == Array(lenient.utf8))
  }

  /// The test vectors of http://www.isthe.com/chongo/tech/comp/fnv/.
  @Test func theHashIsTheSameInEveryRun() {
    #expect(StableHash.of([]) == 0xCBF2_9CE4_8422_2325)
    #expect(StableHash.of("a".utf8) == 0xAF63_DC4C_8601_EC8C)
    #expect(StableHash.of("foobar".utf8) == 0x8594_4171_F739_67E8)
  }
}
