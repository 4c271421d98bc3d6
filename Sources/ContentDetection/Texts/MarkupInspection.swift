/// Recognizes XML, HTML and templates of web pages.
enum MarkupInspection {
  static func finding(in text: ArraySlice<UInt8>, isWhole: Bool) -> Finding? {
    let start = text.trimmed
    guard start.first == 0x3C else { return nil }
    if let script = serverScript(start) { return script }
    guard let prolog = MarkupProlog(start) else { return fragment(start) }
    if let page = page(prolog, start) { return page }
    if let known = XMLVocabularies.mimeType(prolog), known != "application/xml" {
      return .settled(known, "XML root <\(prolog.root)>")
    }
    if prolog.hasDeclaration || prolog.root.isEmpty == false && prolog.doctype != nil {
      return .family("application/xml", "XML root <\(prolog.root)>")
    }
    if let fragment = fragment(start) { return fragment }
    if prolog.attributes.contains(where: { $0.name.hasPrefix("xmlns") }), isRoot(prolog.root) {
      return .family("application/xml", "XML root <\(prolog.root)>")
    }
    // Templates, components and logs are also made of tags.
    return isWhole && isDocument(prolog, start)
      ? .likely("application/xml", "elements in <\(prolog.root)>") : nil
  }

  /// Server-side pages, identified by their specific markers.
  private static func serverScript(_ text: ArraySlice<UInt8>) -> Finding? {
    if text.begins(withFolded: "<?php") { return .settled("application/x-php", "<?php") }
    if text.begins(with: "<?=") || text.begins(with: "<?\n") || text.begins(with: "<? ")
      || text.begins(with: "<?\r")
    {
      return .likely("application/x-php", "<?")
    }
    if text.begins(with: "<%@") || text.begins(with: "<%--") { return directive(text) }
    // CFML comments look like HTML comments that begin with a dash.
    if text.begins(with: "<cfcomponent") || text.begins(with: "<cfset")
      || text.begins(with: "<!---")
        && ["<cf", "<CF"].contains(where: text.prefix(1_024).contains)
    {
      return .likely("text/x-cfm", "CFML tag")
    }
    return nil
  }

  private static func directive(_ text: ArraySlice<UInt8>) -> Finding? {
    let start = text.prefix(2_048)
    for name in ["<%@ page ", "<%@page ", "<%@ taglib", "<%@taglib", "<%@ include", "<%@ tag "]
    where start.contains(name) { return .likely("application/x-jsp", "JSP directive") }
    for name in [
      "<%@ Page ", "<%@ Control", "<%@ Master", "<%@ WebHandler", "<%@ Application", "<%@ Import",
    ]
    where start.contains(name) { return .likely("application/x-aspx", "ASP.NET directive") }
    return start.contains("<%@ LANGUAGE") || start.contains("<%@ Language")
      || start.contains("<%@LANGUAGE")
      ? .likely("application/x-asp", "ASP directive") : nil
  }

  /// Complete pages, identified by document type or root element.
  private static func page(_ prolog: MarkupProlog, _ text: ArraySlice<UInt8>) -> Finding? {
    let isTyped = prolog.doctype?.begins(withFolded: "html") ?? false
    let root = prolog.root.lowercased()
    guard isTyped || root == "html" || ["head", "body"].contains(root) && !prolog.hasDeclaration
    else {
      return nil
    }
    if text.contains("<?php") { return .likely("application/x-php", "<?php in a page") }
    if prolog.hasDeclaration, prolog.root == "html" {
      return .settled("application/xhtml+xml", "XML root <html>")
    }
    if prolog.namespace == "http://www.w3.org/1999/xhtml", !isTyped {
      return .settled("application/xhtml+xml", "XML root <html>")
    }
    if prolog.root.isEmpty, !isTyped { return nil }
    let sign = isTyped ? "document type html" : "<\(root)>"
    return hasTags(text) ? .faint("text/html", sign) : .family("text/html", sign)
  }

  /// Fragments of pages, which begin with an HTML element and contain more of them.
  private static func fragment(_ text: ArraySlice<UInt8>) -> Finding? {
    let start = text.prefix(8_192)
    if component(start) { return .likely("text/x-vue", "<template> and <script>") }
    var (tags, closed) = (0, 0)
    var isFirst = true
    var index = start.startIndex
    while index < start.endIndex {
      guard start[index] == 0x3C else {
        index += 1
        continue
      }
      var rest = start[(index + 1)...]
      if rest.begins(with: "!--") {
        guard let end = rest.position(of: "-->") else { break }
        index = end + 3
        continue
      }
      let isClosing = rest.first == 0x2F
      if isClosing { rest = rest.dropFirst() }
      let name = rest.prefix { $0.isLetter || $0.isDigit }
      index = rest.startIndex + name.count
      let follower = index < start.endIndex ? start[index] : 0x3E
      let isTag =
        elements.contains(name.prefix(12).string.lowercased())
        && (follower.isSpace || follower == 0x3E || follower == 0x2F)
      if isFirst, !isTag { return nil }
      isFirst = false
      if isTag, isClosing { closed += 1 } else if isTag { tags += 1 }
    }
    guard tags > 0, closed > 0 || tags > 2 else { return nil }
    if hasHeadings(start) { return .likely("text/markdown", "headings after HTML elements") }
    if text.contains("<?php") { return .likely("application/x-php", "<?php in a page") }
    return hasTags(text) || ["{{", "{#", "{/"].contains { text.contains($0) }
      ? .faint("text/html", "HTML elements") : .likely("text/html", "HTML elements")
  }

  /// Whether the text contains tags of a template language, of which there are many.
  private static func hasTags(_ text: ArraySlice<UInt8>) -> Bool {
    ["<%", "{%"].contains { text.contains($0) }
  }

  /// Whether there are Markdown headings after blank lines; Markdown may begin with HTML.
  private static func hasHeadings(_ text: ArraySlice<UInt8>) -> Bool {
    ["\n\n# ", "\n\n## ", "\r\n\r\n# ", "\r\n\r\n## "].contains { text.contains($0) }
  }

  /// Whether the text is a single-file component with script, template and style.
  private static func component(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.begins(with: "<template") || text.begins(with: "<script") else { return false }
    return text.contains("<template") && text.contains("</template>")
      && (text.contains("<script") || text.contains("<style"))
  }

  private static let elements: Set<String> = [
    "a", "abbr", "address", "article", "aside", "b", "base", "blockquote", "body", "br", "button",
    "canvas",
    "center", "code", "div", "dl", "em", "fieldset", "figure", "font", "footer", "form", "frameset",
    "h1",
    "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "i", "iframe", "img", "input",
    "label", "li",
    "link", "main", "meta", "nav", "noscript", "ol", "option", "p", "pre", "script", "section",
    "select", "small",
    "span", "strong", "style", "table", "tbody", "td", "template", "textarea", "th", "thead",
    "title", "tr", "tt",
    "u", "ul", "video",
  ]

  /// Whether a name can be that of a root element.
  private static func isRoot(_ name: String) -> Bool { !name.isEmpty && !name.contains("@") }

  /// Whether markup without a declaration or known root is still a document: its last tag closes the first one, which
  /// is closed nowhere else.
  private static func isDocument(_ prolog: MarkupProlog, _ text: ArraySlice<UInt8>) -> Bool {
    guard isRoot(prolog.root) else { return false }
    if prolog.isEmptyElement { return prolog.body.trimmed.isEmpty }
    var end = text
    while let last = end.last, last.isSpace { end = end.dropLast() }
    guard end.ends(with: "</\(prolog.root)>") else { return false }
    // An element may contain others of its name.
    var (depth, rest) = (1, prolog.body[..<end.endIndex])
    while let tag = rest.position(of: prolog.root) {
      let before = rest[..<tag]
      rest = rest[(tag + prolog.root.utf8.count)...]
      guard rest.first.map({ $0.isSpace || $0 == 0x3E || $0 == 0x2F }) == true else { continue }
      if before.ends(with: "</") {
        depth -= 1
        if depth == 0 { return rest.dropFirst().isEmpty }
      } else if before.last == 0x3C {
        let tag = rest.prefix { $0 != 0x3E }
        if tag.last != 0x2F { depth += 1 }
      }
    }
    return false
  }
}
