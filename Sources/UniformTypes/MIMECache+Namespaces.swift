// The rules of a `mime.cache` for the root element of XML documents.

extension MIMECache {
  /// The MIME type of XML documents with this root element; nil if none is known.
  ///
  /// A rule without a local name applies to all elements of its namespace; a rule with the local name takes
  /// precedence.
  ///
  /// - Parameters:
  ///   - namespace: The namespace URI; empty if the element has none.
  ///   - localName: The element's name without a prefix.
  package func rootXMLType(namespace: String, localName: String) -> String? {
    guard let entries = entries(of: .namespaces) else { return nil }
    var ofNamespace: String?
    for index in 0..<entries.count {
      let entry = entries.first + index * 12
      guard let uri = number(at: entry), order(ofStringAt: uri, and: namespace.utf8) == 0,
        let name = number(at: entry + 4), let type = number(at: entry + 8).flatMap(mimeType(at:))
      else { continue }
      if order(ofStringAt: name, and: localName.utf8) == 0 { return type }
      if !namespace.isEmpty, string(at: name)?.isEmpty == true { ofNamespace = ofNamespace ?? type }
    }
    return ofNamespace
  }
}
