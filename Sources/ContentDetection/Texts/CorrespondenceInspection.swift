/// Mail and its relatives: blocks of named fields, as letters and answers of servers begin with.
enum CorrespondenceInspection {
  static func finding(in lines: TextLines) -> Finding? {
    guard let first = lines.lines.first, !first.isBlank else { return nil }
    let start = lines.all(first)
    if isPatch(lines) { return nil }
    // The fields and the text that tell about a package of Python (PEP 566).
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
    // A change is often written out with a few fields before it; what was sent is a letter about it.
    if !found.isDelivered, RecordInspection.difference(lines) != nil { return nil }
    return isCertain && found.hasBody
      ? .settled("message/rfc822", "mail fields") : .likely("message/rfc822", "mail fields")
  }

  /// Whether it is a change that was written out for mailing: a patch first of all.
  private static func isPatch(_ lines: TextLines) -> Bool {
    let start = lines.firstLines(8)
    let isNamed =
      start.first.map {
        $0.begins(with: "From ") && $0.dropFirst(5).prefix { $0.isHexadecimal }.count == 40
      } ?? false
    return isNamed || start.contains { $0.begins(with: "Subject: [PATCH") }
  }

  private struct Fields {
    /// Lines that begin a field, and those of them that mail has.
    var count = 0
    var known = 0
    /// Lines that neither begin nor go on with a field, too.
    var total = 0
    /// Whether one of them is written by nothing but mail programs.
    var isCertain = false
    var isNews = false
    /// Whether it is a document with its parts, and whether it was sent to someone.
    var isMultipart = false
    var isSent = false
    /// Whether it came through a server of mail.
    var isDelivered = false
    /// Fields that name people, with an address in them.
    var addresses = 0
    /// Whether `From` has an address, and `Date` a time as RFC 5322 writes it.
    var isFromSomeone = false
    var isDated = false
    /// Whether something is behind the blank line after the fields.
    var hasBody = false
  }

  /// The block of fields (RFC 5322, 2.2) from a line on, up to a blank line; nil where there is none.
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

  /// A date and time (RFC 5322, 3.3 and 4.3): a day of the week or none, day, month, year and time.
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

  /// Fields that nothing but mail and news programs write.
  private static let certain: Set<String> = [
    "received", "return-path", "message-id", "delivered-to", "mime-version", "dkim-signature",
    "x-mailer", "x-mozilla-status", "envelope-to", "arc-seal", "x-unsent", "newsgroups",
    "snapshot-content-location",
  ]

  /// Fields that mail has, and settings and notes may have, too.
  private static let known: Set<String> = [
    "from", "to", "cc", "bcc", "reply-to", "in-reply-to", "subject", "date", "sender",
    "content-type", "content-transfer-encoding", "references", "organization", "user-agent",
    "lines", "x-apparently-to", "x-priority", "resent-from",
  ]

  /// `From` with an address and a time (RFC 4155, appendix A).
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
