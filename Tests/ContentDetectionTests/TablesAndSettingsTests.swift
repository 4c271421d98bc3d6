import Testing

@testable import ContentDetection

struct TablesAndSettingsTests {
  private func mimeType(_ text: String) -> String? {
    TextInspection.finding(in: Array(text.utf8)[...], isWhole: true)?.mimeType
  }

  @Test(arguments: [
    "a,b\r\n1,2\r\n3,4\r\n", "\"id\",\"text\"\n\"1\",\"a, b\"\n\"2\",\"c \"\"d\"\"\"\n",
    "a;b;c\n1;2;3\n4;5;6\n",
    "nom,ville\nZoë,Besançon\n", "name,note\n\"x\",\"two\nlines\"\n\"y\",\"one\"\n",
  ])
  func tablesAreRowsOfOneLength(text: String) {
    #expect(mimeType(text) == "text/csv")
  }

  @Test func tabsMakeTablesToo() {
    #expect(mimeType("id\tname\tage\n1\tann\t4\n2\tbob\t5\n") == "text/tab-separated-values")
  }

  @Test(arguments: [
    "We ate bread, cheese, and wine.\nThen we left, tired, and happy.\n", "Hello, Ann\nBye, Bob\n",
    "call(a, b);\nother(c, d);\nlast(e, f);\n", "one, two\nthree, four\n",
  ])
  func commasAloneMakeNoTable(text: String) {
    #expect(mimeType(text) != "text/csv")
  }

  @Test(arguments: [
    "Dear Ann,\nDear Bob,\nDear all who read this,\nDear everyone else,\n",
    "Roses are red,\nViolets are blue,\nSugar is sweet,\nAnd so are you,\n",
    "Tyger Tyger, burning bright,\nIn the forests, of the night,\nWhat immortal, hand or eye,\n",
    "apples,\npears,\nplums,\ncherries,\n",
  ])
  func linesThatEndInACommaMakeNoTable(text: String) {
    #expect(mimeType(text) != "text/csv")
  }

  @Test(arguments: [
    "id,name,note\n1,ann,\n2,bob,\n3,eve,\n", "name,note\nann,\nbob,late\neve,ill\ndan,\njo,x\n",
    "\"name\",\"note\"\n\"ann\",\n\"bob\",\n",
  ])
  func aColumnMayBeEmpty(text: String) {
    #expect(mimeType(text) == "text/csv")
  }

  @Test(arguments: [
    ("[section]\nkey=value\n; comment\nother = 1\n", "text/x-ini"),
    ("[package]\nname = \"x\"\nversion = \"1\"\n\n[[bin]]\nname = \"y\"\n", "application/toml"),
    ("# by hand\n[Unit]\nDescription=x\n[Service]\nExecStart=/bin/x\n", "text/x-systemd-unit"),
    ("# c\n[Desktop Entry]\nName=x\nMimeType=image/png;\n", "application/x-desktop"),
    ("%YAML 1.2\n---\na: 1\n", "application/yaml"),
    ("name: x\non:\n  push:\n    branches: [main]\n", "application/yaml"),
    ("---\n- a: 1\n  b: two\n- a: 2\n  b: three\n", "application/yaml"),
    ("a.b.c=1\na.b.d=two\n# why\na.e=three\n", "text/x-java-properties"),
    ("---\ntitle: X\n---\n\n# Hi\n", "text/markdown"),
  ])
  func settingsAreToldByTheirLines(text: String, mimeType: String) {
    #expect(self.mimeType(text) == mimeType)
  }

  @Test(arguments: ["Name: Ann\nAge: 4\nTown: here\n", "Note: one\n\nOther: two\n", "a: b\n"])
  func namesAndValuesWithoutNestingStayPlain(text: String) {
    #expect(mimeType(text) == nil)
  }
}
