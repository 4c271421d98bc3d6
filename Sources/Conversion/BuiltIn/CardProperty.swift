/// The values of vCard properties, in vCard and jCard syntax.
enum CardProperty {
  /// The default type of a property's values.
  static func type(of name: String) -> String {
    switch name {
    case "source", "photo", "impp", "logo", "member", "related", "sound", "uid", "url", "key",
      "fburl", "caladruri", "caluri", "geo":
      "uri"
    case "bday", "anniversary", "deathdate": "date-and-or-time"
    case "rev": "timestamp"
    case "lang": "language-tag"
    case "kind", "xml", "fn", "n", "nickname", "gender", "adr", "tel", "email", "tz", "title",
      "role", "org", "categories", "note", "prodid", "clientpidmap", "birthplace", "deathplace",
      "expertise", "hobby", "interest", "org-directory", "label", "sort-string", "mailer",
      "class", "name", "profile":
      "text"
    default: "unknown"
    }
  }

  /// The values of a line: each has components, and each component one or more texts.
  static func values(of line: ContentLine, _ type: String) -> [[[String]]] {
    switch (line.name, type) {
    case ("org", "text"), ("gender", "text"), ("clientpidmap", "text"):
      [ContentLine.split(line.value, ";").map { [ContentLine.unescaped($0)] }]
    case ("n", "text"), ("adr", "text"):
      [
        ContentLine.split(line.value, ";").map { component in
          ContentLine.split(component, ",").map { ContentLine.unescaped($0) }
        }
      ]
    case ("nickname", "text"), ("categories", "text"):
      ContentLine.split(line.value, ",").map { [[ContentLine.unescaped($0)]] }
    case (_, "text"): [[[ContentLine.unescaped(line.value)]]]
    case (_, "date"), (_, "date-time"), (_, "time"), (_, "date-and-or-time"), (_, "timestamp"):
      [[[extended(line.value, isTime: type == "time")]]]
    case (_, "utc-offset"): [[[extended(zone: line.value)]]]
    case (_, "boolean"), (_, "integer"), (_, "float"):
      ContentLine.split(line.value, ",").map { [[$0]] }
    case (_, "uri"), (_, "language-tag"): [[[ContentLine.unescapedAddress(line.value)]]]
    default: [[[line.value]]]
    }
  }

  /// The values in vCard syntax.
  static func written(_ values: [[[String]]], _ type: String) -> String {
    values.map { value in
      value.map { component in
        component.map { text in
          switch type {
          case "text": ContentLine.escaped(text)
          case "date", "date-time", "time", "date-and-or-time", "timestamp":
            oneLine(basic(text, isTime: type == "time"))
          case "utc-offset": oneLine(text.replacing(":", with: ""))
          default: oneLine(text)
          }
        }.joined(separator: ",")
      }.joined(separator: ";")
    }.joined(separator: ",")
  }

  /// Removes line breaks from a value type that cannot escape them, since they would start another property.
  private static func oneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\n" && $0 != "\r" }))
  }

  // MARK: - Dates: vCard writes 19850412T1430, jCard 1985-04-12T14:30

  private static func extended(_ text: String, isTime: Bool) -> String {
    parts(text, isTime: isTime) { date in
      if date.count == 8 && isDigits(date) {
        return "\(date.prefix(4))-\(date.dropFirst(4).prefix(2))-\(date.suffix(2))"
      }
      if date.count == 6 && date.hasPrefix("--") && isDigits(date.dropFirst(2)) {
        return "\(date.prefix(4))-\(date.suffix(2))"
      }
      return date
    } time: { time in
      let digits = time.drop { $0 == "-" }
      guard isDigits(digits), digits.count == 4 || digits.count == 6 else { return time }
      let pairs = stride(from: 0, to: digits.count, by: 2).map {
        String(digits.dropFirst($0).prefix(2))
      }
      return String(repeating: "-", count: time.count - digits.count)
        + pairs.joined(separator: ":")
    } zone: {
      extended(zone: $0)
    }
  }

  private static func extended(zone: String) -> String {
    zone.count == 5 && isDigits(zone.dropFirst()) ? "\(zone.prefix(3)):\(zone.suffix(2))" : zone
  }

  private static func basic(_ text: String, isTime: Bool) -> String {
    parts(text, isTime: isTime) { date in
      if date.count == 10 && isDigits(date.filter { $0 != "-" }) && !date.hasPrefix("-") {
        return date.replacing("-", with: "")
      }
      if date.count == 7 && date.hasPrefix("--") {
        return "--" + date.dropFirst(2).replacing("-", with: "")
      }
      return date
    } time: {
      $0.replacing(":", with: "")
    } zone: {
      $0.replacing(":", with: "")
    }
  }

  private static func parts(
    _ text: String, isTime: Bool, date: (String) -> String, time: (String) -> String,
    zone: (String) -> String
  ) -> String {
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard isTime || halves.count == 2 else { return date(text) }
    let clock = isTime ? text[...] : halves[1]
    // A leading minus stands for an omitted hour.
    let sign = clock.drop { $0 == "-" }.firstIndex { $0 == "+" || $0 == "-" || $0 == "Z" }
    let end = sign ?? clock.endIndex
    let rest = time(String(clock[..<end])) + zone(String(clock[end...]))
    return isTime ? rest : date(String(halves[0])) + "T" + rest
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }
}

extension ContentLine {
  /// Converts inline binary data, as in vCard 3, to a `data` URL (RFC 2397).
  mutating func makeAddressOfBytes() {
    let kind = parameters.first { $0.name == "type" }?.values.first?.lowercased()
    let top = name == "sound" ? "audio" : name == "photo" || name == "logo" ? "image" : nil
    let media = top.flatMap { top in kind.map { "\(top)/\($0)" } } ?? ""
    parameters.removeAll { $0.name == "type" && top != nil || $0.name == "value" }
    // Some writers fold with more than one space or tab.
    let digits = value.unicodeScalars.filter { $0 != " " && $0 != "\t" }
    value = "data:\(media);base64,\(String(String.UnicodeScalarView(digits)))"
  }

  /// Converts latitude and longitude in degrees, as in vCard 3, to a `geo` URI (RFC 5870).
  mutating func makeAddressOfPlace() {
    guard name == "geo",
      parameters.allSatisfy({ $0.name != "value" || $0.values.map { $0.lowercased() } == ["float"] }
      )
    else { return }
    let degrees = Self.split(value, ";").map { BareValue.float.inJSON($0) }
    guard degrees.count == 2, let latitude = degrees[0], let longitude = degrees[1] else { return }
    parameters.removeAll { $0.name == "value" }
    value = "geo:\(latitude),\(longitude)"
  }
}
