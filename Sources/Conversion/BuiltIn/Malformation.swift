import Diagnostics
import SystemCalls

/// Where data is not what its type says, and how.
package struct Malformation: Error, Equatable, Sendable {
  /// From 1; what is not text has one line.
  package var line: Int
  /// In the whole data, from 1; one past the end where something is missing there.
  package var byte: Int64
  package var problem: Problem

  package init(line: Int, byte: Int64, _ problem: Problem) {
    self.line = line
    self.byte = byte
    self.problem = problem
  }

  package enum Problem: Equatable, Sendable {
    // Text
    case notUTF8
    case halfUnit
    case loneSurrogate
    /// A scalar of Unicode.
    case notInEncoding(UInt32)
    case notOfEncoding(UInt8)
    // Addresses
    case notAURL
    case notAFileURL
    case severalURLs
    case noURL
    case notACopiedFilesList
    // JSON
    case unexpectedEnd
    case unexpectedByte(UInt8, expected: String)
    case controlInString
    case badEscape
    case badNumber
    case tooDeep(limit: Int)
    case severalValues
    case splitLine
    case notAnArrayOfObjects
    case nestedValue(key: String)
    case unknownKey(String)
    case repeatedKey(String)
    // Contacts
    case notACard
    case notAContentLine
    case otherVersion(String)
    case severalCards
    /// What the value of a property is said to be, and is not.
    case otherKind(String)
    // Tables
    case quoteInField
    case afterQuote
    case openQuote
    case loneReturn
    case otherLineEnd
    case otherWidth(Int, first: Int)
    case unholdable(String)
    case tooLong(limit: Int)
  }
}

extension Malformation.Problem {
  /// In words, lower case; what is quoted is carried text.
  var phrase: String {
    switch self {
    case .notUTF8: "a byte that is not UTF-8"
    case .halfUnit: "half of a UTF-16 unit at the end"
    case .loneSurrogate: "half of a surrogate pair"
    case .notInEncoding(let scalar):
      "U+\(Hexadecimal.text(scalar, digits: 4, uppercase: true)), which the encoding does not have"
    case .notOfEncoding(let byte): "\(Self.name(byte)), which begins no character of the encoding"
    case .notAURL: "not a URL"
    case .notAFileURL: "not the URL of a local file"
    case .severalURLs: "more than one URL"
    case .noURL: "no URL"
    case .notACopiedFilesList: "neither 'copy' nor 'cut' in the first line"
    case .unexpectedEnd: "the data ends in the middle"
    case .unexpectedByte(let byte, let expected): "\(Self.name(byte)) where \(expected) belongs"
    case .controlInString: "a control character in a string"
    case .badEscape: "an escape that JSON does not have"
    case .badNumber: "a number that JSON does not have"
    case .tooDeep(let limit): "more than \(limit) values inside each other"
    case .severalValues: "something behind the value"
    case .splitLine: "a value that goes on in another line"
    case .notAnArrayOfObjects: "not an array of objects"
    case .nestedValue(let key): "a value inside '\(key)', which a table cannot hold"
    case .unknownKey(let key): "the key '\(key)', which the first object does not have"
    case .repeatedKey(let key): "'\(key)' for the second time"
    case .notACard: "not a contact"
    case .notAContentLine: "a line that is not a property of a contact"
    case .otherVersion(let version): "version '\(version)' of vCard, which is not known here"
    case .severalCards: "more than one contact"
    case .otherKind(let kind): "a value that is no \(kind)"
    case .quoteInField: "a quotation mark inside a field that does not begin with one"
    case .afterQuote: "something between a closing quotation mark and the end of the field"
    case .openQuote: "the data ends inside quotation marks"
    case .loneReturn: "a CR by itself where the first line ends otherwise"
    case .otherLineEnd: "a line that ends in LF where the first one ends in CR"
    case .otherWidth(let count, let first):
      "\(count) \(count == 1 ? "field" : "fields") where the first line has \(first)"
    case .unholdable(let what): "\(what) in a field, which tab-separated values cannot hold"
    case .tooLong(let limit): "a record of more than \(limit) bytes"
    }
  }

  private static func name(_ byte: UInt8) -> String {
    byte > 0x20 && byte < 0x7F
      ? "'\(Character(UnicodeScalar(byte)))'" : "byte 0x" + Hexadecimal.text(byte, digits: 1)
  }
}

/// Why a step that this process does itself came to an end.
enum StepFailure: Error {
  case malformed(Malformation)
  case reading(SystemFailure)
  case writing(SystemFailure)
  /// The C library has no module for an encoding.
  case encodingMissing(String)
  /// It was told to.
  case halted(CommandError)
}
