import Testing
import UniformTypes

@testable import Conversion

struct BuiltInMethodTests {
  private let table = BuiltInMethod.conversions(in: .builtIn)

  @Test func everyMethodIsInTheTable() {
    for method in BuiltInMethod.allCases {
      #expect(table.contains { $0.method == .builtIn(method) }, "\(method)")
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
    #expect(lossy == [.copiedFilesToList, .jsonToCSV, .htmlToText].map { .builtIn($0) })
  }

  @Test(arguments: BuiltInMethod.allCases)
  func noBytesDoMoreThanFail(method: BuiltInMethod) throws {
    let convert = try Converting()
    var chance = Chance(BuiltInMethod.allCases.firstIndex(of: method) ?? 0)
    for length in [0, 1, 2, 3, 10, 40, 200] {
      let bytes = (0..<length).map { _ in UInt8(chance.below(256)) }
      _ = try convert.malformation(method, bytes)
    }
  }
}
