import Testing
import UniformTypes

@testable import Conversion

struct BuiltInMethodTests {
  private static let methods: [BuiltInMethod] =
    [
      .textToUTF8, .utf16ToUTF8, .externalUTF16ToUTF8, .utf8ToUTF16, .internetShortcut, .urlToText,
      .textToURL, .urlToList, .listToURL, .listToFileURL, .fileURLToCopiedFiles,
      .listToCopiedFiles, .copiedFilesToList, .jsonToLines, .linesToJSON, .csvToTSV, .tsvToCSV,
      .csvToJSON, .jsonToCSV, .cardToJSON, .jsonToCard, .textToHTML, .textToCRLF,
      .textToLF, .decoding(.macRoman),
    ] + CharacterEncoding.known.flatMap { [.decoding($0), .encoding($0)] }

  private let table = BuiltInMethod.conversions(in: .builtIn)

  @Test func everyMethodIsInTheTable() {
    for method in Self.methods {
      #expect(table.contains { $0.method == .builtIn(method) }, "\(method)")
    }
    for conversion in table {
      guard case .builtIn(let method) = conversion.method else { continue }
      #expect(Self.methods.contains(method), "\(method)")
    }
    #expect(table.allSatisfy { $0.tool == "dnd" && !$0.isProxy })
  }

  @Test func everyTypeIsKnown() {
    let registry = TypeRegistry.builtIn
    for type in table.flatMap({ [$0.input, $0.output] }) {
      #expect(
        registry.isDeclared(type) || !registry.mimeTypes(of: type).isEmpty, "\(type.identifier)")
    }
  }

  @Test func noTwoLeadFromOneTypeToAnother() {
    var seen: [[UniformType]] = []
    for conversion in table {
      let pair = [conversion.input, conversion.output]
      #expect(!seen.contains(pair), "\(pair)")
      seen.append(pair)
    }
  }

  @Test func whatKeepsLessIsSaidToBeLossy() {
    let lossy = table.filter(\.isLossy).map(\.method)
    #expect(lossy == [.copiedFilesToList, .jsonToCSV].map { .builtIn($0) })
  }

  @Test(arguments: methods)
  func noBytesDoMoreThanFail(method: BuiltInMethod) throws {
    let convert = try Converting()
    var chance = Chance(Self.methods.firstIndex(of: method) ?? 0)
    for length in [0, 1, 2, 3, 10, 40, 200] {
      let bytes = (0..<length).map { _ in UInt8(chance.below(256)) }
      _ = try convert.malformation(method, bytes)
    }
  }
}
