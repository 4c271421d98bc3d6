import Testing

@testable import ContentDetection

struct JSONInspectionTests {
  private func mimeType(_ text: String, isWhole: Bool = true) -> String? {
    TextInspection.finding(in: Array(text.utf8)[...], isWhole: isWhole)?.mimeType
  }

  @Test(
    arguments: [
      ("{\"a\": 1}", "application/json"), ("[1, 2, 3]\n", "application/json"),
      ("{\"a\":\n1}\n{\"b\"", nil), ("{}", "application/json"), ("{\"a\": 1,}", "application/json"),
      ("{\"a\":1}\n{\"a\":2}\n", "application/x-ndjson"), ("{\"a\":\n1}\n", "application/json"),
      ("// why\n{a: 'b', c: .5}", "application/json5"), ("[a, b]", nil),
      ("[section]\nx=1\ny=2\n", "text/x-ini"),
      ("{\"type\": \"FeatureCollection\", \"features\": []}", "application/geo+json"),
      ("{\"@context\": \"https://schema.org\", \"name\": \"x\"}", "application/ld+json"),
      ("{\"cells\": [], \"metadata\": {}, \"nbformat\": 4}", "application/x-ipynb+json"),
      ("{\"asset\": {\"version\": \"2.0\"}, \"scenes\": []}", "model/gltf+json"),
      ("{\"log\": {\"version\": \"1.2\", \"entries\": []}}", "application/har+json"),
      ("{\"bomFormat\": \"CycloneDX\", \"version\": 1}", "application/vnd.cyclonedx+json"),
      ("{\"spdxVersion\": \"SPDX-2.3\"}", "application/spdx+json"),
      ("[{\"op\": \"add\", \"path\": \"/a\", \"value\": 1}]", "application/json-patch+json"),
      ("{\n  hero {\n    name\n  }\n}\n", "application/graphql"),
    ] as [(String, String?)])
  func kindsAreToldByTheirNames(text: String, mimeType: String?) {
    #expect(self.mimeType(text) == mimeType)
  }

  @Test func aCutValueIsStillJSON() {
    #expect(mimeType("{\"a\": [1, 2, {\"b\": \"tex", isWhole: false) == "application/json")
    #expect(mimeType("{\"a\": [1, 2, {\"b\": \"tex") == nil)
  }

  @Test func nestingWithoutEndIsNoJSON() {
    #expect(mimeType(String(repeating: "[", count: 60_000)) == nil)
  }
}
