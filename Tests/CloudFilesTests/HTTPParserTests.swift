import CloudFiles
import Testing

/// The replies of a server, which may be anything.
@Suite struct HTTPParserTests {
  private func events(_ parts: [String]) throws -> [HTTPParser.Event] {
    var parser = HTTPParser()
    var events: [HTTPParser.Event] = []
    for part in parts {
      parser.take(part.utf8)
      while let event = try parser.next() { events.append(event) }
    }
    return events
  }

  private func text(_ events: [HTTPParser.Event]) -> String {
    var bytes: [UInt8] = []
    for case .body(let piece) in events { bytes += piece }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A reply with a length ends after so many bytes")
  func counted() throws {
    let reply = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"
    let whole = try events([reply + reply])
    #expect(whole.filter { $0 == .status(200) }.count == 2)
    #expect(text(whole) == "hellohello")
    let parts = try events(reply.map { String($0) })
    #expect(parts.first == .status(200))
    #expect(parts.last == .end(isLast: false))
    #expect(text(parts) == "hello")
  }

  @Test("Chunks are joined")
  func chunked() throws {
    let found = try events([
      "HTTP/1.1 206 Partial Content\r\nTransfer-Encoding: chunked\r\n\r\n",
      "3\r\nabc\r\n2;x=y\r\nde\r\n0\r\nTrailer: 1\r\n\r\n",
    ])
    #expect(text(found) == "abcde")
    #expect(found.last == .end(isLast: false))
  }

  @Test("A reply without a length ends with the connection")
  func open() throws {
    var parser = HTTPParser()
    parser.take("HTTP/1.0 200 OK\r\n\r\nabc".utf8)
    while try parser.next() != nil {}
    #expect(parser.endsWithConnection)
  }

  @Test(
    "What is not HTTP is refused",
    arguments: [
      "SSH-2.0-OpenSSH\r\n\r\n", "HTTP/1.1 x\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      "HTTP/1.1 200 OK\r\nnothing\r\n\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n",
    ])
  func malformed(reply: String) {
    #expect(throws: HTTPFault.malformed) { try events([reply]) }
  }

  @Test("A head or a line without an end is refused before it fills the memory")
  func endless() {
    #expect(throws: HTTPFault.tooLong) {
      try events(["HTTP/1.1 200 OK\r\n" + String(repeating: "a: b\r\n", count: 20_000)])
    }
    #expect(throws: HTTPFault.tooLong) {
      try events([
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
          + String(repeating: "0", count: 9000)
      ])
    }
  }
}
