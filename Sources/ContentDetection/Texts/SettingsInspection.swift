/// Recognizes settings files: names and values, in sections or nested.
enum SettingsInspection {
  static func finding(in lines: TextLines) -> Finding? {
    sections(lines) ?? NestedSettings.finding(in: lines) ?? properties(lines)
  }

  /// INI and TOML: `[section]` and `name = value`.
  private static func sections(_ lines: TextLines) -> Finding? {
    var count = SectionCount()
    for line in lines.lines where !line.isBlank {
      count.add(lines.content(line), indentation: line.indentation)
    }
    guard count.headers > 0, count.pairs > 0, count.others * 12 <= count.all,
      count.continued * 3 <= count.all * 2, count.code * 10 <= count.all
    else { return nil }
    if let known = count.known { return .likely(known, "sections of settings") }
    guard (count.pairs + count.headers) * 3 >= count.all else { return nil }
    if count.doubled > 0, count.typed > 0 { return .likely("application/toml", "[[tables]]") }
    return count.quoted > 0 && count.typed * 100 >= count.pairs * 90
      ? .likely("application/toml", "sections and typed values")
      : .likely("text/x-ini", "sections of settings")
  }

  /// The number of lines of each kind in a settings file.
  private struct SectionCount {
    var (all, headers, pairs, others, continued, code) = (0, 0, 0, 0, 0, 0)
    /// The numbers of values in TOML syntax, of quoted ones, and of headers in double brackets.
    var (typed, quoted, doubled) = (0, 0, 0)
    var known: String?
    private var isOpen = false

    mutating func add(_ content: ArraySlice<UInt8>, indentation: Int) {
      guard let first = content.first, let last = content.last else { return }
      if first == 0x23 || first == 0x3B { return }
      if isOpen {
        // Multi-line lists and strings (TOML 1.0).
        let isEnd = first == 0x5D || last == 0x5D || first == 0x7D
        if isEnd || content.contains("\"\"\"") || content.contains("'''") { isOpen = false }
        return
      }
      all += 1
      if first == 0x5B, indentation == 0, let close = content.lastIndex(of: 0x5D) {
        addHeader(content[(content.startIndex + 1)..<close], rest: content[(close + 1)...].trimmed)
      } else if let equals = content.firstIndex(where: { $0 == 0x3D || $0 == 0x3A }),
        equals > content.startIndex, isName(content[..<equals])
      {
        pairs += 1
        if last == 0x7B || last == 0x28 { code += 1 }
        if content[equals] == 0x3D { addValue(content[(equals + 1)...].trimmed) }
      } else if last == 0x7B || last == 0x7D || last == 0x3B {
        code += 1
        others += 1
      } else if indentation > 0 || headers > 0 && content.words.count == 1 {
        continued += 1
      } else {
        others += 1
      }
    }

    private mutating func addHeader(_ name: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
      let isHeader =
        (rest.isEmpty || rest.first == 0x23 || rest.first == 0x3B) && !name.isEmpty
        && !name.contains(where: { $0 == 0x2C || $0 == 0x28 || $0 == 0x3B || $0 == 0x3D })
      guard isHeader else {
        others += 1
        return
      }
      headers += 1
      if known == nil { known = kind(ofSection: name) }
      if name.first == 0x5B { doubled += 1 }
    }

    private mutating func addValue(_ value: ArraySlice<UInt8>) {
      if isTyped(value) { typed += 1 }
      if let first = value.first, [0x22, 0x27, 0x5B, 0x7B].contains(first) { quoted += 1 }
      let opensText = value.begins(with: "\"\"\"") && !value.dropFirst(3).contains("\"\"\"")
      let opensList = value.first == 0x5B && value.last != 0x5D && !value.contains(0x5D)
      isOpen = opensText || opensList || value.is("{")
    }
  }

  /// The MIME type of settings with such a section.
  private static func kind(ofSection name: ArraySlice<UInt8>) -> String? {
    switch name.prefix(40).string {
    case "Unit", "Service", "Install", "Socket", "Timer", "Mount", "Automount", "Swap", "Slice",
      "Scope":
      "text/x-systemd-unit"
    case "Desktop Entry", "KDE Desktop Entry": "application/x-desktop"
    case "InternetShortcut": "application/x-mswinurl"
    case "Script Info": "text/x-ssa"
    case "D-BUS Service": "text/x-dbus-service"
    case "Flatpak Ref": "application/vnd.flatpak.ref"
    case "Flatpak Repo": "application/vnd.flatpak.repo"
    default: nil
    }
  }

  /// Whether a value has TOML syntax: a quoted string, number, boolean, date, array or table.
  private static func isTyped(_ value: ArraySlice<UInt8>) -> Bool {
    guard let first = value.first else { return false }
    if first == 0x22 || first == 0x27 || first == 0x5B || first == 0x7B {
      return true
    }
    let word = value.prefix { !$0.isBlank && $0 != 0x23 && $0 != 0x3B }
    if word.is("true") || word.is("false") { return true }
    let digits = first == 0x2D || first == 0x2B ? word.dropFirst() : word
    if digits.is("inf") || digits.is("nan") { return true }
    // Numbers with underscores between digits, and times.
    return digits.first?.isDigit == true
      && digits.allSatisfy {
        $0.isHexadecimal || [0x5F, 0x2E, 0x2D, 0x3A, 0x2B, 0x54, 0x5A, 0x78, 0x6F].contains($0)
      }
  }

  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    var name = text
    while let last = name.last, last.isBlank { name = name.dropLast() }
    if let first = name.first, first == 0x22, name.count > 2, name.last == 0x22 { return true }
    guard !name.isEmpty, name.count <= 64 else { return false }
    return name.allSatisfy {
      $0.isWord || $0 == 0x2E || $0 == 0x2D || $0 == 0x22 || $0 == 0x5B || $0 == 0x5D || $0 == 0x20
        || $0 == 0x2F
        || $0 == 0x5C || $0 == 0x3A || $0 == 0x24 || $0 == 0x40 || $0 == 0x2A
    } && name.count { $0 == 0x20 } <= 3
  }

  /// Java properties: only `name=value` pairs, most of whose names contain dots.
  private static func properties(_ lines: TextLines) -> Finding? {
    var (pairs, dotted, others, quoted) = (0, 0, 0, 0)
    var isContinued = false
    for line in lines.lines where !line.isBlank {
      let content = lines.content(line)
      guard let first = content.first else { continue }
      defer { isContinued = content.last == 0x5C }
      if isContinued { continue }
      if first == 0x23 || first == 0x21 { continue }
      guard let equals = content.firstIndex(where: { $0 == 0x3D || $0 == 0x3A }),
        equals > content.startIndex
      else {
        others += 1
        continue
      }
      var name = content[..<equals]
      while let last = name.last, last.isBlank { name = name.dropLast() }
      guard name.allSatisfy({ $0.isWord || $0 == 0x2E || $0 == 0x2D }), !name.isEmpty else {
        others += 1
        continue
      }
      pairs += 1
      if name.dropFirst().dropLast().contains(0x2E) { dotted += 1 }
      let value = content[(equals + 1)...].trimmed
      if value.first == 0x22 || content.last == 0x3B || content.last == 0x7B { quoted += 1 }
    }
    guard others == 0, pairs >= 3, dotted * 2 >= pairs, quoted * 4 <= pairs else { return nil }
    return .likely("text/x-java-properties", "names with dots and values")
  }
}
