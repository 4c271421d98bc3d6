import Diagnostics

/// The environment variables that a run uses, as carried text.
///
/// The variables of the process are looked up one by one: a run needs only a few, and copying all of them took
/// longer than detecting the type of a picture.
package struct Variables: Sendable {
  /// Nil means the environment of this process.
  private let given: [String: String]?

  private init(given: [String: String]?) { self.given = given }

  package init(_ values: [String: String]) { self.init(given: values) }

  /// The environment of this process.
  package static var ofThisProcess: Variables { Variables(given: nil) }

  /// The value of a variable; nil when it is not set.
  package subscript(name: String) -> String? {
    guard let given else { return Environment.value(name) }
    return given[name]
  }

  /// All variables, to pass to another program.
  package var all: [String: String] { given ?? OwnProcess.environment }
}

extension Variables: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral values: (String, String)...) {
    self.init([String: String](values, uniquingKeysWith: { first, _ in first }))
  }
}
