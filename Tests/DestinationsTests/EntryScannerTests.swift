import Testing

@testable import Destinations

/// The fast scanner of lists takes every value that a list of ours holds, so that a large list need not be read
/// by the JSON parser.
@Suite struct EntryScannerTests {
  /// The file names of the entries in `text`; nil if the scanner stops before the end.
  private func names(in text: String) -> [String]? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { all in
      var scanner = EntryScanner(all, from: 0, to: all.count)
      var names: [String] = []
      while let entry = scanner.next() {
        names.append(String(decoding: all[entry.file], as: UTF8.self))
      }
      return scanner.isAtEnd ? names : nil
    }
  }

  @Test(arguments: ["true", "false", "null", "-1.5e3", #""text""#])
  func anyPlainValueIsScanned(value: String) {
    let text = """
      {"file":"a","placeholder":\(value)},
      {"file":"b"}
      """
    #expect(names(in: text) == [#""a""#, #""b""#])
  }

  @Test(arguments: [
    "truth", "True", "fals", "nul", #"{"file":"a","x":1,"x":2}"#, #"{ "file":"a"}"#, #"{"x":1}"#,
  ])
  func anythingElseIsLeftToTheParser(_ text: String) {
    let entry = text.hasPrefix("{") ? text : #"{"file":"a","x":\#(text)}"#
    #expect(names(in: entry) == nil)
  }
}
