/// Mail and related formats: blocks of named fields, as at the start of letters and server responses.
enum CorrespondenceInspection {
  static func finding(in lines: TextLines) -> Finding? {
    guard let first = lines.lines.first, !first.isBlank else { return nil }
    let start = lines.all(first)
    if isPatch(lines) { return nil }
    // The metadata of a Python package (PEP 566): fields and text.
    if start.begins(with: "Metadata-Version: ") {
      return .settled("text/rfc822-headers", "Metadata-Version")
    }
    if start.begins(with: "From "), isEnvelope(start) {
      return fields(lines, from: 1).map { _ in .settled("application/mbox", "From line") }
    }
    if start.begins(with: "HTTP/1."), start.words.count >= 2, start.words[1].isInteger {
      return .likely("message/http", "HTTP status")
    }
    if isHTTPRequest(start) { return .likely("message/http", "HTTP request") }
    // Apple Mail puts the length of the message before it.
    if start.isInteger, lines.lines.count > 2, let found = fields(lines, from: 1), found.known >= 2
    {
      return .likely("message/x-emlx", "length and mail fields")
    }
    if start.begins(with: "#! rnews ") || start.begins(with: "Xref: ")
      || start.begins(with: "Path: ") && start.contains(0x21)
    {
      return .likely("message/news", "news fields")
    }
    guard let found = fields(lines, from: 0), found.total == found.count else { return nil }
    if found.isMultipart, !found.isSent {
      return .settled("application/x-mimearchive", "multipart/related page")
    }
    if found.isNews { return .likely("message/news", "Newsgroups") }
    let isCertain = found.isCertain || found.isFromSomeone && found.isDated
    guard found.known >= 2, isCertain || found.known >= 3 || found.addresses >= 2 else {
      return nil
    }
    // A patch is often preceded by a few fields; if it was delivered, it is a letter.
    if !found.isDelivered, RecordInspection.difference(lines) != nil { return nil }
    return isCertain && found.hasBody
      ? .settled("message/rfc822", "mail fields") : .likely("message/rfc822", "mail fields")
  }

  /// Whether this is a patch written for mailing, which counts as a patch rather than mail.
  private static func isPatch(_ lines: TextLines) -> Bool {
    let start = lines.firstLines(8)
    let isNamed =
      start.first.map {
        $0.begins(with: "From ") && $0.dropFirst(5).prefix { $0.isHexadecimal }.count == 40
      } ?? false
    return isNamed || start.contains { $0.begins(with: "Subject: [PATCH") }
  }

  private struct Fields {
    /// The number of lines that begin a field, and how many of these fields occur in mail.
    var count = 0
    var known = 0
    /// The number of lines in the block other than continuation lines.
    var total = 0
    /// Whether there is a field that only mail programs write.
    var isCertain = false
    var isNews = false
    /// Whether this is a document with its parts, and whether it was sent to somebody.
    var isMultipart = false
    var isSent = false
    /// Whether it passed through a mail server.
    var isDelivered = false
    /// The number of fields that name people and contain an address.
    var addresses = 0
    /// Whether `From` has an address, and `Date` a time according to RFC 5322.
    var isFromSomeone = false
    var isDated = false
    /// Whether anything follows the blank line after the fields.
    var hasBody = false
  }

  /// The block of fields (RFC 5322, section 2.2) from a line to the next blank line; nil if there is none.
  private static func fields(_ lines: TextLines, from index: Int) -> Fields? {
    var fields = Fields()
    var isOver = false
    for line in lines.lines.dropFirst(index).prefix(200) {
      if isOver, !line.isBlank {
        fields.hasBody = true
        break
      }
      isOver = isOver || line.isBlank
      if isOver { continue }
      if line.indentation > 0 { continue }
      let content = lines.content(line)
      fields.total += 1
      let name = content.prefix { $0.isWord && $0 < 0x80 || $0 == 0x2D }
      let after = name.endIndex
      guard !name.isEmpty, after < content.endIndex, content[after] == 0x3A,
        after + 1 == content.endIndex || content[after + 1].isBlank
          || name.count > 3 && content[after + 1] != 0x2F && content[after + 1] != 0x3A
      else { break }
      fields.count += 1
      let folded = name.string.lowercased()
      if certain.contains(folded) {
        fields.isCertain = true
        fields.known += 1
      } else if known.contains(folded) {
        fields.known += 1
      }
      if folded == "newsgroups" { fields.isNews = true }
      if folded == "content-type", content.contains("multipart/related") {
        fields.isMultipart = true
      }
      let value = content[after...].dropFirst()
      if ["from", "to", "cc", "bcc"].contains(folded), value.contains(0x40) {
        fields.addresses += 1
        if folded == "from" { fields.isFromSomeone = true }
      }
      if folded == "date", isTime(value) { fields.isDated = true }
      if folded == "received" || folded == "return-path" || folded == "delivered-to" {
        fields.isDelivered = true
      }
      if folded == "received" || folded == "delivered-to" || folded == "to" { fields.isSent = true }
    }
    return fields.count > 0 ? fields : nil
  }

  /// Whether a value is a date and time (RFC 5322, sections 3.3 and 4.3): optional weekday, day, month, year and
  /// time.
  private static func isTime(_ value: ArraySlice<UInt8>) -> Bool {
    var words = value.words[...]
    if words.first?.last == 0x2C { words = words.dropFirst() }
    guard words.count >= 4 else { return false }
    let (day, month, year, time) = (
      words.removeFirst(), words.removeFirst(), words.removeFirst(), words.removeFirst()
    )
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return (1...2).contains(day.count) && day.isInteger && months.contains { month.is($0) }
      && [2, 4].contains(year.count) && year.isInteger && time.contains(0x3A)
      && time.allSatisfy { $0.isDigit || $0 == 0x3A }
  }

  /// Fields that only mail and news programs write.
  private static let certain: Set<String> = [
    "received", "return-path", "message-id", "delivered-to", "mime-version", "dkim-signature",
    "x-mailer", "x-mozilla-status", "envelope-to", "arc-seal", "x-unsent", "newsgroups",
    "snapshot-content-location",
  ]

  /// Fields of mail that also occur in settings and notes.
  private static let known: Set<String> = [
    "from", "to", "cc", "bcc", "reply-to", "in-reply-to", "subject", "date", "sender",
    "content-type", "content-transfer-encoding", "references", "organization", "user-agent",
    "lines", "x-apparently-to", "x-priority", "resent-from",
  ]

  /// Whether a `From` line has an address and a time (RFC 4155, appendix A).
  private static func isEnvelope(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard words.count >= 6 else { return false }
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return words[2...].prefix(2).contains { word in
      days.contains { word.is($0) || word.is($0 + ",") }
    }
  }

  private static func isHTTPRequest(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard words.count == 3, words[2].begins(with: "HTTP/") else { return false }
    return ["GET", "POST", "PUT", "HEAD", "DELETE", "PATCH", "OPTIONS"].contains { words[0].is($0) }
  }
}
