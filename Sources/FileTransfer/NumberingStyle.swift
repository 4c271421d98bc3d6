/// How the number is written in a name that was taken.
package enum NumberingStyle: String, CaseIterable, Codable, Sendable {
  /// `name 2.ext`
  case space
  /// `name-2.ext`
  case dash
  /// `name (2).ext`
  case parentheses

  /// The bytes inserted before the extension.
  func insertion(_ number: Int) -> [UInt8] {
    marks.before + Array(String(number).utf8) + marks.after
  }

  /// What a name looks like with it.
  package var example: String {
    switch self {
    case .space: "name 2.ext"
    case .dash: "name-2.ext"
    case .parentheses: "name (2).ext"
    }
  }

  /// The bytes before and after the number.
  var marks: (before: [UInt8], after: [UInt8]) {
    switch self {
    case .space: ([0x20], [])
    case .dash: ([UInt8(ascii: "-")], [])
    case .parentheses: (Array(" (".utf8), [UInt8(ascii: ")")])
    }
  }
}

/// A number and the style in which it is written.
struct NameNumber: Hashable, Comparable {
  var number: Int
  var style: NumberingStyle

  static func < (one: NameNumber, other: NameNumber) -> Bool {
    (one.number, one.style.rawValue) < (other.number, other.style.rawValue)
  }
}
