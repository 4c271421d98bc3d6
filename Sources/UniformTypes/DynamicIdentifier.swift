import Diagnostics

/// An identifier `dyn.a…` that encodes what is known about an undeclared type.
///
/// It encodes the types that it conforms to and its tags (an extension, a MIME type, …) as text in base 32, most
/// significant bit first, without padding. An extension has several such identifiers, depending on the encoded
/// conformance, so compare their contents.
package struct DynamicIdentifier: Hashable, Sendable {
  /// A tag: a name of the type in another naming system.
  package struct Tag: Hashable, Sendable {
    package var tagClass: TagClass
    package var value: String

    package init(_ tagClass: TagClass, _ value: String) {
      self.tagClass = tagClass
      self.value = value
    }
  }

  /// A naming system; systems without a case here keep their spelling.
  package enum TagClass: Hashable, Sendable {
    case filenameExtension, osType, mimeType, pasteboardType, urlScheme
    case other(String)
  }

  /// The types that the identifier directly conforms to.
  package var conformsTo: [UniformType]
  package var tags: [Tag]

  package init(conformsTo: [UniformType] = [.data], tags: [Tag]) {
    self.conformsTo = conformsTo
    self.tags = tags
  }

  /// Creates the identifier for a file name extension, which is case-insensitive and encoded in lower case.
  package init(extension word: String, conformsTo: [UniformType] = [.data]) {
    self.init(conformsTo: conformsTo, tags: [Tag(.filenameExtension, word.lowercased())])
  }

  /// Creates the identifier for a MIME type, whose spelling is kept.
  package init(mimeType: String, conformsTo: [UniformType] = [.data]) {
    self.init(conformsTo: conformsTo, tags: [Tag(.mimeType, mimeType)])
  }

  /// Creates the identifier for a four-character code, which is truncated or padded with NUL.
  package init(osType: String, conformsTo: [UniformType] = [.data]) {
    let four = osType.unicodeScalars.prefix(4)
    let padded =
      String(String.UnicodeScalarView(four)) + String(repeating: "\0", count: 4 - four.count)
    self.init(conformsTo: conformsTo, tags: [Tag(.osType, padded)])
  }

  /// Creates the identifier for an unverified extension, with or without its leading dot.
  package init(checkingExtension text: String) throws(TypeWordError) {
    let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
    guard FilenameExtension.isOne(word) else { throw .malformedExtension(text) }
    self.init(extension: word)
  }

  /// Creates the identifier for an unverified MIME type, which may have parameters but no wildcard.
  package init(checkingMIMEType text: String) throws(TypeWordError) {
    guard let media = MediaType(text) else { throw .malformedMIMEType(text) }
    guard !media.essence.contains("*") else { throw .selectsOnly(text) }
    self.init(mimeType: text)
  }

  /// Decodes an identifier; nil if it is not dynamic or not canonically encoded.
  package init?(_ type: UniformType) {
    guard let payload = DynamicPayload.bytes(of: type.identifier),
      let text = String(validating: payload, as: UTF8.self),
      let read = DynamicPayload.parse(text), read.type == type
    else { return nil }
    self = read
  }

  /// Whether an identifier has the prefix of a dynamic one, even if it cannot be decoded.
  package static func isSpelledDynamic(_ identifier: String) -> Bool {
    identifier.utf8.prefix(4).elementsEqual("dyn.".utf8) { $0.lowercasedASCII == $1 }
  }

  /// The identifier as a type.
  package var type: UniformType {
    UniformType(DynamicPayload.identifier(Array(DynamicPayload.text(of: self).utf8)))
  }

  /// The text encoded in the identifier, such as `?0=6:1=sql`.
  package var payload: String { DynamicPayload.text(of: self) }

  /// The first value of a tag class.
  package func value(of tagClass: TagClass) -> String? {
    tags.first { $0.tagClass == tagClass }?.value
  }
}
