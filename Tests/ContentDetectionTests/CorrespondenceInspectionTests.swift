import ContentDetection
import SystemPackage
import TestSupport
import Testing
import UniformTypes

/// Header fields at the beginning of a text: mail, and text that only looks like mail.
@Suite struct CorrespondenceInspectionTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let registry = TypeRegistry(
    mimeCaches: SharedMIMEDatabase(dataDirectories: ["/usr/share"]).caches)

  private func mimeType(_ text: String, _ name: String = "noname") throws -> String? {
    let path = try sandbox.write(name, text)
    return try ContentDetector(registry: Self.registry).detect(path).mimeType
  }

  private static let date = "Date: Mon, 02 Mar 2026 10:11:12 +0100\n"

  @Test(
    "Mail is recognized by fields that only mail has, whatever its name",
    arguments: [
      "Received: from a by b\nFrom: a@x.org\nSubject: hi\n\nbody\n",
      "Message-ID: <1@x.org>\nFrom: a@x.org\nSubject: hi\n\nbody\n",
      "From: Ann <a@x.org>\nTo: b@x.org\n\(date)Subject: hi\n\nbody\n",
      "From: a@x.org\nDate: 2 Mar 26 10:11 GMT\nSubject: hi\n\nbody\n",
    ])
  func mailFields(text: String) throws {
    for name in ["noname", "a.yaml", "a.md", "a.py"] {
      #expect(try mimeType(text, name) == "message/rfc822", "\(name)")
    }
  }

  @Test(
    "A few common fields do not outweigh the name of a text",
    arguments: [
      ("a.yaml", "from: me\nto: you\nsubject: hi\ncc: them\n", "application/yaml"),
      ("a.yaml", "from: a@x.org\nto: b@x.org\ncc: c@x.org\n\nbody: hi\n", "application/yaml"),
      ("a.yml", "to: all\ncc: them\nreply-to: us\nlist:\n  - a\n", "application/yaml"),
      (
        "a.md", "From: Ann\nTo: Bob\nCc: Eve\nSubject: plans\n\n# Plans\n\nwords\n", "text/markdown"
      ),
      ("a.md", "From: a@x.org\nTo: b@x.org\n\(date)Subject: plans\n", "text/markdown"),
    ])
  func commonFields(
    name: String, text: String, expected: String
  ) throws {
    #expect(try mimeType(text, name) == expected)
  }

  @Test("Without a name, a text with such fields is mail")
  func fieldsWithoutName() throws {
    #expect(
      try mimeType("From: a@x.org\nTo: b@x.org\nCc: c\nSubject: hi\n\nbody\n") == "message/rfc822")
  }

  private static let change = "--- a/x.c\n+++ b/x.c\n@@ -1 +1 @@\n-a\n+b\n"

  @Test(
    "A diff after the fields makes a patch",
    arguments: [
      "---\n x.c | 2 +-\n\ndiff --git a/x.c b/x.c\nindex 1..2 100644\n\(change)", change,
      "Index: x.c\n===================================================================\n\(change)",
    ])
  func diffAfterFields(change: String) throws {
    let fields = "From: Ann <a@x.org>\n\(Self.date)Subject: mend x\nCc: b@x.org\n\nWords.\n\n"
    for name in ["noname", "a.patch", "a.diff"] {
      #expect(try mimeType(fields + change, name) == "text/x-patch", "\(name)")
    }
  }

  @Test("Received mail is mail, even if it contains a diff")
  func receivedMail() throws {
    let fields = "Received: from a by b\nFrom: a@x.org\n\(Self.date)Subject: look\n\nSee:\n\n"
    #expect(try mimeType(fields + Self.change) == "message/rfc822")
  }

  @Test(
    "The metadata of a Python package is fields with a text",
    arguments: ["PKG-INFO", "METADATA", "noname"])
  func pythonMetadata(name: String) throws {
    let text =
      "Metadata-Version: 2.1\nName: a\nVersion: 1.0\nSummary: A thing\nLicense: MIT\n"
      + "Requires-Dist: b\n\nThe thing\n=========\n\nUse\n---\n\n.. code:: sh\n\n   a --help\n"
    #expect(try mimeType(text, name) == "text/rfc822-headers")
  }
}
