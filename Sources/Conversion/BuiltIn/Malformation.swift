import Diagnostics
import SystemCalls

/// The position and reason of invalid input.
package struct Malformation: Error, Equatable, Sendable {
  /// The line number, from 1; binary data has only one line.
  package var line: Int
  /// The position in the whole data, from 1; one past the end if something is missing there.
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
    /// The Unicode scalar.
    case notInEncoding(UInt32)
    case notOfEncoding(UInt8)
    // URLs
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
    /// A value that is not of its declared type.
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
  /// The message, in lowercase; quoted parts are carried text.
  var phrase: String {
    switch self {
    case .notUTF8: "a byte that is not UTF-8"
    case .halfUnit: "half a UTF-16 code unit at the end"
    case .loneSurrogate: "unpaired surrogate"
    case .notInEncoding(let scalar):
      "U+\(Hexadecimal.text(scalar, digits: 4, uppercase: true)), which does not exist in the encoding"
    case .notOfEncoding(let byte): "\(Self.name(byte)), which is not valid in the encoding"
    case .notAURL: "not a URL"
    case .notAFileURL: "not the URL of a local file"
    case .severalURLs: "more than one URL"
    case .noURL: "no URL"
    case .notACopiedFilesList: "neither 'copy' nor 'cut' in the first line"
    case .unexpectedEnd: "unexpected end of the data"
    case .unexpectedByte(let byte, let expected): "\(Self.name(byte)) instead of \(expected)"
    case .controlInString: "unescaped control character in a string"
    case .badEscape: "invalid JSON escape"
    case .badNumber: "invalid JSON number"
    case .tooDeep(let limit): "more than \(limit) nested values"
    case .severalValues: "data after the value"
    case .splitLine: "a value that continues on another line"
    case .notAnArrayOfObjects: "not an array of objects"
    case .nestedValue(let key): "nested value in '\(key)', which a table cannot hold"
    case .unknownKey(let key): "key '\(key)', which the first object does not have"
    case .repeatedKey(let key): "duplicate name '\(key)'"
    case .notACard: "not a contact"
    case .notAContentLine: "not a property of a contact"
    case .otherVersion(let version): "unsupported vCard version '\(version)'"
    case .severalCards: "more than one contact"
    case .otherKind(let kind): "a value that is not of type \(kind)"
    case .quoteInField: "quotation mark in an unquoted field"
    case .afterQuote: "text between a closing quotation mark and the end of the field"
    case .openQuote: "missing closing quotation mark"
    case .loneReturn: "a lone CR, which does not end the first line"
    case .otherLineEnd: "a line that ends in LF although the first one ends in CR"
    case .otherWidth(let count, let first):
      "\(count) \(count == 1 ? "field" : "fields") but the first line has \(first)"
    case .unholdable(let what): "\(what) in a field, which tab-separated values cannot hold"
    case .tooLong(let limit): "a record longer than \(limit) bytes"
    }
  }

  private static func name(_ byte: UInt8) -> String {
    byte > 0x20 && byte < 0x7F
      ? "'\(Character(UnicodeScalar(byte)))'" : "byte 0x" + Hexadecimal.text(byte, digits: 1)
  }
}

/// Why a built-in step stopped.
enum StepFailure: Error {
  case malformed(Malformation)
  case reading(SystemFailure)
  case writing(SystemFailure)
  /// The C library has no module for the encoding.
  case encodingMissing(String)
  /// The step was asked to stop.
  case halted(CommandError)
}
