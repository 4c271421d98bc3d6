/// Why a word for a type is invalid.
package enum TypeWordError: Error, Equatable {
  /// The word is unknown; the nearest known words are attached.
  case unknown(String, nearest: [String])
  /// The word selects several types and cannot be the type of an offered representation.
  case selectsOnly(String)
  /// The word has a slash but is not a MIME type.
  case malformedMIMEType(String)
  /// The word is not a valid extension.
  case malformedExtension(String)
  /// Its size is not a number of pixels.
  case malformedSize(String)
  /// It has a size, and is not for pictures.
  case sizeWithoutPicture(String)
  /// It has a size where a size does not count.
  case misplacedSize(String)
  /// What follows the type is not a size.
  case unknownSetting(String)
  /// The word has the prefix of a dynamic identifier but cannot be decoded.
  case damagedDynamicIdentifier(String)
}
