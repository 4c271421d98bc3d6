import Diagnostics

/// The variables that a run goes by, as carried text.
///
/// Those of the process are looked up one by one: a run asks for a handful, and to copy them all took
/// longer than to tell what a picture is.
package struct Variables: Sendable {
  /// Nil stands for the process's own.
  private let given: [String: String]?

  private init(given: [String: String]?) { self.given = given }

  package init(_ values: [String: String]) { self.init(given: values) }

  /// Those that this process was started with.
  package static var ofThisProcess: Variables { Variables(given: nil) }

  /// The value of a variable; nil where it is not set.
  package subscript(name: String) -> String? {
    guard let given else { return Environment.value(name) }
    return given[name]
  }

  /// All of them, to be handed to another program.
  package var all: [String: String] { given ?? OwnProcess.environment }
}

extension Variables: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral values: (String, String)...) {
    self.init([String: String](values, uniquingKeysWith: { first, _ in first }))
  }
}
