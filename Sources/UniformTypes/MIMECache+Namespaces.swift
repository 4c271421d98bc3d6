// How a `mime.cache` knows XML documents by their outermost element.

extension MIMECache {
  /// The MIME type of XML documents whose outermost element has this name; nil where none is known.
  ///
  /// A rule without a local name is for all elements of its namespace, and is behind those with it.
  ///
  /// - Parameters:
  ///   - namespace: Its URI; empty where the element has none.
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
