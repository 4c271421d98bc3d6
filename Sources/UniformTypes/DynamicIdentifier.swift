import Diagnostics

/// An identifier `dyn.a…` that carries what is known of a type that nobody declared.
///
/// It holds the types it conforms to and tags (an extension, a MIME type, …) as text, written with
/// 32 letters, five bits each, the first bit first, and no padding. One extension has several such
/// identifiers, depending on the conformance that is written in; compare what they hold.
package struct DynamicIdentifier: Hashable, Sendable {
  /// A tag: a name of the type in some other system of names.
  package struct Tag: Hashable, Sendable {
    package var tagClass: TagClass
    package var value: String

    package init(_ tagClass: TagClass, _ value: String) {
      self.tagClass = tagClass
      self.value = value
    }
  }

  /// A system of names; those that have no case here are kept as they are spelled.
  package enum TagClass: Hashable, Sendable {
    case filenameExtension, osType, mimeType, pasteboardType, urlScheme
    case other(String)
  }

  /// The types that it conforms to by itself.
  package var conformsTo: [UniformType]
  package var tags: [Tag]

  package init(conformsTo: [UniformType] = [.data], tags: [Tag]) {
    self.conformsTo = conformsTo
    self.tags = tags
  }

  /// The identifier for a filename extension, which has no case: written with small letters.
  package init(extension word: String, conformsTo: [UniformType] = [.data]) {
    self.init(conformsTo: conformsTo, tags: [Tag(.filenameExtension, word.lowercased())])
  }

  /// The identifier for a MIME type, whose spelling is kept.
  package init(mimeType: String, conformsTo: [UniformType] = [.data]) {
    self.init(conformsTo: conformsTo, tags: [Tag(.mimeType, mimeType)])
  }

  /// The identifier for a four-character code: cut there, or padded with NUL.
  package init(osType: String, conformsTo: [UniformType] = [.data]) {
    let four = osType.unicodeScalars.prefix(4)
    let padded =
      String(String.UnicodeScalarView(four)) + String(repeating: "\0", count: 4 - four.count)
    self.init(conformsTo: conformsTo, tags: [Tag(.osType, padded)])
  }

  /// The identifier for what somebody says is an extension, with its leading dot or without.
  package init(checkingExtension text: String) throws(TypeWordError) {
    let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
    guard FilenameExtension.isOne(word) else { throw .malformedExtension(text) }
    self.init(extension: word)
  }

  /// The identifier for what somebody says is a MIME type, which may have parameters but no star.
  package init(checkingMIMEType text: String) throws(TypeWordError) {
    guard let media = MediaType(text) else { throw .malformedMIMEType(text) }
    guard !media.essence.contains("*") else { throw .selectsOnly(text) }
    self.init(mimeType: text)
  }

  /// Reads an identifier; nil when it is not a dynamic one, or not written in the one right way.
  package init?(_ type: UniformType) {
    guard let payload = DynamicPayload.bytes(of: type.identifier),
      let text = String(validating: payload, as: UTF8.self),
      let read = DynamicPayload.parse(text), read.type == type
    else { return nil }
    self = read
  }

  /// Whether an identifier is written as a dynamic one, damaged ones too.
  package static func isSpelledDynamic(_ identifier: String) -> Bool {
    identifier.utf8.prefix(4).elementsEqual("dyn.".utf8) { $0.lowercasedASCII == $1 }
  }

  /// The identifier as a type.
  package var type: UniformType {
    UniformType(DynamicPayload.identifier(Array(DynamicPayload.text(of: self).utf8)))
  }

  /// The text that is written in the identifier, such as `?0=6:1=sql`.
  package var payload: String { DynamicPayload.text(of: self) }

  /// The first value of a class.
  package func value(of tagClass: TagClass) -> String? {
    tags.first { $0.tagClass == tagClass }?.value
  }
}
