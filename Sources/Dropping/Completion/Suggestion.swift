/// A word that could be typed next, and what it means; both as carried text.
package typealias Suggestion = (value: String, meaning: String)

/// How much is looked at to suggest something: nobody reads more suggestions than that.
package enum SuggestionLimit {
  /// Items of a session.
  package static let items = 1000
  /// Sessions that have ended, the last one first.
  package static let endedSessions = 100
}
