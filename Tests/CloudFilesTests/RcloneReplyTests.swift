import CloudFiles
import JSON
import Testing

/// The answers of `rclone` and its words, which may be anything.
@Suite struct RcloneReplyTests {
  private func node(_ text: String) throws -> JSONNode {
    try JSONReader.node(of: Array(text.utf8), as: .strict)
  }

  @Test("A file has its size, time and hashes")
  func item() throws {
    let entry = try RcloneReply.item(
      node(
        """
        {"item":{"Path":"d/a","Name":"a","Size":3,"ModTime":"1970-01-01T01:00:02.5+01:00",\
        "IsDir":false,"Hashes":{"md5":"900150983CD24FB0","sha1":""}}}
        """))
    #expect(entry?.name == "a")
    #expect(entry?.size == 3)
    #expect(entry?.modified == 2)
    #expect(entry?.hashes.count == 1)
    #expect(try RcloneReply.item(node(#"{"item":null}"#)) == nil)
  }

  @Test(
    "An answer of another form is refused",
    arguments: [
      "{}", "[]", "null", #"{"item":[]}"#, #"{"item":{"Name":1,"Size":1,"IsDir":false}}"#,
      #"{"item":{"Name":"a","Size":"1","IsDir":false}}"#,
      #"{"item":{"Name":"a","Size":1e99,"IsDir":false}}"#, #"{"item":{"Name":"a","Size":1}}"#,
    ])
  func otherForm(text: String) throws {
    let node = try node(text)
    #expect(throws: RcloneReplyFault.self) { try RcloneReply.item(node) }
  }

  @Test("Times are read with their zones, and nothing else is one")
  func times() {
    #expect(RcloneReply.seconds("2026-11-25T08:09:19.077311926Z") == 1_795_594_159)
    #expect(RcloneReply.seconds("1969-12-31T23:59:59Z") == -1)
    #expect(RcloneReply.seconds("2000-02-29T00:00:00-00:30") == 951_784_200)
    for text in ["", "2026", "2026-13-01T00:00:00Z", "2026-11-25T08:09:19", "2026-11-25T08:09:1xZ"]
    {
      #expect(RcloneReply.seconds(text) == nil)
    }
  }

  @Test("A store keeps times only if they are kept to the second")
  func precision() throws {
    func keeps(_ precision: String) throws -> Bool {
      try RcloneReply.abilities(node(#"{"Features":{},"Precision":\#(precision)}"#)).keepsTimes
    }
    #expect(try keeps("1"))
    #expect(try keeps("1000000000"))
    #expect(try !keeps("3153600000000000000"))
  }

  @Test("The hash of a remote above others is not one of the store")
  func overlays() throws {
    func hashes(_ more: String) throws -> [String] {
      try RcloneReply.abilities(node(#"{"Hashes":["MD5"],\#(more)}"#)).hashes
    }
    #expect(try hashes(#""Features":{"UnWrap":false},"String":"S3 bucket union root""#) == ["md5"])
    for overlay in [
      #""Features":{"Overlay":true}"#, #""Features":{"UnWrap":true}"#,
      #""Features":{},"String":"union root 'a'""#, #""Features":{},"String":"combine root ''""#,
    ] {
      #expect(try hashes(overlay) == [])
    }
  }
}

@Suite struct RcloneNameTests {
  @Test(
    "Names are told in the encoding of rclone, and heard as they were",
    arguments: [
      ("a/b ä", "a/b ä"), ("a\nb", "a␊b"), ("␊", "‛␊"), ("‛x", "‛‛x"), ("‛␊", "‛‛‛␊"),
      ("\u{7F}\u{1B}", "␡␛"), ("w／s", "w／s"), ("‛．", "‛．"), ("‛‛．", "‛‛‛．"), ("\r\n", "␍␊"),
      ("a‛", "a‛‛"),
    ])
  func encoding(name: String, told: String) {
    #expect(RcloneName.told(name) == told)
    #expect(RcloneName.heard(told) == name)
  }

  @Test("What is not of that encoding is heard as it is", arguments: ["‛", "‛a", "␀", "‛\n"])
  func foreign(name: String) {
    #expect(RcloneName.heard(name) == name)
  }
}

@Suite struct RcloneWordsTests {
  @Test(
    "No word with a secret is shown",
    arguments: [
      "Get \"https://user:CANARY@host/x?sig=CANARY\": EOF", "pass=CANARY", "password: CANARY",
      "Authorization: Bearer CANARY", "secret_access_key = CANARY", "token=CANARY failed",
      "https://host/a?X-Amz-Signature=CANARY&x=1", "{\"access_token\":\"CANARY\"}",
      "api-key:CANARY", "bearer CANARY", "Cookie: a=CANARY",
      "a word before api-key:CANARY", "İ İ İ İ İ token: CANARY", "ﬁ=1 ﬁ=2 a=token=CANARY",
    ])
  func secrets(text: String) {
    #expect(!RcloneWords.plain(text).contains("CANARY"))
  }

  @Test("Other words are shown as they are, in one line")
  func plain() {
    #expect(
      RcloneWords.plain("dial tcp 127.0.0.1:1: connection\n refused\u{1B}[1m")
        == "dial tcp 127.0.0.1:1: connection refused [1m")
    #expect(
      RcloneWords.last(Array("2026/11/25 12:16:34 Failed to start: no\n\n".utf8))
        == "Failed to start: no")
    let error = "api error KeyTooLongError: the name of the key=a, at 1: is too long"
    #expect(
      RcloneWords.plain(error)
        == "api error KeyTooLongError: the name of the key=… at 1: is too long")
  }

  @Test("Only names with a colon are remotes")
  func remotes() {
    #expect(RcloneRemotes.names(in: Array("nas:\ns3:\nERROR x\n:\n".utf8)) == ["nas", "s3"])
  }
}
